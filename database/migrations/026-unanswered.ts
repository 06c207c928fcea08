import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/**
 * Who waits for an answer is counted from the index alone. The one before named the status in its condition: SQLite, asked with a
 * parameter, did not see that it held them, and read every new request from the table.
 */
export default {
  async up(db) {
    const statements = [
      'drop index requests_unanswered',
      `create index requests_unanswered
        on contact_submissions (status, created_at, id, form_type, service_type, first_answered_at)
        where first_answered_at is null`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep
