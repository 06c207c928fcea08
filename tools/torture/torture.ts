import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../../scripts/free-port.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { diskFull, held, killedInMidMail, type Row } from './torture-faults.ts'
import { killedInMidPublication } from './torture-publications.ts'
import { compare, compareMails, drained, sleep, startVisitors } from './torture-visitors.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SENDERS = 8
const START_MILLISECONDS = 120_000

export type TortureEngine = 'sqlite' | 'postgres'

/** What is stored after the kills. All of `missing`, `doubled`, `without mails` and `mails lost` must be 0. */
export type TortureResult = {
  engine: TortureEngine
  kills: number
  /** Requests that visitors sent, each until it was answered. */
  sent: number
  'answered 201': number
  'sent again': number
  stored: number
  /** Answered, but not in the database under that reference. */
  missing: number
  doubled: number
  'without mails': number
  'mails waiting': number
  /** Mail files. A mail always has the same file name, so one that was sent twice has replaced itself. */
  'mail files': number
  /** Marked as sent, but without a file. */
  'mails lost': number
  seconds: number
}

/**
 * Kills the server with SIGKILL again and again while visitors send requests, starts it again each time, and compares what was
 * answered with what is stored. Visitors whose connection broke send again with the same key, as the form does.
 * @param drain also waits until every mail is sent. @param databaseUrl an empty database on disk.
 */
export async function torture(
  engine: TortureEngine,
  { rounds, drain, databaseUrl }: { rounds: number; drain: boolean; databaseUrl: string },
): Promise<TortureResult> {
  const began = performance.now()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'garage-torture-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let visitors: ReturnType<typeof startVisitors> | undefined
  let server = start(port, dataDir, databaseUrl)
  try {
    await answering(url, server)
    visitors = startVisitors(SENDERS, () => url)
    const { answered } = visitors
    for (let round = 0; round < rounds; round += 1) {
      const enough = answered.size + 20 + Math.floor(Math.random() * 100)
      while (answered.size < enough) await sleep(2)
      await killed(server)
      server = start(port, dataDir, databaseUrl)
      await answering(url, server)
    }
    await visitors.stop()
    if (drain) await drained(databaseUrl)
  } finally {
    visitors?.leave()
    await killed(server)
  }
  const { answered, tally } = visitors
  const found = await compare(databaseUrl, answered)
  const mails = await compareMails(databaseUrl, dataDir)
  rmSync(dataDir, { recursive: true, force: true })
  return {
    engine,
    kills: rounds,
    sent: tally.sent,
    'answered 201': answered.size,
    'sent again': tally.again,
    ...found,
    ...mails,
    seconds: Math.round((performance.now() - began) / 1000),
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

/** Waits until the server listens: it takes requests before its pages are published. */
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

function temporaryFile() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'garage-torture-db-'))
  return {
    url: `file:${path.join(folder, 'garage.db')}`,
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Scenarios that are tests, and what else is tested before a release only. */
const TESTS = [
  'faults',
  'guide',
  'staff/jobs',
  'mail-mailer',
  'database.test',
  'accounts-first-admin',
  'two-processes',
  'page-styles',
]

type Report = {
  testResults: { name: string; assertionResults: { fullName: string; status: string; duration?: number }[] }[]
}

/** Runs the scenarios that are tests, a row for each. */
function tested(): Row[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'garage-torture-tests-'))
  const file = path.join(folder, 'tests.json')
  spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...TESTS,
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, TORTURE: 'whole' } },
  )
  const rows: Row[] = []
  if (existsSync(file)) {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
    for (const { name, assertionResults } of testResults) {
      const unit = path.basename(name, '.test.ts')
      for (const { fullName, status } of assertionResults)
        rows.push({
          scenario: `${unit}: ${fullName}`,
          engine: /on Postgres|Postgres gone/.test(fullName) ? 'Postgres' : 'SQLite',
          result: status === 'passed' ? 'ok' : status,
        })
    }
  }
  rmSync(folder, { recursive: true, force: true })
  return rows.length ? rows : [{ scenario: 'the tests', engine: '', result: 'did not run' }]
}

async function killedUnderLoad(engine: TortureEngine, rounds: number): Promise<Row> {
  const database = engine === 'postgres' ? await startPostgres() : temporaryFile()
  try {
    const found = await torture(engine, { rounds, drain: true, databaseUrl: database.url })
    const lost = found.missing + found['without mails'] + found['mails lost']
    return {
      scenario: `SIGKILL under load, ${rounds} times`,
      engine: engine === 'postgres' ? 'Postgres' : 'SQLite',
      sent: found.sent,
      answered: found['answered 201'],
      lost,
      doubled: found.doubled,
      mails: found['mail files'],
      result: found['mails waiting'] ? 'mails are stuck' : lost || found.doubled ? 'lost or doubled' : 'ok',
    }
  } finally {
    await database.stop()
  }
}

type Scenario = () => Promise<Row> | Row[]

/**
 * `npm run torture [-- --rounds 20]`: every fault in `docs/reliability.md`, a row each; fails if anything was lost, doubled or
 * stuck. `-- publications` runs only the kills in mid-publication. A full disk needs root, who may mount a small one; otherwise
 * its row says so.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { rounds: { type: 'string', default: '20' } },
    allowPositionals: true,
  })
  const rounds = Number(values.rounds)
  const publications: Scenario[] = [
    () => killedInMidPublication('sqlite', rounds),
    () => killedInMidPublication('postgres', rounds),
  ]
  const others: Scenario[] = [
    () => killedUnderLoad('sqlite', rounds),
    () => killedUnderLoad('postgres', rounds),
    killedInMidMail,
    () => held('sqlite'),
    () => held('postgres'),
    diskFull,
    tested,
  ]
  const scenarios = positionals.includes('publications') ? publications : [...others, ...publications]
  const rows: Row[] = []
  for (const scenario of scenarios) {
    const more = [await scenario()].flat()
    for (const row of more)
      console.log(`${row.result === 'ok' ? 'ok' : row.result.toUpperCase()}: ${row.scenario}, ${row.engine}`)
    rows.push(...more)
  }
  console.table(rows, ['scenario', 'engine', 'sent', 'answered', 'lost', 'doubled', 'mails', 'result'])
  const bad = rows.filter(({ result }) => result !== 'ok' && !result.startsWith('needs root'))
  console.log(bad.length ? `${bad.length} of ${rows.length} failed` : 'Nothing lost, nothing doubled')
  process.exitCode = bad.length ? 1 : 0
}

if (import.meta.main) await main()
