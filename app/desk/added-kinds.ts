import { z } from 'zod'
import { isOwnKey } from '#app/content/own-key.ts'
import { serviceIds } from '#app/content/services/index.ts'
import { isDay } from './day.ts'
import type { Kind } from './items.ts'
import { tidyText } from './text-rules.ts'
import { inEveryLanguage } from './text-schema.ts'

/** Maximum number of characters of each field. */
export const longestAdded = { who: 60, title: 90, description: 400, text: 600 } as const

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
const day = z.string().refine(isDay)
const service = z.enum(serviceIds)

/** Schemas of the items that the garage adds to the site's lists. */
export const addedSchemas = {
  /** `consent` is the day on which the author agreed to the publication. */
  reviews: z.strictObject({
    who: words(longestAdded.who),
    rating: z.number().int().min(1).max(5),
    service,
    text: texts(longestAdded.text),
    date: day,
    consent: day,
  }),
  projects: z.strictObject({
    title: texts(longestAdded.title),
    description: texts(longestAdded.description),
    service,
    date: day,
  }),
} as const

export type AddedList = keyof typeof addedSchemas
export type ReviewValue = z.infer<(typeof addedSchemas)['reviews']>
export type ProjectValue = z.infer<(typeof addedSchemas)['projects']>

const kind = (list: AddedList): Kind => ({
  has: isOwnKey,
  schema: addedSchemas[list].nullable(),
  bundled: () => null,
  file: `business/${list}.ts`,
})

export const addedKinds = { reviews: kind('reviews'), projects: kind('projects') }
