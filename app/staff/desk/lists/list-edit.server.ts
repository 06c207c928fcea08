import { type Lang, langs, type SomeText } from '#app/content/language.ts'
import { services } from '#app/content/services/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import {
  type AddedList,
  addedSchemas,
  longestAdded,
  type ProjectValue,
  type ReviewValue,
} from '#app/publishing/kinds/lists.ts'
import { deskListsCopy } from '#app/publishing/words/lists.ts'
import { textFieldNames, textFromFields, textToFields } from '#app/staff/desk/text-fields.ts'

type Part = keyof ReviewValue | keyof ProjectValue
type Look = 'line' | 'text' | 'day' | 'choice'

/** How each part of a review or a job is typed; `inLangs` has a field for each language. */
const parts = {
  who: { look: 'line' },
  rating: { look: 'choice' },
  service: { look: 'choice' },
  text: { look: 'text', inLangs: true },
  title: { look: 'line', inLangs: true },
  description: { look: 'text', inLangs: true },
  date: { look: 'day' },
  consent: { look: 'day' },
} as const satisfies Record<Part, { look: Look; inLangs?: true }>

type TextPart = { [part in Part]: (typeof parts)[part] extends { inLangs: true } ? part : never }[Part]
type FieldName = Exclude<Part, TextPart> | `${TextPart}.${Lang}`

const isText = (part: Part): part is TextPart => 'inLangs' in parts[part]
/** The parts of a list's items, in order. */
const partsOf = (list: AddedList) => Object.keys(addedSchemas[list].shape) as Part[]
const fieldNames = (list: AddedList): FieldName[] =>
  partsOf(list).flatMap((part): FieldName[] =>
    isText(part) ? textFieldNames(part) : [part as Exclude<Part, TextPart>],
  )

export type ListField = {
  name: FieldName
  label: string
  look: Look
  lang?: Lang | undefined
  options?: { value: string; label: string }[]
  hint?: string | undefined
  value: string
  error?: string | undefined
}

/** The typed values, by field name. */
export type TypedEntry = Partial<Record<FieldName, string>>

/** The initial values of a form. */
export function typedEntry(value: unknown, today: string): TypedEntry {
  if (!value) return { date: today, consent: today, rating: '5' }
  const fields = Object.entries(value).flatMap(([part, typed]) =>
    isText(part as Part) ? Object.entries(textToFields(part, typed as SomeText)) : [[part, `${typed}`]],
  )
  return Object.fromEntries(fields)
}

export function typedIn(list: AddedList, form: FormData): TypedEntry {
  return Object.fromEntries(fieldNames(list).map((name) => [name, `${form.get(name) ?? ''}`]))
}

/** Validates the typed values, and names the invalid fields. No date may be later than today. */
export function readEntry(
  list: AddedList,
  typed: TypedEntry,
  today: string,
): { value: unknown; wrong: readonly string[] } {
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

/** The form's fields in the reader's language, each with its error. */
export function listFields(
  list: AddedList,
  typed: TypedEntry,
  { lang, wrong = [] }: { lang: Lang; wrong?: readonly string[] },
): ListField[] {
  const { fields, hints, errors, services: label } = deskListsCopy(lang)
  const wrongText: Record<Part, string> = errors
  return fieldNames(list).map((name): ListField => {
    const [part, own] = name.split('.') as [Part, string?]
    const isWrong = wrong.some((path) => path === name || path === part)
    return {
      name,
      label: name === 'service' ? label : name === 'date' ? fields.date[list] : fields[name],
      look: parts[part].look,
      lang: langs.find((each) => each === own),
      ...(name === 'service' && {
        options: services.map(({ id, label }) => ({ value: id, label: label[lang] })),
      }),
      ...(name === 'rating' && {
        options: [5, 4, 3, 2, 1].map((stars) => ({ value: `${stars}`, label: `${stars} / 5` })),
      }),
      hint: (hints as Partial<Record<string, string>>)[name],
      value: typed[name] ?? '',
      error: isWrong ? fillSlots(wrongText[part], longestAdded) : undefined,
    }
  })
}
