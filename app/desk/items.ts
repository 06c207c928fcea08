import { z } from 'zod'
import { bundledFacts, type Facts } from '#app/content/facts.ts'
import { type ClosingReason, closingReasons } from '#app/content/hours/closings.ts'
import { forEachLang, langs } from '#app/content/language.ts'
import type { AddedRow, Price, PriceKey } from '#app/content/prices/prices.ts'
import { type PriceUnit, units } from '#app/content/prices/units.ts'
import { type Limit, legalLimit, type WarrantyKey } from '#app/content/prices/warranties.ts'
import { type ServiceId, serviceIds } from '#app/content/services/index.ts'
import type { Role } from '#database/rows/role.ts'
import { addedKinds } from './added-kinds.ts'
import { articleKind } from './article-kind.ts'
import { type BusinessPart, businessParts } from './business-parts.ts'
import { isDay } from './day.ts'
import { noticeKind } from './notice-kind.ts'
import { openingKind } from './opening-kind.ts'
import { pictureItems } from './pictures.ts'
import { textKind } from './text-kind.ts'
import { markupIn, saysMoney } from './text-rules.ts'

export const priceUnits = Object.keys(units) as [PriceUnit, ...PriceUnit[]]

/** Services whose price table has its own layout on a page; all others are plain lists to which rows can be added. */
const setTables = ['antirouille', 'general'] as const satisfies readonly ServiceId[]
type GrowingTable = Exclude<ServiceId, (typeof setTables)[number]>
export const growingTables = serviceIds.filter(
  (id): id is GrowingTable => !setTables.some((set) => set === id),
)

export const TEXT = 120
const words = z.string().trim().min(1).max(TEXT)
const text = z.object(forEachLang(() => words))
const day = z.string().refine(isDay)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const hours = z
  .tuple([time, time])
  .refine(([opens, closes]) => opens < closes)
  .nullable()

/** A price; `null` instead means that its row is withdrawn. */
const price = z
  .strictObject({
    amount: z.union([z.number().positive().max(100_000).multipleOf(0.01), z.enum(['free', 'quote'])]),
    from: z.literal(true).optional(),
    unit: z.enum(priceUnits).optional(),
    details: text.optional(),
    /** Replaces the bundled label. */
    label: text.optional(),
  })
  .refine(({ amount, from, unit }) => typeof amount === 'number' || (!from && !unit))

const addedRow = price.safeExtend({ label: text, service: z.enum(growingTables) })

/** Plain words without an amount, which would be wrong the day the price changes. */
function keepsPriceRules(value: unknown): boolean {
  const { label, details } = (value ?? {}) as Partial<AddedRowValue>
  const isPlain = (text: string) => !saysMoney(text) && !markupIn(text)
  return [label, details].every((text) => !text || langs.every((lang) => isPlain(text[lang])))
}

const closing = z.strictObject({
  to: day,
  hours,
  reason: z.enum(Object.keys(closingReasons) as [ClosingReason, ...ClosingReason[]]),
})

export type PriceValue = z.infer<typeof price>
export type AddedRowValue = z.infer<typeof addedRow>
export type ClosingValue = z.infer<typeof closing>

const months = z.number().int().min(legalLimit.months).max(240)
const km = z.number().int().min(legalLimit.km).max(1_000_000)
/** Earlier versions stored the day a claim was confirmed. The opening's records say that now (`opening-kind.ts`). */
const confirmed = day.nullable().optional()
/** `null` where the garage makes no such claim. */
const claim = z.strictObject({ value: z.number().positive().max(1_000_000), confirmed }).nullable()

/** The claims that can be changed. `inspectionPoints` cannot: it is the length of a bundled list. */
export const claimNames = ['yearsOfExperience', 'lifts', 'workshopArea', 'serviceRadiusKm'] as const

const ratingValue = z
  .strictObject({
    value: z.number().min(1).max(5).multipleOf(0.1),
    count: z.number().int().min(1).max(100_000),
    readOn: day,
    confirmed,
  })
  .nullable()

export type Kind = {
  /** Whether this kind has an item with this key. */
  has: (key: string) => boolean
  /** No text in a value is longer, before any rule reads it. */
  mostCharacters?: number
  /** Accepts the values that a page can show. */
  schema: z.ZodType | ((key: string) => z.ZodType)
  /**
   * Rules about wording, which become stricter over time. They are checked at publication only: what was published before a
   * rule existed stays public.
   */
  keepsRules?: (value: unknown, key: string) => boolean
  /** The bundled value; `null` if there is none. */
  bundled: (key: string) => unknown
  /** The content file that a change overrides. */
  file: string | ((key: string) => string)
}

/** Everything the garage can change by itself, by the first part of its paths. */
const kinds: Record<string, Kind> = {
  prices: {
    has: (key) => Object.hasOwn(bundledFacts.prices, key),
    schema: price.nullable(),
    keepsRules: keepsPriceRules,
    bundled: (key) => priceValue(bundledFacts.prices[key as PriceKey]),
    file: 'prices/prices.ts',
  },
  rows: {
    has: (key) => /^row\d{1,6}$/.test(key),
    schema: addedRow.nullable(),
    keepsRules: keepsPriceRules,
    bundled: () => null,
    file: 'prices/prices.ts',
  },
  order: {
    has: (key) => growingTables.some((id) => id === key),
    schema: z.array(z.string().regex(/^\w{1,40}$/)).max(200),
    bundled: (key) => bundledFacts.tables[key as ServiceId],
    file: 'prices/prices.ts',
  },
  hours: {
    has: (key) => /^[1-7]$/.test(key),
    schema: hours,
    bundled: (key) => bundledFacts.calendar.week[Number(key) as 1],
    file: 'hours/hours.ts',
  },
  business: {
    has: (key) => Object.hasOwn(businessParts, key),
    schema: (key) => businessParts[key as BusinessPart],
    bundled: (key) => bundledFacts.business[key as BusinessPart],
    file: 'business/business.ts',
  },
  warranties: {
    has: (key) => limitOf(key) !== undefined,
    // Only a warranty whose bundled limit has kilometres takes kilometres.
    schema: (key) => z.strictObject({ months, ...(limitOf(key)?.km && { km }) }),
    bundled: limitOf,
    file: 'prices/warranties.ts',
  },
  claims: {
    has: (key) => claimNames.some((name) => name === key),
    schema: claim,
    bundled: (key) => ({ ...bundledFacts.claims[key as keyof Facts['claims']], confirmed: null }),
    file: 'business/business.ts',
  },
  rating: {
    has: (key) => key === 'reviews',
    schema: ratingValue,
    bundled: () => {
      const { best: _, ...rating } = bundledFacts.rating
      return { ...rating, confirmed: null }
    },
    file: 'business/business.ts',
  },
  texts: textKind,
  articles: articleKind,
  opening: openingKind,
  notice: noticeKind,
  ...addedKinds,
  closings: { has: isDay, schema: closing.nullable(), bundled: () => null, file: 'hours/hours.ts' },
  pictures: pictureItems,
}

function limitOf(key: string): Limit | undefined {
  return Object.hasOwn(bundledFacts.warranties, key)
    ? bundledFacts.warranties[key as WarrantyKey].limit
    : undefined
}

/** The fields of a price that the garage can change, without its label. */
export function priceValue({ amount, from, unit, details }: Price): PriceValue {
  return { amount, ...(from && { from }), ...(unit && { unit }), ...(details && { details }) }
}

function kindOf(path: string): { kind: Kind; key: string } | undefined {
  const [name = ''] = path.split('.')
  const key = path.slice(name.length + 1)
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  return kind?.has(key) ? { kind, key } : undefined
}

/** Whether a path names something that the garage can change. */
export const isPath = (path: string): boolean => kindOf(path) !== undefined

/** Where customers' calls, messages and personal information go, and what the garage vouches for: an admin's to publish. */
const forAdmins = /^(business\.(email|phone|messagingNumber|privacyOfficer)$|opening\.)/

/** Whether someone with this role may publish a change of this path, or undo one. */
export const mayPublish = (path: string, role: Role): boolean => role === 'admin' || !forAdmins.test(path)

const MOST_CHARACTERS = 5_000

/** The parsed value of a path if a page can show it, else `undefined`. */
export function shownValue(path: string, value: unknown): unknown {
  const found = kindOf(path)
  if (!found) return undefined
  const { schema, mostCharacters = MOST_CHARACTERS } = found.kind
  if (hasLongText(value, mostCharacters)) return undefined
  const { data, success } = (typeof schema === 'function' ? schema(found.key) : schema).safeParse(value)
  return success ? data : undefined
}

/** Length first: zod goes on to the patterns of a text that is too long. */
function hasLongText(value: unknown, most: number): boolean {
  if (typeof value === 'string') return value.length > most
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((part) => hasLongText(part, most))
  )
}

/** Like `shownValue`, but the value must also keep the present rules for publication. */
export function checkedValue(path: string, value: unknown): unknown {
  const shown = shownValue(path, value)
  const { kind, key = '' } = kindOf(path) ?? {}
  const isBroken = shown !== undefined && kind?.keepsRules?.(shown, key) === false
  return isBroken ? undefined : shown
}

/** The bundled value of a path; `null` if there is none. */
export function bundledValue(path: string): unknown {
  const found = kindOf(path)
  return found ? found.kind.bundled(found.key) : null
}

export function fileOf(path: string): string {
  const { kind, key = '' } = kindOf(path) ?? {}
  return typeof kind?.file === 'function' ? kind.file(key) : (kind?.file ?? '')
}

export const addedKey = (path: string) => path.slice('rows.'.length) as AddedRow

/** Deep equality; the order of object keys does not matter. */
export function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
