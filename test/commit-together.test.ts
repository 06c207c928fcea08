import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commitTogether, type InTransaction } from '#database/commit-together.ts'
import { openSqlite, sqliteDialect } from '#database/sqlite.ts'
import type { Tables } from '#database/tables.ts'
import { engines, type OpenedDatabase } from './engines.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Keeps some numbers, each in a transaction of its own, all at the same moment. */
function keepAll(
  inTransaction: InTransaction,
  ids: readonly number[],
  size = 1,
  after = async (_: number) => {},
) {
  return Promise.allSettled(
    ids.map((id) =>
      inTransaction(async (trx) => {
        await sql`insert into kept values (${id}, ${'x'.repeat(size)})`.execute(trx)
        await after(id)
        return id
      }),
    ),
  )
}

async function keptIn(db: Kysely<Tables>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from kept order by id`.execute(db)
  return rows.map(({ id }) => id)
}

const toldKept = (outcomes: readonly PromiseSettledResult<number>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))

describe.each(engines)('Transactions of the same moment on $name', ({ open }) => {
  let opened: OpenedDatabase
  beforeEach(async () => {
    opened = await open()
    await sql`create table kept (id integer primary key, text text)`.execute(opened.database.db)
  })
  afterEach(() => opened.close())

  test('are kept each with its own answer', async () => {
    const { db, inTransaction } = opened.database
    expect(toldKept(await keepAll(inTransaction, numbers(70)))).toEqual(numbers(70))
    expect(await keptIn(db)).toEqual(numbers(70))
  })

  test('do not undo each other where one fails', async () => {
    const { db, inTransaction } = opened.database
    const outcomes = await keepAll(inTransaction, numbers(9), 1, async (id) => {
      if (id === 4) throw new Error('number four')
    })
    expect(outcomes[3]).toMatchObject({ reason: { message: 'number four' } })
    expect(toldKept(outcomes)).toEqual([1, 2, 3, 5, 6, 7, 8, 9])
    expect(await keptIn(db)).toEqual([1, 2, 3, 5, 6, 7, 8, 9])
  })
})

describe('Transactions that go to disk together', () => {
  let folder: string
  let db: Kysely<Tables>
  let commits: number
  let inTransaction: InTransaction
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'garage-test-'))
    db = new Kysely<Tables>({
      dialect: sqliteDialect(openSqlite(path.join(folder, 'garage.db'))),
      log: ({ query }) => {
        if (query.sql === 'commit') commits += 1
      },
    })
    inTransaction = commitTogether(db)
    await sql`create table kept (id integer primary key, text text)`.execute(db)
    await sql`create table owner (id integer primary key)`.execute(db)
    await sql`create table owned (owner integer references owner (id) deferrable initially deferred)`.execute(
      db,
    )
    commits = 0
  })
  afterEach(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })

  test('need one commit, and a new one for what comes later', async () => {
    await keepAll(inTransaction, numbers(20))
    expect(commits).toBe(1)
    await keepAll(inTransaction, [21])
    expect(commits).toBe(2)
  })

  test('are at most fifty', async () => {
    await keepAll(inTransaction, numbers(120))
    expect(commits).toBe(3)
    expect(await keptIn(db)).toEqual(numbers(120))
  })

  test('are none of them told as kept where the commit fails, and the next ones are kept', async () => {
    const orphan = inTransaction((trx) => sql`insert into owned values (404)`.execute(trx))
    const [outcomes] = await Promise.all([
      keepAll(inTransaction, [1, 2]),
      expect(orphan).rejects.toThrow('FOREIGN KEY'),
    ])
    expect(toldKept(outcomes)).toEqual([])
    expect(await keptIn(db)).toEqual([])
    expect(toldKept(await keepAll(inTransaction, [3]))).toEqual([3])
    expect(await keptIn(db)).toEqual([3])
  })

  test('are told as kept only where the disk had room for them', async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 12)}`.execute(db)
    const outcomes = await keepAll(inTransaction, numbers(10), 9_000)
    const told = toldKept(outcomes)
    expect(told.length).toBeLessThan(10)
    expect(await keptIn(db)).toEqual(told)
    expect(toldKept(await keepAll(inTransaction, [11]))).toEqual([11])
  })
})
