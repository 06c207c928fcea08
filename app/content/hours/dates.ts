import { forEachLang, type Lang, type Text } from '#app/content/language.ts'
import { typeset } from '#app/content/typography.ts'

/** The first day of a month, where the day comes before the month. */
const firstDay: Text = { fr: '1er ', en: '1 ' }
export const withFirstDay = (date: string, lang: Lang) => date.replace(/\b1 (?=\p{L})/u, firstDay[lang])

/** Created once, as that is the slowest part of formatting a date; pure, so that a page's script takes only what it uses. */
const longFormats = /* @__PURE__ */ forEachLang(
  (lang) => new Intl.DateTimeFormat(`${lang}-CA`, { dateStyle: 'long', timeZone: 'UTC' }),
)

/** `2026-12-01` as "1er décembre 2026" or "December 1, 2026". */
export function longDate(day: string, lang: Lang): string {
  return withFirstDay(longFormats[lang].format(new Date(day)), lang)
}

const weekdayFormats = /* @__PURE__ */ forEachLang(
  (lang) => new Intl.DateTimeFormat(`${lang}-CA`, { weekday: 'long', day: 'numeric', month: 'long' }),
)

/** "dimanche 1er novembre", "Sunday, November 1". */
export function weekdayAndDay(date: Temporal.PlainDate, lang: Lang): string {
  return withFirstDay(weekdayFormats[lang].format(date), lang)
}

const dayFormats = /* @__PURE__ */ forEachLang(
  (lang) => new Intl.DateTimeFormat(`${lang}-CA`, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** `2026-12-01` as "1er décembre" or "December 1". */
export function dayText(day: string, lang: Lang): string {
  return typeset(withFirstDay(dayFormats[lang].format(new Date(day)), lang), lang)
}

/** How long ago `day` was on `today`, both `YYYY-MM-DD`: "hier", "il y a 3 semaines", "5 months ago". */
export function relativeDate(day: string, today: string, lang: Lang): string {
  const [count, unit] = largestUnit(Temporal.PlainDate.from(day), Temporal.PlainDate.from(today))
  return new Intl.RelativeTimeFormat(`${lang}-CA`, { numeric: 'auto' }).format(-count, unit)
}

/** In calendar months and years, as people count them: September 29 is two months before November 25. */
function largestUnit(
  day: Temporal.PlainDate,
  today: Temporal.PlainDate,
): [number, Intl.RelativeTimeFormatUnit] {
  const days = Math.max(0, day.until(today).days)
  if (days < 7) return [days, 'day']
  if (days < 30) return [Math.floor(days / 7), 'week']
  const months = (today.year - day.year) * 12 + today.month - day.month
  return days < 365 ? [months || 1, 'month'] : [Math.floor(months / 12) || 1, 'year']
}
