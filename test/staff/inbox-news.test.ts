import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { grantAdmin } from '#app/accounts/roles.server.ts'
import { leaseNext, markFailed, markSent } from '#app/jobs/lease.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { forgetRequests } from '#app/personal-data/forget.server.ts'
import { addNote, changeRequest, markRead, resendMail } from '#app/requests/handling/changes.server.ts'
import { openInboxWatch, POLL_MILLISECONDS } from '#app/requests/handling/inbox-news.server.ts'
import type { InboxNews } from '#app/requests/handling/inbox-news.ts'
import { purgeSpam } from '#app/requests/spam-purge.server.ts'
import { insertRequest } from '#app/requests/stored-requests.server.ts'
import { connect, type Database } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { createLog } from '#platform/log.ts'
import { siteForEach } from '../accounts/auth-site.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'

const STAFF = { id: 'user-1', email: 'marie@garage.example' }

const mail = {
  kind: 'request.notice',
  lang: 'fr',
  to: 'a@garage.example',
  subject: '',
  html: '',
  text: '',
} as const

async function addStaff(db: Kysely<Tables>): Promise<void> {
  const dates = { createdAt: new Date().toISOString(), updatedAt: new Date().toISOString() }
  await db
    .insertInto('user')
    .values([{ ...STAFF, ...dates, name: '', emailVerified: true, image: null }])
    .execute()
}

/** Leases the one mail that waits, as the mailer does. */
async function leased(database: Database) {
  const taken = await leaseNext(database, { kind: 'mail', leaseFor: 30_000, mine: [] })
  if (!taken) throw new Error('No mail waits')
  return taken
}

/** A generous timeout for busy machines: another test checks that polling is fast enough. */
const soon = { timeout: 60_000, interval: 10 }

/** A watch with its own connection, like another process, and what it hears. It polls every 10 ms, or after each `pause`. */
async function listening(url: string, pause = (_: AbortSignal): Promise<unknown> => wait(10)) {
  const database = connect(url)
  const watch = openInboxWatch(database, createLog('error').log, pause)
  const heard: InboxNews[] = []
  const leave = watch.listen({ tell: (news) => heard.push(news), end: () => {} })
  await vi.waitFor(() => expect(heard[0]?.missed).toBe(true), soon)
  heard.shift()
  const of = (kind: 'fresh' | 'changed' | 'read') => heard.flatMap((news) => news[kind])
  return {
    heard,
    of,
    leave,
    async close() {
      await watch.stop()
      await database.close()
    },
  }
}

describe.each(engines)('What happens to requests is told on $name', ({ open }) => {
  let opened: OpenedDatabase
  let other: Awaited<ReturnType<typeof listening>>
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(async () => {
    await other.close()
    await opened.close()
  })

  test('a request that another process kept, at the next poll, of which there are several in two seconds', async () => {
    let poll = () => {}
    const polls = (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        poll = resolve
        signal.addEventListener('abort', () => resolve())
      })
    other = await listening(opened.url, polls)
    await keep(opened.database.db, storedRequest(1))
    expect(other.heard).toEqual([])
    poll()
    await vi.waitFor(() => expect(other.of('fresh')).toEqual(['id-1']), soon)
    expect(2_000 / POLL_MILLISECONDS).toBeGreaterThanOrEqual(3)
  })

  test('a request that another process kept, once', async () => {
    await keep(opened.database.db, storedRequest(1))
    other = await listening(opened.url)
    await keep(opened.database.db, storedRequest(2))
    await vi.waitFor(() => expect(other.of('fresh')).toEqual(['id-2']), soon)
    expect(other.heard.at(-1)?.unread).toBe(2)
    await keep(opened.database.db, storedRequest(3))
    await vi.waitFor(() => expect(other.of('fresh')).toEqual(['id-2', 'id-3']), soon)
  })

  test('what is read, changed, noted, mailed and erased', async () => {
    const { database } = opened
    const { db } = database
    await addStaff(db)
    await keep(db, storedRequest(1))
    const mailId = await queueMail(db, { ...mail, requestId: 'id-1' })
    other = await listening(opened.url)
    await markRead(db, 'G-TEST-1')
    await vi.waitFor(() => expect(other.of('read')).toEqual(['id-1']), soon)
    expect(other.heard.at(-1)?.unread).toBe(0)
    const by = { reference: 'G-TEST-1', by: STAFF }
    const happenings = [
      () => changeRequest(db, { ...by, seen: 1, change: { field: 'status', to: 'contacted' } }),
      () => addNote(db, { ...by, text: 'x' }),
      async () => markFailed(database, await leased(database), 'no'),
      () => resendMail(db, { ...by, mailId }),
      async () => markSent(database, await leased(database)),
      () => db.transaction().execute((trx) => forgetRequests(trx, ['id-1'], { figures: true })),
    ]
    for (const [index, happens] of happenings.entries()) {
      await happens()
      await vi.waitFor(() => expect(other.of('changed')).toEqual(Array(index + 1).fill('id-1')), soon)
    }
    expect(other.of('fresh')).toEqual([])
  })

  test('suspected spam comes and goes unannounced, until someone says it is none', async () => {
    const { db } = opened.database
    other = await listening(opened.url)
    const spam = { status: 'spam', spam_since: '2026-01-01T00:00:00.000Z' } as const
    await keep(db, storedRequest(1, { status: 'spam' }), storedRequest(2, spam))
    expect(await purgeSpam(db, new Date())).toMatchObject({ requests: 1 })
    await keep(db, storedRequest(3))
    await vi.waitFor(() => expect(other.of('fresh')).toEqual(['id-3']), soon)
    expect(other.of('changed')).toEqual([])
    expect(other.heard.at(-1)?.unread).toBe(1)
    const restored = { reference: 'G-TEST-1', seen: 1, by: STAFF }
    await addStaff(db)
    await changeRequest(db, { ...restored, change: { field: 'status', to: 'new' } })
    await vi.waitFor(() => expect(other.heard.at(-1)).toMatchObject({ unread: 2 }), soon)
    expect(other.of('changed')).toEqual(['id-1'])
    expect(other.of('fresh')).toEqual(['id-3'])
  })

  test('nothing of what was taken back', async () => {
    const { db } = opened.database
    other = await listening(opened.url)
    const undone = db.transaction().execute(async (trx) => {
      await insertRequest(trx, storedRequest(1), [])
      throw new Error('not kept')
    })
    await expect(undone).rejects.toThrow('not kept')
    await keep(db, storedRequest(2))
    await vi.waitFor(() => expect(other.of('fresh')).toEqual(['id-2']), soon)
  })

  test('what is older than an hour is forgotten', async () => {
    const { db } = opened.database
    const old = { at: '2026-01-01T00:00:00.000Z', kind: 'new', request_id: 'gone' } as const
    await db.insertInto('inbox_events').values(old).execute()
    await keep(db, storedRequest(1))
    other = await listening(opened.url)
    expect(await db.selectFrom('inbox_events').select('request_id').execute()).toEqual([
      { request_id: 'id-1' },
    ])
    expect(other.heard).toEqual([])
  })
})

test('on Postgres an event that commits after one with a higher number is sent too', async () => {
  const opened = await engines.find(({ name }) => name === 'Postgres')?.open()
  if (!opened) throw new Error('No Postgres')
  const { db } = opened.database
  const other = await listening(opened.url)
  const { promise: may, resolve: commit } = Promise.withResolvers<void>()
  const { promise: inserted, resolve: isInserted } = Promise.withResolvers<void>()
  const late = db.transaction().execute(async (trx) => {
    await insertRequest(trx, storedRequest(1), [])
    isInserted()
    await may
  })
  await inserted
  await keep(db, storedRequest(2))
  await vi.waitFor(() => expect(other.of('fresh')).toEqual(['id-2']), soon)
  commit()
  await late
  await vi.waitFor(() => expect(other.of('fresh')).toEqual(['id-2', 'id-1']), soon)
  await other.close()
  await opened.close()
})

/** Reads a stream of events: the text so far, and whether it ended. */
function reading(response: Response) {
  const read = { text: '', ended: false }
  const decoder = new TextDecoder()
  void (async () => {
    for await (const bytes of response.body ?? []) read.text += decoder.decode(bytes, { stream: true })
    read.ended = true
  })()
  return read
}

describe.each(engines)('The stream of the staff area on $name', ({ open }) => {
  const fixture = siteForEach(open)

  test('tells an admin what comes in and names nobody', async () => {
    const admin = await fixture.site.enter('owner@garage.example')
    const response = await admin.get('/admin/events')
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('connection')).toBe('close')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const read = reading(response)
    await vi.waitFor(() => expect(read.text).toContain('"unread":0,"missed":true'), soon)
    await keep(fixture.database.db, storedRequest(1))
    await vi.waitFor(() => expect(read.text).toContain('"fresh":["id-1"]'), soon)
    expect(read.text).not.toContain('Visitor')
    await fixture.site.garage.runtime.inboxWatch.stop()
    await vi.waitFor(() => expect(read.ended).toBe(true), soon)
    expect(read.text).not.toContain('event: ended')
    const late = reading(await admin.get('/admin/events'))
    await vi.waitFor(() => expect(late.ended).toBe(true), soon)
  })

  test.each(['session', 'user_roles'] as const)(
    'ends with its %s, before anything else is told',
    async (table) => {
      const { db } = fixture.database
      await fixture.site.enter('owner@garage.example')
      const admin = await fixture.site.enter('second@garage.example')
      await grantAdmin(db, 'second@garage.example')
      const read = reading(await admin.get('/admin/events'))
      await vi.waitFor(() => expect(read.text).toContain('"missed":true'), soon)
      const { id } = await db
        .selectFrom('user')
        .select('id')
        .where('email', '=', 'second@garage.example')
        .executeTakeFirstOrThrow()
      if (table === 'session') await db.deleteFrom('session').where('userId', '=', id).execute()
      else await db.deleteFrom('user_roles').where('user_id', '=', id).execute()
      await keep(db, storedRequest(1))
      await vi.waitFor(() => expect(read.ended).toBe(true), soon)
      expect(read.text).toContain('event: ended')
      expect(read.text).not.toContain('id-1')
      expect((await admin.get('/admin/events')).ok).toBe(false)
    },
  )
})
