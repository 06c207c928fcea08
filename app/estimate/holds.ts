import { localTime } from '#app/content/hours/opening.ts'
import { estimateHoldsDays } from '#app/content/packages/index.ts'

/** The last day on which the garage stands by an estimate that is sent now, as `YYYY-MM-DD` in its own time. */
export function holdsUntil(now: Date): string {
  return localTime(now).toPlainDate().add({ days: estimateHoldsDays }).toString()
}
