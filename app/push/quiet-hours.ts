import { localTime } from '#app/content/hours/opening.ts'

/** A span of the day in the garage's time zone, perhaps past midnight: "21:00" to "07:00". */
export type QuietHours = { from: string; until: string }

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Parses quiet hours: `none` if both times are empty, undefined if they are invalid. */
export function readQuietHours(from: string, until: string): QuietHours | 'none' | undefined {
  if (!from && !until) return 'none'
  return TIME.test(from) && TIME.test(until) && from !== until ? { from, until } : undefined
}

/** When the quiet hours that `now` lies in end; undefined outside of them. */
export function quietUntil(now: Date, { from, until }: QuietHours): Date | undefined {
  const local = localTime(now)
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
  const isQuiet = from < until ? from <= time && time < until : from <= time || time < until
  if (!isQuiet) return undefined
  const day = time < until ? local.toPlainDate() : local.toPlainDate().add({ days: 1 })
  const end = day.toZonedDateTime({ timeZone: local.timeZoneId, plainTime: until })
  return new Date(end.epochMilliseconds)
}
