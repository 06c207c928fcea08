import { type Lang, langs } from '#app/content/language.ts'
import { services } from '#app/content/services/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskListsCopy } from '#app/content/staff/desk-lists.ts'
import {
  type AddedList,
  addedSchemas,
  longestAdded,
  type ProjectValue,
  type ReviewValue,
} from '#app/desk/kinds/lists.ts'
import { textFieldNames, textFromFields, textToFields } from '#app/staff/desk/text-fields.ts'

/** The fields of each list's form, in order. */
const fieldNames = {
  reviews: ['who', 'rating', 'service', ...textFieldNames('text'), 'date', 'consent'],
  projects: [...textFieldNames('title'), ...textFieldNames('description'), 'service', 'date'],
} as const satisfies Record<AddedList, readonly string[]>
type FieldName = (typeof fieldNames)[AddedList][number]

export type ListField = {
  name: FieldName
  label: string
  look: 'line' | 'text' | 'day' | 'choice'
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
  const { text, title, description, rating, ...rest } = value as Partial<ReviewValue & ProjectValue>
  return {
    ...rest,
    ...(rating && { rating: `${rating}` }),
    ...(text && textToFields('text', text)),
    ...(title && textToFields('title', title)),
    ...(description && textToFields('description', description)),
  }
}

export function typedIn(list: AddedList, form: FormData): TypedEntry {
  return Object.fromEntries(fieldNames[list].map((name) => [name, `${form.get(name) ?? ''}`]))
}

/** Validates the typed values, and names the invalid fields. No date may be later than today. */
export function readEntry(
  list: AddedList,
  typed: TypedEntry,
  today: string,
): { value: unknown; wrong: readonly string[] } {
  const { service, date = '', consent = '' } = typed
  const entry =
    list === 'reviews'
      ? {
          who: typed.who,
          rating: Number(typed.rating),
          service,
          text: textFromFields('text', typed),
          date,
          consent,
        }
      : {
          title: textFromFields('title', typed),
          description: textFromFields('description', typed),
          service,
          date,
        }
  const { data, error } = addedSchemas[list].safeParse(entry)
  const late = [date > today && 'date', list === 'reviews' && consent > today && 'consent']
  const wrong = [
    ...(error?.issues.map(({ path }) => path.join('.')) ?? []),
    ...late.filter((name) => name !== false),
  ]
  return { value: data, wrong }
}

/** The form's fields in the reader's language, each with its error. */
export function listFields(
  list: AddedList,
  typed: TypedEntry,
  { lang, wrong = [] }: { lang: Lang; wrong?: readonly string[] },
): ListField[] {
  const { fields, hints, errors, services: label } = deskListsCopy(lang)
  return fieldNames[list].map((name): ListField => {
    const [part = '', own] = name.split('.')
    const isWrong = wrong.some((path) => path === name || path === part)
    return {
      name,
      label: name === 'service' ? label : name === 'date' ? fields.date[list] : fields[name],
      look: looks[part] ?? 'line',
      lang: langs.find((each) => each === own),
      ...(name === 'service' && {
        options: services.map(({ id, label }) => ({ value: id, label: label[lang] })),
      }),
      ...(name === 'rating' && {
        options: [5, 4, 3, 2, 1].map((stars) => ({ value: `${stars}`, label: `${stars} / 5` })),
      }),
      hint: (hints as Partial<Record<string, string>>)[name],
      value: typed[name] ?? '',
      error: isWrong ? fillSlots(errors[part as keyof typeof errors], longestAdded) : undefined,
    }
  })
}

const looks: Readonly<Partial<Record<string, ListField['look']>>> = {
  rating: 'choice',
  service: 'choice',
  date: 'day',
  consent: 'day',
  text: 'text',
  description: 'text',
}
