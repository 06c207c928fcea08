import type { Database } from './connect.ts'

/** Why the database does not store something, in the words of `/readyz`, of the log and of staff. */
export type Fault = 'disk' | 'locked' | 'read-only' | 'damaged' | 'unreachable'

/** SQLite's primary result codes. */
const ofSqlite = new Map<number, Fault>([
  [5, 'locked'],
  [8, 'read-only'],
  [10, 'disk'],
  [11, 'damaged'],
  [13, 'disk'],
  [14, 'unreachable'],
  [26, 'damaged'],
])

/** Codes of Postgres, or the first two characters that a class of them shares, and those of a connection. */
const ofPostgres = new Map<string, Fault>([
  ['53100', 'disk'],
  ['58030', 'disk'],
  ['25006', 'read-only'],
  ['XX001', 'damaged'],
  ['08', 'unreachable'],
  ['28', 'unreachable'],
  ['3D', 'unreachable'],
  ['53', 'unreachable'],
  ['57', 'unreachable'],
  ...(
    [
      ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
      ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
    ] as const
  ).map((code): [string, Fault] => [code, 'unreachable']),
])

/** `pg` and its pool throw these without a code: a connection that breaks, that broke before its next statement, or cannot be had. */
const LOST =
  /^(Connection terminated|Client (has encountered|was closed)|timeout exceeded when trying to connect|The server does not support SSL|There was an error establishing an SSL)/

/** What an error says of the database's state; undefined for any other error, such as a mistake of ours. */
export function databaseFault(error: unknown): Fault | undefined {
  if (!(error instanceof Error)) return undefined
  const { errcode, code = '' } = error as { errcode?: number; code?: string }
  // The low byte is the primary result code.
  if (errcode !== undefined) return ofSqlite.get(errcode & 255)
  return (
    ofPostgres.get(code) ??
    ofPostgres.get(code.slice(0, 2)) ??
    (LOST.test(error.message) ? 'unreachable' : undefined)
  )
}

/** Writes a small row: only a commit shows that the database takes writes. @returns why it does not */
export async function writeFault({ db }: Database): Promise<Fault | 'failed' | undefined> {
  const at = new Date().toISOString()
  try {
    await db
      .insertInto('write_checks')
      .values({ id: 1, at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
      .execute()
    return undefined
  } catch (error) {
    return databaseFault(error) ?? 'failed'
  }
}
