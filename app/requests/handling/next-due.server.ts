import type { Kysely } from 'kysely'
import { isWaiting } from '#app/requests/life/waiting.ts'
import type { Tables } from '#database/tables.ts'
import type { RequestRow } from './changes.server.ts'
import { due, isAfter, sorted } from './order.server.ts'

const inDueOrder = (db: Kysely<Tables>) =>
  sorted(
    db
      .selectFrom('contact_submissions')
      .select(['id', 'reference', 'name', 'phone', 'status', 'waiting_since'])
      .where(due.among),
    due.sort,
  ).limit(1)

/** The request to answer first; undefined if none waits. */
export const firstDue = (db: Kysely<Tables>) => inDueOrder(db).executeTakeFirst()

/**
 * The next request to answer: the first that waits, or, while this one waits itself, the first due after it, so that skipping
 * one still leads through all of them.
 */
export async function nextDue(db: Kysely<Tables>, request: RequestRow) {
  const after =
    isWaiting(request) && (await inDueOrder(db).where(isAfter(request, due.sort)).executeTakeFirst())
  return after || inDueOrder(db).where('id', '<>', request.id).executeTakeFirst()
}
