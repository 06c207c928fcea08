import { type Kysely, sql } from 'kysely'
import { localTime } from '#app/content/hours/opening.ts'
import { retention } from '#app/content/retention.ts'
import type { PrivacyIncident } from '#database/rows/privacy.ts'
import type { Tables } from '#database/tables.ts'
import type { Incident } from './incident.ts'

type By = { email: string }

/** Adds an incident to the register; one with this id, of a form that was sent before, is changed instead. */
export async function addIncident(db: Kysely<Tables>, id: string, incident: Incident, by: By): Promise<void> {
  const change = changed(incident, by)
  await db
    .insertInto('privacy_incidents')
    .values({ ...change, id, created_at: change.changed_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute()
}

/** @returns whether there is such an incident */
export async function changeIncident(
  db: Kysely<Tables>,
  id: string,
  incident: Incident,
  by: By,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('privacy_incidents')
    .set(changed(incident, by))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

function changed(incident: Incident, by: By) {
  return { ...incident, changed_at: new Date().toISOString(), changed_by: by.email }
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

const lastKept = (now: Date) =>
  localTime(now).toPlainDate().subtract({ years: retention.incidentYears }).toString()

/** How many `forgetIncidents` would erase. */
export async function countOldIncidents(db: Kysely<Tables>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('privacy_incidents')
    .select(sql<number>`count(*)`.as('count'))
    .where('known_on', '<', lastKept(now))
    .where('created_at', '<', lastKept(now))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Erases the incidents that the register no longer has to keep; the database refuses to delete any other.
 * @returns the number erased
 */
export async function forgetIncidents(db: Kysely<Tables>, now: Date): Promise<number> {
  const last = lastKept(now)
  const { numDeletedRows } = await db
    .deleteFrom('privacy_incidents')
    .where('known_on', '<', last)
    .where('created_at', '<', last)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
