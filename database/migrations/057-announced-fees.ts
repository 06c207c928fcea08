import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** With a request: the fee that its sender was told of, and that the customer is a company, whom the law on consumers does not protect. */
export default {
  async up(db) {
    for (const column of ['announced', 'company'])
      await sql.raw(`alter table contact_submissions add column ${column} text`).execute(db)
  },
} satisfies SchemaStep
