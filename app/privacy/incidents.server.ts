import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { localTime } from '#app/content/hours/opening.ts'
import { retention } from '#app/content/retention.ts'
import type { IncidentChange, PrivacyIncident } from '#database/rows/privacy.ts'
import type { Tables } from '#database/tables.ts'
import { type Incident, type IncidentField, incidentFields } from './incident.ts'

type By = { email: string }

/** `conflict`: someone changed the incident since `seen`; nothing was written. */
export type IncidentChanged = 'done' | 'gone' | 'conflict'

/** Adds an incident to the register. @returns false if an incident with this id exists, in which case nothing is written */
export function addIncident(db: Kysely<Tables>, id: string, incident: Incident, by: By): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const at = new Date().toISOString()
    const row = { ...incident, id, version: 1, created_at: at, changed_at: at, changed_by: by.email }
    const added = await trx
      .insertInto('privacy_incidents')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return false
    await note(trx, row, [{ field: 'added', from_value: null, to_value: null }])
    return true
  })
}

/** Changes an incident and records each changed field, with who changed it. */
export function changeIncident(
  db: Kysely<Tables>,
  { id, seen, incident, by }: { id: string; seen: number; incident: Incident; by: By },
): Promise<IncidentChanged> {
  return db.transaction().execute(async (trx) => {
    // Writing a column to itself locks the row on both engines.
    const stored = await trx
      .updateTable('privacy_incidents')
      .set((row) => ({ version: row.ref('version') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!stored) return 'gone'
    const changes = incidentFields
      .filter((field) => stored[field] !== incident[field])
      .map((field) => ({ field, from_value: valueText(stored[field]), to_value: valueText(incident[field]) }))
    if (!changes.length) return 'done'
    if (stored.version !== seen) return 'conflict'
    const row = {
      ...incident,
      version: seen + 1,
      changed_at: new Date().toISOString(),
      changed_by: by.email,
    }
    await trx.updateTable('privacy_incidents').set(row).where('id', '=', id).execute()
    await note(trx, { ...row, id }, changes)
    return 'done'
  })
}

const valueText = (value: Incident[IncidentField]) => (value === null ? null : `${value}`)

async function note(
  trx: Kysely<Tables>,
  row: Pick<PrivacyIncident, 'id' | 'version' | 'changed_at' | 'changed_by'>,
  changes: Pick<IncidentChange, 'field' | 'from_value' | 'to_value'>[],
): Promise<void> {
  const { id: incident_id, version, changed_at: at, changed_by: by_name } = row
  await trx
    .insertInto('privacy_incident_changes')
    .values(changes.map((change) => ({ ...change, id: randomUUID(), incident_id, version, at, by_name })))
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

export type IncidentStory = { incident: PrivacyIncident; history: IncidentChange[] }

/** An incident with its history of changes, latest first. */
export async function incidentWithHistory(
  db: Kysely<Tables>,
  id: string,
): Promise<IncidentStory | undefined> {
  const incident = await db
    .selectFrom('privacy_incidents')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!incident) return undefined
  const history = await db
    .selectFrom('privacy_incident_changes')
    .selectAll()
    .where('incident_id', '=', id)
    .orderBy('version', 'desc')
    .orderBy('field')
    .execute()
  return { incident, history }
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
