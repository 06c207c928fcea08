import { identity } from '#app/content/business/identity.ts'
import { dateFormat } from '#app/content/formats.server.ts'
import type { Lang } from '#app/content/language.ts'
import { withFirstDay } from './dates.ts'
import { clockText, localTime } from './opening.ts'

/** Date and time in the garage's time zone: "24 nov. 2026, 9 h 05", "Nov 24, 2026, 9:05 a.m.". */
export function dateTimeText(at: string, lang: Lang): string {
  const moment = new Date(at)
  return `${mediumDate(moment, identity.timeZone, lang)}, ${clockOf(moment, lang)}`
}

export function dateText(date: string, lang: Lang): string {
  return mediumDate(new Date(`${date}T12:00:00Z`), 'UTC', lang)
}

const mediumDate = (at: Date, timeZone: string, lang: Lang) =>
  withFirstDay(dateFormat(lang, { dateStyle: 'medium', timeZone }).format(at), lang)

/** The time of a moment in the garage's time zone: "15 h 30", "3:30 p.m.". */
export function clockOf(at: Date, lang: Lang): string {
  return clockText(localTime(at).toPlainTime().toString({ smallestUnit: 'minute' }), lang)
}
