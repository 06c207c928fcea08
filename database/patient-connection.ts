import { setTimeout as wait } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'

/** So long another program may hold the file before what is to be written fails. */
const PATIENCE_MILLISECONDS = 5_000
const BETWEEN_TRIES_MILLISECONDS = 25
const SQLITE_BUSY = 5
const READING = /^\s*(select|with)\b/i

/**
 * A connection that waits without holding up the process while another program holds the file: between its tries everything
 * else goes on. A statement that was refused has done nothing, so it is tried again whole; within a transaction the file is
 * ours and nothing is tried twice.
 * Whoever comes while it is held waits no longer than the first, so that a queue of them is not kept for minutes.
 */
export function patientConnection(
  connection: DatabaseConnection,
  isInTransaction: () => boolean,
): DatabaseConnection {
  let held: { since: number; seen: number } | undefined

  function isWorthWaiting(): boolean {
    const now = performance.now()
    if (!held || now - held.seen > PATIENCE_MILLISECONDS) held = { since: now, seen: now }
    held.seen = now
    return now - held.since < PATIENCE_MILLISECONDS
  }

  return {
    async executeQuery<Row>(query: CompiledQuery, options?: object): Promise<QueryResult<Row>> {
      for (;;) {
        try {
          const result = await connection.executeQuery<Row>(query, options)
          // Reading is possible all the while, and says nothing.
          if (held && !READING.test(query.sql)) held = undefined
          return result
        } catch (error) {
          if (!isBusy(error) || isInTransaction() || !isWorthWaiting()) throw error
        }
        await wait(BETWEEN_TRIES_MILLISECONDS)
      }
    },
    streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
  }
}

function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: number }
  // The lowest byte says what it is, those above why.
  return errcode !== undefined && (errcode & 255) === SQLITE_BUSY
}
