import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** Counts sign-in attempts in the same table as new requests. The attempts counted so far are dropped, this once. */
export default {
  async up(db) {
    await sql`alter table request_budgets rename to budgets`.execute(db)
    await sql`drop table auth_attempts`.execute(db)
  },
} satisfies SchemaStep
