import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Lang } from '#app/content/language.ts'
import { knownWeek, lunchCalendar, lunchWeek, withKnownHours } from '../../../test/known-hours.ts'
import { holidays } from './holidays.ts'
import type { Weekday } from './hours.ts'
import { hoursText, localTime, nextChange, openingOn, openNow, openState } from './opening.ts'

withKnownHours()

const at = (local: string) => new Date(`${local}-05:00`)
const summer = (local: string) => new Date(`${local}-04:00`)
const stateText = (...parts: Parameters<typeof openNow>) => openNow(...parts).text

describe('whether the garage is open', () => {
  test('on a weekday it is open from 9 h to 17 h, to the minute', () => {
    expect(stateText(at('2026-11-24T08:59:59'), 'fr')).toBe('Ouvre à 9\u00a0h')
    expect(stateText(at('2026-11-24T09:00:00'), 'fr')).toBe('Ouvert jusqu’à 17\u00a0h')
    expect(stateText(at('2026-11-24T16:59:59'), 'en')).toBe('Open until 5\u00a0p.m.')
    expect(stateText(at('2026-11-24T17:00:00'), 'en')).toBe('Opens tomorrow at 9\u00a0a.m.')
  })

  test('on Saturday afternoon the next opening is Monday', () => {
    expect(stateText(at('2026-11-21T12:59:00'), 'fr')).toBe('Ouvert jusqu’à 13\u00a0h')
    expect(stateText(at('2026-11-21T13:00:00'), 'fr')).toBe('Ouvre lundi à 9\u00a0h')
    expect(stateText(at('2026-11-21T13:00:00'), 'en')).toBe('Opens Monday at 9\u00a0a.m.')
  })

  test('it is closed on a public holiday, and the next opening skips it', () => {
    expect(stateText(at('2026-12-25T10:00:00'), 'fr')).toBe('Ouvre demain à 9\u00a0h')
    expect(stateText(at('2026-12-24T18:00:00'), 'fr')).toBe('Ouvre samedi à 9\u00a0h')
  })

  test('after months without an open day the next opening is named with its day', () => {
    const reason = { fr: 'Rénovations', en: 'Renovations' }
    const first = Temporal.PlainDate.from('2026-11-28')
    const exceptions = Array.from({ length: 65 }, (_, day) => {
      return { date: first.add({ days: day }).toString(), hours: [], reason }
    })
    const calendar = { week: knownWeek, exceptions }
    expect(stateText(at('2026-11-29T10:00:00'), 'fr', calendar)).toBe('Ouvre le lundi 1er février à 9\u00a0h')
    expect(stateText(at('2026-11-29T10:00:00'), 'en', calendar)).toBe(
      'Opens Monday, February 1 at 9\u00a0a.m.',
    )
  })

  test('the garage’s own exception wins over the week and over a holiday', () => {
    const reason = { fr: 'Inventaire', en: 'Stocktaking' }
    const calendar = {
      week: knownWeek,
      exceptions: [
        { date: '2026-11-24', hours: [], reason },
        { date: '2026-12-25', hours: [{ opens: '10:00', closes: '12:00' }], reason },
      ],
    }
    expect(stateText(at('2026-11-24T10:00:00'), 'fr', calendar)).toBe('Ouvre demain à 9\u00a0h')
    expect(stateText(at('2026-12-25T11:00:00'), 'fr', calendar)).toBe('Ouvert jusqu’à 12\u00a0h')
    expect(openingOn(Temporal.PlainDate.from('2026-11-24'), calendar).reason).toEqual(reason)
  })

  test('a closing of two weeks names the day and month it ends', () => {
    const reason = { fr: 'Vacances', en: 'Holidays' }
    const exceptions = Array.from({ length: 14 }, (_, day) => ({
      date: Temporal.PlainDate.from('2026-07-20').add({ days: day }).toString(),
      hours: [],
      reason,
    }))
    const now = summer('2026-07-20T10:00:00')
    expect(stateText(now, 'fr', { week: knownWeek, exceptions })).toBe('Ouvre le lundi 3 août à 9\u00a0h')
    expect(stateText(now, 'en', { week: knownWeek, exceptions })).toBe(
      'Opens Monday, August 3 at 9\u00a0a.m.',
    )
  })

  test('the hours hold on the days the clocks change', () => {
    expect(openState(new Date('2026-11-02T13:59:59Z'))).toMatchObject({ open: false })
    expect(openState(new Date('2026-11-02T14:00:00Z'))).toEqual({ open: true, closes: '17:00' })
    expect(openState(new Date('2026-03-09T13:00:00Z'))).toEqual({ open: true, closes: '17:00' })
  })
})

describe('a garage that closes for lunch', () => {
  const text = (local: string, lang: Lang) => stateText(at(local), lang, lunchCalendar)

  test('is open until noon, then opens again at one o’clock', () => {
    expect(text('2026-11-24T11:59:00', 'fr')).toBe('Ouvert jusqu’à 12\u00a0h')
    expect(text('2026-11-24T12:00:00', 'fr')).toBe('Ouvre à 13\u00a0h')
    expect(text('2026-11-24T12:59:00', 'en')).toBe('Opens at 1\u00a0p.m.')
    expect(text('2026-11-24T13:00:00', 'en')).toBe('Open until 5\u00a0p.m.')
    expect(text('2026-11-24T17:00:00', 'fr')).toBe('Ouvre demain à 8\u00a0h')
  })

  test('says something else at each opening and closing, and at midnight', () => {
    const changes: string[] = []
    for (let now = at('2026-11-24T00:00:00'); changes.length < 5; ) {
      now = nextChange(now, lunchCalendar)
      changes.push(localTime(now).toPlainTime().toString({ smallestUnit: 'minute' }))
    }
    expect(changes).toEqual(['08:00', '12:00', '13:00', '17:00', '00:00'])
  })
})

test('every minute of a week is open if and only if it lies in a span of its day', () => {
  const clock = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => {
    return `${Math.floor(minute / 60)}`.padStart(2, '0') + `:${minute % 60}`.replace(/:(.)$/, ':0$1')
  })
  const day = fc
    .uniqueArray(clock, { maxLength: 8 })
    .map((times) => times.toSorted())
    .map((times) =>
      Array.from({ length: Math.floor(times.length / 2) }, (_, index) => ({
        opens: times[2 * index] ?? '',
        closes: times[2 * index + 1] ?? '',
      })),
    )
  const week = fc.record({ 1: day, 2: day, 3: day, 4: day, 5: day, 6: day, 7: day })
  fc.assert(
    fc.property(week, (week) => {
      // No holiday and no change of the clocks in this week.
      const monday = at('2026-11-16T00:00:00').getTime()
      for (let minute = 0; minute < 7 * 24 * 60; minute += 1) {
        const now = new Date(monday + minute * 60_000)
        const local = localTime(now)
        const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
        const spans = week[local.dayOfWeek as Weekday]
        const isOpen = spans.some(({ opens, closes }) => time >= opens && time < closes)
        expect(openState(now, { week, exceptions: [] }).open).toBe(isOpen)
      }
    }),
    { numRuns: 3 },
  )
})

describe('when pages change next', () => {
  test('at the opening, the closing and midnight, in turn', () => {
    expect(nextChange(at('2026-11-24T03:00:00'))).toEqual(at('2026-11-24T09:00:00'))
    expect(nextChange(at('2026-11-24T09:00:00'))).toEqual(at('2026-11-24T17:00:00'))
    expect(nextChange(at('2026-11-24T17:00:00'))).toEqual(at('2026-11-25T00:00:00'))
  })
})

test('the public holidays of Quebec fall on their days', () => {
  const dates = (year: number) => holidays(year).map(({ date }) => date)
  expect(dates(2026)).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-05-18',
    '2026-06-24',
    '2026-07-01',
    '2026-09-07',
    '2026-10-12',
    '2026-12-25',
  ])
  expect(dates(2029)).toContain('2029-07-02')
  expect(dates(2027)).toContain('2027-03-26')
  expect(dates(2027)).toContain('2027-05-24')
})

test('hours read as they are said', () => {
  const morning = [{ opens: '09:30', closes: '12:00' }]
  expect(hoursText(morning, 'fr')).toBe('9\u00a0h\u00a030 à 12\u00a0h')
  expect(hoursText(morning, 'en')).toBe('9:30\u00a0a.m. to 12\u00a0p.m.')
  expect(hoursText([], 'fr')).toBe('Fermé')
  expect(hoursText(lunchWeek[1], 'fr')).toBe(
    '8\u00a0h\u00a0à\u00a012\u00a0h et 13\u00a0h\u00a0à\u00a017\u00a0h',
  )
  expect(hoursText(lunchWeek[1], 'en')).toBe(
    '8\u00a0a.m.\u00a0to\u00a012\u00a0p.m. and 1\u00a0p.m.\u00a0to\u00a05\u00a0p.m.',
  )
})

test('an opening a week ahead is told with its date, since its weekday alone would mean today', () => {
  const week = { 1: [], 2: [], 3: knownWeek[3], 4: [], 5: [], 6: [], 7: [] }
  const closedForTheDay = new Date('2026-11-19T00:00:00Z')
  expect(openNow(closedForTheDay, 'fr', { week, exceptions: [] }).text).toContain('25 novembre')
})
