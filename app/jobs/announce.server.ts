import type { Kysely } from 'kysely'
import type { InboxEvent } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'

/**
 * Announces to every open inbox, whichever process serves it, that something happened to requests, and leaves an alert of a new
 * one for each device of the staff. Call it in the transaction in which it happened: what is rolled back is never announced. Spam
 * that comes or goes is not announced.
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
  await queueAlerts(trx, requestIds, at)
}

/** Leaves an alert of each request for each device of the staff; null stands for one that is about no request. */
export async function queueAlerts(
  trx: Kysely<Tables>,
  requestIds: readonly (string | null)[],
  at: string,
): Promise<void> {
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

/**
 * What differs after each announcement. The count, because Postgres numbers rows before it commits them: the highest number may
 * be there before a lower one. The lowest, because old rows are forgotten.
 */
export async function lastAnnounced(db: Kysely<Tables>): Promise<string> {
  const { lowest, count } = await db
    .selectFrom('inbox_events')
    .select((row) => [row.fn.min<number | null>('id').as('lowest'), row.fn.countAll<number>().as('count')])
    .executeTakeFirstOrThrow()
  return `${lowest ?? 0}-${count}`
}

const KEPT_MILLISECONDS = 60 * 60_000

/** Deletes announcements older than an hour, but for the last of them: without any row, a later one could look like an earlier. */
export async function forgetAnnounced(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MILLISECONDS).toISOString()
  await db
    .deleteFrom('inbox_events')
    .where('id', '<', (row) =>
      row
        .selectFrom('inbox_events')
        .select((old) => old.fn.max('id').as('last'))
        .where('at', '<', before),
    )
    .execute()
}
