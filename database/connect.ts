import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely'
import pg from 'pg'
import { openSqlite, sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

/** One open database. Inside a transaction use its `trx`, never `db`, which would wait for that very transaction. */
export type Database = {
  db: Kysely<Tables>
  engine: Engine
  url: string
  close(): Promise<void>
}

/**
 * Opens `postgres://…`, or else a SQLite file (`file:/path/garage.db`).
 * On both engines a commit is on disk before it returns.
 */
export function connect(url: string): Database {
  return /^postgres(ql)?:\/\//.test(url) ? connectPostgres(url) : connectSqlite(url)
}

function connectSqlite(url: string): Database {
  const file = url.replace(/^file:/, '')
  const db = new Kysely<Tables>({ dialect: sqliteDialect(openSqlite(file)) })
  return { db, engine: 'sqlite', url, close: () => db.destroy() }
}

/** Postgres sends counts and sums as 64-bit integers in text; the ones here fit in a number. */
const BIGINT = 20
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')),
}

/** `migrate` holds its own lock, which ends with its transaction. */
const none = async () => {}
const createAdapter = () =>
  Object.assign(new PostgresAdapter(), { acquireMigrationLock: none, releaseMigrationLock: none })

function connectPostgres(url: string): Database {
  const pool = new pg.Pool({
    ...{ connectionString: url, max: 10, types, connectionTimeoutMillis: 10_000 },
    // By the pool, which gives up a connection that breaks here: Kysely's own hook would keep its place for ever.
    onConnect: (connection) => connection.query('set synchronous_commit = on'),
  })
  // Without a handler, a broken idle connection would crash the process. The pool opens another at the next query.
  pool.on('error', () => {})
  // The same for a connection in use that breaks between two statements: its next statement fails.
  pool.on('connect', (connection) => connection.on('error', () => {}))
  const dialect = new PostgresDialect({ pool })
  const db = new Kysely<Tables>({ dialect: Object.assign(dialect, { createAdapter }) })
  return { db, engine: 'postgres', url, close: () => db.destroy() }
}
