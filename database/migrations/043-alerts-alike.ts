import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/**
 * Every alert says the service and until when the answer is due, at any hour: phones have a "do not disturb" of their own. The
 * quiet hours that people had set, and how much alerts were to say, are dropped.
 */
export default {
  stopFirst: 'the version before reads the quiet hours of alerts, which are dropped',
  async up(db) {
    await sql.raw('drop table push_quiet_hours').execute(db)
    await sql.raw('drop table push_detail').execute(db)
  },
} satisfies SchemaStep
