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

async function openPostgresDatabase(): Promise<OpenedDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(inject('postgresUrl'))
  const serverUrl = url.href
  url.pathname = `/${name}`
  await onServer(serverUrl, `create database ${name}`)
  return opened(url.href, () => onServer(serverUrl, `drop database ${name} with (force)`))
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

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
