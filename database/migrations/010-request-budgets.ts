import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** Rate limits for new requests, shared by all processes. */
export default {
  async up(db) {
    await sql`create table request_budgets (
      name text not null primary key,
      full_at bigint not null
    )`.execute(db)
  },
} satisfies SchemaStep
