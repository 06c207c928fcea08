import { sql } from 'kysely'
import type { Engine } from '../connect.ts'
import type { SchemaStep } from '../migrate.ts'

/** The whole schema of the last release, under the name of its last step, which is what its databases have recorded. */
export default {
  async up(db, engine) {
    const statements = [...tables(types[engine]).split(';\n'), ...rules(engine)]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep

/** What the engines call differently. */
const types = {
  sqlite: {
    ...{ flag: 'integer', yes: '1', no: '0', date: 'date', dateNow: 'date', bytes: 'blob' },
    id: 'integer primary key autoincrement',
    eventId: 'integer primary key autoincrement',
    // A list that grows has no check. SQLite needed a default to take it away.
    listed: `text not null default ''`,
    bytewise: '',
    byKey: 'without rowid',
  },
  postgres: {
    ...{ flag: 'boolean', yes: 'true', no: 'false', date: 'timestamptz', bytes: 'bytea' },
    dateNow: 'timestamptz default current_timestamp',
    id: 'integer generated always as identity primary key',
    eventId: 'bigint generated always as identity primary key',
    listed: 'text not null',
    bytewise: 'collate "C"',
    byKey: '',
  },
}

const user = 'references "user" ("id") on delete'
const request = 'references contact_submissions (id) on delete cascade'

const tables = (type: typeof types.sqlite) => `
-- Accounts, as Better Auth 1.7 defines them.
create table "user" (
  "id" text not null primary key, "name" text not null, "email" text not null unique,
  "emailVerified" ${type.flag} not null, "image" text,
  "createdAt" ${type.dateNow} not null, "updatedAt" ${type.dateNow} not null,
  "twoFactorEnabled" ${type.flag} default ${type.no}, "lastUsedAt" text
);
create table "session" (
  "id" text not null primary key, "expiresAt" ${type.date} not null, "token" text not null unique,
  "createdAt" ${type.dateNow} not null, "updatedAt" ${type.date} not null, "ipAddress" text, "userAgent" text,
  "userId" text not null ${user} cascade,
  "assurance" text not null default 'aal1' check ("assurance" in ('aal1', 'aal2')), "lastUsedAt" text
);
create index "session_userId_idx" on "session" ("userId");
create table "account" (
  "id" text not null primary key, "accountId" text not null, "providerId" text not null,
  "userId" text not null ${user} cascade, "accessToken" text, "refreshToken" text, "idToken" text,
  "accessTokenExpiresAt" ${type.date}, "refreshTokenExpiresAt" ${type.date}, "scope" text, "password" text,
  "createdAt" ${type.dateNow} not null, "updatedAt" ${type.date} not null
);
create index "account_userId_idx" on "account" ("userId");
-- A provider's identity belongs to one account, even if several link it concurrently.
create unique index "account_identity" on "account" ("providerId", "accountId");
create table "verification" (
  "id" text not null primary key, "identifier" text not null, "value" text not null,
  "expiresAt" ${type.date} not null, "createdAt" ${type.dateNow} not null, "updatedAt" ${type.dateNow} not null
);
create index "verification_identifier_idx" on "verification" ("identifier");
create table "twoFactor" (
  "id" text not null primary key, "secret" text not null, "backupCodes" text not null,
  "userId" text not null unique ${user} cascade, "verified" ${type.flag} default ${type.yes},
  "failedVerificationCount" integer default 0, "lockedUntil" ${type.date}
);
create table "passkey" (
  "id" text not null primary key, "name" text, "publicKey" text not null,
  "userId" text not null ${user} cascade, "credentialID" text not null unique, "counter" integer not null,
  "deviceType" text not null, "backedUp" ${type.flag} not null, "transports" text, "createdAt" ${type.date},
  "aaguid" text
);
create index "passkey_userId_idx" on "passkey" ("userId");

-- Roles, and what may be used only once: an authenticator code, an invitation, a link of an e-mail change.
create table user_roles (
  user_id text not null ${user} cascade, role text not null check (role in ('admin')),
  granted_at text not null, primary key (user_id, role)
);
create table editors (user_id text primary key ${user} cascade, granted_at text not null);
-- The claim: one row that stays, even if that person's account is erased later.
create table first_admin (
  id integer primary key check (id = 1), user_id text not null, claimed_at text not null
);
-- With a row here, only this address may claim.
create table first_admin_only (id integer primary key check (id = 1), email text not null);
create table used_codes (
  user_id text not null ${user} cascade, code text not null, used_at bigint not null,
  primary key (user_id, code)
);
create table invitations (
  id text not null primary key, email text not null unique, token text not null unique,
  invited_by text not null ${user} cascade, invited_at text not null, expires_at text not null,
  role text not null default 'admin' check (role in ('admin', 'editor'))
);
create index invitations_by on invitations (invited_by);
-- First the old address agrees, then the new one confirms: each with its own token.
create table email_changes (
  user_id text not null primary key ${user} cascade, new_email text not null,
  step text not null check (step in ('agree', 'confirm')), token text not null unique, expires_at text not null
);
create table budgets (
  name text not null constraint request_budgets_pkey primary key, full_at bigint not null
);

-- Requests, and the work of the staff on them.
create table contact_submissions (
  id text primary key, created_at text not null, reference text not null unique,
  idempotency_key text not null unique, content_hash text,
  form_type text not null check (form_type in ('contact', 'estimate')),
  status text not null default 'new', spam_reason text, spam_since text, lost_reason text, lang ${type.listed},
  name text not null, name_order text not null default '', phone text not null, email text not null,
  vehicle_make text not null, vehicle_model text not null, vehicle_year text not null, plate text not null,
  service_type ${type.listed}, preferred_date text, message text not null, estimate text,
  reach_by text not null check (reach_by in ('any', 'phone', 'text', 'email')), reach_hours text not null,
  keeps_parts integer not null check (keeps_parts in (0, 1)), reminders_text text, reminders_at text,
  assignee text ${user} set null, appointment_at text, first_answered_at text, read_at text,
  -- Incremented by each change, so that a change based on a stale version is detected.
  version integer not null default 1
);
-- Covering indexes: a list in any order and with any filter is read from one of them alone.
create index requests_newest on contact_submissions (created_at, id, status, form_type, service_type);
create index requests_by_status on contact_submissions (status, created_at, id, form_type, service_type);
create index requests_by_name on contact_submissions
  (name_order, created_at, id, status, form_type, service_type);
create index requests_by_service on contact_submissions
  (service_type, created_at, id, status, form_type, name_order);
create index requests_unanswered on contact_submissions
  (status, created_at, id, form_type, service_type, first_answered_at) where first_answered_at is null;
create index requests_figures on contact_submissions
  (created_at, status, service_type, lang, first_answered_at);
create index requests_lost on contact_submissions (created_at, lost_reason) where lost_reason is not null;
create index requests_unread on contact_submissions (created_at) where read_at is null and status <> 'spam';
create index requests_spam on contact_submissions (spam_since) where status = 'spam';
create index requests_assignee on contact_submissions (assignee) where assignee is not null;
create index requests_by_email on contact_submissions (lower(email));
create index requests_appointments on contact_submissions
  (status, appointment_at) where appointment_at is not null;
create index requests_wished on contact_submissions
  (preferred_date) where status = 'contacted' and appointment_at is null;
-- For prefix search: compared byte by byte, whatever the database's locale.
create table request_words (
  word text ${type.bytewise} not null, request_id text not null ${request}, primary key (word, request_id)
) ${type.byKey};
create index request_words_request on request_words (request_id, word);
create table request_history (
  id text not null primary key, request_id text not null ${request}, version integer not null,
  at text not null, by_user text ${user} set null, by_name text not null, field ${type.listed},
  from_value text, to_value text, replaced text
);
create index request_history_request on request_history (request_id, version);
create index request_history_by on request_history (by_user) where by_user is not null;
create table request_notes (
  id text not null primary key, request_id text not null ${request}, at text not null,
  by_user text ${user} set null, by_name text not null, text text not null
);
create index request_notes_request on request_notes (request_id, at);
create index request_notes_by on request_notes (by_user) where by_user is not null;
create table acts_done (
  by_user text not null ${user} cascade, id text not null, at text not null, version integer not null,
  primary key (by_user, id)
);
create index acts_done_at on acts_done (at);
create table inbox_events (
  id ${type.eventId}, at text not null, kind text not null check (kind in ('new', 'changed', 'read')),
  request_id text not null
);
create index inbox_events_at on inbox_events (at);
create table reply_templates (
  name text not null
    constraint reply_templates_open_name_check check (name in ('greeting', 'details', 'time', 'ready')),
  lang text not null, text text not null, changed_at text not null,
  constraint reply_templates_open_pkey primary key (name, lang)
);
create table saved_filters (
  id text primary key, user_id text not null ${user} cascade, name text not null, address text not null,
  saved_at text not null, unique (user_id, name)
);

-- What waits to be sent: mails, and alerts of a device, which belongs to a session and is deleted with it.
create table outbox (
  id text primary key, created_at text not null, kind text not null, request_id text ${request},
  lang text not null, to_address text not null, reply_to_name text, reply_to_address text,
  subject text not null, html text not null, text text not null, link text, message_id text not null unique,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0, due_at text not null, leased_until text, lease text, sent_at text,
  last_error text
);
create index outbox_due on outbox (state, due_at);
create index outbox_due_account on outbox (state, due_at) where request_id is null;
create index outbox_request on outbox (request_id);
create index outbox_to on outbox (lower(to_address));
create table push_subscriptions (
  session_id text primary key references "session" ("id") on delete cascade,
  user_id text not null ${user} cascade, endpoint text not null unique, p256dh text not null,
  auth text not null, public_key text not null, lang ${type.listed}, since text not null
);
create table push_messages (
  session_id text not null references push_subscriptions (session_id) on delete cascade,
  request_id text not null ${request}, made_at text not null, due_at text not null,
  attempts integer not null default 0, leased_until text, primary key (session_id, request_id)
);
create index push_messages_due on push_messages (due_at);
create table push_quiet_hours (
  user_id text primary key ${user} cascade, quiet_from text not null, quiet_until text not null
);
create table push_detail (
  id integer primary key check (id = 1), says text not null check (says in ('service', 'name'))
);

-- What Law 25 requires, the anonymous rest of erased requests, and clicks per day.
-- A consent belongs to the request it came with; it stands alone once that is anonymised.
create table reminder_consents (
  id text not null primary key, request_id text ${request}, name text not null, email text not null,
  phone text not null, lang ${type.listed}, text text not null, text_version text not null,
  given_at text not null, withdrawn_at text, withdrawn_by text
);
create index reminder_consents_request on reminder_consents (request_id) where request_id is not null;
create index reminder_consents_given on reminder_consents (given_at, id);
create index reminder_consents_email on reminder_consents (lower(email));
create table anonymous_requests (
  id text not null primary key, day text not null,
  form_type text not null check (form_type in ('contact', 'estimate')), service_type text not null,
  lang ${type.listed}, status text not null, answer_minutes integer, lost_reason text
);
create index anonymous_requests_day on anonymous_requests (day);
create table erasures (
  id text not null primary key, at text not null, by_name text not null,
  method text not null check (method in ('anonymised', 'erased')),
  requests integer not null, notes integer not null, mails integer not null, consents integer not null,
  mentions integer not null, account integer not null check (account in (0, 1))
);
create index erasures_at on erasures (at);
create table privacy_incidents (
  id text not null primary key, created_at text not null, changed_at text not null, changed_by text not null,
  version integer not null, occurred text not null, known_on text not null, circumstances text not null,
  information text not null, people integer check (people >= 0),
  serious_risk text not null check (serious_risk in ('yes', 'no', 'unknown')), risk_reason text not null,
  steps text not null, commission_told_on text, people_told_on text, told text not null
);
create index privacy_incidents_known on privacy_incidents (known_on, id);
create table privacy_incident_changes (
  id text not null primary key,
  incident_id text not null references privacy_incidents (id) on delete cascade, version integer not null,
  at text not null, by_name text not null, field text not null, from_value text, to_value text
);
create index privacy_incident_changes_incident on privacy_incident_changes (incident_id, version);
create table retention_run (
  id integer not null primary key check (id = 1), at text not null, requests integer not null,
  consents integer not null, spam integer not null, incidents integer not null
);
create table click_counts (
  day text not null, event text not null, placement text not null, count integer not null,
  primary key (day, event, placement)
);

-- The garage's changes to its own content, drafts that are not published yet, and photographs by their hash.
create table content_changes (
  id ${type.id}, created_at text not null, by_name text not null, effective_at text not null,
  entries text not null, undoes integer references content_changes (id)
);
create table content_drafts (
  path text primary key, was text not null, now text not null, saved_by text not null, saved_at text not null
);
create table content_pictures (
  sha text primary key, bytes ${type.bytes} not null, type text not null, width integer not null,
  height integer not null, made_at text not null, made_by text not null
);
create table set_up_steps (step text primary key, done_at text not null, by_name text not null);
create table change_mails (day text primary key, written_at text not null)`

/**
 * For every program that writes: the first admin is claimed once only, the last one cannot be removed, an incident is kept five
 * years (Law 25) from the day the garage knew of it or recorded it; and requests, unless they are spam, are announced.
 */
function rules(engine: Engine): string[] {
  const isSqlite = engine === 'sqlite'
  const now = isSqlite
    ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
    : `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const first = 'insert into first_admin (id, user_id, claimed_at)'
  const claim = `${first} select 1, new."id", ${now}
    where not exists (select 1 from first_admin_only where email <> lower(new."email")) on conflict do nothing;`
  const take = `${first} values (1, new.user_id, ${now}) on conflict do nothing;`
  const grant = 'insert into user_roles (user_id, role, granted_at)'
  const isLast = `not exists (select 1 from user_roles where role = 'admin' and user_id <> old.user_id)`
  const event = (kind: string, request: string) =>
    `insert into inbox_events (at, kind, request_id) values (${now}, ${kind}, ${request});`
  const push = (devices: string) => `insert into push_messages (session_id, request_id, made_at, due_at)
    select session_id, new.request_id, new.at, new.at from push_subscriptions where true ${devices}
    on conflict do nothing;`

  const functions = {
    claim_first_admin: `${claim}
      if found then ${grant} values (new."id", 'admin', ${now}) on conflict do nothing; end if; return null;`,
    take_first_admin: `${take} return null;`,
    // Two concurrent revocations would each still see the other's admin; the lock makes one wait for the other.
    keep_last_admin: `perform pg_advisory_xact_lock(hashtext('last_admin'));
      if ${isLast} then raise exception 'last_admin'; end if; return old;`,
    keep_incident: `if greatest(old.known_on, substr(old.created_at, 1, 10))
        > to_char((now() at time zone 'utc') - interval '5 years', 'YYYY-MM-DD') then
      raise exception 'incident_kept'; end if; return old;`,
    tell_request: `${event('tg_argv[0]', 'new.id')} return null;`,
    tell_request_gone: `${event('tg_argv[0]', 'old.id')} return null;`,
    tell_request_of: `${event('tg_argv[0]', 'new.request_id')} return null;`,
    // Skips a device that is being signed out: its row, about to be deleted, must not make the request fail.
    push_request: `${push('for key share skip locked')} return null;`,
  }
  /** SQLite has in the trigger what Postgres has in a function. */
  const does = (sqlite: string, postgres: string) =>
    isSqlite ? `begin ${sqlite} end` : `execute function ${postgres}`
  const claims = does(
    `${claim} ${grant} select new."id", 'admin', ${now} where changes() = 1 on conflict do nothing;`,
    'claim_first_admin()',
  )
  const tells = (kind: string, request: string, name: string) =>
    does(event(`'${kind}'`, request), `${name}('${kind}')`)
  const isKept = `when (max(old.known_on, substr(old.created_at, 1, 10)) > date('now', '-5 years'))`
  return [
    ...Object.entries(isSqlite ? {} : functions).map(
      ([name, body]) =>
        `create function ${name}() returns trigger language plpgsql as $$ begin ${body} end $$`,
    ),
    `create trigger first_admin_confirmed after update of "emailVerified" on "user" for each row
      when (new."emailVerified" and not old."emailVerified") ${claims}`,
    `create trigger first_admin_created after insert on "user" for each row when (new."emailVerified") ${claims}`,
    `create trigger first_admin_taken after insert on user_roles for each row
      when (new.role = 'admin') ${does(take, 'take_first_admin()')}`,
    `create trigger last_admin before delete on user_roles for each row
      when (old.role = 'admin' ${isSqlite ? `and ${isLast}` : ''})
      ${does(`select raise(abort, 'last_admin');`, 'keep_last_admin()')}`,
    `create trigger incident_kept before delete on privacy_incidents for each row ${isSqlite ? isKept : ''}
      ${does(`select raise(abort, 'incident_kept');`, 'keep_incident()')}`,
    `create trigger request_came after insert on contact_submissions for each row
      when (new.status <> 'spam') ${tells('new', 'new.id', 'tell_request')}`,
    `create trigger request_read after update of read_at on contact_submissions for each row
      when (old.read_at is distinct from new.read_at) ${tells('read', 'new.id', 'tell_request')}`,
    `create trigger request_changed after update of version, name on contact_submissions for each row
      when (old.version <> new.version or old.name <> new.name) ${tells('changed', 'new.id', 'tell_request')}`,
    `create trigger request_gone after delete on contact_submissions for each row
      when (old.status <> 'spam') ${tells('changed', 'old.id', 'tell_request_gone')}`,
    `create trigger request_noted after insert on request_notes for each row
      ${tells('changed', 'new.request_id', 'tell_request_of')}`,
    `create trigger request_mailed after update of state on outbox for each row
      when (new.request_id is not null and old.state <> new.state)
      ${tells('changed', 'new.request_id', 'tell_request_of')}`,
    `create trigger request_pushed after insert on inbox_events for each row
      when (new.kind = 'new') ${does(push(''), 'push_request()')}`,
  ]
}
