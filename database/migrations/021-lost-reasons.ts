import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'
import { openList } from './013-open-lists.ts'

/**
 * Why a request was lost. The reasons are a list that grows, and so are now the fields in a request's history: no check
 * constraint limits either.
 */
export default {
  async up(db, engine) {
    await openList(db, engine, { table: 'request_history', column: 'field', preset: '' })
    const statements = [
      'alter table contact_submissions add column lost_reason text',
      'alter table anonymous_requests add column lost_reason text',
      // Covering index for the counts of the overview.
      `create index requests_lost on contact_submissions (created_at, lost_reason) where lost_reason is not null`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep
