import { type Kysely, sql } from 'kysely'
import { localTime } from '#app/content/hours/opening.ts'
import { retention } from '#app/content/retention.ts'
import type { PrivacyIncident } from '#database/rows/privacy.ts'
import type { Tables } from '#database/tables.ts'
import type { Incident } from './incident.ts'

/** Enters an incident in the register, or what it says now. */
export async function saveIncident(
  db: Kysely<Tables>,
  id: string,
  incident: Incident,
  by: { email: string },
): Promise<void> {
  const change = { ...incident, changed_at: new Date().toISOString(), changed_by: by.email }
  await db
    .insertInto('privacy_incidents')
    .values({ ...change, id, created_at: change.changed_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute()
}

/** The register, sorted by the day the incident became known, latest first. */
export function listIncidents(db: Kysely<Tables>): Promise<PrivacyIncident[]> {
  return db
    .selectFrom('privacy_incidents')
    .selectAll()
    .orderBy('known_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function incidentById(db: Kysely<Tables>, id: string): Promise<PrivacyIncident | undefined> {
  return db.selectFrom('privacy_incidents').selectAll().where('id', '=', id).executeTakeFirst()
}

/** How many `forgetIncidents` would erase. */
export async function countOldIncidents(db: Kysely<Tables>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('privacy_incidents')
    .select(sql<number>`count(*)`.as('count'))
    .where(isOld(now))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Erases the incidents that the register no longer has to keep. @returns the number erased */
export async function forgetIncidents(db: Kysely<Tables>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('privacy_incidents')
    .where(isOld(now))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** SQL condition: the register no longer has to keep the incident. The database refuses to delete any other. */
function isOld(now: Date) {
  const last = localTime(now).toPlainDate().subtract({ years: retention.incidentYears }).toString()
  return sql<boolean>`known_on < ${last} and created_at < ${last}`
}
