import type { Taxes } from '#app/content/prices/prices.ts'

/** Tax rates are whole numbers of hundred-thousandths: 9.975 % is 9,975. */
const PARTS = 100_000

/** Dollars as cents. Every amount of money here is in whole cents. */
export function cents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** A quantity is in whole thousandths, as oil is measured with three decimals: 1.25 hours are 1,250. */
export const ONE = 1000

/** An amount times a quantity, half a cent rounded up. */
export function times(amount: number, count: number): number {
  return Math.floor((amount * count + ONE / 2) / ONE)
}

/** A tax in cents on an amount in cents, half a cent rounded up. @param percent such as 9.975 */
export function taxOn(amount: number, percent: number): number {
  const rate = Math.round((percent * PARTS) / 100)
  return Math.floor((amount * rate + PARTS / 2) / PARTS)
}

export type Sum = { before: number; gst: number; qst: number; total: number }

/** Both taxes are calculated on the sum before taxes, each rounded separately. */
export function withTaxes(before: number, taxes: Taxes): Sum {
  const gst = taxOn(before, taxes.gst)
  const qst = taxOn(before, taxes.qst)
  return { before, gst, qst, total: before + gst + qst }
}

/** How many, and the price of one in cents; `halves` and `hundredths` are how older versions stored how many. */
type Counted = {
  count?: number | undefined
  each?: number | null | undefined
  halves?: number | undefined
  hundredths?: number | undefined
}

/** The quantity in whole thousandths, however it was stored; undefined without one. */
export const countOf = ({ count, halves, hundredths }: Counted): number | undefined =>
  count ?? (halves === undefined ? hundredths && hundredths * 10 : halves * (ONE / 2))

/** A line's price before taxes in cents; 0 while it has none. */
export const lineSum = (line: Counted): number => times(line.each ?? 0, countOf(line) ?? 0)

/** What these lines cost before taxes, in cents. */
export const beforeTaxes = (lines: readonly Counted[]): number =>
  lines.reduce((sum, each) => sum + lineSum(each), 0)

export const sumOf = (lines: readonly Counted[], taxes: Taxes): Sum => withTaxes(beforeTaxes(lines), taxes)

/** Above this sum before taxes, parts and labour, a written evaluation is due (Consumer Protection Act, s. 168). */
export const EVALUATION_ABOVE = 100_00

/** Whether a written evaluation is due for a sum between two amounts in cents; without `highest` there is no upper bound. */
export function evaluationDue(lowest: number, highest: number | undefined): 'yes' | 'no' | 'maybe' {
  if (lowest > EVALUATION_ABOVE) return 'yes'
  return highest !== undefined && highest <= EVALUATION_ABOVE ? 'no' : 'maybe'
}
