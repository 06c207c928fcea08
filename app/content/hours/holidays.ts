import type { HoursException } from './hours.ts'

type Rule = { reason: HoursException['reason']; on(year: number): Temporal.PlainDate | Temporal.PlainDate[] }

const day = (year: number, month: number, date: number) => Temporal.PlainDate.from({ year, month, day: date })

/** The nth Monday of a month. */
function monday(year: number, month: number, nth: number): Temporal.PlainDate {
  const first = day(year, month, 1)
  return first.add({ days: ((8 - first.dayOfWeek) % 7) + 7 * (nth - 1) })
}

/** Easter Sunday in the Gregorian calendar (the anonymous algorithm of 1876). */
function easter(year: number): Temporal.PlainDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moon = Math.floor((century + 8) / 25)
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - moon + 1) / 3) + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const month = Math.floor((epact + weekday - 7 * correction + 114) / 31)
  return day(year, month, ((epact + weekday - 7 * correction + 114) % 31) + 1)
}

/** Quebec's public holidays (Act respecting labour standards, s. 60, and the National Holiday Act). The garage is closed. */
const rules: readonly Rule[] = [
  { reason: { fr: 'Jour de l’An', en: 'New Year’s Day' }, on: (year) => day(year, 1, 1) },
  { reason: { fr: 'Vendredi saint', en: 'Good Friday' }, on: (year) => easter(year).subtract({ days: 2 }) },
  {
    reason: { fr: 'Journée nationale des patriotes', en: 'National Patriots’ Day' },
    // The Monday before 25 May.
    on: (year) => {
      const last = day(year, 5, 24)
      return last.subtract({ days: last.dayOfWeek - 1 })
    },
  },
  {
    reason: { fr: 'Fête nationale', en: 'Quebec’s National Holiday' },
    // When the 24th is a Sunday, the 25th is the holiday of those who do not work on Sundays (National Holiday Act, s. 2).
    on: (year) => {
      const holiday = day(year, 6, 24)
      return holiday.dayOfWeek === 7 ? [holiday, day(year, 6, 25)] : holiday
    },
  },
  {
    reason: { fr: 'Fête du Canada', en: 'Canada Day' },
    // 2 July when the 1st is a Sunday.
    on: (year) => day(year, 7, day(year, 7, 1).dayOfWeek === 7 ? 2 : 1),
  },
  { reason: { fr: 'Fête du Travail', en: 'Labour Day' }, on: (year) => monday(year, 9, 1) },
  { reason: { fr: 'Action de grâces', en: 'Thanksgiving' }, on: (year) => monday(year, 10, 2) },
  { reason: { fr: 'Noël', en: 'Christmas Day' }, on: (year) => day(year, 12, 25) },
]

const found = new Map<number, readonly HoursException[]>()

/** The public holidays of a year as closed days; cached per year. */
export function holidays(year: number): readonly HoursException[] {
  const known = found.get(year)
  if (known) return known
  const days = rules.flatMap(({ reason, on }) =>
    [on(year)].flat().map((date) => ({ date: date.toString(), hours: [], reason })),
  )
  found.set(year, days)
  return days
}
