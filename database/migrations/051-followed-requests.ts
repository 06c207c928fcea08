import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/**
 * The page on which a customer follows a request: its secret addresses as hashes, what the garage told the customer there, where
 * the car is, and by when it is promised.
 */
export default {
  async up(db) {
    const statements = [
      // An address outlives its request, so that it can say that there is nothing any more.
      `create table request_links (
        token_hash text not null primary key,
        request_id text references contact_submissions (id) on delete set null,
        turn integer not null,
        made_at text not null,
        revoked_at text
      )`,
      'create unique index request_links_turn on request_links (request_id, turn) where request_id is not null',
      `create table request_messages (
        id text not null primary key,
        request_id text not null references contact_submissions (id) on delete cascade,
        at text not null,
        by_user text references "user" ("id") on delete set null,
        by_name text not null,
        text text not null
      )`,
      'create index request_messages_request on request_messages (request_id, at)',
      'create index request_messages_by on request_messages (by_user) where by_user is not null',
      'alter table contact_submissions add column car text',
      'alter table contact_submissions add column promised_at text',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep
