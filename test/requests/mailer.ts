import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, expect } from 'vitest'
import { type Jobs, jobTiming, startJobs } from '#app/jobs/jobs.server.ts'
import type { JobKind } from '#app/jobs/kinds.ts'
import { mailJob } from '#app/mail/mail-job.server.ts'
import { type Mail, queueMail } from '#app/mail/outbox.server.ts'
import type { Database } from '#database/connect.ts'
import { createLog } from '#platform/log.ts'
import type { Engine, OpenedDatabase } from '../engines.ts'
import { startMailServer } from './mail-server.ts'

export const mail: Mail = {
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
export const faster = { poll: 50, firstRetry: 20, attempts: 4 }
type Faster = Partial<typeof faster & typeof jobTiming & Pick<JobKind, 'limit'>>
export const inProduction = mailJob({ smtpUrl: undefined, mailFrom: undefined, dataDir: '' })

export let opened: OpenedDatabase
export let database: Database
export let dataDir: string
export const ends: (() => Promise<unknown>)[] = []

export function mailsForEach({ open }: Engine): void {
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

export function mailer(smtpUrl?: string, on = database, changed: Faster = {}): Jobs & { logged(): string } {
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

export async function mailServer(options?: SMTPServerOptions) {
  const server = await startMailServer(options)
  ends.push(server.close)
  return server
}

export const queue = (more: Partial<Mail> = {}) => queueMail(database.db, { ...mail, ...more })
export const row = (id: string) =>
  database.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** However long it takes on a slow machine. */
export const patient = { timeout: 150_000 }
/** Reads a mail until it is as wanted. */
export const becomes = (id: string, wanted: object) =>
  expect.poll(() => row(id), patient).toMatchObject(wanted)
export const isSent = (id: string, more: object = {}) => becomes(id, { state: 'sent', ...more })
