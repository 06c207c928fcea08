import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** Finds mails of accounts (without a request) without scanning the mails of a flood of requests. */
export default {
  async up(db) {
    await sql`create index outbox_due_account on outbox (state, due_at) where request_id is null`.execute(db)
  },
} satisfies SchemaStep
