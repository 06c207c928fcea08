import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { doOnce } from '#app/requests/handling/acts.server.ts'
import { type Change, changeRequest, markRead } from '#app/requests/handling/changes.server.ts'
import { listRequests } from '#app/requests/handling/inbox.server.ts'
import { nextDue } from '#app/requests/handling/next-due.server.ts'
import { countToday } from '#app/requests/handling/today.server.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { keep, storedRequest } from './stored-request.ts'

const by = { id: 'owner', email: 'owner@garage.example' }
const HOUR = 3_600_000

describe.each(engines)('Staff on $name', ({ open }) => {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
    const since = new Date().toISOString()
    const owner = { ...by, name: '', emailVerified: true, createdAt: since, updatedAt: since }
    await opened.database.db.insertInto('user').values(owner).execute()
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
    expect(await changeRequest(db(), { reference, seen: version, change: to, by })).toBe('done')
  }
  const status = (to: 'new' | 'contacted' | 'completed' | 'archived' | 'spam') =>
    change({ field: 'status', to })
  /** Sets the clock; timers and the database go on. */
  const itIs = (time: Date) => vi.useFakeTimers({ toFake: ['Date'], now: time })

  test('take a request out of spam: it is no longer counted towards its deletion', async () => {
    await keep(db(), storedRequest(1))
    await status('spam')
    expect((await stored()).spam_since).not.toBeNull()
    await status('archived')
    expect((await stored()).spam_since).toBeNull()
  })

  test('answer a request once: what follows does not move the moment', async () => {
    await keep(db(), storedRequest(1))
    itIs(new Date('2026-11-18T15:00:00Z'))
    await status('contacted')
    itIs(new Date('2026-11-18T19:00:00Z'))
    await status('completed')
    expect((await stored()).first_answered_at).toBe('2026-11-18T15:00:00.000Z')
  })

  test('lose a request that they archive, except one that was completed', async () => {
    await keep(db(), storedRequest(1))
    await status('archived')
    expect((await stored()).lost_reason).not.toBeNull()
    await status('completed')
    await status('archived')
    expect((await stored()).lost_reason).toBeNull()
  })

  test('read a request for the first time once', async () => {
    await keep(db(), storedRequest(1))
    itIs(new Date('2026-11-18T15:00:00Z'))
    await markRead(db(), 'G-TEST-1')
    itIs(new Date('2026-11-18T19:00:00Z'))
    await markRead(db(), 'G-TEST-1')
    expect((await stored()).read_at).toBe('2026-11-18T15:00:00.000Z')
  })

  test('who list what is unread see no spam', async () => {
    await keep(db(), storedRequest(1), storedRequest(2, { status: 'spam' }))
    const query = { only: 'unread', search: '', sort: 'newest', overdueBefore: new Date() } as const
    const { counts } = await listRequests(db(), query, 1)
    expect(counts).toMatchObject({ new: 1, spam: 0 })
  })

  test('have a day from midnight to midnight: appointments in it, and calls wished for it', async () => {
    const today = new Date('2026-11-18T15:00:00Z')
    const booked = (number: number, appointment_at: string) =>
      storedRequest(number, { status: 'scheduled', appointment_at })
    const asked = (number: number, preferred_date: string) =>
      storedRequest(number, { status: 'contacted', preferred_date })
    await keep(
      db(),
      booked(1, '2026-11-18T05:00:00.000Z'),
      booked(2, '2026-11-19T04:59:00.000Z'),
      booked(3, '2026-11-19T05:00:00.000Z'),
      asked(4, '2026-11-18'),
      asked(5, '2026-11-19'),
    )
    expect(await countToday(db(), today)).toMatchObject({ appointments: 2, calls: 1 })
  })

  test('ask for cars that are promised for today or before, until they are ready', async () => {
    const promised = (number: number, promised_at: string, more: object = {}) =>
      storedRequest(number, { status: 'scheduled', promised_at, ...more })
    await keep(
      db(),
      promised(1, '2026-11-17T20:00:00.000Z', { car: 'working' }),
      promised(2, '2026-11-18T20:00:00.000Z'),
      promised(3, '2026-11-18T20:00:00.000Z', { car: 'ready' }),
      promised(4, '2026-11-18T20:00:00.000Z', { status: 'completed' }),
      promised(5, '2026-11-19T20:00:00.000Z'),
    )
    expect(await countToday(db(), new Date('2026-11-18T15:00:00Z'))).toMatchObject({ promises: 2 })
  })

  test('do an act once, however often the device sends it', async () => {
    await keep(db(), storedRequest(1))
    const work = vi.fn(async () => ({ kind: 'done' as const }))
    const key = { id: 'act', by: by.id, reference: 'G-TEST-1' }
    const first = await doOnce(db(), key, work)
    expect(await doOnce(db(), key, work)).toEqual(first)
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('who skip the last waiting request are led to the first again', async () => {
    const came = (hour: number) => ({
      created_at: new Date(Date.UTC(2026, 9, 1) + hour * HOUR).toISOString(),
    })
    await keep(db(), storedRequest(1, came(1)), storedRequest(2, came(2)), storedRequest(3, came(3)))
    expect((await nextDue(db(), await stored(2)))?.reference).toBe('G-TEST-3')
    expect((await nextDue(db(), await stored(3)))?.reference).toBe('G-TEST-1')
  })
})
