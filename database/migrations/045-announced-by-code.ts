import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

const triggers = [
  ['request_came', 'contact_submissions'],
  ['request_read', 'contact_submissions'],
  ['request_changed', 'contact_submissions'],
  ['request_gone', 'contact_submissions'],
  ['request_noted', 'request_notes'],
  ['request_mailed', 'outbox'],
] as const

/** The events of requests are written by the code that changes them (`app/jobs/announce.server.ts`) and no longer by triggers. */
export default {
  stopFirst: 'the version before relies on triggers to announce requests, which are dropped',
  async up(db, engine) {
    for (const [name, table] of triggers)
      await sql.raw(`drop trigger ${name}${engine === 'postgres' ? ` on ${table}` : ''}`).execute(db)
    if (engine === 'postgres')
      await sql.raw('drop function tell_request, tell_request_gone, tell_request_of').execute(db)
  },
} satisfies SchemaStep
