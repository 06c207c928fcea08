import { type Selectable, sql } from 'kysely'
import { announce } from '#app/jobs/announce.server.ts'
import type { Database } from '#database/connect.ts'
import type { OutboxMail } from '#database/rows/requests.ts'

/** A mail that only this process may send, until its lease expires. */
export type LeasedMail = Selectable<OutboxMail> & { lease: string }

/** Which mails are taken first: by due time, or those of accounts, for which someone is waiting at a screen. */
export type LeaseOrder = 'due' | 'accounts'

/** The longest a mail may wait for its next attempt, in milliseconds. */
export const LONGEST_WAIT = 6 * 60 * 60_000

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

/**
 * Leases the mail that has been due longest, in one statement, so that no two processes send it. A time further ahead than
 * twice the longest wait was written by a clock that has since been set back: it counts as past. (Twice, because the clocks of
 * two processes are never quite the same.)
 * @param leaseFor milliseconds after which another process may take it. @param mine ids this process still holds.
 */
export async function leaseNext(
  { db, engine }: Database,
  leaseFor: number,
  mine: readonly string[],
  order: LeaseOrder = 'due',
): Promise<LeasedMail | undefined> {
  const now = Date.now()
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where((or) => or.or([or('due_at', '<=', iso(now)), or('due_at', '>', iso(now + 2 * LONGEST_WAIT))]))
    .where((or) =>
      or.or([
        or('leased_until', 'is', null),
        or('leased_until', '<=', iso(now)),
        or('leased_until', '>', iso(now + 2 * leaseFor)),
      ]),
    )
    .$if(mine.length > 0, (query) => query.where('id', 'not in', mine))
    .orderBy('due_at')
    .limit(1)
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
  const next =
    order === 'accounts' ? sql<string>`coalesce(${due.where('request_id', 'is', null)}, ${due})` : due
  const lease = crypto.randomUUID()
  const row = await db
    .updateTable('outbox')
    .set((write) => ({ lease, leased_until: iso(now + leaseFor), attempts: write('attempts', '+', 1) }))
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst()
  return row && { ...row, lease }
}

/** Marks a mail as sent and deletes its content, even if the lease was lost: sent is sent. */
export async function markSent({ db }: Database, mail: LeasedMail): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('outbox')
      .set({
        state: 'sent',
        sent_at: iso(Date.now()),
        html: '',
        text: '',
        link: null,
        lease: null,
        leased_until: null,
        last_error: null,
      })
      .where('id', '=', mail.id)
      .execute()
    if (mail.request_id) await announce(trx, 'changed', mail.request_id)
  })
}

/** Records why a mail was not sent. It is retried after `wait` milliseconds, or given up if `wait` is undefined. */
export async function markNotSent(
  { db }: Database,
  mail: LeasedMail,
  why: string,
  wait: number | undefined,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ours = await trx
      .updateTable('outbox')
      .set({
        last_error: why,
        lease: null,
        leased_until: null,
        ...(wait === undefined ? { state: 'failed' as const } : { due_at: iso(Date.now() + wait) }),
      })
      .where('id', '=', mail.id)
      .where('lease', '=', mail.lease)
      .returning('state')
      .executeTakeFirst()
    if (mail.request_id && ours?.state === 'failed') await announce(trx, 'changed', mail.request_id)
  })
}
