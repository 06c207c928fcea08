import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/**
 * Since when a customer waits for a word of the garage: from their request on, and from each thing they do on its page; and since
 * when they were not told what the garage changed. An act is known by who made it, who may be a customer: by the id of the request, of which there is no user.
 */
export default {
  stopFirst: 'the version before stores requests without saying that their customers wait',
  async up(db) {
    for (const statement of [
      'alter table contact_submissions add column waiting_since text',
      'alter table contact_submissions add column untold_since text',
      `update contact_submissions set waiting_since = created_at
        where status in ('new', 'spam') and first_answered_at is null`,
      'drop index requests_unanswered',
      `create table acts_made (
        made_by text not null,
        id text not null,
        at text not null,
        version integer not null,
        primary key (made_by, id)
      )`,
      'insert into acts_made (made_by, id, at, version) select by_user, id, at, version from acts_done',
      'drop table acts_done',
      'create index acts_made_at on acts_made (at)',
    ])
      await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep
