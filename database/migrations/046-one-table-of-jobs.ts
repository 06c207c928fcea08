import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/**
 * One table for everything that waits to be done: mails, alerts, what is due again and again. The mails of the outbox, sent or
 * not, and the alerts that wait move there with their attempts and leases, so that none is lost and none is taken twice.
 */
export default {
  stopFirst: 'the version before leaves mails and alerts in tables of their own, which are dropped',
  async up(db, engine) {
    for (const statement of [
      table,
      'create index jobs_due on jobs (kind, state, due_at)',
      'create index jobs_due_first on jobs (kind, state, due_at) where request_id is null',
      'create index jobs_request on jobs (request_id)',
      'create index jobs_to on jobs (lower(to_address))',
      `insert into jobs (kind, mail, ${moved}) select 'mail', kind, ${moved} from outbox`,
      `insert into jobs (id, kind, session_id, request_id, created_at, due_at, attempts, leased_until)
        select 'alert ' || session_id || ' ' || request_id, 'alert', session_id, request_id, made_at, due_at, attempts, leased_until
        from push_messages`,
      `drop trigger request_pushed${engine === 'postgres' ? ' on inbox_events' : ''}`,
      ...(engine === 'postgres' ? ['drop function push_request'] : []),
      'drop table push_messages',
      'drop table outbox',
    ])
      await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep

/** The columns that mails keep. */
const moved = `id, request_id, created_at, lang, to_address, reply_to_name, reply_to_address, subject, html, text, link, message_id,
  state, attempts, due_at, leased_until, lease, sent_at, last_error`

const table = `create table jobs (
  id text primary key,
  kind text not null,
  created_at text not null,
  request_id text references contact_submissions (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  due_at text not null,
  attempts integer not null default 0,
  leased_until text,
  lease text,
  sent_at text,
  last_error text,
  session_id text,
  mail text not null default '',
  lang text not null default 'fr',
  to_address text not null default '',
  reply_to_name text,
  reply_to_address text,
  subject text not null default '',
  html text not null default '',
  text text not null default '',
  link text,
  message_id text unique
)`
