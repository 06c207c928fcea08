import { z } from 'zod'
import { bundledFacts, type Facts } from '#app/content/facts.ts'
import { type Limit, legalLimit, limitText, type WarrantyKey } from '#app/content/prices/warranties.ts'
import { fillSlots } from '#app/content/slots.ts'
import { isDay } from '#app/publishing/day.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { href } from '#app/site-map.ts'
import { numberField } from './fact-form.ts'
import type { Kind } from './kind.ts'

const day = z.string().refine(isDay)
/** Earlier versions stored the day a claim was confirmed. The opening's records say that now (`opening.ts`). */
const confirmed = day.nullable().optional()

type FactName = keyof ReturnType<typeof deskCopy>['facts']['names']

/** The claims that can be changed. `inspectionPoints` cannot: it is the length of a bundled list. */
export const claimNames = ['yearsOfExperience', 'lifts', 'workshopArea', 'serviceRadiusKm'] as const

type ClaimValue = { value: number }

/** A figure that the garage claims; `null` where it makes no such claim. */
export const claims: Kind<ClaimValue> = {
  has: (key) => claimNames.some((name) => name === key),
  schema: () => z.strictObject({ value: z.number().positive().max(1_000_000), confirmed }).nullable(),
  bundled: (key) => ({ ...bundledFacts.claims[key as keyof Facts['claims']], confirmed: null }),
  file: () => 'business/business.ts',
  name: (key, _, lang) => deskCopy(lang).facts.names[`claims.${key}` as FactName],
  text: ({ value }, lang) => value.toLocaleString(`${lang}-CA`),
  none: (lang) => deskCopy(lang).values.none,
  page: (_key, _value, lang) => href('about', lang),
  confirmsItself: true,
  form: () => ({
    fields: (claim, lang) => [
      numberField('value', deskCopy(lang).facts.fields.value, (claim as ClaimValue | null)?.value, lang, 2),
    ],
    read: (text, _, number) => (text('value') ? { value: number('value', 2), confirmed: null } : null),
    hint: (lang) => deskCopy(lang).facts.hints.claims,
    error: (lang) => deskCopy(lang).facts.errors.number,
  }),
}

type RatingValue = ClaimValue & { count: number; readOn: string }

/** The rating of the garage on its review page. */
export const rating: Kind<RatingValue> = {
  has: (key) => key === 'reviews',
  schema: () =>
    z
      .strictObject({
        value: z.number().min(1).max(5).multipleOf(0.1),
        count: z.number().int().min(1).max(100_000),
        readOn: day,
        confirmed,
      })
      .nullable(),
  bundled: () => {
    const { best: _, ...rating } = bundledFacts.rating
    return { ...rating, confirmed: null }
  },
  file: () => 'business/business.ts',
  name: (_key, _value, lang) => deskCopy(lang).facts.names['rating.reviews'],
  text: ({ value, count }, lang) =>
    fillSlots(deskCopy(lang).facts.rating, { value: value.toLocaleString(`${lang}-CA`), count }),
  none: (lang) => deskCopy(lang).values.none,
  page: (_key, _value, lang) => href('home', lang),
  confirmsItself: true,
  form: () => ({
    fields(rating, lang) {
      const { fields } = deskCopy(lang).facts
      const { value, count, readOn = '' } = (rating ?? {}) as Partial<RatingValue>
      return [
        numberField('value', fields.rating, value, lang, 1),
        numberField('count', fields.count, count, lang),
        { name: 'readOn', label: fields.readOn, type: 'date', value: readOn },
      ]
    },
    read: (text, _, number) =>
      text('value') || text('count')
        ? {
            value: number('value', 1),
            count: number('count'),
            readOn: text('readOn'),
            confirmed: null,
          }
        : null,
    hint: (lang) => deskCopy(lang).facts.hints.claims,
    error: (lang) => deskCopy(lang).facts.errors.rating,
  }),
}

const months = z.number().int().min(legalLimit.months).max(240)
/** Each figure of a limit; the legal minimum of labour is said beside it. */
const figures = {
  days: z.number().int().min(1).max(365),
  months,
  most: months,
  km: z.number().int().min(legalLimit.km).max(1_000_000),
}
const figureNames = Object.keys(figures) as (keyof Limit)[]

const limitOf = (key: string): Limit => bundledFacts.warranties[key as WarrantyKey].limit

/** How long a warranty lasts: in the figures that its bundled limit has. */
export const warranties: Kind<Limit> = {
  has: (key) => Object.hasOwn(bundledFacts.warranties, key),
  schema: (key) =>
    z
      .strictObject(
        Object.fromEntries(
          figureNames.flatMap((name) => (name in limitOf(key) ? [[name, figures[name]]] : [])),
        ),
      )
      .refine(({ months = 0, most = months }) => Number(most) >= Number(months)),
  bundled: limitOf,
  file: () => 'prices/warranties.ts',
  name: (key, _, lang) => bundledFacts.warranties[key as WarrantyKey].title[lang],
  text: (limit, lang) => limitText(limit)[lang],
  page: (_key, _value, lang) => href('warranties', lang),
  confirmsItself: true,
  form: () => ({
    fields(limit, lang) {
      const { fields } = deskCopy(lang).facts
      const has = limit as Limit
      return figureNames.flatMap((name) =>
        name in has
          ? [numberField(name, name === 'months' && has.most ? fields.least : fields[name], has[name], lang)]
          : [],
      )
    },
    read: (_, form, number) =>
      Object.fromEntries(figureNames.flatMap((name) => (form.has(name) ? [[name, number(name)]] : []))),
    hint: (lang) =>
      fillSlots(deskCopy(lang).facts.hints.warranties, { minimum: limitText(legalLimit)[lang] }),
    error: (lang) =>
      fillSlots(deskCopy(lang).facts.errors.warranty, { minimum: limitText(legalLimit)[lang] }),
  }),
}
