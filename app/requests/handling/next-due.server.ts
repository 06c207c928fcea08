import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { RequestRow } from './changes.server.ts'

/**
 * The next request to answer: the first that waits, or, while this one waits itself, the first due after it, so that skipping
 * one still leads through all of them.
 */
export async function nextDue(
  db: Kysely<Tables>,
  { id, created_at, status, first_answered_at }: RequestRow,
): Promise<
  Pick<RequestRow, 'reference' | 'name' | 'created_at' | 'status' | 'first_answered_at'> | undefined
> {
  const waiting = db
    .selectFrom('contact_submissions')
    .select(['reference', 'name', 'created_at', 'status', 'first_answered_at'])
    .where('status', '=', 'new')
    .where('first_answered_at', 'is', null)
    .where('id', '<>', id)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
  const waits = status === 'new' && first_answered_at === null
  const after = waits
    ? await waiting
        .where((row) => row(row.refTuple('created_at', 'id'), '>', row.tuple(created_at, id)))
        .executeTakeFirst()
    : undefined
  return after ?? waiting.executeTakeFirst()
}
