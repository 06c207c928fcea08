import { data } from 'react-router'
import { today } from '#app/content/hours/opening.ts'
import { type Lang, langs, type SomeText } from '#app/content/language.ts'
import { services } from '#app/content/services/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskListPath, deskPicturePath } from '#app/desk-paths.ts'
import { isPath, nameOf } from '#app/publishing/items.ts'
import {
  type AddedList,
  addedSchemas,
  isAddedList,
  longestAdded,
  type ProjectValue,
  type QuestionValue,
  type ReviewValue,
} from '#app/publishing/kinds/lists.ts'
import { deskListsCopy } from '#app/publishing/words/lists.ts'
import { openItem } from '#app/staff/desk/edits.server.ts'
import type { Asked, Editor, ItemField } from '#app/staff/desk/item-editor.ts'
import { NEW, ownKey } from '#app/staff/desk/own-key.server.ts'
import { textFromFields, textToFields } from '#app/staff/desk/text-fields.ts'
import { type Filled, sentIn } from '#app/staff/kit/fields.tsx'

type Part = keyof ReviewValue | keyof ProjectValue | keyof QuestionValue

/** How each part of an entry is typed; those with `rows` are texts, with a field for each language. */
const parts = {
  who: {},
  rating: {},
  service: {},
  text: { rows: 3 },
  title: { rows: 1 },
  description: { rows: 3 },
  question: { rows: 1 },
  answer: { rows: 3 },
  date: { type: 'date' },
  consent: { type: 'date' },
} as const satisfies Record<Part, Pick<ItemField, 'rows' | 'type'>>

type TextPart = { [part in Part]: (typeof parts)[part] extends { rows: number } ? part : never }[Part]
type FieldName = Exclude<Part, TextPart> | `${TextPart}.${Lang}`

const isText = (part: Part): part is TextPart => 'rows' in parts[part]
/** The parts of a list's items, in order. */
const partsOf = (list: AddedList) => Object.keys(addedSchemas[list].shape) as Part[]
const fieldNames = (list: AddedList): FieldName[] =>
  partsOf(list).flatMap((part): FieldName[] =>
    isText(part) ? langs.map((lang) => `${part}.${lang}` as const) : [part as Exclude<Part, TextPart>],
  )

type TypedEntry = Filled['values']

/** The initial values of a form. */
function typedEntry(value: unknown, today: string): TypedEntry {
  if (!value) return { date: today, consent: today, rating: '5' }
  const fields = Object.entries(value).flatMap(([part, typed]) =>
    isText(part as Part) ? Object.entries(textToFields(part, typed as SomeText)) : [[part, `${typed}`]],
  )
  return Object.fromEntries(fields)
}

/** Validates the typed values, and names the invalid fields. No date may be later than today. */
export function readEntry(list: AddedList, typed: TypedEntry, today: string) {
  const entry = Object.fromEntries(
    partsOf(list).map((part) => [part, isText(part) ? filledIn(part, typed) : typed[part as 'who']]),
  )
  const { data, error } = addedSchemas[list].safeParse({
    ...entry,
    ...(list === 'reviews' && { rating: Number(typed.rating) }),
  })
  const wrong = [
    ...(error?.issues.map(({ path }) => path.join('.')) ?? []),
    ...(['date', 'consent'] as const).filter((name) => (typed[name] ?? '') > today),
  ]
  return { value: data, wrong }
}

/** The languages in which something is typed. */
const filledIn = (part: TextPart, typed: TypedEntry): SomeText =>
  Object.fromEntries(Object.entries(textFromFields<TextPart>(part, typed)).filter(([, text]) => text.trim()))

/** The form's fields in the reader's language. */
function listFields(list: AddedList, lang: Lang): ItemField[] {
  const { fields, hints, services: label } = deskListsCopy(lang)
  const dates: Partial<Record<AddedList, string>> = fields.date
  const options = {
    service: services.map(({ id, label }) => ({ value: id, label: label[lang] })),
    rating: [5, 4, 3, 2, 1].map((stars) => ({ value: `${stars}`, label: `${stars} / 5` })),
  }
  return fieldNames(list).map((name) => {
    const [part, own] = name.split('.') as [Part, string?]
    return {
      name,
      ...parts[part],
      label: name === 'service' ? label : name === 'date' ? (dates[list] ?? '') : fields[name],
      lang: langs.find((each) => each === own),
      options: options[part as keyof typeof options],
      hint: (hints as Partial<Record<string, string>>)[name],
    }
  })
}

/** What to say at each field that is wrong. */
function errorsAt(list: AddedList, wrong: readonly string[], lang: Lang): Filled['errors'] {
  const errors: Record<Part, string> = deskListsCopy(lang).errors
  const said = fieldNames(list).flatMap((name) => {
    const part = name.split('.')[0] as Part
    return wrong.includes(name) || wrong.includes(part) ? [[name, fillSlots(errors[part], longestAdded)]] : []
  })
  return Object.fromEntries(said)
}

/** @throws 404 if the address names no such list, or no entry of it */
export async function entryEditor(
  { list, key: named }: { list: string; key: string },
  { runtime, lang, sent }: Asked,
): Promise<Editor> {
  const key = named === NEW ? ownKey(sent?.get('key')) : named
  if (!isAddedList(list) || !isPath(`${list}.${key}`)) throw data(null, { status: 404 })
  const item = await openItem(runtime, `${list}.${key}`)
  const known = item.value ?? item.online
  if (!known && !sent && named !== NEW) throw data(null, { status: 404 })
  const { lists, picture, pictureHint, conflict } = deskListsCopy(lang)
  const { back, addTitle, remove } = lists[list]
  const typed = sent ? sentIn(sent) : typedEntry(known, today())
  const photograph = known
    ? { to: deskPicturePath(key), label: picture }
    : { to: undefined, label: pictureHint }
  return {
    item,
    tab: list,
    words: {
      back: { to: deskListPath(list), label: back },
      heading: known ? nameOf(item.path, known, lang) : addTitle,
      picture: list === 'projects' ? photograph : undefined,
      remove: known ? remove : undefined,
    },
    hidden: { key },
    fields: listFields(list, lang),
    values: typed,
    read(sent) {
      if (sent.get('intent') === 'remove') return { now: null }
      const { value, wrong } = readEntry(list, typed, today())
      return wrong.length ? { errors: errorsAt(list, wrong, lang) } : { now: value }
    },
    conflict,
  }
}
