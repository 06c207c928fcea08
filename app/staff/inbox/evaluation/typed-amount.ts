import { cents } from '#app/estimate/cents.ts'
import { typedNumber } from '#app/publishing/kinds/fact-form.ts'

const MOST = 1_000_000

/** An amount in dollars as people type it: "40,50 $", "1 040,50", "$1,040.50"; `NaN` if it is none. */
export const typedAmount = (typed: string): number => typedNumber(typed.replace(/\$/g, ''))

/** The same in cents; null if empty, undefined if it is none. */
export function typedCents(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const amount = typedAmount(typed)
  return amount >= 0 && amount <= MOST ? cents(amount) : undefined
}
