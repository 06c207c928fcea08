import { randomUUID } from 'node:crypto'
import { type Insertable, type Kysely, sql } from 'kysely'
import { dayOf } from '#app/content/hours/opening.ts'
import { openMinutes } from '#app/requests/answer-clock.ts'
import type { RequestRow } from '#app/requests/inbox/changes.server.ts'
import type { Database } from '#database/connect.ts'
import type { AnonymousRequest } from '#database/rows/privacy.ts'
import type { Tables } from '#database/tables.ts'

/** What went with some requests: their notes and consents by number, their mails by id. */
export type Forgotten = { requests: number; notes: number; consents: number; mails: string[] }

/**
 * Erases requests with all that hangs on them: words they are found by, notes, history, mails, consents. With `figures`, what
 * the figures need stays behind, in a table of its own that no person is in.
 * Several processes may forget the same requests at once: each is counted by one of them.
 */
export async function forgetRequests(
  trx: Kysely<Tables>,
  ids: readonly string[],
  { figures }: { figures: boolean },
): Promise<Forgotten> {
  if (!ids.length) return { requests: 0, notes: 0, consents: 0, mails: [] }
  const mails = await trx.selectFrom('outbox').select('id').where('request_id', 'in', ids).execute()
  const [notes] = await trx.deleteFrom('request_notes').where('request_id', 'in', ids).execute()
  const [consents] = await trx.deleteFrom('reminder_consents').where('request_id', 'in', ids).execute()
  // The rest goes with the request itself.
  const gone = await trx.deleteFrom('contact_submissions').where('id', 'in', ids).returningAll().execute()
  const left = figures ? gone.filter(({ status }) => status !== 'spam').map(figureOf) : []
  if (left.length) await trx.insertInto('anonymous_requests').values(left).execute()
  return {
    requests: gone.length,
    notes: Number(notes?.numDeletedRows ?? 0),
    consents: Number(consents?.numDeletedRows ?? 0),
    mails: mails.map(({ id }) => id),
  }
}

/** A request without its person: its day stays, its time of day goes. */
function figureOf(request: RequestRow): Insertable<AnonymousRequest> {
  const { created_at, form_type, service_type, lang, status, lost_reason, first_answered_at } = request
  const came = new Date(created_at)
  return {
    id: randomUUID(),
    day: dayOf(came),
    form_type,
    service_type,
    lang,
    status,
    lost_reason,
    answer_minutes: first_answered_at ? openMinutes(came, new Date(first_answered_at)) : null,
  }
}

/** SQLite keeps what it overwrote in its log of changes until that begins anew; so that nobody reads it there, it does now. */
export async function overwriteForgotten({ db, engine }: Database): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
