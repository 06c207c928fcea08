import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/**
 * Events of requests, written by triggers so that every process sees them, whichever program made the change; and the garage's
 * own reply texts.
 */
export default {
  async up(db, engine) {
    const statements =
      engine === 'sqlite' ? [...shared(sqliteId), ...sqliteRules] : [...shared(postgresId), ...postgresRules]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep

const sqliteId = 'id integer primary key autoincrement'
const postgresId = 'id bigint generated always as identity primary key'

const shared = (id: string) => [
  // No personal data. Rows are kept for an hour, for processes that poll late.
  `create table inbox_events (
    ${id},
    at text not null,
    kind text not null check (kind in ('new', 'changed', 'read')),
    request_id text not null
  )`,
  'create index inbox_events_at on inbox_events (at)',
  `create table reply_templates (
    name text not null check (name in ('greeting', 'details', 'time', 'ready')),
    lang text not null check (lang in ('fr', 'en')),
    text text not null,
    changed_at text not null,
    primary key (name, lang)
  )`,
]

/** When the triggers write an event. Spam is not announced. */
const cameWhen = `new.status <> 'spam'`
const goneWhen = `old.status <> 'spam'`
const mailWhen = 'new.request_id is not null and old.state <> new.state'
const changedWhen = 'old.version <> new.version or old.name <> new.name'

const sqliteNow = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`

const insertEvent = (kind: string, request: string) =>
  `begin insert into inbox_events (at, kind, request_id) values (${sqliteNow}, '${kind}', ${request}); end`

const sqliteRules = [
  `create trigger request_came after insert on contact_submissions when ${cameWhen} ${insertEvent('new', 'new.id')}`,
  `create trigger request_read after update of read_at on contact_submissions
    when old.read_at is not new.read_at ${insertEvent('read', 'new.id')}`,
  `create trigger request_changed after update of version, name on contact_submissions
    when ${changedWhen} ${insertEvent('changed', 'new.id')}`,
  `create trigger request_gone after delete on contact_submissions when ${goneWhen} ${insertEvent('changed', 'old.id')}`,
  `create trigger request_noted after insert on request_notes ${insertEvent('changed', 'new.request_id')}`,
  `create trigger request_mailed after update of state on outbox when ${mailWhen} ${insertEvent('changed', 'new.request_id')}`,
]

const postgresNow = `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const tellFunction = (name: string, request: string) =>
  `create function ${name}() returns trigger language plpgsql as $$
  begin
    insert into inbox_events (at, kind, request_id) values (${postgresNow}, tg_argv[0], ${request});
    return null;
  end $$`

const postgresRules = [
  tellFunction('tell_request', 'new.id'),
  tellFunction('tell_request_gone', 'old.id'),
  tellFunction('tell_request_of', 'new.request_id'),
  `create trigger request_came after insert on contact_submissions for each row
    when (${cameWhen}) execute function tell_request('new')`,
  `create trigger request_read after update of read_at on contact_submissions for each row
    when (old.read_at is distinct from new.read_at) execute function tell_request('read')`,
  `create trigger request_changed after update of version, name on contact_submissions for each row
    when (${changedWhen}) execute function tell_request('changed')`,
  `create trigger request_gone after delete on contact_submissions for each row
    when (${goneWhen}) execute function tell_request_gone('changed')`,
  `create trigger request_noted after insert on request_notes for each row
    execute function tell_request_of('changed')`,
  `create trigger request_mailed after update of state on outbox for each row
    when (${mailWhen}) execute function tell_request_of('changed')`,
]
