import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** The history of the incident register, the last run of the retention rules, and an index for the statistics. */
export default {
  async up(db) {
    const statements = [
      `create table privacy_incident_changes (
        id text not null primary key,
        incident_id text not null references privacy_incidents (id) on delete cascade,
        version integer not null,
        at text not null,
        by_name text not null,
        field text not null,
        from_value text,
        to_value text
      )`,
      'create index privacy_incident_changes_incident on privacy_incident_changes (incident_id, version)',
      `create table retention_run (
        id integer not null primary key check (id = 1),
        at text not null,
        requests integer not null,
        consents integer not null,
        spam integer not null,
        incidents integer not null
      )`,
      // Covering index for the counts of the overview.
      `create index requests_figures
        on contact_submissions (created_at, status, service_type, lang, first_answered_at)`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep
