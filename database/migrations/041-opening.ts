import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/**
 * The set-up of ten screens gives way to the list of what the site says (`/admin/opening`), whose answers are changes like
 * all others. What a garage entered in the set-up and published stays, and counts as confirmed. Its site is in preparation
 * until it is opened from the list: until then every page shows what it showed before, with a line that says so.
 */
export default {
  async up(db) {
    await sql.raw('drop table set_up_steps').execute(db)
  },
} satisfies SchemaStep
