import type { Lang } from '#app/content/language.ts'
import { typedNumber } from '#app/content/typed-number.ts'
import { cents, ONE } from '#app/estimate/cents.ts'

const MOST = 1_000_000

/** How many decimals an amount may have, and a quantity. */
export const decimals = { amount: 2, count: 3 }

/** An amount in dollars as people type it, in cents; null if empty, undefined if it is none. */
export function typedCents(typed: string, lang: Lang): number | null | undefined {
  if (typed.trim() === '') return null
  const amount = typedNumber(typed, lang, decimals.amount)
  return amount <= MOST ? cents(amount) : undefined
}

/** A quantity in whole thousandths, "1,5 h" too; 0 if empty, undefined if it is none. */
export function typedCount(typed: string, lang: Lang): number | undefined {
  const count = typed === '' ? 0 : typedNumber(typed, lang, decimals.count)
  return count <= MOST ? Math.round(count * ONE) : undefined
}
