import { setTimeout as wait } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'

/** How long to wait for another program's lock on the file before a write fails. */
const RETRY_TIMEOUT_MILLISECONDS = 5_000
const RETRY_INTERVAL_MILLISECONDS = 25
const SQLITE_BUSY = 5
const READING = /^\s*(select|with)\b/i

/**
 * A connection that retries while another program has locked the file, without blocking the event loop. A statement refused as
 * busy has done nothing, so all of it is retried; inside a transaction the lock is ours and nothing is retried. Statements that
 * arrive while the file is locked share the timeout of the first, so that a queue of them does not wait for minutes.
 */
export function retryingConnection(
  connection: DatabaseConnection,
  isInTransaction: () => boolean,
): DatabaseConnection {
  let held: { since: number; seen: number } | undefined

  function isWorthWaiting(): boolean {
    const now = performance.now()
    if (!held || now - held.seen > RETRY_TIMEOUT_MILLISECONDS) held = { since: now, seen: now }
    held.seen = now
    return now - held.since < RETRY_TIMEOUT_MILLISECONDS
  }

  return {
    async executeQuery<Row>(query: CompiledQuery, options?: object): Promise<QueryResult<Row>> {
      for (;;) {
        try {
          const result = await connection.executeQuery<Row>(query, options)
          // Reads succeed even while the file is locked, so they do not end the wait.
          if (held && !READING.test(query.sql)) held = undefined
          return result
        } catch (error) {
          if (!isBusy(error) || isInTransaction() || !isWorthWaiting()) throw error
        }
        await wait(RETRY_INTERVAL_MILLISECONDS)
      }
    },
    streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
  }
}

function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: number }
  // The low byte is the primary result code, the higher ones are the extended code.
  return errcode !== undefined && (errcode & 255) === SQLITE_BUSY
}
