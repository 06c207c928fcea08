import type { Kysely } from 'kysely'
import { retention } from '#app/content/retention.ts'
import type { Tables } from '#database/tables.ts'

const DAY = 86_400_000

/** Deletes requests that have been spam for longer than it is kept, with their notes and history. @returns how many. */
export async function purgeSpam(db: Kysely<Tables>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_submissions')
    .where('status', '=', 'spam')
    .where('spam_since', '<', new Date(now.getTime() - retention.spamDays * DAY).toISOString())
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
