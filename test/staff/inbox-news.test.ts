import { afterEach, describe, expect, test, vi } from 'vitest'
import { leaseNext, markFailed, markSent } from '#app/jobs/lease.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { forgetRequests } from '#app/personal-data/forget.server.ts'
import { addNote, markRead, resendMail } from '#app/requests/handling/changes.server.ts'
import { openInboxWatch, POLL_MILLISECONDS } from '#app/requests/handling/inbox-news.server.ts'
import type { InboxNews } from '#app/requests/handling/inbox-news.ts'
import { purgeSpam } from '#app/requests/spam-purge.server.ts'
import { insertRequest } from '#app/requests/stored-requests.server.ts'
import { connect } from '#database/connect.ts'
import { createLog } from '#platform/log.ts'
import { engines } from '../engines.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { databaseForEach, OWNER } from './in-database.ts'

/** A watch with its own connection, like another process, and what it hears. It polls when it is told to. */
async function listening(url: string) {
  const database = connect(url)
  let next = () => {}
  let polled = Promise.withResolvers<void>()
  const pause = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      next = resolve
      signal.addEventListener('abort', () => resolve())
      polled.resolve()
    })
  const watch = openInboxWatch(database, createLog('error').log, pause)
  const all: InboxNews[] = []
  const leave = watch.listen({ tell: (news) => all.push(news), end: () => {} })
  await polled.promise
  return {
    all,
    leave,
    /** What one more poll says; undefined if nothing. */
    async poll() {
      polled = Promise.withResolvers()
      const before = all.length
      next()
      await polled.promise
      return all[before]
    },
    async close() {
      await watch.stop()
      await database.close()
    },
  }
}

const nothing = { fresh: [], changed: [], read: [] }

describe.each(engines)('What happens to requests is told on $name', ({ open }) => {
  const at = databaseForEach([OWNER], open)
  let other: Awaited<ReturnType<typeof listening>>
  afterEach(() => other.close())

  test('to whoever listens, once: first that they missed everything, then what another process kept', async () => {
    await at.keep(1)
    other = await listening(at.opened.url)
    expect(other.all).toEqual([{ ...nothing, unread: 1, missed: true }])
    await at.keep(2, 3)
    expect(await other.poll()).toEqual({ ...nothing, fresh: ['id-2', 'id-3'], unread: 3 })
    expect(await other.poll()).toBeUndefined()
    await at.keep(4)
    expect(await other.poll()).toMatchObject({ fresh: ['id-4'] })
    // A change is seen within two seconds.
    expect(POLL_MILLISECONDS).toBeLessThanOrEqual(600)
  })

  test('read, changed, noted, mailed and erased', async () => {
    await at.keep(1)
    const mail = {
      kind: 'request.notice',
      lang: 'fr',
      to: 'a@garage.example',
      subject: '',
      html: '',
      text: '',
    } as const
    const mailId = await queueMail(at.db, { ...mail, requestId: 'id-1' })
    const leased = async () => {
      const taken = await leaseNext(at.database, { kind: 'mail', leaseFor: 30_000, mine: [] })
      if (!taken) throw new Error('No mail waits')
      return taken
    }
    other = await listening(at.opened.url)
    await markRead(at.db, 'G-TEST-1')
    expect(await other.poll()).toEqual({ ...nothing, read: ['id-1'], unread: 0 })
    const by = { reference: 'G-TEST-1', by: OWNER }
    for (const happens of [
      () => at.change({ field: 'status', to: 'contacted' }),
      () => addNote(at.db, { ...by, text: 'x' }),
      async () => markFailed(at.database, await leased(), 'no'),
      () => resendMail(at.db, { ...by, mailId }),
      async () => markSent(at.database, await leased()),
      () => at.db.transaction().execute((trx) => forgetRequests(trx, ['id-1'], { figures: true })),
    ]) {
      await happens()
      expect(await other.poll(), `${happens}`).toEqual({ ...nothing, changed: ['id-1'], unread: 0 })
    }
  })

  test('but not of suspected spam, until someone says it is none, nor of what was taken back', async () => {
    other = await listening(at.opened.url)
    const old = { status: 'spam', spam_since: '2026-01-01T00:00:00.000Z' } as const
    await at.keep(storedRequest(1, { status: 'spam' }), storedRequest(2, old))
    expect(await purgeSpam(at.db, new Date())).toMatchObject({ requests: 1 })
    const undone = at.db.transaction().execute(async (trx) => {
      await insertRequest(trx, storedRequest(4), [])
      throw new Error('not kept')
    })
    await expect(undone).rejects.toThrow('not kept')
    expect(await other.poll()).toBeUndefined()
    await at.change({ field: 'status', to: 'new' })
    expect(await other.poll()).toEqual({ ...nothing, changed: ['id-1'], unread: 1 })
  })

  test('for an hour, then it is forgotten', async () => {
    const event = (minutes: number) => {
      const moment = new Date(Date.now() - minutes * 60_000).toISOString()
      return { at: moment, kind: 'new', request_id: `${minutes} minutes ago` } as const
    }
    await at.db
      .insertInto('inbox_events')
      .values([event(61), event(59)])
      .execute()
    other = await listening(at.opened.url)
    const left = await at.db.selectFrom('inbox_events').select('request_id').execute()
    expect(left).toEqual([{ request_id: '59 minutes ago' }])
    expect(other.all).toHaveLength(1)
  })

  test('no longer to who left, and to nobody once it is stopped', async () => {
    other = await listening(at.opened.url)
    other.leave()
    await at.keep(1)
    await other.close()
    expect(other.all).toHaveLength(1)
    const watch = openInboxWatch(at.database, createLog('error').log)
    await watch.stop()
    const end = vi.fn()
    watch.listen({ tell: () => {}, end })
    await Promise.resolve()
    expect(end).toHaveBeenCalled()
  })
})

test('on Postgres an event that commits after one with a higher number is told too', async () => {
  const opened = await engines.find(({ name }) => name === 'Postgres')?.open()
  if (!opened) throw new Error('No Postgres')
  const other = await listening(opened.url)
  const { promise: may, resolve: commit } = Promise.withResolvers<void>()
  const { promise: inserted, resolve: isInserted } = Promise.withResolvers<void>()
  const keep = (number: number, until?: Promise<void>) =>
    opened.database.db.transaction().execute(async (trx) => {
      await insertRequest(trx, storedRequest(number), [])
      isInserted()
      await until
    })
  const late = keep(1, may)
  await inserted
  await keep(2)
  expect(await other.poll()).toMatchObject({ fresh: ['id-2'] })
  commit()
  await late
  expect(await other.poll()).toMatchObject({ fresh: ['id-1'] })
  await other.close()
  await opened.close()
})
