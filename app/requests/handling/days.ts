import { localTime } from '#app/content/hours/opening.ts'

/** The days a visitor may choose, in the garage's time zone: today to the same day next year. */
export function daysOffered(now: Date): { first: string; last: string } {
  const today = localTime(now).toPlainDate()
  return { first: today.toString(), last: today.add({ years: 1 }).toString() }
}
