import { expect, test } from 'vitest'
import { localTime } from '#app/content/hours/opening.ts'
import type { Status } from '#app/requests/handling/inbox.ts'
import { withKnownHours } from '../../../test/known-hours.ts'
import { changeableUntil } from './customer-acts.server.ts'
import { carStates, followState, statusWithCar } from './states.ts'

withKnownHours()

const AT = '2026-11-24T17:00:00Z'
const state = (
  status: Status,
  more: Partial<Parameters<typeof followState>[0]> = {},
  told?: 'toRead' | 'partly',
) =>
  followState(
    { status, car: null, appointment_at: null, first_answered_at: null, read_at: null, ...more },
    told,
  )
const all = { car: 'ready', appointment_at: AT, first_answered_at: AT, read_at: AT }

test('what has ended has ended, whatever else is known', () => {
  expect(state('completed', all, 'toRead')).toBe('done')
  for (const status of ['archived', 'spam'] as const) expect(state(status, all, 'toRead')).toBe('closed')
})

test('the customer reads the one state that says most', () => {
  expect(state('new')).toBe('received')
  expect(state('new', { read_at: AT })).toBe('seen')
  expect(state('contacted', { first_answered_at: AT, read_at: AT })).toBe('answered')
  expect(state('contacted', { first_answered_at: AT }, 'partly')).toBe('partly')
  for (const car of [null, 'gone']) expect(state('scheduled', { ...all, car }, 'partly')).toBe('booked')
  for (const car of carStates) {
    expect(state('scheduled', { ...all, car })).toBe(car)
    expect(state('scheduled', { ...all, car }, 'toRead')).toBe('toRead')
    const isBeforeWork = car === 'arrived' || car === 'examined'
    expect(state('scheduled', { ...all, car }, 'partly')).toBe(isBeforeWork ? 'partly' : car)
  }
})

test('a car that is here makes a request scheduled, but neither twice nor out of spam', () => {
  const statuses = ['new', 'contacted', 'completed', 'archived', 'scheduled', 'spam'] as const
  expect(statuses.map(statusWithCar)).toEqual([...Array(4).fill('scheduled'), undefined, undefined])
})

test.each([
  ['2026-11-26T15:00:00Z', '2026-11-25T17:00'],
  // In UTC it is already the day after.
  ['2026-11-27T04:30:00Z', '2026-11-25T17:00'],
  ['2026-11-23T14:00:00Z', '2026-11-21T13:00'],
  // After Christmas and the day on which it is closed.
  ['2026-12-26T15:00:00Z', '2026-12-24T17:00'],
])(
  'an appointment of %s can be changed until the garage closes on the last open day before it: %s',
  (at, until) => {
    const last = changeableUntil(at)
    expect(last && localTime(last).toPlainDateTime().toString({ smallestUnit: 'minute' })).toBe(until)
  },
)
