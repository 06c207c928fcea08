import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#database/connect.ts'
import { databaseFault } from '#database/fault.ts'
import { openGarage } from './accounts/auth.ts'
import { type OpenedDatabase, postgres } from './engines.ts'
import { postgresProxyTo } from './postgres-proxy.ts'

async function openPostgres(): Promise<OpenedDatabase> {
  const opened = await postgres.open()
  onTestFinished(() => opened.close())
  return opened
}

/** A database over a line that can be cut. */
async function overLine() {
  const opened = await openPostgres()
  const line = await postgresProxyTo(opened.url)
  const database = connect(line.url)
  onTestFinished(async () => {
    await database.close()
    await line.cut()
  })
  return { opened, line, db: database.db, direct: opened.database.db }
}
type Line = Awaited<ReturnType<typeof overLine>>

const faultOf = (work: Promise<unknown>) => work.then(() => 'none', databaseFault)

/** A statement that lasts until its connection ends, once the server runs it. */
async function runningOver(db: Line['db'], direct: Line['db']): Promise<{ ended: Promise<unknown> }> {
  const ended = faultOf(sql`select pg_sleep(3600)`.execute(db))
  const running = sql`select from pg_stat_activity
    where state = 'active' and wait_event = 'PgSleep' and datname = current_database()`
  await expect.poll(async () => (await running.execute(direct)).rows.length).toBe(1)
  return { ended }
}

test('a connection that breaks under a statement, and none to be had, are a database out of reach', async () => {
  const { line, db, direct } = await overLine()
  const { ended } = await runningOver(db, direct)
  await line.cut()
  expect(await ended).toBe('unreachable')
  expect(await faultOf(sql`select 1`.execute(db))).toBe('unreachable')
  expect(await faultOf(db.transaction().execute((trx) => sql`select 1`.execute(trx)))).toBe('unreachable')
  await line.mend()
  expect(await faultOf(sql`select 1`.execute(db))).toBe('none')
})

test('a connection that breaks between two statements of a transaction is a database out of reach', async () => {
  const { line, db } = await overLine()
  const changes = db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx)
    await line.cut()
    // This one may meet the break; the next one meets a connection that is known to be broken.
    expect(await faultOf(sql`select 2`.execute(trx))).toBe('unreachable')
    await sql`select 3`.execute(trx)
  })
  expect(await faultOf(changes)).toBe('unreachable')
})

test('a session that the server ends is a database out of reach, and the next statement has another', async () => {
  const { db, direct } = await overLine()
  const { ended } = await runningOver(db, direct)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where wait_event = 'PgSleep' and datname = current_database()`.execute(direct)
  expect(await ended).toBe('unreachable')
  // The statement that follows at once may still meet the dead connection.
  await expect.poll(() => faultOf(sql`select 1`.execute(db))).toBe('none')
})

test('connections that break as they are made take no place from others', async () => {
  const { line, db } = await overLine()
  line.cutAt('synchronous_commit')
  for (const _ of Array(11)) expect(await faultOf(sql`select 1`.execute(db))).toBe('unreachable')
  line.cutAt()
  expect(await faultOf(sql`select 1`.execute(db))).toBe('none')
})

test('a database that is not there, or takes no encrypted connection, is out of reach', async () => {
  const { url } = await openPostgres()
  const other = new URL(url)
  other.pathname = '/never'
  const encrypted = new URL(url)
  encrypted.searchParams.set('sslmode', 'verify-full')
  for (const address of [other.href, encrypted.href]) {
    const { db, close } = connect(address)
    onTestFinished(close)
    expect(await faultOf(sql`select 1`.execute(db)), address).toBe('unreachable')
  }
})

test('a mistake of ours is no fault of the database', async () => {
  const { db } = await overLine()
  expect(await faultOf(sql`select * from never`.execute(db))).toBeUndefined()
  expect(databaseFault(new Error('Invalid time'))).toBeUndefined()
})

test('who is signed in cannot be read while the connection is broken, and can be when it is back', async () => {
  const { opened, line } = await overLine()
  const secret = 'x'.repeat(32)
  const { runtime, close } = await openGarage(
    { ...opened, url: line.url },
    { AUTH_SECRET: secret, LOG_LEVEL: 'error' },
  )
  onTestFinished(close)
  const signature = createHmac('sha256', secret).update('token').digest('base64')
  const cookie = `garage.session_token=${encodeURIComponent(`token.${signature}`)}`
  const visitor = () =>
    runtime.accounts.visitor(new Request('http://localhost:3000/admin', { headers: { cookie } }))
  expect(await faultOf(visitor())).toBe('none')
  await line.cut()
  expect(await faultOf(visitor())).toBe('unreachable')
  await line.mend()
  expect(await faultOf(visitor())).toBe('none')
})
