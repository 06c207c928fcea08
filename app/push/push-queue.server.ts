import type { Kysely } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** A message that only this process may send, until its lease expires. */
export type LeasedPush = { session_id: string; request_id: string; made_at: string; attempts: number }

const AT_ONCE = 20

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

/** Leases due messages of devices subscribed with this key, in one statement, so that no two processes send one. */
export function leasePushes(
  { db, engine }: Database,
  publicKey: string,
  leaseFor: number,
  now = Date.now(),
): Promise<LeasedPush[]> {
  return db
    .updateTable('push_messages')
    .set((write) => ({ leased_until: iso(now + leaseFor), attempts: write('attempts', '+', 1) }))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('session_id', 'request_id'),
        'in',
        selectFrom('push_messages as message')
          .innerJoin('push_subscriptions as device', 'device.session_id', 'message.session_id')
          .select(['message.session_id', 'message.request_id'])
          .where('device.public_key', '=', publicKey)
          .where('message.due_at', '<=', iso(now))
          .where((or) =>
            or.or([or('message.leased_until', 'is', null), or('message.leased_until', '<=', iso(now))]),
          )
          .orderBy('message.due_at')
          .limit(AT_ONCE)
          .$if(engine === 'postgres', (query) => query.forUpdate('message').skipLocked())
          .$asTuple('session_id', 'request_id'),
      ),
    )
    .returning(['session_id', 'request_id', 'made_at', 'attempts'])
    .execute()
}

/** Deletes a message that was sent or is no longer needed. */
export async function dropPush(db: Kysely<Tables>, { session_id, request_id }: LeasedPush): Promise<void> {
  await db
    .deleteFrom('push_messages')
    .where('session_id', '=', session_id)
    .where('request_id', '=', request_id)
    .execute()
}

/** Reschedules a message to `until`. */
export async function reschedulePush(
  db: Kysely<Tables>,
  { session_id, request_id }: LeasedPush,
  until: Date,
  attempts: number,
): Promise<void> {
  await db
    .updateTable('push_messages')
    .set({ due_at: until.toISOString(), attempts, leased_until: null })
    .where('session_id', '=', session_id)
    .where('request_id', '=', request_id)
    .execute()
}
