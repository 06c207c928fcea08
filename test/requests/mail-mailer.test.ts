import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Jobs, jobTiming, startJobs } from '#app/jobs/jobs.server.ts'
import type { JobKind } from '#app/jobs/kinds.ts'
import { leaseNext, leaveForLater, markSent } from '#app/jobs/lease.server.ts'
import { ATTEMPTS_REFUSED, mailJob } from '#app/mail/mail-job.server.ts'
import { type Mail, queueMail, sendAgain } from '#app/mail/outbox.server.ts'
import { connect, type Database } from '#database/connect.ts'
import { createLog } from '#platform/log.ts'
import { type Engine, engines, type OpenedDatabase } from '../engines.ts'
import { oneEngine } from './evaluated.ts'
import { startMailServer } from './mail-server.ts'
import { keep, storedRequest } from './stored-request.ts'

const mail: Mail = {
  kind: 'request.notice',
  to: 'atelier@example.org',
  replyTo: { name: 'Zoé "Z" O’Neil, Été', address: 'zoe@example.org' },
  subject: 'Nouvelle demande — été',
  html: '<p>Bonjour é</p>',
  text: 'Bonjour é',
  lang: 'fr',
}

/**
 * As in production, but with a faster poll and retry. The timeout of a mail stays as in production: on a slow machine a
 * shorter one would stop mails that are being sent.
 */
const faster = { poll: 50, firstRetry: 20, attempts: 4 }
type Faster = Partial<typeof faster & typeof jobTiming & Pick<JobKind, 'limit'>>
const inProduction = mailJob({ smtpUrl: undefined, mailFrom: undefined, dataDir: '' })

type Done = (error?: Error) => void
const refused = (code: number) => Object.assign(new Error('refused here'), { responseCode: code })
const leased = (leaseFor: number) => ({ kind: 'mail', leaseFor, mine: [] }) as const

let opened: OpenedDatabase
let database: Database
let dataDir: string
const ends: (() => Promise<unknown>)[] = []

function setUp({ open }: Engine): void {
  beforeEach(async () => {
    opened = await open()
    database = opened.database
    dataDir = await mkdtemp(path.join(tmpdir(), 'garage-mail-'))
  })
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
    await opened.close()
    await rm(dataDir, { recursive: true, force: true })
  })
}

function mailer(smtpUrl?: string, on = database, changed: Faster = {}): Jobs & { logged(): string } {
  let logged = ''
  const { log, flush } = createLog('debug', { write: (text) => (logged += text) })
  const times = { ...jobTiming, ...faster, ...changed }
  const kind = { ...mailJob({ smtpUrl, mailFrom: 'site@example.org', dataDir }), ...times }
  const started = startJobs({ database: on, log, kinds: { mail: kind } }, times)
  ends.push(started.stop)
  return {
    ...started,
    logged() {
      flush()
      return logged
    },
  }
}

async function mailServer(options?: SMTPServerOptions) {
  const server = await startMailServer(options)
  ends.push(server.close)
  return server
}

const queue = (more: Partial<Mail> = {}) => queueMail(database.db, { ...mail, ...more })
const row = (id: string) =>
  database.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** Reads a mail until it is as wanted, however long that takes on a slow machine. */
const becomes = (id: string, wanted: object) => expect.poll(() => row(id)).toMatchObject(wanted)
const isSent = (id: string, more: object = {}) => becomes(id, { state: 'sent', ...more })

/** A server that never responds to one recipient. */
const hanging = (name: string): SMTPServerOptions => ({
  onRcptTo(address, _session, done) {
    if (address.address !== name) done()
  },
})

describe('the mailer', () => {
  setUp(oneEngine)

  it('sends through the mail server from the site, with the visitor to reply to, and drops what it said', async () => {
    const server = await mailServer()
    const id = await queue()
    const before = await row(id)
    expect(before).toMatchObject({
      state: 'waiting',
      attempts: 0,
      message_id: expect.stringMatching(/^<[\w-]+@[\w.-]+>$/),
    })
    mailer(server.url)
    await isSent(id, { attempts: 1, html: '', text: '', last_error: null })
    expect(server.received).toHaveLength(1)
    const parsed = await PostalMime.parse(server.received[0]?.source ?? '')
    expect(server.received[0]?.to).toEqual([mail.to])
    expect(parsed).toMatchObject({
      from: { address: 'site@example.org' },
      replyTo: [mail.replyTo],
      subject: mail.subject,
      messageId: before.message_id,
      html: expect.stringContaining('Bonjour é'),
    })
    expect(parsed.text?.trim()).toBe(mail.text)
  })

  it('cannot be made to add a header or a recipient by what a visitor typed', async () => {
    const server = await mailServer()
    const id = await queue({
      subject: 'Demande\r\nBcc: victim@example.org',
      replyTo: { name: 'Eve\r\nBcc: victim@example.org\r\n\r\nbody', address: 'eve@example.org' },
    })
    mailer(server.url)
    await isSent(id)
    const [{ source, to } = { source: '', to: [] }] = server.received
    expect(to).toEqual([mail.to])
    const parsed = await PostalMime.parse(source)
    expect(parsed.headers.filter(({ key }) => key === 'bcc')).toEqual([])
    expect(parsed.text?.trim()).toBe(mail.text)
  })

  it.each([
    ['=?utf-8?q?a=0d=0aBcc:_victim@example.org?=', '=?utf-8?q?a=0d=0aBcc:_victim@example.org?='],
    ['Zoé =?utf-8?b?RXZl?= "Z"', 'Zoé =?utf-8?b?RXZl?= "Z"'],
    [`Eve ${'=?x '.repeat(29)}`, `Eve ${'=?x '.repeat(29)}`.trim()],
    ['Eve\tMallory\r\n\x1b[2J', 'Eve Mallory [2J'],
  ])(
    'writes the name %j so that clients read it as it is, or without what no name holds',
    async (name, read) => {
      const server = await mailServer()
      const id = await queue({ replyTo: { name, address: 'eve@example.org' } })
      mailer(server.url)
      await isSent(id)
      const { source } = server.received[0] ?? { source: '' }
      const header = /^Reply-To:.*(?:\r\n .*)*/m.exec(source)?.[0] ?? ''
      // RFC 2047 forbids decoding encoded words inside quotes, but some clients do.
      expect(header.replace(/"/g, '')).not.toMatch(/=\?(utf-8\?[qb]|x)/)
      for (const line of header.split('\r\n')) expect(line.length).toBeLessThan(79)
      const parsed = await PostalMime.parse(source)
      expect(parsed.replyTo).toEqual([{ name: read, address: 'eve@example.org' }])
    },
  )

  it('writes a file where no mail server is set, and logs its address and the link, nothing of a person', async () => {
    const link = 'http://localhost/api/auth/verify?token=abc'
    const id = await queue({ kind: 'account.confirm', link })
    const running = mailer()
    await isSent(id)
    const [name = ''] = await readdir(path.join(dataDir, 'mail'))
    expect(name).toMatch(new RegExp(`^[\\dTZ-]+-account\\.confirm-${id}\\.eml$`))
    const parsed = await PostalMime.parse(await readFile(path.join(dataDir, 'mail', name)))
    expect(parsed).toMatchObject({ subject: mail.subject, to: [{ address: mail.to }] })
    await running.stop()
    const done = running
      .logged()
      .split('\n')
      .find((line) => line.includes('job.done'))
    expect(JSON.parse(done ?? '')).toMatchObject({ id, link, file: expect.stringContaining(encodeURI(name)) })
    for (const secret of ['zoe@', mail.to]) expect(running.logged()).not.toContain(secret)
  })

  it.each<[string, SMTPServerOptions, number]>([
    ['the greeting', { onConnect: (_, done: Done) => done(refused(421)) }, faster.attempts],
    ['the sender', { onMailFrom: (_, __, done: Done) => done(refused(450)) }, faster.attempts],
    ['the recipient for now', { onRcptTo: (_, __, done: Done) => done(refused(450)) }, faster.attempts],
    ['the recipient for good', { onRcptTo: (_, __, done: Done) => done(refused(550)) }, ATTEMPTS_REFUSED],
    [
      'what it says',
      { onData: (stream, _, done: Done) => void stream.resume().on('end', () => done(refused(451))) },
      faster.attempts,
    ],
  ])('tries again after a server that refused %s, then gives up visibly', async (_, options, attempts) => {
    const server = await mailServer(options)
    const id = await queue()
    mailer(server.url)
    await becomes(id, { state: 'failed', attempts, sent_at: null, text: mail.text })
    expect((await row(id)).last_error).toContain('refused here')
    expect(server.received).toEqual([])
  })

  it('sends what it gave up when staff ask for it, and nothing twice', async () => {
    let exists = false
    const server = await mailServer({
      onRcptTo: (_, __, done: Done) => done(exists ? undefined : refused(550)),
    })
    const id = await queue()
    const running = mailer(server.url)
    await becomes(id, { state: 'failed' })
    exists = true
    expect(await sendAgain(database.db, id)).toBe(true)
    running.wake()
    await isSent(id)
    expect(await sendAgain(database.db, id)).toBe(false)
    expect(server.received).toHaveLength(1)
  })

  it('keeps the mail while the server is down, and sends it under the same Message-ID when it is back', async () => {
    const gone = await startMailServer()
    await gone.close()
    const id = await queue()
    // More attempts than a slow machine can make before the next line.
    const down = mailer(gone.url, database, { attempts: inProduction.attempts })
    await expect.poll(async () => (await row(id)).attempts).toBeGreaterThan(1)
    await down.stop()
    expect(await row(id)).toMatchObject({ state: 'waiting' })
    const back = await mailServer()
    mailer(back.url)
    await isSent(id)
    expect(back.received[0]?.source).toContain((await row(id)).message_id)
  })

  it('sends once more, with the same Message-ID, when the server drops the line after it took the mail', async () => {
    const server = await mailServer()
    const id = await queue()
    server.onMail = () => {
      if (server.received.length === 1) server.drop()
    }
    mailer(server.url)
    await isSent(id, { attempts: 2 })
    const { message_id } = await row(id)
    expect(server.received.map(({ source }) => source.includes(message_id ?? '-'))).toEqual([true, true])
  })

  it('keeps no other mail waiting for a server that hangs', async () => {
    const slow = 'hangs@example.org'
    const server = await mailServer(hanging(slow))
    const stuck = await queue({ to: slow })
    mailer(server.url, database, { stop: 0 })
    await becomes(stuck, { attempts: 1 })
    await isSent(await queue())
    expect(await row(stuck)).toMatchObject({ state: 'waiting', attempts: 1 })
  })

  it('gives up a server that hangs before its lease ends', async () => {
    const server = await mailServer(hanging(mail.to))
    const id = await queue()
    mailer(server.url, database, { limit: 100, attempts: 1 })
    // At the end of its lease another worker would have taken it for a second attempt.
    await becomes(id, { state: 'failed', attempts: 1 })
    expect(inProduction.limit).toBeLessThan(inProduction.lease)
  })

  it('counts the time to be given a mail, during which its lease runs, as part of the time to send it', async () => {
    const server = await mailServer()
    const id = await queue()
    let now = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const slow = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        now += inProduction.limit
        return result
      },
    })
    mailer(server.url, { ...database, db: slow }, { attempts: 1 })
    await becomes(id, { state: 'failed' })
    expect(server.received).toEqual([])
  })

  it('finishes the mail in flight when it is stopped', async () => {
    const reached = Promise.withResolvers<Done>()
    const server = await mailServer({ onRcptTo: (_, __, done) => reached.resolve(done) })
    const id = await queue()
    const running = mailer(server.url)
    const answer = await reached.promise
    const stopped = running.stop()
    answer()
    await stopped
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 1 })
  })

  it('leaves the mail in the queue when it is stopped while the server hangs', async () => {
    const reached = Promise.withResolvers<void>()
    const server = await mailServer({ onRcptTo: () => reached.resolve() })
    const id = await queue()
    const running = mailer(server.url, database, { firstRetry: 60_000, stop: 0 })
    await reached.promise
    // Ends at once, not after the timeout of sending, which would count as another attempt.
    await running.stop()
    expect(await row(id)).toMatchObject({ state: 'waiting', lease: null, attempts: 1 })
  })

  it('remembers what it sent while the database is away, and goes on when it is back', async () => {
    const server = await mailServer()
    let away = false
    let refusedWrites = 0
    const flaky: Database = {
      ...database,
      get db() {
        if (!away) return database.db
        refusedWrites += 1
        throw new Error('database is gone')
      },
    }
    const id = await queue()
    server.onMail = () => {
      away = true
    }
    mailer(server.url, flaky)
    await expect.poll(() => refusedWrites).toBeGreaterThan(3)
    away = false
    await isSent(id, { attempts: 1 })
    expect(server.received).toHaveLength(1)
  })
})

describe.each(engines)('mails that wait on $name', (engine) => {
  setUp(engine)

  it('are sent once each by two processes, of accounts before a flood of requests', async () => {
    const server = await mailServer()
    const other = connect(opened.url)
    ends.push(other.close)
    await keep(database.db, storedRequest(1))
    const flood = await Promise.all(Array.from({ length: 40 }, () => queue({ requestId: 'id-1' })))
    const confirm = await queue({ kind: 'account.confirm', to: 'new@example.org' })
    mailer(server.url)
    mailer(server.url, other)
    for (const id of [confirm, ...flood]) await isSent(id, { attempts: 1 })
    const sent = server.received.map(({ source }) => /^Message-ID: (.+)$/m.exec(source)?.[1])
    expect(sent).toHaveLength(41)
    expect(new Set(sent).size).toBe(41)
    // Each process does two at once.
    expect(server.received.findIndex(({ to: [to] }) => to === 'new@example.org')).toBeLessThan(4)
  })

  it('are taken over from a process that died once its lease has run out, and its late writes change nothing', async () => {
    const id = await queue()
    const held = await leaseNext(database, leased(inProduction.lease))
    expect(held).toMatchObject({ id, attempts: 1 })
    expect(await leaseNext(database, leased(inProduction.lease))).toBeUndefined()
    await database.db.updateTable('jobs').set({ leased_until: new Date().toISOString() }).execute()
    const next = await leaseNext(database, leased(inProduction.lease))
    expect(next).toMatchObject({ id, attempts: 2 })
    if (!held || !next) throw new Error('not leased')
    await leaveForLater(database, held, 10, 'late')
    expect(await row(id)).toMatchObject({ lease: next.lease, last_error: null })
    // Sent is sent, whoever holds it meanwhile.
    await markSent(database, held)
    await leaveForLater(database, next, 10, 'dropped')
    expect(await row(id)).toMatchObject({ state: 'sent', lease: null, last_error: null })
  })

  it('do not wait for times that a wrong clock wrote', async () => {
    const id = await queue()
    const nextYear = new Date(Date.now() + 365 * 24 * 3600_000).toISOString()
    await database.db.updateTable('jobs').set({ due_at: nextYear, leased_until: nextYear }).execute()
    expect(await leaseNext(database, leased(inProduction.lease))).toMatchObject({ id })
  })

  it('are gone with a transaction that fails', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await queueMail(trx, mail)
      throw new Error('the rest failed')
    })
    await expect(failing).rejects.toThrow('the rest failed')
    expect(await database.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  })
})
