import { expect, test } from 'vitest'
import { localTime } from '#app/content/hours/opening.ts'
import { changeableUntil } from '#app/requests/follow/customer-acts.server.ts'
import { withKnownHours } from '../../../test/known-hours.ts'
import { carStates, comesToday, type Facts, isOver, isUntold, stageOf, waitsFor } from './stage.ts'

withKnownHours()

const AT = '2026-11-24T17:00:00Z'
const NOW = new Date(AT)
const facts = (more: Partial<Facts> = {}): Facts => ({
  status: 'scheduled',
  car: null,
  appointment_at: null,
  promised_at: null,
  lost_reason: null,
  preferred_date: null,
  created_at: '',
  first_answered_at: null,
  waits: undefined,
  call: undefined,
  untold_since: null,
  unanswered: undefined,
  verdict: undefined,
  isWorked: true,
  isMissed: false,
  asked: undefined,
  ...more,
})
const stage = (more: Partial<Facts> = {}) => stageOf(facts(more))
const turn = (more: Partial<Facts>) => {
  const found = waitsFor(facts(more), NOW)
  return found && [found.who, found.what]
}
const unanswered = { validUntil: '2026-12-08', isExpired: false, isMailed: true }
const all = { car: 'ready', appointment_at: AT, first_answered_at: AT, unanswered } as const

test('what has ended has ended, whatever else is known, and nobody waits', () => {
  expect(stage({ ...all, status: 'completed' })).toBe('done')
  expect(stage({ ...all, status: 'completed', isWorked: false })).toBe('closed')
  expect(stage({ ...all, status: 'archived' })).toBe('done')
  expect(stage({ ...all, status: 'archived', lost_reason: 'price' })).toBe('closed')
  expect(stage({ ...all, status: 'spam' })).toBe('closed')
  expect((['ready', 'done', 'closed'] as const).map(isOver)).toEqual([false, true, true])
  expect(turn({ ...all, status: 'completed', waits: { since: NOW, by: NOW } })).toBeUndefined()
})

test('both sides read the one stage that says most', () => {
  expect(stage({ status: 'new' })).toBe('received')
  const noted = { first_answered_at: AT, created_at: AT }
  expect([stage({ first_answered_at: AT }), stage(noted)]).toEqual(['answered', 'received'])
  expect(stage({ first_answered_at: AT, waits: { since: NOW, by: NOW } })).toBe('received')
  const booked = { first_answered_at: AT, appointment_at: AT }
  expect(stage(booked)).toBe('booked')
  expect(stage({ ...booked, isMissed: true, asked: { kind: 'asked', wish: 'Jeudi?' } })).toBe('answered')
  expect(stage({ ...booked, verdict: 'partly' })).toBe('partly')
  expect(stage({ ...booked, verdict: 'partly', asked: { kind: 'asked', wish: 'Jeudi?' } })).toBe('asked')
  expect(stage({ verdict: 'accepted', asked: { kind: 'cancelled' } })).toBe('cancelled')
  for (const car of carStates) {
    expect(stage({ ...booked, car, asked: { kind: 'cancelled' } })).toBe(car)
    expect(stage({ car, unanswered })).toBe(car === 'ready' ? car : 'toRead')
    expect(stage({ car, unanswered: { ...unanswered, isExpired: true } })).toBe(car)
    const isBeforeWork = car === 'arrived' || car === 'examined'
    expect(stage({ car, verdict: 'partly' })).toBe(isBeforeWork ? 'partly' : car)
  }
})

test('the turn is of whom the other waits for, whatever else is to be done after', () => {
  const soon = new Date(NOW.getTime() + 3_599_999).toISOString()
  const later = new Date(NOW.getTime() + 3_600_000).toISOString()
  expect(turn({ ...all, waits: { since: NOW, by: NOW } })).toEqual(['garage', 'answer'])
  expect(turn({ ...all, waits: { since: NOW, by: NOW }, call: 'callApart' })).toEqual(['garage', 'callApart'])
  const asks = { waits: { since: NOW, by: new Date(soon) }, car: 'working' } as const
  expect(turn({ ...asks, promised_at: soon })).toEqual(['garage', 'answer'])
  expect(turn({ ...asks, promised_at: AT })).toEqual(['garage', 'promise'])
  expect(turn({ ...asks, car: 'ready', promised_at: AT })).toEqual(['garage', 'answer'])
  const waits = { since: new Date(0), by: undefined }
  expect(turn({ waits, car: 'working', promised_at: AT })).toEqual(['garage', 'promise'])
  expect(waitsFor(facts({ waits }), NOW)).toMatchObject({ what: 'answer', ...waits })
  const sunday = { ...all, untold_since: '2026-11-22T15:00:00Z' }
  expect(waitsFor(facts(sunday), NOW)).toMatchObject({ what: 'tell', by: new Date('2026-11-23T14:15:00Z') })
  const untold = { asked: { kind: 'cancelled' }, untold_since: AT } as const
  expect(turn(untold)).toEqual(['garage', 'tell'])
  expect(turn({ ...untold, car: 'arrived' })).toEqual(['garage', 'examine'])
  const unread = { ...unanswered, isMailed: false }
  expect(turn({ unanswered: unread, untold_since: AT })).toEqual(['garage', 'tell'])
  expect(turn({ car: 'waiting', verdict: 'accepted' })).toEqual(['garage', 'part'])
  expect(turn({ ...all, promised_at: AT })).toEqual(['customer', 'fetch'])
  expect(turn({ car: 'working', unanswered, promised_at: soon })).toEqual(['garage', 'promise'])
  expect(turn({ car: 'working', unanswered, promised_at: later })).toEqual(['customer', 'read'])
  const missed = { unanswered, appointment_at: AT, isMissed: true }
  expect(turn(missed)).toEqual(['garage', 'arrival'])
  const coming = [missed, { ...missed, isMissed: false }, { ...missed, car: 'arrived' } as const]
  expect(coming.map((one) => comesToday(facts(one), NOW)?.what)).toEqual(['arrival', 'come', undefined])
  const news = [{}, { untold_since: null }, { waits }, { status: 'archived' } as const]
  expect(news.filter((one) => isUntold(facts({ untold_since: AT, ...one })))).toEqual([{}])
  expect(turn({ unanswered: { ...unanswered, isExpired: true } })).toEqual(['garage', 'renew'])
  expect(waitsFor(facts({ unanswered }), NOW)?.by).toEqual(new Date('2026-12-09T04:59:00Z'))
  expect(turn({ car: 'working', promised_at: later })).toEqual(['garage', 'repair'])
  expect(turn({ car: 'arrived', verdict: 'accepted' })).toEqual(['garage', 'repair'])
  expect(turn({ car: 'examined', verdict: 'refused' })).toEqual(['garage', 'giveBack'])
  expect(turn({ car: 'arrived', appointment_at: AT })).toEqual(['garage', 'examine'])
  expect(turn({ appointment_at: AT, verdict: 'accepted' })).toEqual(['customer', 'come'])
  expect(turn({ appointment_at: AT, verdict: 'accepted', isMissed: true })).toEqual(['garage', 'arrival'])
  expect(turn({ verdict: 'partly' })).toEqual(['garage', 'book'])
  expect(turn({ preferred_date: '2026-11-24' })).toEqual(['garage', 'call'])
  expect(turn({ preferred_date: '2026-11-25' })).toBeUndefined()
  expect(turn({})).toBeUndefined()
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
