import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** Acts of staff on requests that were already applied: a device that got no response sends them again. */
export default {
  async up(db) {
    const statements = [
      `create table acts_done (
        by_user text not null references "user" ("id") on delete cascade,
        id text not null,
        at text not null,
        version integer not null,
        primary key (by_user, id)
      )`,
      'create index acts_done_at on acts_done (at)',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep
