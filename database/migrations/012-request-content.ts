import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** What a request's key was sent with, as a keyed hash; null for requests that came before. */
export default {
  async up(db) {
    await sql`alter table contact_submissions add column content_hash text`.execute(db)
  },
} satisfies SchemaStep
