import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '#database/connect.ts'
import { freePort } from './free-port.ts'
import { startPostgres } from './postgres.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const SENDERS = 8
/** A mail whose process was killed is sent once its lease of 30 s has run out. */
const DRAIN_MILLISECONDS = 120_000
const START_MILLISECONDS = 120_000

export type TortureEngine = 'sqlite' | 'postgres'

/** What is left after the killing. All of `missing`, `doubled` and `without mails` must be 0. */
export type TortureResult = {
  engine: TortureEngine
  kills: number
  /** Requests that visitors sent, each until it was answered. */
  sent: number
  'answered 201': number
  'sent again': number
  kept: number
  /** Answered, but not in the database under that reference. */
  missing: number
  doubled: number
  'without mails': number
  'mails waiting': number
  /** Files of mails; each mail has one name, so a mail that was sent twice replaced itself. */
  'mail files': number
  seconds: number
}

/**
 * Kills the server with SIGKILL again and again while visitors send requests, starts it again each time, and compares
 * what was answered with what was kept. Visitors whose line broke send again with the same key, as the form does.
 * @param drain waits until every mail is out, too. @param databaseUrl an empty database on disk.
 */
export async function torture(
  engine: TortureEngine,
  { rounds, drain, databaseUrl }: { rounds: number; drain: boolean; databaseUrl: string },
): Promise<TortureResult> {
  const began = performance.now()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'garage-torture-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const answered = new Map<string, string>()
  let sent = 0
  let again = 0
  let over = false

  async function visitor(): Promise<void> {
    while (!over) {
      sent += 1
      const email = `visitor${sent}@example.org`
      const key = crypto.randomUUID()
      for (let tries = 0; ; tries += 1) {
        if (tries > 0) again += 1
        const reference = await post(url, email, key)
        if (reference) {
          answered.set(email, reference)
          break
        }
        await sleep(50)
      }
    }
  }

  let server = start(port, dataDir, databaseUrl)
  try {
    await answering(url, server)
    const visitors = Array.from({ length: SENDERS }, visitor)
    for (let round = 0; round < rounds; round += 1) {
      const enough = answered.size + 20 + Math.floor(Math.random() * 100)
      while (answered.size < enough) await sleep(2)
      await killed(server)
      server = start(port, dataDir, databaseUrl)
      await answering(url, server)
    }
    over = true
    await Promise.all(visitors)
    if (drain) await drained(databaseUrl)
  } finally {
    over = true
    await killed(server)
  }
  const found = await compare(databaseUrl, answered)
  const files = readdirSync(path.join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'))
  rmSync(dataDir, { recursive: true, force: true })
  return {
    engine,
    kills: rounds,
    sent,
    'answered 201': answered.size,
    'sent again': again,
    ...found,
    'mail files': files.length,
    seconds: Math.round((performance.now() - began) / 1000),
  }
}

async function post(url: string, email: string, key: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}/api/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ name: 'Visiteur', phone: '514 555-0100', email, service_type: 'freins' }),
      signal: AbortSignal.timeout(10_000),
    })
    const body = (await answer.json()) as { reference?: string }
    return answer.status === 201 ? body.reference : undefined
  } catch {
    return undefined
  }
}

/** Compares what was answered, as references by e-mail, with what is kept. */
export async function compare(databaseUrl: string, answered: ReadonlyMap<string, string>) {
  const database = connect(databaseUrl)
  const { db } = database
  const rows = await db.selectFrom('contact_submissions').select(['id', 'email', 'reference']).execute()
  const mails = await db.selectFrom('outbox').select(['request_id', 'state']).execute()
  await database.close()
  const referencesOf = Map.groupBy(rows, ({ email }) => email)
  const mailsOf = Map.groupBy(mails, ({ request_id }) => request_id)
  const missing = [...answered].filter(
    ([email, reference]) => !referencesOf.get(email)?.some((row) => row.reference === reference),
  )
  return {
    kept: rows.length,
    missing: missing.length,
    doubled: [...referencesOf.values()].filter((same) => same.length > 1).length,
    'without mails': rows.filter(({ id }) => mailsOf.get(id)?.length !== 2).length,
    'mails waiting': mails.filter(({ state }) => state === 'waiting').length,
  }
}

async function drained(databaseUrl: string): Promise<void> {
  const database = connect(databaseUrl)
  const until = Date.now() + DRAIN_MILLISECONDS
  try {
    while (Date.now() < until) {
      const waiting = await database.db
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .limit(1)
        .execute()
      if (!waiting.length) return
      await sleep(500)
    }
  } finally {
    await database.close()
  }
}

function start(port: number, dataDir: string, databaseUrl: string): ChildProcess {
  return spawn(process.execPath, ['server/index.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      REQUEST_LIMITS: 'off',
      LOG_LEVEL: 'error',
      SMTP_URL: '',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** Requests are taken as soon as the server listens, before its pages are published. */
async function answering(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + START_MILLISECONDS
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`)
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error('The server did not answer')
}

async function killed(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGKILL')
  await ended
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function temporaryFile() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'garage-torture-db-'))
  return {
    url: `file:${path.join(folder, 'garage.db')}`,
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** `npm run torture [-- --rounds 20 --engine sqlite|postgres]`: prints the counts, fails where anything was lost or doubled. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string' }, engine: { type: 'string' } } })
  const rounds = Number(values.rounds ?? 20)
  const engines: TortureEngine[] = ['sqlite', 'postgres']
  const results: TortureResult[] = []
  for (const engine of engines.filter((name) => !values.engine || name === values.engine)) {
    const database = engine === 'postgres' ? await startPostgres() : temporaryFile()
    try {
      results.push(await torture(engine, { rounds, drain: true, databaseUrl: database.url }))
    } finally {
      await database.stop()
    }
  }
  const [columns = {}] = results
  for (const key of Object.keys(columns) as (keyof TortureResult)[])
    console.log(key.padEnd(16), ...results.map((result) => String(result[key]).padStart(10)))
  const lost = results.some((result) => result.missing || result.doubled || result['without mails'])
  const stuck = results.some((result) => result['mails waiting'])
  console.log(
    lost ? 'Something was lost or doubled' : stuck ? 'Mails are stuck' : 'Nothing lost, nothing doubled',
  )
  process.exitCode = lost || stuck ? 1 : 0
}

if (import.meta.main) await main()
