import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type Database } from '#database/connect.ts'

/** A database of its own, migrated, on disk; another process can open the same `url`. */
export type OpenedDatabase = { database: Database; url: string; close(): Promise<void> }

/** How tests get databases of an engine. */
export type Engine = {
  name: string
  /** One with today's schema and nothing else in it; or one like `template`, the `url` of one that nobody is connected to. */
  open(template?: string): Promise<OpenedDatabase>
}

/** Both engines the product runs on: every test of data runs on each. */
export const engines: readonly Engine[] = [
  { name: 'SQLite', open: (template = inject('emptyDatabases').sqlite) => copyFile(template) },
  { name: 'Postgres', open: (template = inject('emptyDatabases').postgres) => copyPostgres(template) },
]

async function copyFile(template: string): Promise<OpenedDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'garage-test-'))
  const file = template.replace(/^file:/, '')
  // What was written last may still stand beside the file, in its log; SQLite makes the index of that anew.
  const filter = (name: string) => !name.endsWith('-shm')
  await cp(path.dirname(file), folder, { recursive: true, filter })
  return opened(`file:${path.join(folder, path.basename(file))}`, () =>
    rm(folder, { recursive: true, force: true }),
  )
}

async function copyPostgres(template: string): Promise<OpenedDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(template)
  // As files: the other way writes every page of the template to the log first, which takes five times as long.
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

/** Logging in costs more than the statement: the connection stays open between tests. Postgres ends it when it stops, which is no error. */
async function administer(statement: string): Promise<void> {
  connections ??= new pg.Pool({ connectionString: inject('postgresUrl'), allowExitOnIdle: true }).on(
    'error',
    () => undefined,
  )
  await connections.query(statement)
}
