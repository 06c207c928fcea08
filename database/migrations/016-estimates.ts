import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** The estimate a request came with, as its sender saw it; null without one. */
export default {
  async up(db) {
    await sql`alter table contact_submissions add column estimate text`.execute(db)
  },
} satisfies SchemaStep
