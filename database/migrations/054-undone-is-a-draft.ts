import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/**
 * What an undone publication said is a draft again, marked so that it is ticked for nobody. Of what was set aside, the newest of
 * each path becomes such a draft; a draft that was saved since stays in its place. The history keeps the others.
 */
export default {
  stopFirst: 'the version before keeps what is undone in a table that is dropped',
  async up(db) {
    for (const statement of [
      'alter table content_drafts add column is_undone integer not null default 0',
      `insert into content_drafts (path, was, now, saved_by, saved_at, is_undone)
        select path, was, now, saved_by, saved_at, 1 from content_aside as aside
        where saved_at = (select max(saved_at) from content_aside where path = aside.path)
        on conflict do nothing`,
      'drop table content_aside',
    ])
      await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep
