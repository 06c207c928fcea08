import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** Indexes for searches with many results and for lists of one service. */
export default {
  async up(db) {
    const statements = [
      'drop index request_words_request',
      // To look up whether a request has a word.
      'create index request_words_request on request_words (request_id, word)',
      `create index requests_by_service
        on contact_submissions (service_type, created_at, id, status, form_type, name_order)`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep
