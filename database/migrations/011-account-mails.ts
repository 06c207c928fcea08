import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** Mails that belong to no request are found without reading those of a flood of requests. */
export default {
  async up(db) {
    await sql`create index outbox_due_account on outbox (state, due_at) where request_id is null`.execute(db)
  },
} satisfies SchemaStep
