import type { Kysely } from 'kysely'
import { forgetAnnounced } from '#app/jobs/announce.server.ts'
import { removeMailFiles } from '#app/mail/deliver.server.ts'
import { forgetActsDone } from '#app/requests/life/act.server.ts'
import { purgeSpam } from '#app/requests/spam-purge.server.ts'
import { forgetFullBudgets } from '#database/budgets.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import { overwriteForgotten } from './forget.server.ts'
import { forgetIncidents } from './incidents.server.ts'
import { dueAt, forgetOutdated } from './retention.server.ts'

/** Milliseconds between two runs. */
export const RETENTION_EVERY = 6 * 60 * 60_000
/** More time between two runs is taken for a clock that has jumped. */
const LONGEST_PAUSE = 7 * 24 * 60 * 60_000
/** Requests that one run makes anonymous without asking: many times what a garage receives in six hours. */
const MOST_REQUESTS = 200

type Options = { database: Database; env: Pick<Env, 'dataDir'>; log: Log }

/** The last run: when it was, and how much it erased. */
export type RetentionRun = Omit<Tables['retention_run'], 'id'>

/** A run that waits for a person: when it began to, the run before it, and how much it would erase. */
export type RetentionHold = Omit<Tables['retention_hold'], 'id'>

/**
 * Applies the retention periods every six hours; safe to run in several processes. What is erased never comes back, so a run asks
 * first where the clock may be wrong: when the last one is long ago, or when there is a lot to erase.
 * @param isLetRun because a person has looked at the clock
 */
export async function runRetention({ database, env, log }: Options, isLetRun = false): Promise<void> {
  const { db } = database
  const now = new Date()
  await forgetFullBudgets(database)
  await forgetAnnounced(db, now)
  const last = await lastRetentionRun(db)
  const due = await dueAt(db, now)
  if (!isLetRun && mustAsk(last, due, now)) {
    await hold(db, { at: now.toISOString(), last_at: last?.at ?? null, ...due })
    log.warn('retention.held', { last: last?.at, ...due })
    return
  }
  await forgetActsDone(db, now)
  const { requests: spam, mails: spamMails } = await purgeSpam(db, now)
  await removeMailFiles(env.dataDir, spamMails)
  if (spam) log.info('spam.purged', { count: spam })
  const { mails, ...forgotten } = await forgetOutdated(database, now)
  const incidents = await forgetIncidents(db, now)
  await removeMailFiles(env.dataDir, mails)
  const done = { ...forgotten, incidents }
  if (Object.values(done).some(Boolean)) log.info('retention.forgotten', done)
  await noteRun(db, { at: now.toISOString(), spam, ...done })
  await overwriteForgotten(database, log)
}

function mustAsk(last: RetentionRun | undefined, due: Awaited<ReturnType<typeof dueAt>>, now: Date): boolean {
  if (!Object.values(due).some(Boolean)) return false
  return !last || now.getTime() - Date.parse(last.at) > LONGEST_PAUSE || due.requests > MOST_REQUESTS
}

async function noteRun(db: Kysely<Tables>, run: RetentionRun): Promise<void> {
  await db
    .insertInto('retention_run')
    .values({ id: 1, ...run })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(run))
    .execute()
  await db.deleteFrom('retention_hold').execute()
}

async function hold(db: Kysely<Tables>, held: RetentionHold): Promise<void> {
  await db
    .insertInto('retention_hold')
    .values({ id: 1, ...held })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(held))
    .execute()
}

export function lastRetentionRun(db: Kysely<Tables>): Promise<RetentionRun | undefined> {
  return db
    .selectFrom('retention_run')
    .select(['at', 'requests', 'consents', 'spam', 'incidents'])
    .executeTakeFirst()
}

export function retentionHold(db: Kysely<Tables>): Promise<RetentionHold | undefined> {
  return db
    .selectFrom('retention_hold')
    .select(['at', 'last_at', 'requests', 'consents', 'spam', 'incidents'])
    .executeTakeFirst()
}
