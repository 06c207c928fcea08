import { type Kysely, sql } from 'kysely'
import { localTime } from '#app/content/hours/opening.ts'
import { retention } from '#app/content/retention.ts'
import { removeMailFiles } from '#app/mail/deliver.server.ts'
import { forgetActsDone } from '#app/requests/inbox/acts.server.ts'
import { purgeSpam } from '#app/requests/spam-purge.server.ts'
import { forgetFullBudgets } from '#database/budgets.ts'
import type { Database, Engine } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import { errorFields, type Log } from '#platform/log.ts'
import { forgetRequests, overwriteForgotten } from './forget.server.ts'
import { forgetIncidents } from './incidents.server.ts'

const AT_ONCE = 200
/** Milliseconds between two runs. */
export const RETENTION_EVERY = 6 * 60 * 60_000

/** Requests whose last exchange is before this moment are no longer kept. */
export function retentionStart(now: Date): Date {
  const since = localTime(now).subtract({ months: retention.requestMonths }).startOfDay()
  return new Date(since.epochMilliseconds)
}

/** Requests whose last exchange is before a moment: not created, changed or noted since, and no later appointment. */
function outdated(db: Kysely<Tables>, engine: Engine, since: string) {
  return (
    db
      .selectFrom('contact_submissions as request')
      .select('request.id')
      .where('request.created_at', '<', since)
      .where('request.status', '<>', 'spam')
      .where(({ or, eb }) =>
        or([eb('request.appointment_at', 'is', null), eb('request.appointment_at', '<', since)]),
      )
      .where(noneSince('request_history', since))
      .where(noneSince('request_notes', since))
      .orderBy('request.created_at')
      .limit(AT_ONCE)
      // Skip requests that another process is erasing now.
      .$if(engine === 'postgres', (query) => query.forUpdate('request').skipLocked())
  )
}

/** SQL condition: the request has no row in this table since a moment. */
function noneSince(table: 'request_history' | 'request_notes', since: string) {
  return sql<boolean>`not exists (
    select 1 from ${sql.table(table)} as later where later.request_id = request.id and later.at >= ${since})`
}

/**
 * Makes requests anonymous at the end of their retention period; a consent that was not withdrawn outlives its request.
 * Withdrawn consents are deleted the same period after their withdrawal.
 * @returns how many of each this call erased, and the ids of the mails erased with them.
 */
export async function forgetOutdated({ db, engine }: Database, now: Date) {
  const since = retentionStart(now).toISOString()
  const done = { requests: 0, consents: 0, mails: [] as string[] }
  for (;;) {
    const { found, forgotten } = await db.transaction().execute(async (trx) => {
      const ids = (await outdated(trx, engine, since).execute()).map(({ id }) => id)
      if (ids.length)
        await trx
          .updateTable('reminder_consents')
          .set({ request_id: null })
          .where('request_id', 'in', ids)
          .where('withdrawn_at', 'is', null)
          .execute()
      return { found: ids.length, forgotten: await forgetRequests(trx, ids, { figures: true }) }
    })
    done.requests += forgotten.requests
    done.consents += forgotten.consents
    done.mails.push(...forgotten.mails)
    if (found < AT_ONCE) break
  }
  const [withdrawn] = await db.deleteFrom('reminder_consents').where('withdrawn_at', '<', since).execute()
  done.consents += Number(withdrawn?.numDeletedRows ?? 0)
  return done
}

type Options = { database: Database; env: Pick<Env, 'dataDir'>; log: Log }

/** Applies the retention periods at startup and every six hours; safe to run in several processes. */
export function startRetention({ database, env, log }: Options): { stop(): Promise<void> } {
  async function run(): Promise<void> {
    try {
      const now = new Date()
      const { requests: spam, mails: spamMails } = await purgeSpam(database.db, now)
      await removeMailFiles(env.dataDir, spamMails)
      if (spam) log.info('spam.purged', { count: spam })
      const { mails, ...forgotten } = await forgetOutdated(database, now)
      const incidents = await forgetIncidents(database.db, now)
      await removeMailFiles(env.dataDir, mails)
      await forgetFullBudgets(database)
      await forgetActsDone(database.db, now)
      const done = { ...forgotten, incidents }
      if (Object.values(done).some(Boolean)) log.info('retention.forgotten', done)
      await noteRun(database.db, { at: now.toISOString(), spam, ...done })
      await overwriteForgotten(database, log)
    } catch (error) {
      log.warn('retention.failed', errorFields(error))
    }
  }

  let running = run()
  const timer = setInterval(() => {
    running = run()
  }, RETENTION_EVERY)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** The last run: when it was, and how much it erased. */
export type RetentionRun = Omit<Tables['retention_run'], 'id'>

async function noteRun(db: Kysely<Tables>, run: RetentionRun): Promise<void> {
  await db
    .insertInto('retention_run')
    .values({ id: 1, ...run })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(run))
    .execute()
}

export function lastRetentionRun(db: Kysely<Tables>): Promise<RetentionRun | undefined> {
  return db
    .selectFrom('retention_run')
    .select(['at', 'requests', 'consents', 'spam', 'incidents'])
    .executeTakeFirst()
}
