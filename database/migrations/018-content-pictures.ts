import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** The garage's own photographs, keyed by a hash of their bytes, so that each is stored once. */
export default {
  async up(db, engine) {
    const bytes = engine === 'sqlite' ? 'blob' : 'bytea'
    await sql
      .raw(
        `create table content_pictures (
          sha text primary key,
          bytes ${bytes} not null,
          type text not null,
          width integer not null,
          height integer not null,
          made_at text not null,
          made_by text not null
        )`,
      )
      .execute(db)
  },
} satisfies SchemaStep
