import { z } from 'zod'
import { longDate } from '#app/content/hours/dates.ts'
import { type Lang, wordsFor } from '#app/content/language.ts'
import { isOwnKey } from '#app/content/own-key.ts'
import { service, serviceIds } from '#app/content/services/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { isDay } from '#app/publishing/day.ts'
import { saysMoney, tidyText } from '#app/publishing/text-rules.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { deskListsCopy } from '#app/publishing/words/lists.ts'
import { href } from '#app/site-map.ts'
import { inEveryLanguage, inSomeLanguage, type Kind } from './kind.ts'

/** Maximum number of characters of each field. */
export const longestAdded = {
  who: 60,
  title: 90,
  description: 400,
  text: 600,
  question: 160,
  answer: 700,
} as const

/** No braces: they would refer to a fact. Amounts are allowed: a customer may mention a price in a review. */
const words = (most: number) =>
  z
    .string()
    .max(5_000)
    .transform(tidyText)
    .pipe(
      z
        .string()
        .min(2)
        .max(most)
        .regex(/^[^{}<>]+$/),
    )
const texts = (most: number) => inEveryLanguage(words(most))
/** An amount would be wrong the day the price changes. */
const withoutMoney = (most: number) => inEveryLanguage(words(most).refine((text) => !saysMoney(text)))
const day = z.string().refine(isDay)
const chosenService = z.enum(serviceIds)

/** Schemas of the items that the garage adds to the site's lists. */
export const addedSchemas = {
  /** `consent` is the day on which the author agreed to the publication; the text may be in one language only. */
  reviews: z.strictObject({
    who: words(longestAdded.who),
    rating: z.number().int().min(1).max(5),
    service: chosenService,
    text: inSomeLanguage(words(longestAdded.text)),
    date: day,
    consent: day,
  }),
  projects: z.strictObject({
    title: texts(longestAdded.title),
    description: texts(longestAdded.description),
    service: chosenService,
    date: day,
  }),
  questions: z.strictObject({
    question: withoutMoney(longestAdded.question),
    answer: withoutMoney(longestAdded.answer),
  }),
} as const

export type AddedList = keyof typeof addedSchemas
export type ReviewValue = z.infer<(typeof addedSchemas)['reviews']>
export type ProjectValue = z.infer<(typeof addedSchemas)['projects']>
export type QuestionValue = z.infer<(typeof addedSchemas)['questions']>

export const isAddedList = (name: string): name is AddedList => Object.hasOwn(addedSchemas, name)

/** The entries that the garage adds to a list. */
function added<Value extends ReviewValue | ProjectValue | QuestionValue>(
  list: AddedList,
  { shownAt, file }: { shownAt: 'home' | 'projects'; file: string },
  text: (value: Value, lang: Lang) => Record<string, string | number>,
): Kind<Value> {
  const kind: Kind<Value> = {
    has: isOwnKey,
    schema: () => addedSchemas[list].nullable(),
    bundled: () => null,
    file: () => file,
    /** "Avis : Marie T.". */
    name: (_, value, lang) =>
      fillSlots(deskListsCopy(lang).lists[list].name, { what: value ? titleOf(value, lang) : '' }),
    text: (value, lang) =>
      fillSlots(deskListsCopy(lang).lists[list].text, {
        service: 'service' in value ? service(value.service).label[lang] : '',
        ...text(value, lang),
      }),
    /** That an entry is added, changed or removed. */
    sentence({ key, was, now }, lang) {
      const said = (value: Value | null) =>
        value ? kind.text(value, lang, key) : deskCopy(lang).values.withdrawn
      const [before, after] = [was ? said(was) : '', said(now)]
      const what = kind.name(key, now ?? was, lang)
      // The texts are equal if the change is elsewhere: the other language, the title or the day.
      return before === after ? { what, before: '', after } : { what, before, after }
    },
    page: (_key, _value, lang) => href(shownAt, lang),
  }
  return kind
}

function titleOf(value: ReviewValue | ProjectValue | QuestionValue, lang: Lang): string {
  if ('who' in value) return value.who
  return 'title' in value ? value.title[lang] : value.question[lang]
}

export const reviews = added<ReviewValue>(
  'reviews',
  { shownAt: 'home', file: 'business/reviews.ts' },
  ({ rating, consent, text }, lang) => ({
    rating,
    consent: longDate(consent, lang),
    text: wordsFor(text, lang).words,
  }),
)

export const projects = added<ProjectValue>(
  'projects',
  { shownAt: 'projects', file: 'business/projects.ts' },
  ({ description }, lang) => ({
    text: description[lang],
  }),
)

/** Frequent questions after those of the home page. */
export const questions = added<QuestionValue>(
  'questions',
  { shownAt: 'home', file: 'faq.yaml' },
  ({ answer }, lang) => ({
    text: answer[lang],
  }),
)
