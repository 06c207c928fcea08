import { localTime } from '#app/content/hours/opening.ts'
import { estimateHoldsDays } from '#app/content/packages/index.ts'

/** The last day on which the garage honours an estimate sent now, as `YYYY-MM-DD` in its time zone. */
export function holdsUntil(now: Date): string {
  return localTime(now).toPlainDate().add({ days: estimateHoldsDays }).toString()
}
