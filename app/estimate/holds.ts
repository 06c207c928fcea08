import { facts } from '#app/content/facts.ts'
import { localTime } from '#app/content/hours/opening.ts'
import { recordOf } from '#app/content/records/records.ts'
import { isConfirmed } from '#app/content/records/stands.ts'
import type { Estimate } from './estimate.ts'

/**
 * The last day on which the garage honours an estimate sent now, as `YYYY-MM-DD` in its time zone. Undefined without an amount
 * to honour, while one of them is to be confirmed, and where the garage has not confirmed that it promises it.
 */
export function holdsUntil(estimate: Pick<Estimate, 'lines' | 'lowest' | 'highest'>, now: Date) {
  if (!isPriced(estimate) || estimate.lines.some(({ certainty }) => certainty === 'toConfirm'))
    return undefined
  if (!isConfirmed(recordOf('priceHolds'))) return undefined
  return localTime(now).toPlainDate().add({ days: facts().business.priceDays }).toString()
}

/** Whether an estimate has any amount. */
export function isPriced({ lowest, highest }: Pick<Estimate, 'lowest' | 'highest'>): boolean {
  return lowest.before > 0 || (highest?.before ?? 0) > 0
}
