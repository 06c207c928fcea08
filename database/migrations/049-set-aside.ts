import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** What undone publications said: apart from the drafts, so that no publication says it again by itself. */
export default {
  async up(db) {
    await sql`create table content_aside (
      path text not null,
      was text not null,
      now text not null,
      saved_by text not null,
      saved_at text not null,
      primary key (path, saved_at)
    )`.execute(db)
  },
} satisfies SchemaStep
