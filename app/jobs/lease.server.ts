import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Job, JobName } from '#database/rows/jobs.ts'
import { announce } from './announce.server.ts'

/** A job that only this process may do, until its lease expires. */
export type LeasedJob = Selectable<Job> & { lease: string }

/** The longest a job may wait for its next attempt, in milliseconds. */
export const LONGEST_WAIT = 6 * 60 * 60_000

/** Which job to lease: `mine` are the ids this process still holds, `where` which it may take. */
export type Wanted = { kind: JobName; leaseFor: number; mine: readonly string[]; where?: RawBuilder<boolean> }

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

/**
 * Leases a job for `leaseFor` milliseconds, in one statement, so that no two processes do it: first what belongs to no request
 * (somebody waits for the mail of an account at a screen, however many requests flood in), then what has been due longest. A
 * time further ahead than twice the longest wait was written by a clock that has since been set back: it counts as past. (Twice,
 * because the clocks of two processes are never quite the same.)
 */
export async function leaseNext(
  { db, engine }: Database,
  { kind, leaseFor, mine, where }: Wanted,
): Promise<LeasedJob | undefined> {
  const now = Date.now()
  let due = db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
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
  if (where) due = due.where(where)
  const lease = crypto.randomUUID()
  const row = await db
    .updateTable('jobs')
    .set((write) => ({ lease, leased_until: iso(now + leaseFor), attempts: write('attempts', '+', 1) }))
    .where('id', '=', sql<string>`coalesce(${due.where('request_id', 'is', null)}, ${due})`)
    .returningAll()
    .executeTakeFirst()
  return row && { ...row, lease }
}

/** Marks a mail as sent and deletes its content, even if the lease was lost: sent is sent. */
export function markSent(database: Database, { id }: LeasedJob): Promise<void> {
  const content = { html: '', text: '', link: null }
  return write(database, id, { state: 'sent', sent_at: iso(Date.now()), ...content, last_error: null })
}

/** Gives a job up, so that staff see it and can ask for it again. */
export function markFailed(database: Database, { id, lease }: LeasedJob, why: string): Promise<void> {
  return write(database, id, { state: 'failed', last_error: why }, lease)
}

/** Leaves a job to a later attempt, after `wait` milliseconds. @param why why it was not done; null if it was */
export function leaveForLater(
  database: Database,
  { id, lease }: LeasedJob,
  wait: number,
  why: string | null,
): Promise<void> {
  const due_at = iso(Date.now() + wait)
  return write(database, id, { due_at, last_error: why, ...(why === null && { attempts: 0 }) }, lease)
}

export async function drop({ db }: Database, { id }: LeasedJob): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).execute()
}

/** Ends the lease, and announces a mail of a request that was sent or given up. @param lease only if it is still held */
async function write(
  { db }: Database,
  id: string,
  left: Partial<Selectable<Job>>,
  lease?: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const job = await trx
      .updateTable('jobs')
      .set({ ...left, lease: null, leased_until: null })
      .where('id', '=', id)
      .$if(lease !== undefined, (query) => query.where('lease', '=', lease ?? ''))
      .returning('request_id')
      .executeTakeFirst()
    if (left.state && job?.request_id) await announce(trx, 'changed', job.request_id)
  })
}
