import type { Kysely } from 'kysely'
import type { InboxEvent } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'

/**
 * Announces to every open inbox, whichever process serves it, what happened to requests. Call it in the transaction in which it
 * happened: what is rolled back is never announced. Spam that comes or goes is not announced.
 */
export async function announce(
  trx: Kysely<Tables>,
  kind: InboxEvent['kind'],
  ...requestIds: string[]
): Promise<void> {
  if (!requestIds.length) return
  const at = new Date().toISOString()
  await trx
    .insertInto('inbox_events')
    .values(requestIds.map((request_id) => ({ at, kind, request_id })))
    .execute()
}
