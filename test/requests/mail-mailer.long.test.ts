import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, it, vi } from 'vitest'
import { waitAfter } from '#app/jobs/jobs.server.ts'
import { ATTEMPTS_REFUSED } from '#app/mail/mail-job.server.ts'
import type { Database } from '#database/connect.ts'
import { oneEngine } from './evaluated.ts'
import { startMailServer } from './mail-server.ts'
import {
  becomes,
  database,
  dataDir,
  faster,
  inProduction,
  isSent,
  mail,
  mailer,
  mailServer,
  mailsForEach,
  patient,
  queue,
  row,
} from './mailer.ts'

type Done = (error?: Error) => void
const refused = (code: number) => Object.assign(new Error('refused here'), { responseCode: code })

/** A server that never responds to one recipient. */
const hanging = (name: string): SMTPServerOptions => ({
  onRcptTo(address, _session, done) {
    if (address.address !== name) done()
  },
})

it('a mail is tried for two days', () => {
  const waits = Array.from({ length: inProduction.attempts - 1 }, (_, made) =>
    waitAfter(made + 1, inProduction, 0, 0.5),
  )
  expect(Math.round(waits.reduce((sum, wait) => sum + wait, 0) / 86_400_000)).toBe(2)
})

describe('the mailer', () => {
  mailsForEach(oneEngine)

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
    ['the recipient for now', { onRcptTo: (_, __, done: Done) => done(refused(450)) }, faster.attempts],
    ['the recipient for good', { onRcptTo: (_, __, done: Done) => done(refused(550)) }, ATTEMPTS_REFUSED],
  ])('tries again after a server that refused %s, then gives up visibly', async (_, options, attempts) => {
    const server = await mailServer(options)
    const id = await queue()
    mailer(server.url)
    await becomes(id, { state: 'failed', attempts, sent_at: null, text: mail.text })
    expect((await row(id)).last_error).toContain('refused here')
    expect(server.received).toEqual([])
  })

  it('keeps the mail while the server is down, and sends it under the same Message-ID when it is back', async () => {
    const gone = await startMailServer()
    await gone.close()
    const id = await queue()
    // More attempts than a slow machine can make before the next line.
    const down = mailer(gone.url, database, { attempts: inProduction.attempts })
    await expect.poll(async () => (await row(id)).attempts, patient).toBeGreaterThan(1)
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
    await expect.poll(() => refusedWrites, patient).toBeGreaterThan(3)
    away = false
    await isSent(id, { attempts: 1 })
    expect(server.received).toHaveLength(1)
  })
})
