import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Jobs, jobTiming, startJobs } from '#app/jobs/jobs.server.ts'
import type { JobKind } from '#app/jobs/kinds.ts'
import { leaseNext, leaveForLater, markSent } from '#app/jobs/lease.server.ts'
import { ATTEMPTS_REFUSED, mailJob } from '#app/mail/mail-job.server.ts'
import { type Mail, queueMail, sendAgain } from '#app/mail/outbox.server.ts'
import { connect, type Database } from '#database/connect.ts'
import { createLog } from '#platform/log.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
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

/** Mails of requests queued before the mail of an account. */
const FLOOD = 20

const mails = (leaseFor: number) => ({ kind: 'mail', leaseFor, mine: [] }) as const

const refused = (code: number) => Object.assign(new Error('refused here'), { responseCode: code })

async function until<Value>(read: () => Promise<Value>, is: (value: Value) => boolean): Promise<Value> {
  for (;;) {
    const value = await read()
    if (is(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

describe.each(engines)('the mailer on $name', ({ open }) => {
  let opened: OpenedDatabase
  let database: Database
  let dataDir: string
  let logged: string
  const ends: (() => Promise<unknown>)[] = []

  beforeEach(async () => {
    opened = await open()
    database = opened.database
    dataDir = await mkdtemp(path.join(tmpdir(), 'garage-mail-'))
    logged = ''
  })

  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
    await opened.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  function mailer(smtpUrl?: string, on = database, changed: Faster = {}): Jobs {
    const { log, flush } = createLog('debug', {
      write(text) {
        logged += text
      },
    })
    const times = { ...jobTiming, ...faster, ...changed }
    const mail = { ...mailJob({ smtpUrl, mailFrom: 'site@example.org', dataDir }), ...times }
    const started = startJobs({ database: on, log, kinds: { mail } }, times)
    ends.push(async () => {
      await started.stop()
      flush()
    })
    return started
  }

  async function mailServer(options?: SMTPServerOptions) {
    const server = await startMailServer(options)
    ends.push(server.close)
    return server
  }

  const row = (id: string) =>
    database.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  const settled = (id: string) =>
    until(
      () => row(id),
      ({ state }) => state !== 'waiting',
    )

  it('sends through the mail server from the site, with the visitor to reply to, and drops what it said', async () => {
    const server = await mailServer()
    const id = await queueMail(database.db, mail)
    const before = await row(id)
    mailer(server.url)
    const sent = await settled(id)
    expect(sent).toMatchObject({ state: 'sent', attempts: 1, html: '', text: '', last_error: null })
    expect(server.received).toHaveLength(1)
    const parsed = await PostalMime.parse(server.received[0]?.source ?? '')
    expect(server.received[0]?.to).toEqual([mail.to])
    expect(parsed.from?.address).toBe('site@example.org')
    expect(parsed.replyTo).toEqual([mail.replyTo])
    expect(parsed.subject).toBe(mail.subject)
    expect(parsed.messageId).toBe(before.message_id)
    expect(parsed.text?.trim()).toBe(mail.text)
    expect(parsed.html).toContain('Bonjour é')
  })

  it('cannot be made to add a header or a recipient by what a visitor typed', async () => {
    const server = await mailServer()
    const id = await queueMail(database.db, {
      ...mail,
      subject: 'Demande\r\nBcc: victim@example.org',
      replyTo: { name: 'Eve\r\nBcc: victim@example.org\r\n\r\nbody', address: 'eve@example.org' },
    })
    mailer(server.url)
    await settled(id)
    const [{ source, to } = { source: '', to: [] }] = server.received
    expect(to).toEqual([mail.to])
    const parsed = await PostalMime.parse(source)
    expect(parsed.bcc).toBeUndefined()
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
      const id = await queueMail(database.db, { ...mail, replyTo: { name, address: 'eve@example.org' } })
      mailer(server.url)
      await settled(id)
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
    const id = await queueMail(database.db, { ...mail, kind: 'account.confirm', link })
    mailer()
    await settled(id)
    const [name = ''] = await readdir(path.join(dataDir, 'mail'))
    expect(name).toMatch(new RegExp(`^[\\dTZ-]+-account\\.confirm-${id}\\.eml$`))
    const parsed = await PostalMime.parse(await readFile(path.join(dataDir, 'mail', name)))
    expect(parsed).toMatchObject({ subject: mail.subject, to: [{ address: mail.to }] })
    for (const end of ends.splice(0).reverse()) await end()
    const entry = logged
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .find(({ event }) => event === 'job.done')
    expect(entry).toMatchObject({ id, link, file: expect.stringContaining(encodeURI(name)) })
    expect(logged).not.toContain('zoe@')
    expect(logged).not.toContain(mail.to)
  })

  it.each([
    ['at the greeting', { onConnect: (_: unknown, done: (error?: Error) => void) => done(refused(421)) }],
    [
      'the sender',
      { onMailFrom: (_: unknown, __: unknown, done: (error?: Error) => void) => done(refused(450)) },
    ],
    [
      'the recipient for now',
      { onRcptTo: (_: unknown, __: unknown, done: (error?: Error) => void) => done(refused(450)) },
    ],
    [
      'what it says',
      {
        onData(stream: NodeJS.ReadableStream, _: unknown, done: (error?: Error) => void) {
          stream.resume()
          stream.on('end', () => done(refused(451)))
        },
      },
    ],
  ] as [string, SMTPServerOptions][])(
    'tries again after a server that refused %s, then gives up visibly',
    async (_, options) => {
      const server = await mailServer(options)
      const id = await queueMail(database.db, mail)
      mailer(server.url)
      const failed = await settled(id)
      expect(failed).toMatchObject({ state: 'failed', attempts: faster.attempts, sent_at: null })
      expect(failed.last_error).toContain('refused here')
      expect(failed.text).toBe(mail.text)
      expect(server.received).toEqual([])
    },
  )

  it('gives up sooner on an address that does not exist, and sends again when staff ask', async () => {
    let exists = false
    const server = await mailServer({
      onRcptTo: (_address, _session, done) => done(exists ? undefined : refused(550)),
    })
    const id = await queueMail(database.db, mail)
    const running = mailer(server.url)
    expect(await settled(id)).toMatchObject({ state: 'failed', attempts: ATTEMPTS_REFUSED })
    exists = true
    expect(await sendAgain(database.db, id)).toBe(true)
    running.wake()
    expect(await settled(id)).toMatchObject({ state: 'sent' })
    expect(await sendAgain(database.db, id)).toBe(false)
    expect(server.received).toHaveLength(1)
  })

  it('keeps the mail while the server is down, and sends it under the same Message-ID when it is back', async () => {
    const gone = await startMailServer()
    await gone.close()
    const id = await queueMail(database.db, mail)
    const { message_id } = await row(id)
    // More attempts than a slow machine can make before the check below.
    const down = mailer(gone.url, database, { attempts: inProduction.attempts })
    expect(
      await until(
        () => row(id),
        ({ attempts }) => attempts > 1,
      ),
    ).toMatchObject({ state: 'waiting' })
    await down.stop()
    const back = await mailServer()
    mailer(back.url)
    expect(await settled(id)).toMatchObject({ state: 'sent' })
    expect(back.received[0]?.source).toContain(message_id)
  })

  it('sends once more, with the same Message-ID, when the server drops the line after it took the mail', async () => {
    const taken: string[] = []
    const server = await mailServer({
      onData(stream, _session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          taken.push(Buffer.concat(chunks).toString())
          if (taken.length === 1) server.drop()
          else done()
        })
      },
    })
    const id = await queueMail(database.db, mail)
    const { message_id } = await row(id)
    mailer(server.url)
    expect(await settled(id)).toMatchObject({ state: 'sent', attempts: 2 })
    expect(taken).toHaveLength(2)
    for (const source of taken) expect(source).toContain(message_id)
  })

  /** A server that never responds to one recipient. */
  const hanging = (name: string): SMTPServerOptions => ({
    onRcptTo(address, _session, done) {
      if (address.address !== name) done()
    },
  })

  it('keeps no other mail waiting for a server that hangs', async () => {
    const slow = 'hangs@example.org'
    const server = await mailServer(hanging(slow))
    const stuck = await queueMail(database.db, { ...mail, to: slow })
    mailer(server.url, database, { stop: 0 })
    await until(
      () => row(stuck),
      ({ attempts }) => attempts === 1,
    )
    const quick = await queueMail(database.db, mail)
    expect(await settled(quick)).toMatchObject({ state: 'sent' })
    expect(await row(stuck)).toMatchObject({ state: 'waiting', attempts: 1 })
  })

  it('gives up a server that hangs before its lease ends', async () => {
    const server = await mailServer(hanging(mail.to))
    const id = await queueMail(database.db, mail)
    mailer(server.url, database, { limit: 100, attempts: 1 })
    // At the end of its lease another worker would have taken it for a second attempt.
    expect(await settled(id)).toMatchObject({ state: 'failed', attempts: 1 })
    expect(inProduction.limit).toBeLessThan(inProduction.lease)
  })

  it('counts the time to be given a mail, during which its lease runs, as part of the time to send it', async () => {
    const server = await mailServer()
    const id = await queueMail(database.db, mail)
    const limit = 1_000
    const slow: Database = {
      ...database,
      db: database.db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (result.rows.length) await new Promise((resolve) => setTimeout(resolve, limit))
          return result
        },
      }),
    }
    mailer(server.url, slow, { limit, attempts: 1 })
    expect(await settled(id)).toMatchObject({ state: 'failed' })
    expect(server.received).toEqual([])
  })

  it('finishes the mail in flight when it is stopped', async () => {
    let answer = () => {}
    const reached = Promise.withResolvers<void>()
    const server = await mailServer({
      onRcptTo(_address, _session, done) {
        answer = done
        reached.resolve()
      },
    })
    const id = await queueMail(database.db, mail)
    const running = mailer(server.url)
    await reached.promise
    const stopped = running.stop()
    answer()
    await stopped
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 1 })
  })

  it('leaves the mail in the queue when it is stopped while the server hangs', async () => {
    const server = await mailServer({ onRcptTo: () => {} })
    const id = await queueMail(database.db, mail)
    const running = mailer(server.url, database, { firstRetry: 60_000, stop: 100 })
    await until(
      () => row(id),
      ({ attempts }) => attempts === 1,
    )
    const began = performance.now()
    await running.stop()
    // Otherwise it would have waited for the timeout of sending.
    expect(performance.now() - began).toBeLessThan(inProduction.limit - 5_000)
    expect(await row(id)).toMatchObject({ state: 'waiting', lease: null })
  })

  it('sends each mail once from two processes on one database', async () => {
    const server = await mailServer()
    const other = connect(opened.url)
    ends.push(other.close)
    const ids = await Promise.all(Array.from({ length: 40 }, () => queueMail(database.db, mail)))
    mailer(server.url)
    mailer(server.url, other)
    for (const id of ids) expect(await settled(id)).toMatchObject({ state: 'sent', attempts: 1 })
    const sent = server.received.map(({ source }) => /^Message-ID: (.+)$/m.exec(source)?.[1])
    expect(sent).toHaveLength(40)
    expect(new Set(sent).size).toBe(40)
  })

  it('sends the mail of an account before those of a flood of requests, and those too', async () => {
    const server = await mailServer()
    await keep(database.db, ...Array.from({ length: FLOOD }, (_, number) => storedRequest(number)))
    const flood: string[] = []
    for (let number = 0; number < FLOOD; number += 1)
      flood.push(await queueMail(database.db, { ...mail, requestId: `id-${number}` }))
    const confirm = await queueMail(database.db, { ...mail, kind: 'account.confirm', to: 'new@example.org' })
    mailer(server.url)
    for (const id of [confirm, ...flood]) expect(await settled(id)).toMatchObject({ state: 'sent' })
    const order = server.received.map(({ to: [to] }) => to)
    expect(order).toHaveLength(FLOOD + 1)
    expect(order.indexOf('new@example.org')).toBeLessThan(2)
  })

  it('takes over the mail of a process that died, once its lease has run out', async () => {
    const server = await mailServer()
    const id = await queueMail(database.db, mail)
    const lease = 500
    const began = Date.now()
    const died = await leaseNext(database, mails(lease))
    expect(died?.id).toBe(id)
    mailer(server.url)
    expect(await settled(id)).toMatchObject({ state: 'sent', attempts: 2 })
    expect(Date.now() - began).toBeGreaterThanOrEqual(lease)
    // A late write of the dead process changes nothing.
    if (died) await leaveForLater(database, died, 10, 'late')
    expect(await row(id)).toMatchObject({ state: 'sent', last_error: null })
  })

  it('does not wait for times that a wrong clock wrote', async () => {
    const server = await mailServer()
    const id = await queueMail(database.db, mail)
    const nextYear = new Date(Date.now() + 365 * 24 * 3600_000).toISOString()
    await database.db.updateTable('jobs').set({ due_at: nextYear, leased_until: nextYear }).execute()
    mailer(server.url)
    expect(await settled(id)).toMatchObject({ state: 'sent' })
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
    const id = await queueMail(database.db, mail)
    server.onMail = () => {
      away = true
    }
    mailer(server.url, flaky)
    await until(
      async () => refusedWrites,
      (count) => count > 3,
    )
    away = false
    expect(await settled(id)).toMatchObject({ state: 'sent', attempts: 1 })
    expect(server.received).toHaveLength(1)
  })

  it('notes a sent mail even where its lease was lost', async () => {
    await queueMail(database.db, mail)
    const first = await leaseNext(database, mails(-1))
    const second = await leaseNext(database, mails(inProduction.lease))
    expect(second?.id).toBe(first?.id)
    if (first) await markSent(database, first)
    if (second) await leaveForLater(database, second, 10, 'dropped')
    expect(await row(first?.id ?? '')).toMatchObject({ state: 'sent' })
  })
})
