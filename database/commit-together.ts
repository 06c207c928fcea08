import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Work within a transaction; what it writes is kept when the transaction is. */
export type Work<T> = (trx: Transaction<Tables>) => Promise<T>

/** Does some work, all of it or nothing; on disk when this resolves. */
export type InTransaction = <T>(work: Work<T>) => Promise<T>

type Waiting = {
  work: Work<unknown>
  resolve: (result: unknown) => void
  reject: (reason: unknown) => void
}

/** So much work at most goes to disk at once: nobody waits long for the others. */
const AT_ONCE = 50

/**
 * Does what waits at the same moment in one transaction: SQLite has one writer, and going to disk is what takes it longest.
 * Each work stands by itself all the same: where one fails it alone is undone, and nobody is answered before all are on disk.
 */
export function commitTogether(db: Kysely<Tables>): InTransaction {
  const waiting: Waiting[] = []
  let begun = false

  async function empty(): Promise<void> {
    while (waiting.length) await commit(db, waiting.splice(0, AT_ONCE))
    begun = false
  }

  return <T>(work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as (result: unknown) => void, reject })
      if (begun) return
      begun = true
      // What else came in at this moment joins.
      setImmediate(empty)
    })
}

async function commit(db: Kysely<Tables>, together: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await db.transaction().execute(async (trx) => {
      const kept: (() => void)[] = []
      for (const one of together) kept.push(await outcomeOf(one, trx))
      return kept
    })
    for (const tell of outcomes) tell()
  } catch (error) {
    for (const { reject } of together) reject(error)
  }
}

/** Does one work, undone where it fails. @returns what tells its outcome, to be called after the commit. */
async function outcomeOf({ work, resolve, reject }: Waiting, trx: Transaction<Tables>): Promise<() => void> {
  await sql`savepoint one`.execute(trx)
  try {
    const result = await work(trx)
    await sql`release one`.execute(trx)
    return () => resolve(result)
  } catch (error) {
    // Where SQLite has given up the whole transaction, such as on a full disk, this fails, and all of it with this.
    await sql`rollback to one`.execute(trx)
    await sql`release one`.execute(trx)
    return () => reject(error)
  }
}
