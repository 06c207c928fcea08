import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** What a change of status replaced beside the status itself, as JSON, so that undoing it puts that back. */
export default {
  async up(db) {
    await sql.raw('alter table request_history add column replaced text').execute(db)
  },
} satisfies SchemaStep
