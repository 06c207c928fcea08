import { describe, expect, test } from 'vitest'
import { setFacts } from '#app/content/facts.ts'
import { knownFacts, knownWeek, lunchCalendar, lunchWeek, withKnownHours } from '../../../test/known-hours.ts'
import {
  clockText,
  dayHoursText,
  hoursText,
  isClosedAt,
  localTime,
  nextChange,
  openingOn,
  openNow,
  openState,
  specialDays,
} from './opening.ts'

withKnownHours()

const at = (local: string) => new Date(`${local}-05:00`)
const stateText = (...parts: Parameters<typeof openNow>) => openNow(...parts).text

/** The days from one on, closed for a reason. */
const closedDays = (first: string, count: number) =>
  Array.from({ length: count }, (_, day) => ({
    date: Temporal.PlainDate.from(first).add({ days: day }).toString(),
    hours: [],
    reason: { fr: 'Vacances', en: 'Holidays' },
  }))
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('Whether the garage is open', () => {
  test.each([
    ['2026-11-24T08:59:59', 'Ouvre à 9 h', 'Opens at 9 a.m.'],
    ['2026-11-24T09:00:00', 'Ouvert jusqu’à 17 h', 'Open until 5 p.m.'],
    ['2026-11-24T16:59:59', 'Ouvert jusqu’à 17 h', 'Open until 5 p.m.'],
    ['2026-11-24T17:00:00', 'Ouvre demain à 9 h', 'Opens tomorrow at 9 a.m.'],
    ['2026-11-24T23:59:59', 'Ouvre demain à 9 h', 'Opens tomorrow at 9 a.m.'],
    ['2026-11-25T00:00:00', 'Ouvre à 9 h', 'Opens at 9 a.m.'],
    ['2026-11-21T12:59:59', 'Ouvert jusqu’à 13 h', 'Open until 1 p.m.'],
    ['2026-11-21T13:00:00', 'Ouvre lundi à 9 h', 'Opens Monday at 9 a.m.'],
    // A public holiday.
    ['2026-12-24T18:00:00', 'Ouvre samedi à 9 h', 'Opens Saturday at 9 a.m.'],
    ['2026-12-25T10:00:00', 'Ouvre demain à 9 h', 'Opens tomorrow at 9 a.m.'],
    ['2027-01-01T10:00:00', 'Ouvre demain à 9 h', 'Opens tomorrow at 9 a.m.'],
  ])('at %s: %s, %s', (now, french, english) => {
    expect([stateText(at(now), 'fr'), stateText(at(now), 'en')].map(plain)).toEqual([french, english])
    expect(openNow(at(now), 'fr').now).toBe(french.startsWith('Ouvert'))
  })

  test.each([
    ['2026-11-24T11:59:00', 'Ouvert jusqu’à 12 h', 'Open until noon'],
    ['2026-11-24T12:00:00', 'Ouvre à 13 h', 'Opens at 1 p.m.'],
    ['2026-11-24T12:59:00', 'Ouvre à 13 h', 'Opens at 1 p.m.'],
    ['2026-11-24T13:00:00', 'Ouvert jusqu’à 17 h', 'Open until 5 p.m.'],
    ['2026-11-24T17:00:00', 'Ouvre demain à 8 h', 'Opens tomorrow at 8 a.m.'],
  ])('with a lunch break, at %s: %s, %s', (now, french, english) => {
    const said = [stateText(at(now), 'fr', lunchCalendar), stateText(at(now), 'en', lunchCalendar)]
    expect(said.map(plain)).toEqual([french, english])
  })

  test.each([
    ['six days', '2026-11-24', 5, 'Ouvre lundi à 9 h', 'Opens Monday at 9 a.m.'],
    // Its weekday alone would mean today.
    ['a week', '2026-11-24', 7, 'Ouvre le mardi 1er décembre à 9 h', 'Opens Tuesday, December 1 at 9 a.m.'],
    ['two weeks', '2026-11-24', 14, 'Ouvre le mardi 8 décembre à 9 h', 'Opens Tuesday, December 8 at 9 a.m.'],
    ['months', '2026-11-24', 69, 'Ouvre le lundi 1er février à 9 h', 'Opens Monday, February 1 at 9 a.m.'],
  ])('in a closing of %s the next opening is named', (_, first, count, french, english) => {
    const calendar = { week: knownWeek, exceptions: closedDays(first, count) }
    const now = at(`${first}T10:00:00`)
    expect([stateText(now, 'fr', calendar), stateText(now, 'en', calendar)].map(plain)).toEqual([
      french,
      english,
    ])
  })

  test('the garage’s own exception wins over the week and over a holiday', () => {
    const [day] = closedDays('2026-11-24', 1)
    const hours = [{ opens: '10:00', closes: '12:00' }]
    const reason = { fr: 'Inventaire', en: 'Stocktaking' }
    const exceptions = [...(day ? [day] : []), { date: '2026-12-25', hours, reason }]
    const on = (date: string) => openingOn(Temporal.PlainDate.from(date), { week: knownWeek, exceptions })
    expect(on('2026-11-24')).toMatchObject({ hours: [], reason: day?.reason })
    expect(on('2026-12-25')).toMatchObject({ hours, reason })
    expect(on('2026-11-25')).toEqual({ date: Temporal.PlainDate.from('2026-11-25'), hours: knownWeek[3] })
  })

  test.each([
    ['2026-11-02T13:59:59Z', false],
    ['2026-11-02T14:00:00Z', true],
    ['2026-03-09T12:59:59Z', false],
    ['2026-03-09T13:00:00Z', true],
  ])('holds on the days the clocks change: %s, %j', (now, isOpen) => {
    expect(openState(new Date(now)).open).toBe(isOpen)
  })

  test('is not told while the garage has not confirmed its hours', () => {
    setFacts({ ...knownFacts, opening: { openedOn: '2026-11-20', answers: { hours: 'true' } } })
    expect(openNow(at('2026-11-24T10:00:00'), 'fr')).toEqual({ now: false, text: 'Appelez pour les heures' })
    expect(isClosedAt(at('2026-11-24T18:30:00'))).toBe(false)
    setFacts({
      ...knownFacts,
      opening: { openedOn: '2026-11-20', answers: { hours: 'true', holidays: 'true' } },
    })
    expect(openNow(at('2026-11-24T10:00:00'), 'fr').now).toBe(true)
    expect(isClosedAt(at('2026-11-24T18:30:00'))).toBe(true)
  })

  test('a garage that never opens says so without searching for ever', () => {
    const never = { week: { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] }, exceptions: [] }
    expect(openState(at('2026-11-24T10:00:00'), never)).toMatchObject({ open: false, opens: { at: '00:00' } })
  })
})

test('pages change at each opening, each closing and midnight, in turn', () => {
  const changes: string[] = []
  for (let now = at('2026-11-24T00:00:00'); changes.length < 5; ) {
    now = nextChange(now, lunchCalendar)
    changes.push(localTime(now).toPlainTime().toString({ smallestUnit: 'minute' }))
  }
  expect(changes).toEqual(['08:00', '12:00', '13:00', '17:00', '00:00'])
})

test('the special days ahead are those with a reason, from today to the last one asked for', () => {
  const special = (now: string, days: number) => specialDays(at(now), days).map(({ date }) => `${date}`)
  expect(special('2026-12-25T23:59:59', 8)).toEqual(['2026-12-25', '2027-01-01'])
  expect(special('2026-12-25T23:59:59', 7)).toEqual(['2026-12-25'])
  expect(special('2026-12-26T00:00:00', 6)).toEqual([])
})

test.each([
  ['00:00', '0 h', '12 a.m.'],
  ['09:05', '9 h 05', '9:05 a.m.'],
  ['11:59', '11 h 59', '11:59 a.m.'],
  ['12:00', '12 h', 'noon'],
  ['13:30', '13 h 30', '1:30 p.m.'],
  ['23:59', '23 h 59', '11:59 p.m.'],
])('%s is said as %s, %s', (time, french, english) => {
  expect([clockText(time, 'fr'), clockText(time, 'en')].map(plain)).toEqual([french, english])
})

/** A tilde stands for a no-break space: a line breaks between two spans, not within one. */
test.each([
  [[], 'Fermé', 'Closed'],
  [[{ opens: '09:30', closes: '12:00' }], '9~h~30 à 12~h', '9:30~a.m. to noon'],
  [lunchWeek[1], '8~h~à~12~h et 13~h~à~17~h', '8~a.m.~to~noon and 1~p.m.~to~5~p.m.'],
])('the hours %j read %s, %s', (hours, french, english) => {
  expect([hoursText(hours, 'fr'), hoursText(hours, 'en')]).toEqual(
    [french, english].map((text) => text.replaceAll('~', '\u00a0')),
  )
  const day = { date: Temporal.PlainDate.from('2026-12-25'), hours, reason: { fr: 'Noël', en: 'Christmas' } }
  expect(dayHoursText(day, 'en')).toBe(`${hoursText(hours, 'en')} (Christmas)`)
})
