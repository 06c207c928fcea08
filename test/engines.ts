import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type Database } from '#database/connect.ts'

/** A migrated database of its own, on disk; another process can open the same `url`. */
export type OpenedDatabase = { database: Database; url: string; close(): Promise<void> }

/** Opens test databases of one engine. */
export type Engine = {
  name: string
  /** Opens an empty database with the current schema, or a copy of `template`: the `url` of one without open connections. */
  open(template?: string): Promise<OpenedDatabase>
}

/** Both engines the product runs on: every test that stores data runs on each. */
export const engines: readonly Engine[] = [
  { name: 'SQLite', open: (template = inject('emptyDatabases').sqlite) => copyFile(template) },
  { name: 'Postgres', open: (template = inject('emptyDatabases').postgres) => copyPostgres(template) },
]

/** For rules and pages: engines differ in their SQL alone. */
export const [oneEngine, postgres] = engines as readonly [Engine, Engine]

async function copyFile(template: string): Promise<OpenedDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'garage-test-'))
  const file = template.replace(/^file:/, '')
  // Copy the write-ahead log too, as it may hold the last writes; SQLite rebuilds its index (-shm).
  const filter = (name: string) => !name.endsWith('-shm')
  await cp(path.dirname(file), folder, { recursive: true, filter })
  return opened(`file:${path.join(folder, path.basename(file))}`, () =>
    rm(folder, { recursive: true, force: true }),
  )
}

async function copyPostgres(template: string): Promise<OpenedDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(template)
  // The other strategy (wal_log) writes every page of the template to the log first, which takes five times as long.
  await administer(`create database ${name} template ${url.pathname.slice(1)} strategy file_copy`)
  url.pathname = `/${name}`
  return opened(url.href, () => administer(`drop database ${name} with (force)`))
}

function opened(url: string, remove: () => Promise<void>): OpenedDatabase {
  const database = connect(url)
  return {
    database,
    url,
    async close() {
      await database.close()
      await remove()
    },
  }
}

let connections: pg.Pool | undefined

/** Keeps connections open between tests: connecting costs more than the statement. Ignores the error when Postgres stops. */
async function administer(statement: string): Promise<void> {
  connections ??= new pg.Pool({ connectionString: inject('postgresUrl'), allowExitOnIdle: true }).on(
    'error',
    () => undefined,
  )
  await connections.query(statement)
}
