import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { localTime } from '#app/content/hours/opening.ts'
import type { Answer } from '#app/requests/answer.ts'
import { act } from '#app/requests/life/act.server.ts'
import { change } from '#app/requests/life/change.server.ts'
import { ELAPSED, HONEYPOT } from '#app/requests/request.ts'
import { receiveRequest } from '#app/requests/requests.server.ts'
import { connect, type Database } from '#database/connect.ts'
import { engines } from '../engines.ts'
import { databaseForEach, itIs } from '../staff/in-database.ts'
import { deskOf, owner } from './evaluated.ts'
import { typed as good } from './stored-request.ts'

/** Keeps only the reference number of an answer, because the time of receipt differs. */
function sameNumber(answer: Answer) {
  const { kind } = answer
  return kind === 'received' ? { kind, reference: answer.reference } : answer
}

describe.each(engines)('a request sent again on $name', ({ open }) => {
  const at = databaseForEach([owner], open)
  let desk: ReturnType<typeof deskOf>
  const others: Database[] = []

  /** With its own connection, as another process has. */
  function otherDesk() {
    const database = connect(at.opened.url)
    others.push(database)
    return deskOf({ database })
  }

  beforeEach(() => {
    desk = deskOf(at)
  })
  afterEach(async () => {
    for (const other of others.splice(0)) await other.close()
  })

  const send = (values: Record<string, unknown>, idempotencyKey?: string, to = desk) =>
    receiveRequest(to, { values, lang: 'fr', idempotencyKey }, { address: '203.0.113.7' })
  const rows = () => at.db.selectFrom('contact_submissions').selectAll().execute()
  const mails = () => at.db.selectFrom('jobs').select(['mail as kind', 'request_id']).execute()
  const news = () => at.db.selectFrom('inbox_events').select(['kind', 'request_id']).execute()
  const isReceived = ({ kind }: Answer) => kind === 'received'
  const another = { ...good, message: 'Autre chose' }

  it('with fifty contents at once under one key, to two processes, is one request; the others are told', async () => {
    const key = crypto.randomUUID()
    const other = otherDesk()
    const contents = Array.from({ length: 25 }, (_, number) => ({ ...good, message: `Message ${number}` }))
    const answers = await Promise.all(
      contents.flatMap((values) => [send(values, key), send(values, key, other)]),
    )
    const [row, ...more] = await rows()
    expect(more).toEqual([])
    const received = answers.flatMap((answer, number) => (isReceived(answer) ? [number >> 1] : []))
    expect(received.map((number) => contents[number]?.message)).toEqual([row?.message, row?.message])
    expect(answers.filter((answer) => answer.kind === 'idempotency-key-reused')).toHaveLength(48)
    // What makes another look like spam does not part it from the one that was kept.
    for (const told of [{ [ELAPSED]: 99_000 }, { [HONEYPOT]: 'x' }])
      expect(isReceived(await send({ ...contents[received[0] ?? 0], ...told }, key))).toBe(true)
    expect(await rows()).toMatchObject([{ status: 'new' }])
    expect(await mails()).toHaveLength(2)
  })

  it('under a key kept before contents were noted is answered as it was then', async () => {
    const key = crypto.randomUUID()
    const first = await send(good, key)
    const set = (columns: { content_hash: null } | { status: 'spam' }) =>
      at.db.updateTable('contact_submissions').set(columns).execute()
    for (const columns of [{ content_hash: null }, { status: 'spam' }] as const) {
      await set(columns)
      expect(await send(another, key)).toMatchObject(sameNumber(first))
    }
    expect(await rows()).toMatchObject([{ status: 'spam', message: good.message }])
    expect(await mails()).toHaveLength(2)
  })

  it('under a new key within ten minutes, from a form that came back full, is the one that was kept', async () => {
    const first = await send(good, crypto.randomUUID())
    itIs(new Date(Date.now() + 9 * 60_000))
    for (const key of [crypto.randomUUID(), undefined])
      expect(await send(good, key)).toMatchObject(sameNumber(first))
    itIs(new Date(Date.now() + 60_001))
    await send(good, crypto.randomUUID())
    expect(await rows()).toHaveLength(2)
  })

  it('by a device once the day it asks for has passed, is the one that was kept', async () => {
    const key = crypto.randomUUID()
    const tomorrow = localTime(new Date()).toPlainDate().add({ days: 1 }).toString()
    const dated = { ...good, preferred_date: tomorrow }
    const first = await send(dated, key)
    itIs(new Date(Date.now() + 4 * 24 * 60 * 60_000))
    expect(await send(dated, key)).toMatchObject(sameNumber(first))
    const refused = { kind: 'invalid', errors: { preferred_date: expect.any(String) } }
    expect(await send({ ...dated, message: 'Autre chose' }, key)).toEqual(refused)
    expect(await send(dated, crypto.randomUUID())).toEqual(refused)
    expect(await send({ ...dated, name: '' }, key)).toMatchObject({ errors: { name: expect.any(String) } })
    expect(await rows()).toHaveLength(1)
  })

  it.each([
    ['with a key', crypto.randomUUID()],
    ['without a key', undefined],
  ])('%s after it looked like spam reaches the inbox with its mails, once', async (_, key) => {
    const sign = { [ELAPSED]: 120 }
    const first = await send({ ...good, reminders: 'yes', ...sign }, key)
    const [held] = await rows()
    expect(held).toMatchObject({ status: 'spam' })
    const clean = { ...good, reminders: 'yes', [ELAPSED]: 60_000 }
    const other = otherDesk()
    const answers = await Promise.all(
      [desk, other, desk, other].map((to, number) => send({ ...clean, ...(number < 1 && sign) }, key, to)),
    )
    for (const answer of answers) expect(answer).toMatchObject(sameNumber(first))
    const kept = await rows()
    const released = { status: 'new', spam_reason: null, spam_since: null }
    expect(kept).toMatchObject([{ id: held?.id, ...released }])
    expect(await news()).toContainEqual({ kind: 'new', request_id: held?.id })
    for (const values of [clean, { ...clean, ...sign }])
      expect(await send(values, key)).toMatchObject(sameNumber(first))
    expect(await rows()).toEqual(kept)
    expect(await mails()).toHaveLength(2)
    expect(await at.db.selectFrom('reminder_consents').selectAll().execute()).toHaveLength(1)
  })

  it('beyond the limits, or where its mails cannot be written, stays in spam until there is room', async () => {
    const first = await send({ ...good, [HONEYPOT]: 'x' })
    const limited = { ...desk, requestLimits: { take: async () => 42 } }
    expect(await send(good, undefined, limited)).toEqual({ kind: 'too-many-requests', retryAfter: 42 })
    const key = crypto.randomUUID()
    const kept = await send(another, key)
    expect(await send(another, key, limited)).toMatchObject(sameNumber(kept))
    const before = await rows()
    await at.db.schema.alterTable('jobs').renameTo('elsewhere').execute()
    expect((await send(good)).kind).toBe('unavailable')
    expect(await rows()).toEqual(before)
    await at.db.schema.alterTable('elsewhere').renameTo('jobs').execute()
    expect(await mails()).toHaveLength(2)
    expect(await send(good)).toMatchObject(sameNumber(first))
    expect(await mails()).toHaveLength(4)
  })

  it('stays where staff have put it', async () => {
    const first = await send({ ...good, [HONEYPOT]: 'x' })
    if (first.kind !== 'received') throw new Error(first.kind)
    for (const to of ['new', 'spam'] as const) {
      const given = { reference: first.reference, by: owner }
      expect((await act(deskOf(at.opened), given, change({ field: 'status', to }))).why).toBeUndefined()
    }
    expect(await send(good)).toMatchObject(sameNumber(first))
    expect(await rows()).toMatchObject([{ status: 'spam', version: 3 }])
    // The confirmation of the request that staff took for a real one.
    expect(await mails()).toMatchObject([{ kind: 'request.acknowledgement' }])
  })
})
