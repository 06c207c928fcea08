import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** The changes of the day before are no longer mailed: the days that were go, and the job. Mails that wait are still sent. */
export default {
  stopFirst: 'the version before records in a table that is dropped which days it mailed',
  async up(db) {
    for (const statement of ['drop table change_mails', `delete from jobs where kind = 'changes'`])
      await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep
