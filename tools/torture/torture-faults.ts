import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { connect } from '#database/connect.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { startGarage } from '../../test/garage.ts'
import { holdFile } from '../../test/hold-file.ts'
import { postgresProxyTo } from '../../test/postgres-proxy.ts'
import { startMailServer } from '../../test/requests/mail-server.ts'
import { compare, drained, post, sleep, startVisitors } from './torture-visitors.ts'

/** The result of a scenario. `lost`: answered, but not stored, or without its mails. */
export type Row = {
  scenario: string
  engine: string
  sent?: number
  answered?: number
  lost?: number
  doubled?: number
  mails?: number
  /** "ok", or what was wrong. */
  result: string
}

/** The phone number that a visitor is told to call. */
const PHONE = /\d{3}[-\s]\d{3}-\d{4}/
const MINUTE_MILLISECONDS = 60_000
const PAGE_MILLISECONDS = 200
const DISK_MEGABYTES = 8

/** Compares what is stored with what was answered. */
async function judged(
  row: Pick<Row, 'scenario' | 'engine' | 'sent' | 'mails'>,
  databaseUrl: string,
  answered: ReadonlyMap<string, string>,
  wrong: readonly string[],
): Promise<Row> {
  const found = await compare(databaseUrl, answered)
  const lost = found.missing + found['without mails']
  const problems = [...wrong]
  if (lost || found.doubled) problems.push('lost or doubled')
  if (found['mails waiting']) problems.push('mails are stuck')
  return {
    ...row,
    answered: answered.size,
    lost,
    doubled: found.doubled,
    result: problems.join(', ') || 'ok',
  }
}

/** Two processes on one Postgres; the one that is sending a mail is killed. The other sends it once the lease has expired. */
export async function killedInMidMail(): Promise<Row> {
  const postgres = await startPostgres()
  const taken: string[] = []
  let killed = false
  const inHand = Promise.withResolvers<void>()
  const mails = await startMailServer({
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push(/^Message-ID: (.+)$/m.exec(Buffer.concat(chunks).toString())?.[1] ?? '')
        // The process that is to be killed never gets the confirmation.
        if (killed) done()
        else inHand.resolve()
      })
    },
  })
  const settings = { DATABASE_URL: postgres.url, SMTP_URL: mails.url, REQUEST_LIMITS: 'off' }
  const first = await startGarage(settings)
  const second = await startGarage(settings)
  const answered = new Map<string, string>()
  try {
    const { reference } = await post(first.url, 'visitor1@example.org', crypto.randomUUID())
    if (reference) answered.set('visitor1@example.org', reference)
    await inHand.promise
    killed = true
    first.server.kill('SIGKILL')
    await drained(postgres.url)
    const counts = [...Map.groupBy(taken, (id) => id).values()].map((same) => same.length)
    const wrong = []
    if (counts.length !== 2) wrong.push('a mail never came')
    if (counts.some((count) => count > 2)) wrong.push('a mail came more than twice')
    const row = {
      scenario: 'One of two processes killed in mid-mail',
      engine: 'Postgres',
      sent: 1,
      mails: taken.length,
    }
    return await judged(row, postgres.url, answered, wrong)
  } finally {
    await first.stop()
    await second.stop()
    await mails.close()
    await postgres.stop()
  }
}

