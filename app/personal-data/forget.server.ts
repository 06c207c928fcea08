import { randomUUID } from 'node:crypto'
import { type Insertable, type Kysely, sql } from 'kysely'
import { dayOf } from '#app/content/hours/opening.ts'
import { announce } from '#app/jobs/announce.server.ts'
import { openMinutes } from '#app/requests/answer-clock.ts'
import type { RequestRow } from '#app/requests/life/story.server.ts'
import type { Database } from '#database/connect.ts'
import type { AnonymousRequest } from '#database/rows/privacy.ts'
import type { Tables } from '#database/tables.ts'
import { errorFields, type Log } from '#platform/log.ts'

/** What was erased: the number of requests, notes and consents, and the ids of the mails. */
export type Forgotten = { requests: number; notes: number; consents: number; mails: string[] }

/**
 * Erases requests with their search words, notes, history, mails and consents. With `figures`, anonymous figures are kept in a
 * separate table that holds no personal information.
 * Several processes may erase the same requests at once: each request is counted by only one of them.
 */
export async function forgetRequests(
  trx: Kysely<Tables>,
  ids: readonly string[],
  { figures }: { figures: boolean },
): Promise<Forgotten> {
  if (!ids.length) return { requests: 0, notes: 0, consents: 0, mails: [] }
  const mails = await trx
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', 'mail')
    .where('request_id', 'in', ids)
    .execute()
  const [notes] = await trx.deleteFrom('request_notes').where('request_id', 'in', ids).execute()
  const [consents] = await trx.deleteFrom('reminder_consents').where('request_id', 'in', ids).execute()
  // All other rows of the request are deleted with it (on delete cascade).
  const gone = await trx.deleteFrom('contact_submissions').where('id', 'in', ids).returningAll().execute()
  const seen = gone.filter(({ status }) => status !== 'spam')
  await announce(trx, 'changed', ...seen.map(({ id }) => id))
  const left = figures ? seen.map(figureOf) : []
  if (left.length) await trx.insertInto('anonymous_requests').values(left).execute()
  return {
    requests: gone.length,
    notes: Number(notes?.numDeletedRows ?? 0),
    consents: Number(consents?.numDeletedRows ?? 0),
    mails: mails.map(({ id }) => id),
  }
}

/** A request without personal information: its day is kept, its time of day is not. */
function figureOf(request: RequestRow): Insertable<AnonymousRequest> {
  const { created_at, form_type, service_type, lang, status, lost_reason, first_answered_at } = request
  const came = new Date(created_at)
  const isPhoned = first_answered_at === created_at
  return {
    id: randomUUID(),
    day: dayOf(came),
    form_type,
    service_type,
    lang,
    status,
    lost_reason,
    answer_minutes: isPhoned || !first_answered_at ? null : openMinutes(came, new Date(first_answered_at)),
  }
}

/**
 * Rewrites the SQLite file and truncates its write-ahead log. `secure_delete` alone leaves copies of rows behind where pages were
 * split, and the log holds erased data until the next checkpoint.
 * A failure (a full disk) is only logged: the erasure itself is committed, and every retention run rewrites the file again.
 */
export async function overwriteForgotten({ db, engine }: Database, log: Log): Promise<void> {
  if (engine !== 'sqlite') return
  try {
    await sql`vacuum`.execute(db)
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
  } catch (error) {
    log.warn('privacy.copies-left', errorFields(error))
  }
}
