import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { plainPaths } from '#app/site-map.ts'
import { connect } from '#database/connect.ts'
import { freePort } from '../../scripts/free-port.ts'
import { needPostgres, startPostgres } from '../../scripts/postgres.ts'
import { startGarage } from '../../test/garage.ts'
import { httpClientOf } from '../../test/http-client.ts'
import { install } from '../installed.ts'
import { drained, post } from './torture-visitors.ts'

const engines = ['SQLite', 'Postgres'] as const
type Engine = (typeof engines)[number]

const REQUESTS = 20
/** Of these, the ones whose mails are sent only after the disaster, since no mail server takes them before. */
const UNSENT = 5
const OWNER = 'owner@garage.example'
/** Numbers of rows, compared before and after. */
type Counts = Record<string, number>

async function countsOf(databaseUrl: string): Promise<Counts> {
  const { db, close } = connect(databaseUrl)
  const count = async (table: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${table}`.execute(db)
    return Number(rows[0]?.count)
  }
  const counts = {
    requests: await count(sql`contact_submissions`),
    people: await count(sql`"user"`),
    admins: await count(sql`user_roles`),
    'mails sent': await count(sql`jobs where kind = 'mail' and state = 'sent'`),
    'mails unsent': await count(sql`jobs where kind = 'mail' and state = 'waiting'`),
  }
  await close()
  return counts
}

/** Columns that change at each attempt of a job. */
const changing = new Set(['attempts', 'due_at', 'lease', 'leased_until', 'last_error'])

/** All rows of each table as sorted JSON, by table. */
async function contentsOf(databaseUrl: string): Promise<Map<string, string>> {
  const { db, close } = connect(databaseUrl)
  const contents = new Map<string, string>()
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    contents.set(
      name,
      rows
        .map((row) => JSON.stringify(row, (key, value) => (changing.has(key) ? undefined : value)))
        .toSorted()
        .join('\n'),
    )
  }
  await close()
  return contents
}

const sendRequest = (url: string, number: number) =>
  post(url, `visiteur${number}@example.org`, crypto.randomUUID(), `Demande ${number}`)

/** Loses a site and restores it. @returns what is wrong. */
async function drill(engine: Engine) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'garage-drill-'))
  const dataDir = path.join(folder, 'srv/garage/data')
  const rescued = path.join(folder, 'srv/kept')
  const cluster = engine === 'Postgres' ? await startPostgres() : undefined
  const databaseUrl = cluster ? cluster.url.replace(/[^/]*$/, 'garage') : `file:${dataDir}/garage.db`
  const programs = cluster ? [needPostgres(), process.env.PATH].join(path.delimiter) : process.env.PATH
  const createDatabase = (statement: string) =>
    cluster &&
    execFileSync('psql', [cluster.url, '-qc', statement], { env: { ...process.env, PATH: programs } })
  createDatabase('create database garage')
  const site = install(folder, { DATA_DIR: dataDir, ...(cluster && { DATABASE_URL: databaseUrl }) })

  const port = `${await freePort()}`
  const settings = {
    PORT: port,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    REQUEST_LIMITS: 'off',
    LOG_LEVEL: 'error',
  }
  const wrong: string[] = []
  const check = (what: string, holds: boolean) => {
    if (!holds) wrong.push(`${engine}: ${what}`)
  }

  // A site in use: an owner, a second person, requests with their mails, and then a mail server that is down.
  let garage = await startGarage(settings)
  const { cookie } = await httpClientOf(garage).enter(OWNER)
  await httpClientOf(garage).enter('second@garage.example')
  for (let number = 0; number < REQUESTS - UNSENT; number += 1) await sendRequest(garage.url, number)
  await drained(databaseUrl)
  await garage.stop()
  garage = await startGarage({ ...settings, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
  for (let number = REQUESTS - UNSENT; number < REQUESTS; number += 1) await sendRequest(garage.url, number)
  await new Promise((resolve) => setTimeout(resolve, 1_000))

  // The nightly backup, copied elsewhere. What comes in after it is lost in a disaster.
  const before = { counts: await countsOf(databaseUrl), contents: await contentsOf(databaseUrl) }
  const copyBegan = performance.now()
  site.own()
  const [file = ''] = site.run('garage backup').split('\n')
  const copySeconds = secondsSince(copyBegan)
  copyFileSync(file, path.join(rescued, path.basename(file)))
  copyFileSync(path.join(dataDir, 'auth-secret'), path.join(rescued, 'auth-secret'))
  await sendRequest(garage.url, REQUESTS)

  garage.server.kill('SIGKILL')
  rmSync(dataDir, { recursive: true })
  createDatabase('drop database garage with (force)')
  createDatabase('create database garage')

  const began = performance.now()
  site.block('/srv/kept/auth-secret')
  const restored = await contentsOf(databaseUrl)
  for (const [table, rows] of before.contents) check(`${table} is as it was`, restored.get(table) === rows)
  const counts = await countsOf(databaseUrl)
  garage = await startGarage(settings)
  const seconds = secondsSince(began)

  const visitor = httpClientOf(garage)
  check(
    'who was signed in still is',
    (await visitor.get(plainPaths.admin, { Cookie: cookie })).status === 200,
  )
  check('a request is taken', (await sendRequest(garage.url, REQUESTS + 1)).status === 201)
  await drained(databaseUrl)
  for (const number of [REQUESTS - 1, REQUESTS + 1])
    check(
      'the unsent mails and the new one go out',
      (await visitor.mailTo(`visiteur${number}@example.org`)).text.length > 0,
    )
  const after = await countsOf(databaseUrl)
  await garage.stop()
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
  check('requests, people and mails are all there', JSON.stringify(counts) === JSON.stringify(before.counts))
  check('one more request, nothing unsent', after.requests === REQUESTS + 1 && after['mails unsent'] === 0)
  const row = (values: Counts) => ({ ...values, seconds: '' })
  console.table({
    [`${engine}: at the backup`]: { ...row(before.counts), seconds: copySeconds },
    [`${engine}: got back`]: { ...row(counts), seconds },
    [`${engine}: at work again`]: row(after),
  })
  return wrong
}

const secondsSince = (began: number) => Math.round((performance.now() - began) / 100) / 10

/** `npm run drill`: loses a site and restores it with the commands of `docs/deploy.md`, on both engines. */
const wrong: string[] = []
for (const engine of engines) wrong.push(...(await drill(engine)))
console.log(wrong.length ? wrong.join('\n') : 'All was got back')
process.exitCode = wrong.length ? 1 : 0
