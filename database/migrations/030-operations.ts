import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/**
 * For whoever runs the site: the row that a health check writes, the last backup, and a run of the retention rules that waits
 * for a person because the clock has jumped.
 */
export default {
  async up(db) {
    const statements = [
      'create table write_checks (id integer primary key check (id = 1), at text not null)',
      `create table last_backup (
        id integer primary key check (id = 1),
        at text not null,
        requests integer not null
      )`,
      `create table retention_hold (
        id integer primary key check (id = 1),
        at text not null,
        last_at text,
        requests integer not null,
        consents integer not null,
        spam integer not null,
        incidents integer not null
      )`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep
