import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** The garage's changes to its own content: change sets, append-only, and drafts that are not published yet. */
export default {
  async up(db, engine) {
    const id =
      engine === 'sqlite'
        ? 'integer primary key autoincrement'
        : 'integer generated always as identity primary key'
    const statements = [
      `create table content_changes (
        id ${id},
        created_at text not null,
        by_name text not null,
        effective_at text not null,
        entries text not null,
        undoes integer references content_changes (id)
      )`,
      `create table content_drafts (
        path text primary key,
        was text not null,
        now text not null,
        saved_by text not null,
        saved_at text not null
      )`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep
