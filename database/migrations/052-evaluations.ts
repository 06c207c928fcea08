import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/**
 * Written evaluations: what the garage proposes for a request, the photographs beside its lines, and the customer's one answer to
 * each. With them come the bill's total, and that the replaced parts were handed over.
 */
export default {
  async up(db, engine) {
    const bytes = engine === 'sqlite' ? 'blob' : 'bytea'
    const statements = [
      `create table evaluations (
        id text not null primary key,
        request_id text not null references contact_submissions (id) on delete cascade,
        number integer not null,
        body text not null,
        version integer not null,
        sha256 text,
        at text not null,
        sent_at text,
        replaced_at text,
        by_user text references "user" ("id") on delete set null,
        by_name text not null,
        unique (request_id, number)
      )`,
      'create unique index evaluations_draft on evaluations (request_id) where sent_at is null',
      'create index evaluations_by on evaluations (by_user) where by_user is not null',
      // The key is what makes the first answer the only one.
      `create table evaluation_answers (
        evaluation_id text not null primary key references evaluations (id) on delete cascade,
        at text not null,
        way text not null,
        accepted text not null,
        name text not null,
        phone text not null,
        address text not null,
        sha256 text not null,
        by_user text references "user" ("id") on delete set null,
        by_name text not null
      )`,
      'create index evaluation_answers_by on evaluation_answers (by_user) where by_user is not null',
      `create table evaluation_photos (
        id text not null primary key,
        request_id text not null references contact_submissions (id) on delete cascade,
        at text not null,
        bytes ${bytes} not null,
        sha256 text not null,
        width integer not null,
        height integer not null
      )`,
      'create index evaluation_photos_request on evaluation_photos (request_id)',
      'alter table contact_submissions add column final_total text',
      'alter table contact_submissions add column parts_handed_at text',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep
