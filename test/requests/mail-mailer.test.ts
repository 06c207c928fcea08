import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Jobs, jobTiming, startJobs, waitAfter } from '#app/jobs/jobs.server.ts'
import { ATTEMPTS_REFUSED, mailJob } from '#app/mail/mail-job.server.ts'
import { type Mail, queueMail } from '#app/mail/outbox.server.ts'
import { createLog } from '#platform/log.ts'
import { newFolder } from '../new-folder.ts'
import { databaseForEach } from '../staff/in-database.ts'
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

/** As in production, but with a faster poll and retry. */
const faster = { poll: 50, firstRetry: 20, attempts: 4 }
const inProduction = mailJob({ smtpUrl: undefined, mailFrom: undefined, dataDir: '' })

type Done = (error?: Error) => void
const refused = (code: number) => Object.assign(new Error('refused here'), { responseCode: code })

it('a mail is tried for two days', () => {
  const waits = Array.from({ length: inProduction.attempts - 1 }, (_, made) =>
    waitAfter(made + 1, inProduction, 0, 0.5),
  )
  expect(Math.round(waits.reduce((sum, wait) => sum + wait, 0) / 86_400_000)).toBe(2)
})

describe('the mailer', () => {
  const at = databaseForEach([])
  let dataDir: string
  const ends: (() => Promise<unknown>)[] = []
  beforeEach(() => {
    dataDir = newFolder()
  })
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })

  function mailer(smtpUrl?: string, changed: Partial<typeof faster> = {}): Jobs & { logged(): string } {
    let logged = ''
    const { log, flush } = createLog('debug', { write: (text) => (logged += text) })
    const times = { ...jobTiming, ...faster, ...changed }
    const kind = { ...mailJob({ smtpUrl, mailFrom: 'site@example.org', dataDir }), ...times }
    const started = startJobs({ database: at.database, log, kinds: { mail: kind } }, times)
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
  const queue = (more: Partial<Mail> = {}) => queueMail(at.db, { ...mail, ...more })
  const row = (id: string) =>
    at.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  /** However long it takes on a slow machine. */
  const patient = { timeout: 150_000 }
  const becomes = (id: string, wanted: object) => expect.poll(() => row(id), patient).toMatchObject(wanted)
  const isSent = (id: string, more: object = {}) => becomes(id, { state: 'sent', ...more })

  it('sends through the mail server from the site, with the visitor to reply to, and drops what it said', async () => {
    const server = await mailServer()
    const asked = storedRequest(1)
    await keep(at.db, asked)
    const id = await queue({ requestId: asked.id })
    const before = await row(id)
    expect(before).toMatchObject({ state: 'waiting', attempts: 0 })
    expect(before.message_id).toMatch(/^<[\w-]+@[\w.-]+>$/)
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
      references: before.message_id?.replace(id, asked.id),
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
    const lines = running.logged().split('\n')
    const done = lines.find((line) => line.includes('job.done'))
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
})
