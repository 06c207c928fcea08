import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** Saved inbox filters, and indexes for what is due today. */
export default {
  async up(db) {
    const statements = [
      `create table saved_filters (
        id text primary key,
        user_id text not null references "user" ("id") on delete cascade,
        name text not null,
        address text not null,
        saved_at text not null,
        unique (user_id, name)
      )`,
      `create index requests_appointments on contact_submissions (status, appointment_at)
        where appointment_at is not null`,
      `create index requests_wished on contact_submissions (preferred_date)
        where status = 'contacted' and appointment_at is null`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep
