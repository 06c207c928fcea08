import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** The filters that people had saved are dropped: a browser's bookmark of the list does the same. */
export default {
  stopFirst: 'the version before reads the saved filters at each look at the inbox, which are dropped',
  async up(db) {
    await sql.raw('drop table saved_filters').execute(db)
  },
} satisfies SchemaStep
