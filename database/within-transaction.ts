import type { Kysely } from 'kysely'

/** Runs the work in the open transaction, or else in a new one. */
export function withinTransaction<Schema, Result>(
  db: Kysely<Schema>,
  work: (trx: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
