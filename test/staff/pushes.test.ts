import { createECDH } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { grantAdmin } from '#app/accounts/roles.server.ts'
import { type Jobs, jobTiming, startJobs } from '#app/jobs/jobs.server.ts'
import { openAlerts } from '#app/push/alerts.server.ts'
import { subscribeDevice } from '#app/push/devices.server.ts'
import type { SendPush } from '#app/push/post-push.server.ts'
import { markRead } from '#app/requests/handling/changes.server.ts'
import { connect, type Database } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { createLog } from '#platform/log.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { keep, storedRequest } from '../requests/stored-request.ts'
import { startPushService } from './push-service.ts'

const soon = { timeout: 60_000, interval: 25 }
const pair = createECDH('prime256v1')
const PUBLIC = pair.generateKeys('base64url')
const PRIVATE = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')

let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.stop())

/** Creates a signed-in staff member whose id is their e-mail. @returns the session's id */
async function signedIn(db: Kysely<Tables>, email: string, now: Date): Promise<string> {
  const at = now.toISOString()
  const dates = { createdAt: at, updatedAt: at }
  await db
    .insertInto('user')
    .values([{ id: email, email, name: '', emailVerified: true, image: null, ...dates }] as never)
    .execute()
  await grantAdmin(db, email)
  const expiresAt = new Date(now.getTime() + 20 * 24 * 60 * 60_000).toISOString()
  const id = `session of ${email}`
  const session = { id, token: email, userId: email, assurance: 'aal1', expiresAt, ...dates }
  await db
    .insertInto('session')
    .values(session as never)
    .execute()
  return id
}

describe.each(engines)('Messages to devices on $name', ({ open }) => {
  let opened: OpenedDatabase
  let running: Jobs[]
  let lines: string
  let path: string
  beforeEach(async () => {
    opened = await open()
    running = []
    lines = ''
    service.received.length = 0
    service.paths.length = 0
    service.answer()
    path = await device('marie@garage.example')
  })
  afterEach(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()))
    await opened.close()
  })

  /** Signs a staff member in and subscribes their device. @returns the path of its subscription */
  async function device(email: string, publicKey = PUBLIC) {
    const { db } = opened.database
    const sessionId = await signedIn(db, email, new Date())
    const { path, target } = service.subscribe()
    await subscribeDevice(db, { sessionId, userId: email, publicKey, lang: 'fr', target })
    return path
  }

  /** Starts a process that sends alerts; it polls forty times a second. */
  function start(database: Database = opened.database, send: SendPush = service.send) {
    const { log } = createLog('debug', { write: (text: string) => (lines += text) })
    const env = {
      pushKeys: { publicKey: PUBLIC, privateKey: PRIVATE },
      pushSubject: 'mailto:a@garage.example',
      dataDir: '',
    }
    const { job } = openAlerts({ database, env, log, send })
    const jobs = startJobs({ database, log, kinds: { alert: job } }, { ...jobTiming, poll: 25 })
    running.push(jobs)
    return { jobs, job }
  }

  const waiting = () => opened.database.db.selectFrom('jobs').selectAll().execute()
  const dueNow = () =>
    opened.database.db.updateTable('jobs').set({ due_at: new Date().toISOString() }).execute()
  const asks = (count: number) => vi.waitFor(() => expect(service.paths).toHaveLength(count), soon)
  const settled = () => vi.waitFor(async () => expect(await waiting()).toEqual([]), soon)

  test('messages that an ended process left are sent by the next one, once even where there are several', async () => {
    await device('paul@garage.example')
    const others = [connect(opened.url), connect(opened.url)]
    await keep(opened.database.db, storedRequest(1), storedRequest(2), storedRequest(3))
    for (const database of others) start(database)
    await asks(6)
    await settled()
    expect(new Set(service.received.map(({ device, alert }) => device + alert.tag)).size).toBe(6)
    expect(service.received).toHaveLength(6)
    await Promise.all(running.map((jobs) => jobs.stop()))
    await Promise.all(others.map((database) => database.close()))
  })

  test('a service that is busy is asked again when it says, one that fails ever later, neither for ever', async () => {
    const busy = { status: 429, headers: { 'Retry-After': '600' } }
    service.answer(busy, ...Array(20).fill({ status: 503 }))
    await keep(opened.database.db, storedRequest(1))
    const { attempts } = start().job
    await asks(1)
    await vi.waitFor(
      async () => expect(await waiting()).toMatchObject([{ attempts: 1, leased_until: null }]),
      soon,
    )
    const [{ due_at = '' } = {}] = await waiting()
    expect(Date.parse(due_at) - Date.now()).toBeGreaterThan(500_000)
    for (let times = 2; times <= attempts; times += 1) {
      await dueNow()
      await asks(times)
      await vi.waitFor(async () => expect((await waiting())[0]?.leased_until ?? null).toBe(null), soon)
    }
    await settled()
    expect(service.received).toEqual([])
    await keep(opened.database.db, storedRequest(2))
    service.answer()
    await vi.waitFor(() => expect(service.received).toHaveLength(1), soon)
  })

  test.each([404, 410])('a subscription that is gone (%i) is forgotten', async (status) => {
    service.answer({ status })
    await keep(opened.database.db, storedRequest(1), storedRequest(2))
    start()
    await settled()
    expect(await opened.database.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([])
    await keep(opened.database.db, storedRequest(3))
    expect(await waiting()).toEqual([])
  })

  test('a message that its service refuses is given up; the device stays', async () => {
    service.answer({ status: 413 })
    await keep(opened.database.db, storedRequest(1))
    start()
    await settled()
    await keep(opened.database.db, storedRequest(2))
    await vi.waitFor(() => expect(service.received).toHaveLength(1), soon)
    expect(service.received[0]?.alert.tag).toBe('id-2')
  })

  test('what was read meanwhile, or could not be sent for a day, is not sent', async () => {
    const { db } = opened.database
    await keep(db, storedRequest(1), storedRequest(2))
    await markRead(db, 'G-TEST-1')
    await db
      .updateTable('jobs')
      .set({ created_at: new Date(Date.now() - 25 * 60 * 60_000).toISOString() })
      .where('request_id', '=', 'id-2')
      .execute()
    start()
    await settled()
    expect(service.paths).toEqual([])
  })

  test('devices that know the site by another key are left to the process that has it', async () => {
    const other = await device('paul@garage.example', `${PUBLIC.slice(0, -1)}5`)
    await keep(opened.database.db, storedRequest(1))
    start()
    await asks(1)
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), soon)
    expect(service.paths).toEqual([path])
    expect(service.paths).not.toContain(other)
  })

  test('a service that does not answer is tried again later, and its error names no address', async () => {
    const { jobs } = start(opened.database, (endpoint) =>
      Promise.reject(new TypeError(`fetch of ${endpoint} failed`)),
    )
    await keep(opened.database.db, storedRequest(1))
    await vi.waitFor(
      async () => expect(await waiting()).toMatchObject([{ attempts: 1, leased_until: null }]),
      soon,
    )
    await jobs.stop()
    expect(lines).not.toContain(path)
  })
})

test('on Postgres a request is kept while a device signs out, however long that takes', async () => {
  const opened = await engines.find(({ name }) => name === 'Postgres')?.open()
  if (!opened) throw new Error('No Postgres')
  const { db } = opened.database
  const sessionId = await signedIn(db, 'marie@garage.example', new Date())
  const { target } = service.subscribe()
  const subscription = {
    sessionId,
    userId: 'marie@garage.example',
    publicKey: PUBLIC,
    lang: 'fr',
    target,
  } as const
  await subscribeDevice(db, subscription)
  const { promise: may, resolve: commit } = Promise.withResolvers<void>()
  const { promise: deleted, resolve: isDeleted } = Promise.withResolvers<void>()
  const signingOut = db.transaction().execute(async (trx) => {
    await trx.deleteFrom('session').where('id', '=', sessionId).execute()
    isDeleted()
    await may
  })
  await deleted
  await keep(db, storedRequest(1))
  commit()
  await signingOut
  const { log } = createLog('error')
  const env = { pushKeys: { publicKey: PUBLIC, privateKey: PRIVATE }, pushSubject: undefined, dataDir: '' }
  const { job } = openAlerts({ database: opened.database, env, log, send: service.send })
  const jobs = startJobs({ database: opened.database, log, kinds: { alert: job } })
  await vi.waitFor(async () => expect(await db.selectFrom('jobs').select('id').execute()).toEqual([]), soon)
  await jobs.stop()
  await opened.close()
})
