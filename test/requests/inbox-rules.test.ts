import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { doOnce, forgetActsDone, versionAfterAct } from '#app/requests/handling/acts.server.ts'
import { changeMany } from '#app/requests/handling/change-many.server.ts'
import { type Change, changeRequest, markRead } from '#app/requests/handling/changes.server.ts'
import { listRequests } from '#app/requests/handling/inbox.server.ts'
import { statuses } from '#app/requests/handling/inbox.ts'
import { nextDue } from '#app/requests/handling/next-due.server.ts'
import { countToday } from '#app/requests/handling/today.server.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { addOwner, owner as by, NOW } from './evaluated.ts'
import { keep, storedRequest } from './stored-request.ts'

const DAY = 86_400_000
const earlier = '2026-11-18T15:00:00.000Z'
const later = '2026-11-18T19:00:00.000Z'

describe.each(engines)('Staff on $name', ({ open }) => {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
    await addOwner(opened)
  })
  afterEach(() => {
    vi.useRealTimers()
    return opened.close()
  })

  const db = () => opened.database.db
  const stored = (number = 1) =>
    db()
      .selectFrom('contact_submissions')
      .selectAll()
      .where('reference', '=', `G-TEST-${number}`)
      .executeTakeFirstOrThrow()
  async function change(to: Change, number = 1) {
    const { reference, version } = await stored(number)
    return changeRequest(db(), { reference, seen: version, change: to, by })
  }
  const status = (to: (typeof statuses)[number]) => change({ field: 'status', to })
  /** Sets the clock; timers and the database go on. */
  const itIs = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })

  test('answer a request once: what follows does not move the moment, until it is new again', async () => {
    await keep(db(), storedRequest(1))
    itIs(earlier)
    await status('contacted')
    itIs(later)
    for (const to of ['completed', 'archived', 'spam', 'scheduled'] as const) await status(to)
    expect((await stored()).first_answered_at).toBe(earlier)
    await status('new')
    expect((await stored()).first_answered_at).toBeNull()
    await status('archived')
    expect((await stored()).first_answered_at).toBeNull()
  })

  test('lose a request that they archive, except spam and what was completed; spam counts from when it is', async () => {
    await keep(db(), storedRequest(1))
    itIs(earlier)
    for (const [to, lost_reason, spam_since] of [
      ['archived', 'unsaid', null],
      ['spam', null, earlier],
      ['archived', null, null],
      ['completed', null, null],
      ['archived', null, null],
      ['scheduled', null, null],
      ['archived', 'unsaid', null],
    ] as const) {
      expect(await status(to)).toBe('done')
      expect(await stored(), to).toMatchObject({ lost_reason, spam_since })
    }
    // Only what is new again is confirmed.
    expect(await db().selectFrom('jobs').selectAll().execute()).toEqual([])
  })

  test('give a reason to what is lost alone, and a request to nobody but staff', async () => {
    await keep(db(), storedRequest(1))
    expect(await change({ field: 'reason', to: 'price' })).toBe('conflict')
    await status('archived')
    expect(await change({ field: 'reason', to: 'price' })).toBe('done')
    expect(await change({ field: 'assignee', to: 'nobody' })).toBe('refused')
    expect(await change({ field: 'assignee', to: by.id })).toBe('done')
    expect(await stored()).toMatchObject({ lost_reason: 'price', assignee: by.id, version: 4 })
  })

  test('make an appointment of what can be booked, and take no other back with it', async () => {
    for (const [number, from] of statuses.entries()) {
      await keep(db(), storedRequest(number, { status: from }))
      await change({ field: 'appointment', to: later }, number)
      const isBooked = from === 'new' || from === 'contacted'
      expect(await stored(number)).toMatchObject({
        status: isBooked ? 'scheduled' : from,
        appointment_at: later,
      })
      await change({ field: 'appointment', to: null }, number)
      expect((await stored(number)).status).toBe(isBooked ? 'scheduled' : from)
    }
  })

  test('read a request for the first time once, and so does a change of many, but for one to new', async () => {
    await keep(db(), storedRequest(1), storedRequest(2, { status: 'contacted' }))
    itIs(earlier)
    await markRead(db(), 'G-TEST-1')
    itIs(later)
    await markRead(db(), 'G-TEST-1')
    expect((await stored()).read_at).toBe(earlier)
    expect(await markRead(db(), 'G-NONE-00')).toBe(false)
    const wanted = (seen: number, to: 'new' | 'archived') => ({
      reference: 'G-TEST-2',
      seen,
      change: { field: 'status', to } as const,
    })
    await changeMany(db(), [wanted(1, 'new')], by)
    expect((await stored(2)).read_at).toBeNull()
    const done = [{ reference: 'G-TEST-2', version: 3, value: 'new' }]
    expect(await changeMany(db(), [wanted(2, 'archived')], by)).toMatchObject({ done })
    expect((await stored(2)).read_at).toBe(later)
    const late = { done: [], conflicts: ['Visitor number 2'], refused: [] }
    expect(await changeMany(db(), [wanted(2, 'new')], by)).toEqual(late)
  })

  test('who list what is unread or overdue see no spam, nothing that was answered or put away, nothing still in time', async () => {
    const at = (created_at: string) => ({ created_at })
    await keep(
      db(),
      storedRequest(1, at(later)),
      storedRequest(2, { status: 'spam', ...at(earlier) }),
      storedRequest(3, { read_at: later, ...at(earlier) }),
      storedRequest(4, { status: 'archived', read_at: later, ...at(earlier) }),
      storedRequest(5, { read_at: later, first_answered_at: later, ...at(earlier) }),
    )
    const list = async (only: 'unread' | 'overdue', before: string) => {
      const query = { only, search: '', sort: 'oldest', overdueBefore: new Date(before) } as const
      return (await listRequests(db(), query, 1)).rows.map(({ reference }) => reference.slice(-1)).join('')
    }
    expect(await list('unread', later)).toBe('1')
    const before = [later, '2026-11-18T18:59:59.999Z', '2026-11-18T14:59:59.999Z']
    expect(await Promise.all(before.map((moment) => list('overdue', moment)))).toEqual(['31', '3', ''])
  })

  test('have a day from midnight to midnight: appointments, promises that are not kept yet, calls wished for it', async () => {
    const booked = (number: number, appointment_at: string, more = {}) =>
      storedRequest(number, { status: 'scheduled', appointment_at, ...more })
    const promised = (number: number, promised_at: string, more = {}) =>
      storedRequest(number, { status: 'scheduled', promised_at, ...more })
    const asked = (number: number, preferred_date: string, more = {}) =>
      storedRequest(number, { status: 'contacted', preferred_date, ...more })
    const [morning, evening, night] = [
      '2026-11-18T05:00:00.000Z',
      '2026-11-19T04:59:59.999Z',
      '2026-11-19T05:00:00.000Z',
    ]
    await keep(
      db(),
      ...[booked(1, '2026-11-18T04:59:59.999Z'), booked(2, morning), booked(3, evening), booked(4, night)],
      ...[booked(5, morning, { status: 'completed' }), booked(6, morning, { status: 'spam' })],
      ...[
        promised(11, '2026-11-17T20:00:00.000Z', { car: 'working' }),
        promised(12, evening),
        promised(13, night),
      ],
      ...[promised(14, evening, { car: 'ready' }), promised(15, evening, { status: 'archived' })],
      ...[asked(21, '2026-11-18'), asked(22, '2026-11-19'), asked(23, '2026-11-18', { status: 'archived' })],
      asked(24, '2026-11-18', { appointment_at: night }),
    )
    const today = await countToday(db(), new Date('2026-11-18T15:00:00Z'))
    expect(today).toMatchObject({
      appointments: 2,
      promises: 2,
      calls: 1,
      overdue: 0,
      expected: { count: 0 },
    })
  })

  test('do an act once, however often the device sends it, for three months; one that failed may come again', async () => {
    await keep(db(), storedRequest(1))
    const work = vi.fn(async () => ({ kind: 'done' as const }))
    const key = { id: 'act', by: by.id, reference: 'G-TEST-1' }
    const conflict = { kind: 'conflict' as const }
    expect(await doOnce(db(), key, async () => conflict)).toEqual({ outcome: conflict, version: 1 })
    itIs(NOW.toISOString())
    const first = await doOnce(db(), key, work)
    expect(await doOnce(db(), key, work)).toEqual(first)
    await forgetActsDone(db(), new Date(NOW.getTime() + 90 * DAY))
    expect(await versionAfterAct(db(), key)).toBe(1)
    expect(work).toHaveBeenCalledTimes(1)
    await forgetActsDone(db(), new Date(NOW.getTime() + 90 * DAY + 1))
    expect(await versionAfterAct(db(), key)).toBe(0)
  })

  test('who skip the last waiting request are led to the first again, and past those that need no answer', async () => {
    await keep(
      db(),
      ...[1, 2, 3].map((number) => storedRequest(number)),
      storedRequest(4, { status: 'contacted' }),
      storedRequest(5, { first_answered_at: later }),
    )
    const next = async (number: number) => (await nextDue(db(), await stored(number)))?.reference.slice(-1)
    expect([await next(1), await next(2), await next(3), await next(4), await next(5)]).toEqual([...'23111'])
  })
})
