import { z } from 'zod'
import { bundledFacts, type Facts, facts } from '#app/content/facts.ts'
import { forEachLang, type Lang, langs } from '#app/content/language.ts'
import { packagesWith } from '#app/content/packages/index.ts'
import { priceText } from '#app/content/prices/money.ts'
import type { AddedRow, Price, PriceKey, RowKey } from '#app/content/prices/prices.ts'
import { priceUnits } from '#app/content/prices/units.ts'
import { recordOfRow } from '#app/content/records/rows.ts'
import { priceSections, type ServiceId, service, serviceIds, services } from '#app/content/services/index.ts'
import { isOffered } from '#app/content/services/offered.ts'
import { fillSlots } from '#app/content/slots.ts'
import { contentWith } from '#app/content/snapshot.ts'
import type { Problem } from '#app/publishing/checks.ts'
import type { Entry } from '#app/publishing/fold.ts'
import { markupIn, saysMoney } from '#app/publishing/text-rules.ts'
import { textsNaming } from '#app/publishing/texts.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { href } from '#app/site-map.ts'
import type { Kind } from './kind.ts'

/** The price lists to which lines can be added: all but rustproofing, which is a card for each kind of vehicle. */
export const growingTables = serviceIds.filter((id) => id !== 'antirouille')

export const TEXT = 120
const OWN_UNIT = 20
const words = z.string().trim().min(1).max(TEXT)
const text = z.object(forEachLang(() => words))
const ownUnit = z.strictObject(forEachLang(() => words.max(OWN_UNIT).regex(/^[^{}<>$]+$/)))

const price = z
  .strictObject({
    amount: z.union([z.number().positive().max(100_000).multipleOf(0.01), z.enum(['free', 'quote'])]),
    from: z.literal(true).optional(),
    unit: z.union([z.enum(priceUnits), ownUnit]).optional(),
    details: text.optional(),
    /** Replaces the bundled label. */
    label: text.optional(),
  })
  .refine(({ amount, from, unit }) => typeof amount === 'number' || (!from && !unit))

const addedRow = price.safeExtend({ label: text, service: z.enum(growingTables) })

export type PriceValue = z.infer<typeof price>
export type AddedRowValue = z.infer<typeof addedRow>

/** The fields of a price that the garage can change, without its label. */
export function priceValue({ amount, from, unit, details }: Price): PriceValue {
  return { amount, ...(from && { from }), ...(unit && { unit }), ...(details && { details }) }
}

const common = {
  file: () => 'prices/prices.ts',
  /** Plain words without an amount, which would be wrong the day the price changes. */
  keepsRules({ label, details, unit }: PriceValue) {
    const isPlain = (text: string) => !saysMoney(text) && !markupIn(text)
    const own = typeof unit === 'object' ? unit : undefined
    return [label, details, own].every((text) => !text || langs.every((lang) => isPlain(text[lang])))
  },
  text: (value: PriceValue, lang: Lang) => priceText(value as Price, lang),
  rest: ({ label, details }: PriceValue, lang: Lang) =>
    [label?.[lang], details?.[lang]].filter(Boolean).join(', ') || deskCopy(lang).values.none,
  page: pageOfPrice,
  /** Relative change of a price above which a person must confirm it. */
  isLarge({ amount: before }: PriceValue, { amount: after }: PriceValue) {
    if (before === after) return false
    if (typeof before !== 'number' || typeof after !== 'number') return typeof before === 'number'
    return Math.abs(after - before) / before > LARGE_CHANGE
  },
}

const LARGE_CHANGE = 0.3

function pageOfPrice(key: string, _value: unknown, lang: Lang): string {
  const { tables } = facts()
  const isListed = Object.values(priceSections).some((id) => tables[id].some((listed) => listed === key))
  const shownBy = services.find(({ id }) => tables[id].some((listed) => listed === key))
  return isListed || !shownBy
    ? `${href('pricing', lang)}#${shownBy?.id ?? ''}`
    : pageOfTable(shownBy.id, lang)
}

const pageOfTable = (id: ServiceId, lang: Lang) => `${href('service', lang, service(id).slug[lang])}#pricing`

/** A line of the price list; `null` means that it is withdrawn. */
export const prices: Kind<PriceValue> = {
  ...common,
  has: (key) => Object.hasOwn(bundledFacts.prices, key),
  schema: () => price.nullable(),
  bundled: (key) => priceValue(bundledFacts.prices[key as PriceKey]),
  name: (key, value, lang) => (value?.label ?? bundledFacts.prices[key as PriceKey].label)[lang],
  confirmsItself: true,
  problems: ({ facts, entries }) => entries.flatMap((entry) => needed(facts, entry)),
}

/** A line that the garage added. */
export const rows: Kind<AddedRowValue> = {
  ...common,
  has: (key) => /^row\d{1,6}$/.test(key),
  schema: () => addedRow.nullable(),
  bundled: () => null,
  name: (key, value, lang) => value?.label[lang] ?? key,
  startsEmpty: true,
}

/** The order of the lines of a service. */
export const order: Kind<RowKey[]> = {
  has: (key) => growingTables.some((id) => id === key),
  schema: () => z.array(z.string().regex(/^\w{1,40}$/)).max(200),
  bundled: (key) => bundledFacts.tables[key as ServiceId],
  file: common.file,
  name: (key, _, lang) =>
    fillSlots(deskCopy(lang).order.name, { list: service(key as ServiceId).label[lang] }),
  text: (keys, lang) => keys.map((row) => rowName(row, lang)).join(', '),
  page: (key, _, lang) => pageOfTable(key as ServiceId, lang),
  problems: ({ facts }) =>
    growingTables
      .filter((id) => isOffered(id, facts) && facts.tables[id].length === 0)
      .map((id) => ({ kind: 'table-empty', about: id })),
}

/** The current name of a price line. */
export function rowName(row: RowKey, lang: Lang): string {
  const present = (facts().prices as Record<string, Price>)[row] ?? bundledFacts.prices[row as PriceKey]
  return present?.label[lang] ?? row
}

export const addedKey = (path: string) => path.slice('rows.'.length) as AddedRow

/** Why a price cannot be withdrawn, or lose its amount: a text refers to it, or an estimate needs its row. */
export function needed(facts: Facts, { key, was, now }: Entry & { key: string }): Problem[] {
  const [before, after] = [was as Price | null, now as Price | null]
  const loses = typeof before?.amount === 'number' && after && typeof after.amount !== 'number'
  if (after && !loses) return []
  const { [key]: _, ...others } = facts.prices as Record<string, Price>
  const isNamed = !fills({ ...facts, prices: others as Facts['prices'] })
  const named = {
    about: forEachLang((lang) => rowName(key as RowKey, lang)),
    texts: textsNaming(key, facts),
    record: recordOfRow(key as RowKey),
  }
  const inPackages = after ? [] : packagesWith(key)
  return [
    ...(isNamed ? [{ kind: after ? ('sum-in-text' as const) : ('named-in-text' as const), ...named }] : []),
    ...inPackages.map(({ label }) => ({
      kind: 'named-in-package' as const,
      about: label,
      record: named.record,
    })),
  ]
}

/** Whether no text names a fact that these facts lack. */
function fills(facts: Facts): boolean {
  try {
    contentWith(facts)
    return true
  } catch {
    return false
  }
}