/** The database locked by another program, or gone, for a minute, while visitors go on sending. */
export async function held(engine: 'sqlite' | 'postgres'): Promise<Row> {
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const line = postgres && (await postgresProxyTo(postgres.url))
  const garage = await startGarage({ REQUEST_LIMITS: 'off', ...(line && { DATABASE_URL: line.url }) })
  const file = path.join(garage.dataDir, 'garage.db')
  const databaseUrl = postgres?.url ?? `file:${file}`
  const visitors = startVisitors(4, () => garage.url)
  const wrong = new Set<string>()
  try {
    while (visitors.answered.size < 20) await sleep(10)
    await line?.cut()
    const letGo = line ? () => line.mend() : holdFile(file)
    const before = visitors.answered.size
    const until = Date.now() + MINUTE_MILLISECONDS
    const pages: number[] = []
    const telling = tellers(garage.url, until)
    while (Date.now() < until) {
      const began = performance.now()
      const page = await fetch(`${garage.url}/contact`)
      if (page.status !== 200) wrong.add('a page was away')
      await page.arrayBuffer()
      pages.push(performance.now() - began)
      await sleep(50)
    }
    for (const informed of await telling) if (!informed) wrong.add('a visitor was not told to call')
    const slow = pages.toSorted((one, other) => one - other)[Math.floor(pages.length * 0.9)] ?? 0
    if (slow > PAGE_MILLISECONDS) wrong.add(`pages took ${Math.round(slow)} ms`)
    await letGo()
    const enough = Math.max(before, visitors.answered.size) + 20
    while (visitors.answered.size < enough) await sleep(10)
    await visitors.stop()
    await drained(databaseUrl)
    const row = {
      scenario: `Database ${line ? 'gone' : 'held by another program'} for a minute; nine in ten pages within ${Math.round(slow)} ms`,
      engine: line ? 'Postgres' : 'SQLite',
      sent: visitors.tally.sent,
      mails: await sentMails(databaseUrl),
    }
    return await judged(row, databaseUrl, visitors.answered, [...wrong])
  } finally {
    visitors.leave()
    await garage.stop()
    await line?.cut()
    await postgres?.stop()
  }
}

/** Sends a request every two seconds. @returns for each whether the response told the visitor to call. */
async function tellers(url: string, until: number): Promise<boolean[]> {
  const informed: boolean[] = []
  for (let number = 0; Date.now() + 8_000 < until; number += 1) {
    const { status, detail = '' } = await post(url, `told${number}@example.org`, crypto.randomUUID())
    informed.push(status === 503 && PHONE.test(detail))
    await sleep(2_000)
  }
  return informed
}

async function sentMails(databaseUrl: string): Promise<number> {
  const { db, close } = connect(databaseUrl)
  const rows = await db.selectFrom('jobs').select('id').where('state', '=', 'sent').execute()
  await close()
  return rows.length
}

/** A file system of a few megabytes that fills up under the database, and is then enlarged. */
export async function diskFull(): Promise<Row> {
  const scenario = `A file system of ${DISK_MEGABYTES} MB fills up, then gets room`
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return { scenario, engine: 'SQLite', result: 'needs root, to mount a disk' }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'garage-disk-'))
  const size = (megabytes: number) => `size=${megabytes}m`
  execFileSync('mount', ['-t', 'tmpfs', '-o', size(DISK_MEGABYTES), 'tmpfs', folder])
  const garage = await startGarage({ DATA_DIR: folder, REQUEST_LIMITS: 'off' })
  const databaseUrl = `file:${path.join(folder, 'garage.db')}`
  const answered = new Map<string, string>()
  const wrong: string[] = []
  let sent = 0
  try {
    const send = async () => {
      sent += 1
      const email = `visitor${sent}@example.org`
      const answer = await post(garage.url, email, crypto.randomUUID(), 'x'.repeat(3_900))
      if (answer.reference) answered.set(email, answer.reference)
      return answer
    }
    let refused = 0
    while (refused < 10 && sent < 5_000) {
      const { status, detail = '' } = await send()
      if (status === 201) continue
      refused += 1
      if (status !== 503 || !PHONE.test(detail)) wrong.push('a visitor was not told to call')
    }
    if (refused < 10) wrong.push('the disk never was full')
    if ((await fetch(`${garage.url}/`)).status !== 200) wrong.push('pages were away')
    execFileSync('mount', ['-o', `remount,${size(10 * DISK_MEGABYTES)}`, folder])
    await sleep(1_000)
    for (let number = 0; number < 20; number += 1)
      if ((await send()).status !== 201) wrong.push('with room again it did not go on')
    await drained(databaseUrl)
    const row = { scenario, engine: 'SQLite', sent, mails: await sentMails(databaseUrl) }
    return await judged(row, databaseUrl, answered, wrong)
  } finally {
    await garage.stop()
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}
