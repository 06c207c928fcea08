import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** The values that a status change replaced besides the status, as JSON, so that undoing it restores them. */
export default {
  async up(db) {
    await sql.raw('alter table request_history add column replaced text').execute(db)
  },
} satisfies SchemaStep
