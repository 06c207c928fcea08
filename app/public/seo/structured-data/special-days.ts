import { type DayOpening, localTime, openingOn } from '#app/content/hours/opening.ts'

const DAYS_AHEAD = 183

/** The days of the coming half year that differ from the week: holidays, closings, special hours. */
export function specialDays(now: Date): DayOpening[] {
  const today = localTime(now).toPlainDate()
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => openingOn(today.add({ days: ahead }))).filter(
    (day) => day.reason,
  )
}
