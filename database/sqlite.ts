import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { retryingConnection } from './retrying-connection.ts'

const STATEMENTS_KEPT = 500
/** Blocking while the file is opened delays nobody. */
const OPENING_MILLISECONDS = 5_000
/** SQLite's own wait blocks the process, so it is short: `retryingConnection` waits instead. */
const BUSY_MILLISECONDS = 5

/** Opens or creates the file in WAL mode: each commit is synced before it returns, and deleted data is overwritten. */
export function openSqlite(file: string): DatabaseSync {
  const folder = path.dirname(file)
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder} for the database`)
  const database = new DatabaseSync(file, {
    timeout: OPENING_MILLISECONDS,
    enableForeignKeyConstraints: true,
  })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;')
  database.exec(`pragma busy_timeout = ${BUSY_MILLISECONDS}`)
  return database
}

/** Kysely's own SQLite dialect over the SQLite that ships with Node. */
export function sqliteDialect(database: DatabaseSync): SqliteDialect {
  const statements = new Map<string, SqliteStatement>()

  function prepare(sql: string): SqliteStatement {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= STATEMENTS_KEPT) statements.clear()
    // Every transaction takes the write lock at once: upgrading a read lock later could not wait for it.
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql)
    const prepared: SqliteStatement = {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...checked(parameters)),
      run: (parameters) => statement.run(...checked(parameters)),
      iterate: (parameters) => statement.iterate(...checked(parameters)) as IterableIterator<unknown>,
    }
    statements.set(sql, prepared)
    return prepared
  }

  class RetryingDriver extends SqliteDriver {
    #connection: DatabaseConnection | undefined

    override async acquireConnection(): Promise<DatabaseConnection> {
      this.#connection ??= retryingConnection(await super.acquireConnection(), () => database.isTransaction)
      return this.#connection
    }

    /** SQLite ends a transaction itself where the disk is full: a second end would hide why. */
    override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
      if (database.isTransaction) await super.rollbackTransaction(connection)
    }
  }

  const config = { database: { close: () => database.close(), prepare } }
  return Object.assign(new SqliteDialect(config), {
    createDriver: () => new RetryingDriver(config),
    createAdapter: () => new TransactionalSchemaAdapter(),
  })
}

/** SQLite can roll back schema changes; Kysely assumes it cannot, and would leave a failed migration half done. */
class TransactionalSchemaAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** @throws TypeError on a value SQLite would store as something else (a Date would silently become NULL). */
function checked(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === 'boolean') return value ? 1 : 0
    if (
      value === null ||
      ['string', 'number', 'bigint'].includes(typeof value) ||
      value instanceof Uint8Array
    ) {
      return value as SQLInputValue
    }
    const kind = Object.prototype.toString.call(value).slice(8, -1)
    throw new TypeError(`SQLite takes null, text, numbers and bytes, not ${kind}`)
  })
}
