import { taxes } from '#app/content/prices/prices.ts'

/** A tax is counted in hundred-thousandths: 9.975 % is 9,975 of them. */
const PARTS = 100_000

/** An amount of dollars as cents. Money is counted in whole cents everywhere here. */
export function cents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** `halves`: a quantity in halves, as litres come. Half a cent is rounded up. */
export function timesHalves(amount: number, halves: number): number {
  return Math.floor((amount * halves + 1) / 2)
}

/** A tax on an amount, half a cent rounded up. @param percent such as 9.975 */
export function taxOn(amount: number, percent: number): number {
  const rate = Math.round((percent * PARTS) / 100)
  return Math.floor((amount * rate + PARTS / 2) / PARTS)
}

export type Sum = { before: number; gst: number; qst: number; total: number }

/** Both taxes are counted on the sum before taxes, each rounded by itself. */
export function withTaxes(before: number): Sum {
  const gst = taxOn(before, taxes.gst)
  const qst = taxOn(before, taxes.qst)
  return { before, gst, qst, total: before + gst + qst }
}

/** Above this sum before taxes, parts and labour, a written evaluation is due (Consumer Protection Act, s. 168). */
const EVALUATION_ABOVE = 100_00

/** Whether a written evaluation is due for a sum that lies between two; without a highest one it may rise. */
export function evaluationDue(lowest: number, highest: number | undefined): 'yes' | 'no' | 'maybe' {
  if (lowest > EVALUATION_ABOVE) return 'yes'
  return highest !== undefined && highest <= EVALUATION_ABOVE ? 'no' : 'maybe'
}
