import { type Kysely, sql } from 'kysely'
import { retention } from '#app/content/retention.ts'
import type { Tables } from '#database/tables.ts'

const DAY = 86_400_000

const spamUntil = (now: Date) => new Date(now.getTime() - retention.spamDays * DAY).toISOString()

/** How many `purgeSpam` would delete. */
export async function countOldSpam(db: Kysely<Tables>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('contact_submissions')
    .select(sql<number>`count(*)`.as('count'))
    .where('status', '=', 'spam')
    .where('spam_since', '<', spamUntil(now))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Deletes requests that have been spam for longer than it is kept, with their notes, history and mails.
 * @returns how many, and the ids of the mails: their files are the caller's to remove.
 */
export async function purgeSpam(
  db: Kysely<Tables>,
  now: Date,
): Promise<{ requests: number; mails: string[] }> {
  const until = spamUntil(now)
  return db.transaction().execute(async (trx) => {
    // Read first: the rows of the mails are deleted with their request (on delete cascade).
    const mails = await trx
      .selectFrom('jobs')
      .innerJoin('contact_submissions as request', 'request.id', 'jobs.request_id')
      .select(['jobs.id', 'request_id'])
      .where('jobs.kind', '=', 'mail')
      .where('request.status', '=', 'spam')
      .where('request.spam_since', '<', until)
      .execute()
    const deleted = await trx
      .deleteFrom('contact_submissions')
      .where('status', '=', 'spam')
      .where('spam_since', '<', until)
      .returning('id')
      .execute()
    const gone = new Set<string | null>(deleted.map(({ id }) => id))
    return {
      requests: deleted.length,
      mails: mails.filter(({ request_id }) => gone.has(request_id)).map(({ id }) => id),
    }
  })
}
