import { forEachLang, type Lang, type Text } from '#app/content/language.ts'
import { typeset } from '#app/content/typography.ts'

const DAY = 86_400_000

/** The first day of a month, where the day comes before the month. */
const firstDay: Text = { fr: '1er', en: '1' }

/** Created once: creating a format is the slowest part of formatting a date. */
const longFormats = forEachLang(
  (lang) => new Intl.DateTimeFormat(`${lang}-CA`, { dateStyle: 'long', timeZone: 'UTC' }),
)

/** `2026-12-01` as "1er décembre 2026" or "December 1, 2026". */
export function longDate(day: string, lang: Lang): string {
  const text = longFormats[lang].format(new Date(day))
  return text.replace(/^1 /, `${firstDay[lang]} `)
}

const weekdayFormats = forEachLang(
  (lang) => new Intl.DateTimeFormat(`${lang}-CA`, { weekday: 'long', day: 'numeric', month: 'long' }),
)

/** "dimanche 1er novembre", "Sunday, November 1". */
export function weekdayAndDay(date: Temporal.PlainDate, lang: Lang): string {
  const text = weekdayFormats[lang].format(date)
  return text.replace(' 1 ', ` ${firstDay[lang]} `)
}

const dayFormats = forEachLang(
  (lang) => new Intl.DateTimeFormat(`${lang}-CA`, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** `2026-12-01` as "1er décembre" or "December 1". */
export function dayText(day: string, lang: Lang): string {
  const text = dayFormats[lang].format(new Date(day))
  return typeset(text.replace(/^1 /, `${firstDay[lang]} `), lang)
}

/** How long ago `day` was on `today`, both `YYYY-MM-DD`: "hier", "il y a 3 semaines", "5 months ago". */
export function relativeDate(day: string, today: string, lang: Lang): string {
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / DAY))
  const [count, unit] = largestUnit(days)
  return new Intl.RelativeTimeFormat(`${lang}-CA`, { numeric: 'auto' }).format(-count, unit)
}

function largestUnit(days: number): [number, Intl.RelativeTimeFormatUnit] {
  if (days < 7) return [days, 'day']
  if (days < 30) return [Math.floor(days / 7), 'week']
  if (days < 365) return [Math.floor(days / 30.4) || 1, 'month']
  return [Math.floor(days / 365), 'year']
}
