import { type Kysely, sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'
import { nameOrder, searchWords } from '../search-words.ts'
import type { Tables } from '../tables.ts'

/** Staff work on requests: assignee, appointment, notes, and a history of all changes with their authors. */
export default {
  async up(db, engine) {
    const columns = [
      // The admin who answers it; null once that account is gone.
      'assignee text references "user" ("id") on delete set null',
      'appointment_at text',
      // Incremented by each change, so that a change based on a stale version is detected.
      'version integer not null default 1',
      'first_answered_at text',
      'read_at text',
      'spam_since text',
      `name_order text not null default ''`,
    ]
    for (const column of columns) {
      await sql.raw(`alter table contact_submissions add column ${column}`).execute(db)
    }
    // For prefix search: compared byte by byte, whatever the database's locale.
    await sql
      .raw(`create table request_words (
        word text ${engine === 'postgres' ? 'collate "C"' : ''} not null,
        request_id text not null references contact_submissions (id) on delete cascade,
        primary key (word, request_id)
      ) ${engine === 'sqlite' ? 'without rowid' : ''}`)
      .execute(db)
    await fillIn(db as Kysely<Tables>)

    const statements = [
      `create table request_history (
        id text not null primary key,
        request_id text not null references contact_submissions (id) on delete cascade,
        version integer not null,
        at text not null,
        by_user text references "user" ("id") on delete set null,
        by_name text not null,
        field text not null check (field in ('status', 'assignee', 'appointment', 'mail')),
        from_value text,
        to_value text
      )`,
      'create index request_history_request on request_history (request_id, version)',
      `create table request_notes (
        id text not null primary key,
        request_id text not null references contact_submissions (id) on delete cascade,
        at text not null,
        by_user text references "user" ("id") on delete set null,
        by_name text not null,
        text text not null
      )`,
      'create index request_notes_request on request_notes (request_id, at)',
      // Covering indexes: a list in any order and with any filter is read from one of them alone.
      'drop index contact_submissions_newest',
      'create index requests_newest on contact_submissions (created_at, id, status, form_type, service_type)',
      'create index requests_by_status on contact_submissions (status, created_at, id, form_type, service_type)',
      `create index requests_by_name
        on contact_submissions (name_order, created_at, id, status, form_type, service_type)`,
      'create index request_words_request on request_words (request_id)',
      `create index requests_unread on contact_submissions (created_at) where read_at is null and status <> 'spam'`,
      `create index requests_unanswered on contact_submissions (created_at, id, form_type, service_type)
        where first_answered_at is null and status = 'new'`,
      `create index requests_spam on contact_submissions (spam_since) where status = 'spam'`,
      'create index requests_assignee on contact_submissions (assignee) where assignee is not null',
      'create index request_history_by on request_history (by_user) where by_user is not null',
      'create index request_notes_by on request_notes (by_user) where by_user is not null',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep

const AT_ONCE = 500

/** Makes earlier requests searchable and sortable too. */
async function fillIn(db: Kysely<Tables>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('contact_submissions')
      .select(['id', 'created_at', 'status', 'reference', 'name', 'phone', 'email', 'plate'])
      .select(['vehicle_year', 'vehicle_make', 'vehicle_model'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const row of rows) {
      await db
        .updateTable('contact_submissions')
        .set({ name_order: nameOrder(row.name), spam_since: row.status === 'spam' ? row.created_at : null })
        .where('id', '=', row.id)
        .execute()
      const words = searchWords(row).map((word) => ({ word, request_id: row.id }))
      await db.insertInto('request_words').values(words).execute()
    }
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last.id
  }
}
