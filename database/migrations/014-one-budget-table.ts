import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** Tries to sign in are counted where new requests are. Those of the last hour are forgotten, once. */
export default {
  async up(db) {
    await sql`alter table request_budgets rename to budgets`.execute(db)
    await sql`drop table auth_attempts`.execute(db)
  },
} satisfies SchemaStep
