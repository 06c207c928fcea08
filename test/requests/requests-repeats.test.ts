import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localTime } from '#app/content/hours/opening.ts'
import type { Answer } from '#app/requests/answer.ts'
import { changeRequest } from '#app/requests/handling/changes.server.ts'
import { noRequestLimits } from '#app/requests/limits.server.ts'
import { ELAPSED, type FieldName, HONEYPOT } from '#app/requests/request.ts'
import { type RequestDependencies, receiveRequest } from '#app/requests/requests.server.ts'
import { connect, type Database } from '#database/connect.ts'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { typed as good } from './stored-request.ts'

const REUSED = { kind: 'idempotency-key-reused' }
const signs = [
  ['bait', { [HONEYPOT]: 'https://example.org' }],
  ['too-fast', { [ELAPSED]: 120 }],
] as const

/** Keeps only the reference number of an answer, because the time of receipt differs. */
function sameNumber(answer: Answer) {
  const { kind } = answer
  return kind === 'received' ? { kind, reference: answer.reference } : answer
}

describe.each(engines)('a request sent again on $name', ({ open }) => {
  let opened: OpenedDatabase
  let dependencies: RequestDependencies
  const others: Database[] = []

  function dependenciesOn(database: Database): RequestDependencies {
    return {
      env: readEnv({ SITE_URL: 'https://garage.example' }),
      log: createLog('debug', { write() {} }).log,
      database,
      jobs: { wake() {} },
      requestLimits: noRequestLimits,
      secret: 'a secret of at least thirty-two characters',
    }
  }

  /** With its own connection, as another process has. */
  function otherDependencies(): RequestDependencies {
    const database = connect(opened.url)
    others.push(database)
    return dependenciesOn(database)
  }

  beforeEach(async () => {
    opened = await open()
    dependencies = dependenciesOn(opened.database)
  })
  afterEach(async () => {
    vi.useRealTimers()
    for (const other of others.splice(0)) await other.close()
    await opened.close()
  })

  const send = (
    values: Record<string, unknown>,
    idempotencyKey?: string,
    at = dependencies,
    lang: 'fr' | 'en' = 'fr',
  ) => receiveRequest(at, { values, lang, idempotencyKey }, { address: '203.0.113.7' })
  const rows = () => opened.database.db.selectFrom('contact_submissions').selectAll().execute()
  const mails = () => opened.database.db.selectFrom('jobs').select(['mail as kind', 'request_id']).execute()
  const news = () => opened.database.db.selectFrom('inbox_events').select(['kind', 'request_id']).execute()
  const isReceived = ({ kind }: Answer) => kind === 'received'

  /** A different value for each field. */
  const other = {
    name: 'Zoé Roy',
    phone: '514 555-0198',
    email: 'roy@example.org',
    vehicle_make: 'Mazda',
    vehicle_model: 'Corolla',
    vehicle_year: '2018',
    service_type: 'pneus',
    preferred_date: localTime(new Date()).toPlainDate().add({ days: 3 }).toString(),
    message: 'Ça grince\nau freinage!',
    keeps_parts: 'yes',
    plate: 'ABC 123',
    reach_by: 'text',
    reach_hours: 'le soir',
    reminders: 'yes',
  } satisfies Record<FieldName, string>

  it.each<Record<string, string>>([
    ...Object.entries(other).map(([name, value]) => ({ [name]: value })),
    { form_type: 'estimate' },
    { vehicle_make: '', vehicle_model: 'Toyota' },
  ])('under a known key with another content (%j) is refused, and nothing is taken', async (more) => {
    const key = crypto.randomUUID()
    const first = await send(good, key)
    expect(await send({ ...good, ...more }, key)).toEqual(REUSED)
    expect(await send({ ...good, ...more }, key, otherDependencies())).toEqual(REUSED)
    expect(await send(good, key)).toMatchObject(sameNumber(first))
    expect(await rows()).toHaveLength(1)
    expect(await mails()).toHaveLength(2)
    expect(isReceived(await send({ ...good, ...more }, crypto.randomUUID()))).toBe(true)
  })

  it('in the other language is another content', async () => {
    const key = crypto.randomUUID()
    await send(good, key)
    expect(await send(good, key, dependencies, 'en')).toEqual(REUSED)
  })

  it('is the same however its fields stand, and whatever tells how it was filled in', async () => {
    const key = crypto.randomUUID()
    const first = await send({ ...good, [ELAPSED]: 30_000 }, key)
    const turned = Object.fromEntries(Object.entries(good).reverse())
    const message = ' Ça grince\r\nau freinage '
    const empty = { vehicle_model: '', keeps_parts: false, reach_by: '', plate: null, unknown: 'x' }
    expect(
      await send({ ...turned, ...empty, message, [ELAPSED]: 99_000 }, key, otherDependencies()),
    ).toMatchObject(sameNumber(first))
    expect(await send({ ...good, [HONEYPOT]: 'x' }, key)).toMatchObject(sameNumber(first))
    expect(await rows()).toMatchObject([{ status: 'new' }])
  })

  it('with fifty contents at once under one key, to two processes, is one request; the others are told', async () => {
    const key = crypto.randomUUID()
    const other = otherDependencies()
    const contents = Array.from({ length: 25 }, (_, number) => ({ ...good, message: `Message ${number}` }))
    const answers = await Promise.all(
      contents.flatMap((values) => [send(values, key), send(values, key, other)]),
    )
    const [row, ...more] = await rows()
    expect(more).toEqual([])
    const received = answers.flatMap((answer, number) => (isReceived(answer) ? [number >> 1] : []))
    expect(received.map((number) => contents[number]?.message)).toEqual([row?.message, row?.message])
    expect(answers.filter((answer) => answer.kind === 'idempotency-key-reused')).toHaveLength(48)
    expect(await mails()).toHaveLength(2)
  })

  it('under a key kept before contents were noted is answered as it was then', async () => {
    const key = crypto.randomUUID()
    const first = await send(good, key)
    await opened.database.db.updateTable('contact_submissions').set({ content_hash: null }).execute()
    expect(await send({ ...good, message: 'Autre chose' }, key)).toMatchObject(sameNumber(first))
    await opened.database.db.updateTable('contact_submissions').set({ status: 'spam' }).execute()
    expect(await send({ ...good, message: 'Autre chose' }, key)).toMatchObject(sameNumber(first))
    expect(await rows()).toMatchObject([{ status: 'spam', message: good.message }])
    expect(await mails()).toHaveLength(2)
  })

  it('by a device once the day it asks for has passed, is the one that was kept', async () => {
    const key = crypto.randomUUID()
    const tomorrow = localTime(new Date()).toPlainDate().add({ days: 1 }).toString()
    const dated = { ...good, preferred_date: tomorrow }
    const first = await send(dated, key)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * 24 * 60 * 60_000 })
    expect(await send(dated, key)).toMatchObject(sameNumber(first))
    const refused = { kind: 'invalid', errors: { preferred_date: expect.any(String) } }
    expect(await send({ ...dated, message: 'Autre chose' }, key)).toEqual(refused)
    expect(await send(dated, crypto.randomUUID())).toEqual(refused)
    expect(await rows()).toHaveLength(1)
  })

  describe.each([
    ['with a key', () => crypto.randomUUID()],
    ['without a key', () => undefined],
  ] as [string, () => string | undefined][])('%s', (_, newKey) => {
    it.each(signs)(
      'after it looked like spam (%s) reaches the inbox with its mails, once',
      async (_, sign) => {
        const key = newKey()
        const first = await send({ ...good, reminders: 'yes', ...sign }, key)
        const before = await rows()
        expect(before).toMatchObject([{ status: 'spam' }])
        await opened.database.db.updateTable('contact_submissions').set({ read_at: '2026-01-01' }).execute()
        const clean = { ...good, reminders: 'yes', [ELAPSED]: 60_000 }
        expect(await send(clean, key)).toMatchObject(sameNumber(first))
        const [row, ...more] = await rows()
        expect(more).toEqual([])
        const { id } = before[0] ?? { id: '' }
        expect(row).toMatchObject({ id, status: 'new', spam_reason: null, spam_since: null, read_at: null })
        expect(await mails()).toHaveLength(2)
        expect(await news()).toContainEqual({ kind: 'new', request_id: id })
        expect(await send(clean, key)).toMatchObject(sameNumber(first))
        expect(await send({ ...clean, ...sign }, key)).toMatchObject(sameNumber(first))
        expect(await rows()).toEqual([row])
        expect(await mails()).toHaveLength(2)
        const consents = await opened.database.db.selectFrom('reminder_consents').selectAll().execute()
        expect(consents).toHaveLength(1)
      },
    )

    it('at once as spam and clean, to two processes, is one request in the inbox', async () => {
      const key = newKey()
      const other = otherDependencies()
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, number) =>
          send({ ...good, [ELAPSED]: number % 3 ? 60_000 : 120 }, key, number % 2 ? dependencies : other),
        ),
      )
      expect(answers.every(isReceived)).toBe(true)
      expect(new Set(answers.map((answer) => JSON.stringify(sameNumber(answer)))).size).toBe(1)
      expect(await rows()).toMatchObject([{ status: 'new', spam_reason: null }])
      expect(await mails()).toHaveLength(2)
    })

    it('beyond the limits stays in spam until there is room', async () => {
      const key = newKey()
      const first = await send({ ...good, [HONEYPOT]: 'x' }, key)
      const limited = { ...dependencies, requestLimits: { take: async () => 42 } }
      expect(await send(good, key, limited)).toEqual({ kind: 'too-many-requests', retryAfter: 42 })
      expect(await rows()).toMatchObject([{ status: 'spam' }])
      expect(await send(good, key)).toMatchObject(sameNumber(first))
      expect(await mails()).toHaveLength(2)
    })

    it('where its mails cannot be written stays in spam as it was, and comes through afterwards', async () => {
      const key = newKey()
      const first = await send({ ...good, [HONEYPOT]: 'x' }, key)
      const before = await rows()
      await opened.database.db.schema.alterTable('jobs').renameTo('elsewhere').execute()
      expect((await send(good, key)).kind).toBe('unavailable')
      expect(await rows()).toEqual(before)
      await opened.database.db.schema.alterTable('elsewhere').renameTo('jobs').execute()
      expect(await send(good, key)).toMatchObject(sameNumber(first))
      expect(await mails()).toHaveLength(2)
    })

    it('stays where staff have put it', async () => {
      const key = newKey()
      const first = await send({ ...good, [HONEYPOT]: 'x' }, key)
      if (first.kind !== 'received') throw new Error(first.kind)
      const { db } = opened.database
      const by = { id: 'owner', email: 'owner@garage.example' }
      const dates = { createdAt: new Date().toISOString(), updatedAt: new Date().toISOString() }
      const owner = { ...by, ...dates, name: '', emailVerified: true, image: null }
      await db.insertInto('user').values([owner]).execute()
      const change = (seen: number, to: 'new' | 'spam') =>
        changeRequest(db, { reference: first.reference, seen, change: { field: 'status', to }, by })
      expect(await change(1, 'new')).toBe('done')
      expect(await change(2, 'spam')).toBe('done')
      expect(await send(good, key)).toMatchObject(sameNumber(first))
      expect(await rows()).toMatchObject([{ status: 'spam', version: 3 }])
      // The confirmation of the request that staff took for a real one.
      expect(await mails()).toMatchObject([{ kind: 'request.acknowledgement' }])
    })
  })
})
