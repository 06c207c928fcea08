import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** Keyed hash of the content sent with an idempotency key; null for older requests. */
export default {
  async up(db) {
    await sql`alter table contact_submissions add column content_hash text`.execute(db)
  },
} satisfies SchemaStep
