import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/**
 * Push subscriptions of staff devices, and messages that wait to be sent to them. A subscription belongs to a session and is
 * deleted with it, whatever ends that: sign-out, loss of a role, removal of a person.
 */
export default {
  async up(db, engine) {
    const statements = [
      `create table push_subscriptions (
        session_id text primary key references "session" ("id") on delete cascade,
        user_id text not null references "user" ("id") on delete cascade,
        endpoint text not null unique,
        p256dh text not null,
        auth text not null,
        public_key text not null,
        lang text not null check (lang in ('fr', 'en')),
        since text not null
      )`,
      `create table push_messages (
        session_id text not null references push_subscriptions (session_id) on delete cascade,
        request_id text not null references contact_submissions (id) on delete cascade,
        made_at text not null,
        due_at text not null,
        attempts integer not null default 0,
        leased_until text,
        primary key (session_id, request_id)
      )`,
      'create index push_messages_due on push_messages (due_at)',
      // Times of the day as HH:MM, in the garage's time zone.
      `create table push_quiet_hours (
        user_id text primary key references "user" ("id") on delete cascade,
        quiet_from text not null,
        quiet_until text not null
      )`,
      // Without a row, a message says nothing about the request.
      `create table push_detail (
        id integer primary key check (id = 1),
        says text not null check (says in ('service', 'name'))
      )`,
      ...(engine === 'sqlite' ? sqliteRules : postgresRules),
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep

/** Queues a message for every device, in the transaction that announces a new request (`008-live-inbox.ts`). */
const leave = (devices: string) => `insert into push_messages (session_id, request_id, made_at, due_at)
  select session_id, new.request_id, new.at, new.at from push_subscriptions where true ${devices}
  on conflict do nothing`

const sqliteRules = [
  `create trigger request_pushed after insert on inbox_events when new.kind = 'new' begin ${leave('')}; end`,
]

// Skips a device that is being signed out: its row, about to be deleted, must not make the request fail.
const postgresRules = [
  `create function push_request() returns trigger language plpgsql as $$
  begin
    ${leave('for key share skip locked')};
    return null;
  end $$`,
  `create trigger request_pushed after insert on inbox_events for each row
    when (new.kind = 'new') execute function push_request()`,
]
