import { identity } from '#app/content/business/identity.ts'
import { dateFormat } from '#app/content/formats.server.ts'
import type { Lang } from '#app/content/language.ts'
import { clockText, localTime } from './opening.ts'

/** Date and time in the garage's time zone: "24 nov. 2026, 9 h 05", "Nov 24, 2026, 9:05 a.m.". */
export function dateTimeText(at: string, lang: Lang): string {
  const moment = new Date(at)
  const day = dateFormat(lang, { dateStyle: 'medium', timeZone: identity.timeZone }).format(moment)
  return `${day}, ${clockOf(moment, lang)}`
}

export function dateText(date: string, lang: Lang): string {
  return dateFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`))
}

/** The time of a moment in the garage's time zone: "15 h 30", "3:30 p.m.". */
export function clockOf(at: Date, lang: Lang): string {
  return clockText(localTime(at).toPlainTime().toString({ smallestUnit: 'minute' }), lang)
}
