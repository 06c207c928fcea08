import type { Kysely } from 'kysely'

/** Does the work in the transaction that is open, or else in one of its own. */
export function withinTransaction<Schema, Result>(
  db: Kysely<Schema>,
  work: (trx: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
