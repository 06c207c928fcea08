import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { check } from '../../scripts/checks.ts'
import { freePort } from '../../scripts/free-port.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { startGarage } from '../../test/garage.ts'
import { startTwoServers } from '../../test/two-servers.ts'
import { startProxy } from '../proxy/proxy.ts'
import { compare } from '../torture/torture-visitors.ts'
import { startVisitors, type Visits } from './visitors.ts'

const LOAD = { REQUEST_LIMITS: 'off', LOG_LEVEL: 'error' }

type Row = Record<string, string | number>
type Engine = 'SQLite' | 'Postgres'

/** What visitors got, and what the database holds. */
async function summary(databaseUrl: string, visits: Visits): Promise<Row> {
  const { missing, doubled, 'without mails': withoutMails } = await compare(databaseUrl, visits.answered)
  for (const error of visits.errors.slice(0, 5)) console.log(`  ${error}`)
  return {
    'posts answered': visits.answered.size,
    'pages read': visits.read,
    errors: visits.errors.length,
    missing,
    doubled,
    'without mails': withoutMails,
    'slowest ms': visits.slowest,
  }
}

/**
 * Kills one of two processes while visitors post, and starts it again unless told otherwise.
 * @param posts how many are answered before the next step.
 */
export async function killOne(
  posts: number,
  { databaseUrl, startAgain = true }: { databaseUrl?: string; startAgain?: boolean } = {},
): Promise<Row> {
  const pair = await startTwoServers({ ...LOAD, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  const visitors = startVisitors(pair.url)
  const [first] = pair.servers
  let again: Awaited<ReturnType<typeof startGarage>> | undefined
  try {
    await visitors.answeredMore(posts)
    first?.server.kill('SIGKILL')
    await visitors.answeredMore(posts)
    if (first && startAgain) again = await startGarage({ ...pair.settings, PORT: new URL(first.url).port })
    await visitors.answeredMore(posts)
    return await summary(pair.databaseUrl, await visitors.leave())
  } finally {
    await visitors.leave()
    await again?.stop()
    await pair.stop()
  }
}

/** The deployment guide's update, under load: the new process beside the old one, then in its place. */
async function update(engine: Engine): Promise<Row> {
  const postgres = engine === 'Postgres' ? await startPostgres() : undefined
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'garage-update-'))
  const [port, own, beside] = [await freePort(), await freePort(), await freePort()]
  const settings = {
    ...LOAD,
    HOST: '127.0.0.1',
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...(postgres && { DATABASE_URL: postgres.url }),
  }
  const start = (at: number) => startGarage({ ...settings, PORT: `${at}` })
  const proxy = await startProxy({ port, to: [own, beside].map((at) => `http://127.0.0.1:${at}`) })
  const old = await start(own)
  const visitors = startVisitors(proxy.url)
  await visitors.answeredMore(50)
  const began = performance.now()
  const second = await start(beside)
  await old.stop()
  const renewed = await start(own)
  await second.stop()
  const seconds = Math.round((performance.now() - began) / 100) / 10
  await visitors.answeredMore(50)
  const row = await summary(renewed.databaseUrl, await visitors.leave())
  await renewed.stop()
  await proxy.stop()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return { ...row, seconds }
}

/** A killed process and an update, each under load. */
export async function underLoad(): Promise<void> {
  const rows = {
    'one of two killed, Postgres': await killOne(200),
    'new version, Postgres': await update('Postgres'),
    'new version, SQLite': await update('SQLite'),
  }
  console.table(rows)
  for (const [what, row] of Object.entries(rows))
    check(
      `${what}: no error, nothing lost or doubled`,
      !(row.errors || row.missing || row.doubled || row['without mails']),
    )
}
