import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/**
 * Editors (desk and inbox only) and the role of an invitation; completed set-up steps; the days whose mail of changes was
 * written.
 */
export default {
  async up(db) {
    const statements = [
      `create table editors (
        user_id text primary key references "user" ("id") on delete cascade,
        granted_at text not null
      )`,
      `alter table invitations add column role text not null default 'admin' check (role in ('admin', 'editor'))`,
      'create table set_up_steps (step text primary key, done_at text not null, by_name text not null)',
      'create table change_mails (day text primary key, written_at text not null)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep
