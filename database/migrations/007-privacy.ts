import { createHash, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'
import type { Tables } from '../tables.ts'

/** The records that Law 25 requires, the anonymous rest of erased requests, and clicks per day. */
export default {
  async up(db, engine) {
    for (const statement of tables) await sql.raw(statement).execute(db)
    for (const statement of engine === 'sqlite' ? sqliteRules : postgresRules)
      await sql.raw(statement).execute(db)
    await fillIn(db as Kysely<Tables>)
  },
} satisfies SchemaStep

const tables = [
  // Belongs to the request it came with; stands alone once that is anonymised.
  `create table reminder_consents (
    id text not null primary key,
    request_id text references contact_submissions (id) on delete cascade,
    name text not null,
    email text not null,
    phone text not null,
    lang text not null check (lang in ('fr', 'en')),
    text text not null,
    text_version text not null,
    given_at text not null,
    withdrawn_at text,
    withdrawn_by text
  )`,
  'create index reminder_consents_request on reminder_consents (request_id) where request_id is not null',
  'create index reminder_consents_given on reminder_consents (given_at, id)',
  'create index reminder_consents_email on reminder_consents (lower(email))',
  'create index requests_by_email on contact_submissions (lower(email))',
  'create index outbox_to on outbox (lower(to_address))',

  `create table anonymous_requests (
    id text not null primary key,
    day text not null,
    form_type text not null check (form_type in ('contact', 'estimate')),
    service_type text not null,
    lang text not null check (lang in ('fr', 'en')),
    status text not null,
    answer_minutes integer
  )`,
  'create index anonymous_requests_day on anonymous_requests (day)',

  `create table erasures (
    id text not null primary key,
    at text not null,
    by_name text not null,
    method text not null check (method in ('anonymised', 'erased')),
    requests integer not null,
    notes integer not null,
    mails integer not null,
    consents integer not null,
    mentions integer not null,
    account integer not null check (account in (0, 1))
  )`,
  'create index erasures_at on erasures (at)',

  `create table privacy_incidents (
    id text not null primary key,
    created_at text not null,
    changed_at text not null,
    changed_by text not null,
    version integer not null,
    occurred text not null,
    known_on text not null,
    circumstances text not null,
    information text not null,
    people integer check (people >= 0),
    serious_risk text not null check (serious_risk in ('yes', 'no', 'unknown')),
    risk_reason text not null,
    steps text not null,
    commission_told_on text,
    people_told_on text,
    told text not null
  )`,
  'create index privacy_incidents_known on privacy_incidents (known_on, id)',

  `create table click_counts (
    day text not null,
    event text not null,
    placement text not null,
    count integer not null,
    primary key (day, event, placement)
  )`,
]

// Law 25: kept five years from the day the garage knew of it or recorded it, whichever is later.
const sqliteRules = [
  `create trigger incident_kept before delete on privacy_incidents
    when max(old.known_on, substr(old.created_at, 1, 10)) > date('now', '-5 years')
    begin select raise(abort, 'incident_kept'); end`,
]

const postgresRules = [
  `create function keep_incident() returns trigger language plpgsql as $$
  begin
    if greatest(old.known_on, substr(old.created_at, 1, 10))
      > to_char((now() at time zone 'utc') - interval '5 years', 'YYYY-MM-DD') then
      raise exception 'incident_kept';
    end if;
    return old;
  end $$`,
  `create trigger incident_kept before delete on privacy_incidents for each row
    execute function keep_incident()`,
]

/** Copies the consents given before this migration. */
async function fillIn(db: Kysely<Tables>): Promise<void> {
  const given = await db
    .selectFrom('contact_submissions')
    .select(['id', 'name', 'email', 'phone', 'lang', 'reminders_text', 'reminders_at'])
    .where('reminders_at', 'is not', null)
    .execute()
  for (const { id, reminders_text, reminders_at, ...person } of given) {
    const text = reminders_text ?? ''
    const version = createHash('sha256').update(text).digest('hex').slice(0, 8)
    await db
      .insertInto('reminder_consents')
      .values({
        id: randomUUID(),
        request_id: id,
        ...person,
        text,
        text_version: version,
        given_at: reminders_at ?? '',
        withdrawn_at: null,
        withdrawn_by: null,
      })
      .execute()
  }
}
