import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type Database } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'

/** A database of its own, migrated, on disk; another process can open the same `url`. */
export type OpenedDatabase = { database: Database; url: string; close(): Promise<void> }

/** Both engines the product runs on: every test of data runs on each. */
export const engines: readonly { name: string; open(): Promise<OpenedDatabase> }[] = [
  { name: 'SQLite', open: openSqliteFile },
  { name: 'Postgres', open: openPostgresDatabase },
]

async function openSqliteFile(): Promise<OpenedDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'garage-test-'))
  return opened(`file:${path.join(folder, 'garage.db')}`, () => rm(folder, { recursive: true, force: true }))
}

/** Databases of this test file that were closed; making one costs half a second, emptying it next to nothing. */
const emptied: string[] = []

async function openPostgresDatabase(): Promise<OpenedDatabase> {
  const url = emptied.pop() ?? (await createPostgresDatabase())
  return opened(url, async () => {
    await query(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await query(url, 'drop schema public cascade; create schema public')
    emptied.push(url)
  })
}

async function createPostgresDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(inject('postgresUrl'))
  await query(url.href, `create database ${name}`)
  url.pathname = `/${name}`
  return url.href
}

async function opened(url: string, remove: () => Promise<void>): Promise<OpenedDatabase> {
  const database = connect(url)
  await migrate(database)
  return {
    database,
    url,
    async close() {
      await database.close()
      await remove()
    },
  }
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
