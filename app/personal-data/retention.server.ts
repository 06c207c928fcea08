import { type Kysely, sql } from 'kysely'
import { facts } from '#app/content/facts.ts'
import { localTime } from '#app/content/hours/opening.ts'
import { countOldSpam } from '#app/requests/spam-purge.server.ts'
import type { Database, Engine } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { forgetRequests } from './forget.server.ts'
import { countOldIncidents } from './incidents.server.ts'

const AT_ONCE = 200

/** Requests whose last exchange is before this moment are no longer kept. */
export function retentionStart(now: Date): Date {
  const since = localTime(now).subtract({ months: facts().business.requestMonths }).startOfDay()
  return new Date(since.epochMilliseconds)
}

/** Requests whose last exchange is before a moment: not created, changed or noted since, and no later appointment. */
function outdated(db: Kysely<Tables>, since: string) {
  return db
    .selectFrom('contact_submissions as request')
    .where('request.created_at', '<', since)
    .where('request.status', '<>', 'spam')
    .where(({ or, eb }) =>
      or([eb('request.appointment_at', 'is', null), eb('request.appointment_at', '<', since)]),
    )
    .where(noneSince('request_history', since))
    .where(noneSince('request_notes', since))
    .where(noneSince('request_messages', since))
    .where(noneSince('evaluations', since))
}

/** The next of them to erase, without those that another process is erasing now. */
const nextOutdated = (db: Kysely<Tables>, engine: Engine, since: string) =>
  outdated(db, since)
    .select('request.id')
    .orderBy('request.created_at')
    .limit(AT_ONCE)
    .$if(engine === 'postgres', (query) => query.forUpdate('request').skipLocked())

/** How much a run at this moment would erase, of each kind. */
export async function dueAt(db: Kysely<Tables>, now: Date) {
  const since = retentionStart(now).toISOString()
  const count = sql<number>`count(*)`.as('count')
  const requests = await outdated(db, since).select(count).executeTakeFirstOrThrow()
  const consents = await db
    .selectFrom('reminder_consents')
    .select(count)
    .where('withdrawn_at', '<', since)
    .executeTakeFirstOrThrow()
  return {
    requests: Number(requests.count),
    consents: Number(consents.count),
    spam: await countOldSpam(db, now),
    incidents: await countOldIncidents(db, now),
  }
}

/** SQL condition: the request has no row in this table since a moment. */
function noneSince(
  table: 'request_history' | 'request_notes' | 'request_messages' | 'evaluations',
  since: string,
) {
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
      const ids = (await nextOutdated(trx, engine, since).execute()).map(({ id }) => id)
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
