import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'
import { openList } from './013-open-lists.ts'

/** Allows further languages in consents, statistics, push subscriptions and reply texts. */
export default {
  async up(db, engine) {
    for (const table of ['reminder_consents', 'anonymous_requests', 'push_subscriptions'])
      await openList(db, engine, { table, column: 'lang', preset: '' })
    // Here the language is part of the primary key, which SQLite cannot replace; no table references this one.
    for (const statement of replyTemplates) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep

const replyTemplates = [
  `create table reply_templates_open (
    name text not null check (name in ('greeting', 'details', 'time', 'ready')),
    lang text not null,
    text text not null,
    changed_at text not null,
    primary key (name, lang)
  )`,
  'insert into reply_templates_open select name, lang, text, changed_at from reply_templates',
  'drop table reply_templates',
  'alter table reply_templates_open rename to reply_templates',
]
