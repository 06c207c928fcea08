import { longDate } from '#app/content/hours/dates.ts'
import type { Lang } from '#app/content/language.ts'
import { service } from '#app/content/services/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskCopy } from '#app/content/staff/desk.ts'
import { deskListsCopy } from '#app/content/staff/desk-lists.ts'
import { type AddedList, addedSchemas, type ProjectValue, type ReviewValue } from '#app/desk/added-kinds.ts'
import type { Entry } from '#app/desk/fold.ts'

export const isAddedList = (name: string): name is AddedList => Object.hasOwn(addedSchemas, name)

const listOf = (path: string): AddedList => (path.startsWith('reviews.') ? 'reviews' : 'projects')

export const isAddedPath = (path: string): boolean => /^(reviews|projects)\./.test(path)

/** "Avis : Marie T.". */
export function addedName(path: string, value: unknown, lang: Lang): string {
  const { who, title } = (value ?? {}) as Partial<ReviewValue & ProjectValue>
  return fillSlots(deskListsCopy(lang).lists[listOf(path)].name, { what: who ?? title?.[lang] ?? '' })
}

/** The content of a review or a job in words. */
export function addedText(path: string, value: unknown, lang: Lang): string {
  const { text, description, rating = '', consent, service: id } = value as ReviewValue & ProjectValue
  return fillSlots(deskListsCopy(lang).lists[listOf(path)].text, {
    service: service(id).label[lang],
    rating,
    consent: consent ? longDate(consent, lang) : '',
    text: (text ?? description)[lang],
  })
}

/** A sentence that an entry is added, changed or removed. */
export function addedSentence({ path, was, now }: Entry, lang: Lang) {
  const text = (value: unknown) => (value ? addedText(path, value, lang) : deskCopy(lang).values.withdrawn)
  const [before, after] = [was ? text(was) : '', text(now)]
  const what = addedName(path, now ?? was, lang)
  // The texts are equal if the change is elsewhere: the other language, the title or the day.
  return before === after ? { what, before: '', after } : { what, before, after }
}
