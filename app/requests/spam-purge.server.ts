import type { Kysely } from 'kysely'
import { retention } from '#app/content/retention.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { errorFields, type Log } from '#server/log.ts'

const DAY = 86_400_000
const EVERY = 6 * 60 * 60_000

/** Erases what has counted as spam for longer than it is kept, with its notes and history. @returns how many were. */
export async function purgeSpam(db: Kysely<Tables>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_submissions')
    .where('status', '=', 'spam')
    .where('spam_since', '<', new Date(now.getTime() - retention.spamDays * DAY).toISOString())
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Purges when the server starts and a few times a day; it does no harm that several processes do. */
export function startSpamPurge({ database, log }: { database: Database; log: Log }): {
  stop(): Promise<void>
} {
  async function purge(): Promise<void> {
    try {
      const count = await purgeSpam(database.db, new Date())
      if (count) log.info('spam.purged', { count })
    } catch (error) {
      log.warn('spam.not-purged', errorFields(error))
    }
  }

  let purging = purge()
  const timer = setInterval(() => {
    purging = purge()
  }, EVERY)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await purging
    },
  }
}
