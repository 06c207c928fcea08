import type { Kysely } from 'kysely'
import type { InboxEvent } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'

/**
 * Announces to every open inbox, whichever process serves it, what happened to requests, and leaves an alert of a new one for
 * each device of the staff. Call it in the transaction in which it happened: what is rolled back is never announced. Spam that
 * comes or goes is not announced.
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
  if (kind !== 'new') return
  const devices = await trx.selectFrom('push_subscriptions').select('session_id').execute()
  const alerts = requestIds.flatMap((request_id) =>
    devices.map(({ session_id }) => ({
      id: crypto.randomUUID(),
      kind: 'alert' as const,
      created_at: at,
      due_at: at,
      request_id,
      session_id,
    })),
  )
  if (alerts.length) await trx.insertInto('jobs').values(alerts).execute()
}
