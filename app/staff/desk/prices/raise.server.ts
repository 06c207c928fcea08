import type { Lang } from '#app/content/language.ts'
import { typedNumber } from '#app/content/typed-number.ts'
import { shownValue } from '#app/publishing/items.ts'
import type { AddedRowValue, PriceValue } from '#app/publishing/kinds/prices.ts'
import { type Item, seenIn } from '#app/staff/desk/edits.server.ts'

/** How an amount in cents changes by so many dollars, or per cent. */
const ways = {
  raiseDollars: (cents: number, by: number) => cents + by * 100,
  raisePercent: (cents: number, by: number) => (cents * (100 + by)) / 100,
  lowerDollars: (cents: number, by: number) => cents - by * 100,
  lowerPercent: (cents: number, by: number) => (cents * (100 - by)) / 100,
}

/** In cents. */
const roundings = { nickel: 5, dollar: 100 }

export type Raise = { by: number; way: keyof typeof ways; rounding: keyof typeof roundings }

const named = <Name extends string>(names: Record<Name, unknown>, given: string | null): Name => {
  const known = Object.keys(names) as [Name, ...Name[]]
  return known.find((name) => name === given) ?? known[0]
}

/** The choices in the address. `typed` is undefined on the first visit, `by` not a number above zero where it is none. */
export function readRaise(query: URLSearchParams, lang: Lang): Raise & { typed: string | undefined } {
  const typed = query.get('by') ?? undefined
  return {
    typed,
    by: typedNumber(typed ?? '', lang, 2),
    way: named(ways, query.get('way')),
    rounding: named(roundings, query.get('rounding')),
  }
}

export function raised(amount: number, { by, way, rounding }: Raise): number {
  const step = roundings[rounding]
  return (Math.round(ways[way](Math.round(amount * 100), by) / step) * step) / 100
}

type LinePrice = PriceValue | AddedRowValue

/** What becomes of a line: its new price, or why it is left as it is. A withdrawn line is undefined. */
export function raisedLine({ path, value }: Item, raise: Raise) {
  const price = value as LinePrice | null
  if (!price) return undefined
  if (typeof price.amount !== 'number') return { left: 'noAmount' as const }
  const now = { ...price, amount: raised(price.amount, raise) }
  if (now.amount === price.amount) return { left: 'same' as const }
  return shownValue(path, now) === undefined ? { left: 'impossible' as const } : { now }
}

/** The ticked lines of the form, with the amounts that were shown beside them. */
export function tickedEdits(lines: readonly (Item & { key: string })[], form: FormData) {
  const ticked = form.getAll('line')
  return lines
    .filter(({ key, value }) => value && ticked.includes(key))
    .map(({ key, path, value }) => ({
      path,
      now: { ...(value as LinePrice), amount: Number(form.get(`amount.${key}`)) },
      seen: seenIn(form, `.${key}`),
    }))
}
