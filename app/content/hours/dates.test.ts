import { expect, test } from 'vitest'
import { dayText, longDate, relativeDate, weekdayAndDay } from './dates.ts'

test.each([
  ['2026-12-01', '1er décembre 2026', 'December 1, 2026'],
  ['2026-12-11', '11 décembre 2026', 'December 11, 2026'],
  ['2026-12-31', '31 décembre 2026', 'December 31, 2026'],
])('%s is written out', (day, french, english) => {
  expect([longDate(day, 'fr'), longDate(day, 'en')]).toEqual([french, english])
  const short = [french.slice(0, -5).replace(' ', '\u00a0'), english.slice(0, -6).replace(' ', '\u00a0')]
  expect([dayText(day, 'fr'), dayText(day, 'en')]).toEqual(short)
})

test.each([
  ['2026-11-01', 'dimanche 1er novembre', 'Sunday, November 1'],
  ['2026-11-11', 'mercredi 11 novembre', 'Wednesday, November 11'],
])('%s is told with its weekday', (day, french, english) => {
  const date = Temporal.PlainDate.from(day)
  expect([weekdayAndDay(date, 'fr'), weekdayAndDay(date, 'en')]).toEqual([french, english])
})

/** On 21 November 2026. The first and the last day of each unit. */
test.each([
  ['2027-01-01', 'aujourd’hui', 'today'],
  ['2026-11-21', 'aujourd’hui', 'today'],
  ['2026-11-20', 'hier', 'yesterday'],
  ['2026-11-15', 'il y a 6 jours', '6 days ago'],
  ['2026-11-14', 'la semaine dernière', 'last week'],
  ['2026-11-07', 'il y a 2 semaines', '2 weeks ago'],
  ['2026-10-23', 'il y a 4 semaines', '4 weeks ago'],
  ['2026-10-22', 'le mois dernier', 'last month'],
  ['2026-10-14', 'le mois dernier', 'last month'],
  ['2026-09-29', 'il y a 2 mois', '2 months ago'],
  ['2026-08-11', 'il y a 3 mois', '3 months ago'],
  ['2025-11-22', 'il y a 12 mois', '12 months ago'],
  ['2025-11-21', 'l’année dernière', 'last year'],
  ['2024-12-01', 'l’année dernière', 'last year'],
  ['2024-11-21', 'il y a 2 ans', '2 years ago'],
])('%s is %s, %s', (day, french, english) => {
  expect([relativeDate(day, '2026-11-21', 'fr'), relativeDate(day, '2026-11-21', 'en')]).toEqual([
    french,
    english,
  ])
})

test('the last days of January are a month before the first of March, not none', () => {
  expect(relativeDate('2026-01-31', '2026-03-02', 'en')).toBe('2 months ago')
  expect(relativeDate('2026-03-01', '2026-03-31', 'en')).toBe('last month')
})
