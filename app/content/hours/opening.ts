import { identity } from '#app/content/business/identity.ts'
import { facts } from '#app/content/facts.ts'
import { forEachLang, inPairs, type Lang, type Text } from '#app/content/language.ts'
import { stands } from '#app/content/records/stands.ts'
import { fillSlots } from '#app/content/slots.ts'
import { weekdayAndDay } from './dates.ts'
import { holidays } from './holidays.ts'
import type { Calendar, DayHours, Weekday } from './hours.ts'

/** The hours of one day, with the reason where they differ from the regular week. */
type DayOpening = { date: Temporal.PlainDate; hours: DayHours; reason?: Text }

/** Open, with the closing time, or closed, with the day and time of the next opening. Times are "HH:MM". */
type OpenState =
  | { open: true; closes: string }
  | { open: false; opens: { date: Temporal.PlainDate; at: string } }

/** How far to search: closings may follow one another. */
const DAYS_AHEAD = 366

/** The garage's local day and time. */
export function localTime(now: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(identity.timeZone)
}

/** The garage's day of a moment, as `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return localTime(moment).toPlainDate().toString()
}

export const today = (): string => dayOf(new Date())

/** The hours of a day: an exception wins over a public holiday, which wins over the regular week. */
export function openingOn(date: Temporal.PlainDate, calendar: Calendar = facts().calendar): DayOpening {
  const iso = date.toString()
  const exception =
    calendar.exceptions.find((entry) => entry.date === iso) ??
    holidays(date.year).find((entry) => entry.date === iso)
  if (exception) return { date, hours: exception.hours, reason: exception.reason }
  return { date, hours: calendar.week[date.dayOfWeek as Weekday] }
}

/** A time of a day in the garage's time zone, or when the day begins: a day is not always 24 hours long. */
export const momentAt = (date: Temporal.PlainDate, plainTime = '00:00'): Date =>
  new Date(date.toZonedDateTime({ timeZone: identity.timeZone, plainTime }).epochMilliseconds)

/** The spans of a day as moments, in milliseconds. */
export function spansOn(date: Temporal.PlainDate, calendar?: Calendar): { opens: number; closes: number }[] {
  const at = (time: string) => momentAt(date, time).getTime()
  return openingOn(date, calendar).hours.map(({ opens, closes }) => ({
    opens: at(opens),
    closes: at(closes),
  }))
}

/** The next `days` days, including today. */
export function comingDays(now: Date, days: number): DayOpening[] {
  const today = localTime(now).toPlainDate()
  return Array.from({ length: days }, (_, ahead) => openingOn(today.add({ days: ahead })))
}

/** Those of the next `days` days whose hours differ from the regular week: holidays, closings, special hours. */
export function specialDays(now: Date, days: number) {
  return comingDays(now, days).flatMap(({ reason, ...day }) => (reason ? [{ ...day, reason }] : []))
}

/** Whether the garage is open now, and until or from when. */
export function openState(now: Date, calendar: Calendar = facts().calendar): OpenState {
  const local = localTime(now)
  const today = local.toPlainDate()
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
  const span = openingOn(today, calendar).hours.find(({ opens, closes }) => opens <= time && time < closes)
  if (span) return { open: true, closes: span.closes }
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = openingOn(today.add({ days: ahead }), calendar)
    const next = day.hours.find(({ opens }) => ahead > 0 || time < opens)
    if (next) return { open: false, opens: { date: day.date, at: next.opens } }
  }
  return { open: false, opens: { date: today.add({ days: DAYS_AHEAD }), at: '00:00' } }
}

/** When what pages say changes next by itself: at an opening, a closing, midnight or the end of the notice. */
export function nextChange(now: Date = new Date(), calendar: Calendar = facts().calendar): Date {
  const local = localTime(now)
  const today = local.toPlainDate()
  const midnight = momentAt(today.add({ days: 1 })).getTime()
  const times = spansOn(today, calendar).flatMap(({ opens, closes }) => [opens, closes])
  const ends = Date.parse(facts().notice?.until ?? '')
  return new Date(Math.min(...[...times, midnight, ends].filter((time) => time > now.getTime())))
}

const clocks: Record<Lang, (hour: number, minutes: string) => string> = {
  fr: (hour, minutes) => `${hour}\u00a0h${minutes && `\u00a0${minutes}`}`,
  en: (hour, minutes) =>
    hour === 12 && !minutes
      ? 'noon'
      : `${hour % 12 || 12}${minutes && `:${minutes}`}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`,
}

/** "17 h", "9 h 30"; "5 p.m.", "9:30 a.m." */
export function clockText(time: string, lang: Lang): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return clocks[lang](hour, minute ? `${minute}`.padStart(2, '0') : '')
}

const lists = forEachLang((lang) => new Intl.ListFormat(`${lang}-CA`))

/** "9 h à 17 h", "8 h à 12 h et 13 h à 17 h", "Fermé". */
export function hoursText(hours: DayHours, lang: Lang): string {
  if (!hours.length) return openingWords[lang].closed
  const spans = hours.map(({ opens, closes }) =>
    rangeText(clockText(opens, lang), clockText(closes, lang), lang),
  )
  // A line breaks between two spans, not within one.
  return lists[lang].format(spans.length > 1 ? spans.map((span) => span.replaceAll(' ', '\u00a0')) : spans)
}

/** The hours of a day, and why they differ from those of the week: "Fermé (Noël)". */
export function dayHoursText({ hours, reason }: DayOpening, lang: Lang): string {
  const text = hoursText(hours, lang)
  return reason ? `${text} (${reason[lang]})` : text
}

/** "9 h à 17 h", "lundi à vendredi". */
export function rangeText(first: string, last: string, lang: Lang): string {
  return fillSlots(openingWords[lang].range, { first, last })
}

const weekdays: Partial<Record<Lang, Intl.DateTimeFormat>> = {}

/** Any Sunday works: `weekdayText` adds the weekday number to it. */
const SUNDAY = Temporal.PlainDate.from('2026-01-04')

/** "lundi", "Monday". @param day of the week, 1 for Monday */
export function weekdayText(day: number, lang: Lang): string {
  weekdays[lang] ??= new Intl.DateTimeFormat(`${lang}-CA`, { weekday: 'long' })
  return weekdays[lang].format(SUNDAY.add({ days: day }))
}

/** Whether the hours may be told. */
export const tellsHours = (): boolean => stands('hours')

/** Whether the garage is closed at a moment, by the hours that it tells. */
export const isClosedAt = (at: Date): boolean => tellsHours() && !openState(at).open

/** Whether no car can be fetched then: one still can as the garage closes. */
export const isUnfetchable = (at: Date): boolean => isClosedAt(at) && isClosedAt(new Date(at.getTime() - 1))

/** Whether the garage is open now, and the text that says so. */
export function openNow(now: Date, lang: Lang, calendar: Calendar = facts().calendar) {
  if (!tellsHours()) return { now: false, text: openingWords[lang].call }
  const state = openState(now, calendar)
  return { now: state.open, text: openStateText(state, now, lang) }
}

/** "Ouvert jusqu'à 17 h", "Ouvre à 9 h", "Ouvre demain à 9 h", "Ouvre lundi à 9 h". */
function openStateText(state: OpenState, now: Date, lang: Lang): string {
  const words = openingWords[lang]
  if (state.open) return fillSlots(words.openUntil, { time: clockText(state.closes, lang) })
  const { date, at } = state.opens
  const time = clockText(at, lang)
  const days = localTime(now).toPlainDate().until(date).days
  if (days === 0) return fillSlots(words.opensToday, { time })
  if (days === 1) return fillSlots(words.opensTomorrow, { time })
  if (days < 7) return fillSlots(words.opensThisWeek, { day: weekdayText(date.dayOfWeek, lang), time })
  return fillSlots(words.opensLater, { day: weekdayAndDay(date, lang), time })
}

export const openingWords = inPairs({
  closed: ['Fermé', 'Closed'],
  call: ['Appelez pour les heures', 'Call for our hours'],
  range: ['[first] à [last]', '[first] to [last]'],
  openUntil: ['Ouvert jusqu’à [time]', 'Open until [time]'],
  opensToday: ['Ouvre à [time]', 'Opens at [time]'],
  opensTomorrow: ['Ouvre demain à [time]', 'Opens tomorrow at [time]'],
  opensThisWeek: ['Ouvre [day] à [time]', 'Opens [day] at [time]'],
  opensLater: ['Ouvre le [day] à [time]', 'Opens [day] at [time]'],
})
