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

/** What the site says of it. */
export function addedText(path: string, value: unknown, lang: Lang): string {
  const { text, description, rating = '', consent, service: id } = value as ReviewValue & ProjectValue
  return fillSlots(deskListsCopy(lang).lists[listOf(path)].text, {
    service: service(id).label[lang],
    rating,
    consent: consent ? longDate(consent, lang) : '',
    text: (text ?? description)[lang],
  })
}

/** That it comes, changes or goes. */
export function addedSentence({ path, was, now }: Entry, lang: Lang) {
  const text = (value: unknown) => (value ? addedText(path, value, lang) : deskCopy(lang).values.withdrawn)
  const [before, after] = [was ? text(was) : '', text(now)]
  const what = addedName(path, now ?? was, lang)
  // What changed is elsewhere: the other language, the title, the day.
  return before === after ? { what, before: '', after } : { what, before, after }
}
