import { localTime } from '#app/content/hours/opening.ts'

/** `YYYY-MM-DD`, a day there is. */
export function isDay(value: string): boolean {
  try {
    return Temporal.PlainDate.from(value).toString() === value
  } catch {
    return false
  }
}

/** The garage's day (`YYYY-MM-DD`) of a moment. */
export const dayOf = (moment: string): string => localTime(new Date(moment)).toPlainDate().toString()
