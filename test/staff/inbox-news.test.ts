import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetAnnounced, lastAnnounced } from '#app/jobs/announce.server.ts'
import { leaseNext, markFailed, markSent } from '#app/jobs/lease.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { forgetRequests } from '#app/personal-data/forget.server.ts'
import { addNote, resendMail } from '#app/requests/life/acts.server.ts'
import { purgeSpam } from '#app/requests/spam-purge.server.ts'
import { insertRequest } from '#app/requests/stored-requests.server.ts'
import { connect } from '#database/connect.ts'
import { engines } from '../engines.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { databaseForEach, OWNER } from './in-database.ts'

/** Asks over a connection of its own, as another process does, whether something was announced since it asked last. */
async function asking(url: string) {
  const database = connect(url)
  let last = await lastAnnounced(database.db)
  return {
    async isTold() {
      const before = last
      last = await lastAnnounced(database.db)
      return last !== before
    },
    close: () => database.close(),
  }
}

describe.each(engines)('What happens to requests is announced on $name', ({ open }) => {
  const at = databaseForEach([OWNER], open)
  let other: Awaited<ReturnType<typeof asking>>
  beforeEach(async () => {
    other = await asking(at.opened.url)
  })
  afterEach(() => other.close())

  test('once: new, changed, noted, mailed and erased', async () => {
    const mail = {
      kind: 'request.notice',
      lang: 'fr',
      to: 'a@garage.example',
      subject: '',
      html: '',
      text: '',
    } as const
    const spam = (number: number) => storedRequest(number, { status: 'spam' })
    const leased = async () => {
      const taken = await leaseNext(at.database, { kind: 'mail', leaseFor: 30_000, mine: [] })
      if (!taken) throw new Error('No mail waits')
      return taken
    }
    let mailId = ''
    for (const happens of [
      () => at.keep(1),
      () => at.change({ field: 'status', to: 'contacted' }),
      () => at.take(addNote('x')),
      async () => {
        mailId = await queueMail(at.db, { ...mail, requestId: 'id-1' })
        await markFailed(at.database, await leased(), 'no')
      },
      async () => {
        // By way of its own request alone.
        await at.db.transaction().execute((trx) => insertRequest(trx, spam(2)))
        expect((await at.take(resendMail(mailId), { number: 2 })).why).toBe('sent')
        expect((await at.take(resendMail(mailId))).why).toBeUndefined()
      },
      async () => {
        await markSent(at.database, await leased())
        expect((await at.take(resendMail(mailId))).why).toBe('sent')
      },
      () => at.db.transaction().execute((trx) => forgetRequests(trx, ['id-1'], { figures: true })),
    ]) {
      await happens()
      expect(await other.isTold(), `${happens}`).toBe(true)
      expect(await other.isTold(), `${happens}`).toBe(false)
    }
  })

  test('but not suspected spam, until someone says it is none, nor what was taken back', async () => {
    const old = { status: 'spam', spam_since: '2026-01-01T00:00:00.000Z' } as const
    await at.keep(storedRequest(1, { status: 'spam' }), storedRequest(2, old))
    expect(await purgeSpam(at.db, new Date())).toMatchObject({ requests: 1 })
    const undone = at.db.transaction().execute(async (trx) => {
      await insertRequest(trx, storedRequest(4))
      throw new Error('not kept')
    })
    await expect(undone).rejects.toThrow('not kept')
    expect(await other.isTold()).toBe(false)
    await at.change({ field: 'status', to: 'new' })
    expect(await other.isTold()).toBe(true)
  })

  test('and kept for an hour, the last of them longer: after any of it, the next is told', async () => {
    const now = new Date('2026-11-24T18:00:00.000Z')
    const keep = (request_id: string, minutes: number) => {
      const moment = new Date(now.getTime() - minutes * 60_000).toISOString()
      return at.db.insertInto('inbox_events').values({ at: moment, kind: 'new', request_id }).execute()
    }
    const left = async () => {
      await forgetAnnounced(at.db, now)
      const rows = await at.db.selectFrom('inbox_events').select('request_id').orderBy('id').execute()
      return rows.map(({ request_id }) => request_id)
    }
    expect(await left()).toEqual([])
    await keep('long ago', 90)
    await keep('one hour and a minute ago', 61)
    expect(await other.isTold()).toBe(true)
    expect(await left()).toEqual(['one hour and a minute ago'])
    expect(await other.isTold()).toBe(true)
    await keep('one hour ago', 60)
    await keep('now', 0)
    expect(await other.isTold()).toBe(true)
    expect(await left()).toEqual(['one hour and a minute ago', 'one hour ago', 'now'])
    expect(await other.isTold()).toBe(false)
  })
})

test('on Postgres an announcement that commits after one with a higher number is told too', async () => {
  const opened = await engines.find(({ name }) => name === 'Postgres')?.open()
  if (!opened) throw new Error('No Postgres')
  const other = await asking(opened.url)
  const { promise: may, resolve: commit } = Promise.withResolvers<void>()
  const { promise: inserted, resolve: isInserted } = Promise.withResolvers<void>()
  const keep = (number: number, until?: Promise<void>) =>
    opened.database.db.transaction().execute(async (trx) => {
      await insertRequest(trx, storedRequest(number))
      isInserted()
      await until
    })
  const late = keep(1, may)
  await inserted
  await keep(2)
  expect(await other.isTold()).toBe(true)
  commit()
  await late
  expect(await other.isTold()).toBe(true)
  await other.close()
  await opened.close()
})
