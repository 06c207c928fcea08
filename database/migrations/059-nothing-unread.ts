import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** Requests are not marked as read: what counts is whether they wait for the garage. No query used the index. */
export default {
  stopFirst: 'the version before marks requests as read',
  async up(db) {
    await sql`drop index requests_unread`.execute(db)
    await sql`drop index if exists requests_waiting`.execute(db)
    await sql`alter table contact_submissions drop column read_at`.execute(db)
  },
} satisfies SchemaStep
