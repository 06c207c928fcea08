import fc from 'fast-check'
import { intentsIn, namesIn } from './code-names.ts'
import { bodyOf, type Entry } from './encode.ts'
import { type Field, validFor } from './forms.ts'
import { addressOf, type Drawn, type Scene } from './input.ts'
import { notText, passkeyAnswer, type Value, value } from './values.ts'

export const names = namesIn('app')
const intents = intentsIn('app')

/** A valid form: one of the page, or an intent of the code with every field the code reads. */
export function wholeForm({ forms, path }: Scene): fc.Arbitrary<Field[]> {
  const shown = forms.filter(
    ({ method, action }) => method === 'post' && [path, ''].includes(action.split(/[?#]/)[0] ?? ''),
  )
  const ofCode = fc
    .constantFrom(...intents)
    .map((intent) => [
      { name: 'intent', value: intent },
      ...names.filter((name) => name !== 'intent').map((name) => ({ name, value: validFor(name) })),
    ])
  if (shown.length === 0) return ofCode
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...shown.map(({ fields }) => fields)) },
    { weight: 1, arbitrary: ofCode },
  )
}

/** Mostly a new e-mail each time, so that no per-account limit is reached; sometimes that of an existing account. */
const email = fc.oneof(
  { weight: 12, arbitrary: fc.nat().map((number) => `someone${number}@example.org`) },
  { weight: 1, arbitrary: fc.constant('clerk@garage.example') },
)

function freshEmail(fields: Field[], fresh: string): Field[] {
  return fields.map((field) =>
    /^some\w+@example\.org$/.test(field.value) ? { ...field, value: fresh } : field,
  )
}

export const shapes = fc.oneof(
  { weight: 10, arbitrary: fc.constant('alone') },
  { weight: 1, arbitrary: fc.constantFrom('missing', 'twice', 'as a list', 'as an object', 'as a file') },
)

export function fieldInput(scene: Scene): Drawn {
  return wholeForm(scene).chain((form) =>
    fc
      .tuple(
        email,
        fc.oneof(
          // A form may have no fields: its button alone says what to do.
          ...(form.length
            ? [{ weight: 6, arbitrary: fc.constantFrom(...form.map(({ name }) => name)) }]
            : []),
          { weight: 1, arbitrary: fc.constantFrom('answer', ...names) },
        ),
        shapes,
        fc.boolean(),
        addressOf(scene),
      )
      .chain(([fresh, name, shape, multipart, path]) =>
        valueFor(name).map(({ kind, text }) => {
          const fields = freshEmail(form, fresh)
          const entries = shaped(fields, name, text, shape)
          return {
            method: 'POST',
            path,
            ...bodyOf(entries, multipart || shape === 'as a file'),
            place: `${intentOf(fields)}${name}`,
            kind: shape === 'alone' ? kind : shape === 'missing' ? shape : `${kind}, ${shape}`,
          }
        }),
      ),
  )
}

function valueFor(name: string): fc.Arbitrary<Value> {
  return name === 'answer'
    ? fc.oneof({ weight: 3, arbitrary: passkeyAnswer }, { weight: 1, arbitrary: value })
    : value
}

function intentOf(fields: Field[]): string {
  const intent = fields.find(({ name }) => name === 'intent')?.value
  return intent ? `${intent}: ` : ''
}

export function shaped(fields: Field[], name: string, text: string, shape: string): Entry[] {
  const others: Entry[] = fields.filter((field) => field.name !== name)
  const good = fields.find((field) => field.name === name)?.value ?? validFor(name)
  if (shape === 'missing') return others
  if (shape === 'twice') return [...others, { name, value: good }, { name, value: text }]
  if (shape === 'as a list') return [...others, { name: `${name}[]`, value: text }]
  if (shape === 'as an object') return [...others, { name: `${name}[a]`, value: text }]
  if (shape === 'as a file') return [...others, { name, value: text, file: true }]
  return [...others, { name, value: text }]
}

/** The JSON that programs send. For requests, the contact form gives the names of the fields. */
export function jsonInput({ target, path, forms }: Scene): Drawn {
  const shown = forms.find(({ fields }) => fields.some(({ name }) => name === 'service_type'))
  const named = target.fields
    .filter(({ optional }) => !optional)
    .map(({ name }) => ({ name, value: validFor(name) }))
  const fields = named.length || target.family !== 'programs' ? named : (shown?.fields ?? [])
  const known = [...fields, ...fields, ...target.fields].map(({ name }) => name).concat('lang', '__proto__')
  return fc
    .tuple(
      email,
      fc.constantFrom(...known),
      fc.oneof(
        { weight: 4, arbitrary: value.map(({ kind, text }) => ({ kind, json: text as unknown })) },
        { weight: 2, arbitrary: notText },
      ),
      fc.oneof(
        { weight: 10, arbitrary: fc.constant('alone') },
        { weight: 1, arbitrary: fc.constantFrom('missing', 'twice', 'instead of all') },
      ),
    )
    .map(([fresh, name, { kind, json }, shape]) => {
      const pairs = freshEmail(fields, fresh)
        .filter((field) => field.name !== name)
        .map((field): [string, unknown] => [field.name, field.value])
      if (shape !== 'missing') pairs.push([name, json])
      if (shape === 'twice') pairs.push([name, 'x'])
      const members = pairs.map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one)}`)
      return {
        method: 'POST',
        path,
        headers: { 'Content-Type': 'application/json' },
        body: shape === 'instead of all' ? JSON.stringify(json) : `{${members.join(',')}}`,
        place: name,
        kind: shape === 'alone' ? kind : shape === 'missing' ? shape : `${kind}, ${shape}`,
      }
    })
}
