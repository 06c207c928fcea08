import type { Facts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import type { Lang } from '#app/content/language.ts'
import { afterText, amountText, beforeText } from './money.ts'
import type { AddedRow, Price, PriceKey, RowKey } from './prices.ts'

/** A row of the price list in one language, as tables, cards and the print sheet show it. */
export type PriceRow = {
  key: RowKey
  label: string
  /** Empty when there is no condition to state. */
  details: string
  /** "10,50 $". */
  amount: string
  /** "à partir de" where the amount is a minimum, else empty. */
  before: string
  /** "/ litre", "chacun", or empty when the amount is for the whole job. */
  after: string
  /** The same in a sentence: "le litre", "par véhicule". */
  unit: string
}

export type PriceRows = Readonly<Record<PriceKey, PriceRow>> & Readonly<Record<AddedRow, PriceRow>>

/** The rows with these keys, in the order of `keys`; keys without a row are skipped. */
export function rowsOf(rows: PriceRows, keys: readonly RowKey[]): PriceRow[] {
  return keys.flatMap((key) => rows[key] ?? [])
}

/** Whether one of these rows is a minimum, so that "à partir de" must be explained beside them. */
export function saysFrom(rows: readonly PriceRow[]): boolean {
  return rows.some(({ before }) => before)
}

/** Every row of a price book by its key. */
export function priceRows(lang: Lang, facts: Facts): PriceRows {
  const rows = (Object.entries(facts.prices) as [RowKey, Price][]).map(([key, price]) => [
    key,
    {
      key,
      label: fill(price.label[lang], lang, facts),
      details: fill(price.details?.[lang] ?? '', lang, facts),
      amount: amountText(price, lang),
      before: beforeText(price, lang),
      after: afterText(price, lang),
      unit: afterText(price, lang, 'spoken'),
    },
  ])
  return Object.fromEntries(rows) as PriceRows
}
