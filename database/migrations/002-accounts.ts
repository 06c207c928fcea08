import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/**
 * Accounts (tables as Better Auth 1.7 defines them), admins, and the first admin. Triggers enforce the rules for every program
 * that writes: the first admin is claimed once only, and the last admin cannot be removed.
 */
export default {
  async up(db, engine) {
    const statements =
      engine === 'sqlite'
        ? [...sqliteTables, ...shared, ...sqliteRules]
        : [...postgresTables, ...shared, ...postgresRules]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep

const sqliteTables = [
  `create table "user" ("id" text not null primary key, "name" text not null, "email" text not null unique, "emailVerified" integer not null, "image" text, "createdAt" date not null, "updatedAt" date not null)`,
  `create table "session" ("id" text not null primary key, "expiresAt" date not null, "token" text not null unique, "createdAt" date not null, "updatedAt" date not null, "ipAddress" text, "userAgent" text, "userId" text not null references "user" ("id") on delete cascade)`,
  `create table "account" ("id" text not null primary key, "accountId" text not null, "providerId" text not null, "userId" text not null references "user" ("id") on delete cascade, "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" date, "refreshTokenExpiresAt" date, "scope" text, "password" text, "createdAt" date not null, "updatedAt" date not null)`,
  `create table "verification" ("id" text not null primary key, "identifier" text not null, "value" text not null, "expiresAt" date not null, "createdAt" date not null, "updatedAt" date not null)`,
]

const postgresTables = [
  `create table "user" ("id" text not null primary key, "name" text not null, "email" text not null unique, "emailVerified" boolean not null, "image" text, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz default CURRENT_TIMESTAMP not null)`,
  `create table "session" ("id" text not null primary key, "expiresAt" timestamptz not null, "token" text not null unique, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz not null, "ipAddress" text, "userAgent" text, "userId" text not null references "user" ("id") on delete cascade)`,
  `create table "account" ("id" text not null primary key, "accountId" text not null, "providerId" text not null, "userId" text not null references "user" ("id") on delete cascade, "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" timestamptz, "refreshTokenExpiresAt" timestamptz, "scope" text, "password" text, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz not null)`,
  `create table "verification" ("id" text not null primary key, "identifier" text not null, "value" text not null, "expiresAt" timestamptz not null, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz default CURRENT_TIMESTAMP not null)`,
]

const shared = [
  'create index "session_userId_idx" on "session" ("userId")',
  'create index "account_userId_idx" on "account" ("userId")',
  'create index "verification_identifier_idx" on "verification" ("identifier")',
  `create table user_roles (
    user_id text not null references "user" ("id") on delete cascade,
    role text not null check (role in ('admin')),
    granted_at text not null,
    primary key (user_id, role)
  )`,
  // The claim: one row that stays, even if that person's account is erased later.
  'create table first_admin (id integer primary key check (id = 1), user_id text not null, claimed_at text not null)',
  // With a row here, only this address may claim.
  'create table first_admin_only (id integer primary key check (id = 1), email text not null)',
  // Attempts per address and per account, under names that reveal neither.
  `create table auth_attempts (
    name text not null primary key,
    count integer not null,
    window_ends bigint not null
  )`,
]

const sqliteNow = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`

const sqliteClaim = `
  insert into first_admin (id, user_id, claimed_at)
    select 1, new."id", ${sqliteNow}
    where not exists (select 1 from first_admin_only where email <> lower(new."email"))
    on conflict do nothing;
  insert into user_roles (user_id, role, granted_at)
    select new."id", 'admin', ${sqliteNow} where changes() = 1
    on conflict do nothing;`

const sqliteRules = [
  `create trigger first_admin_confirmed after update of "emailVerified" on "user"
    when new."emailVerified" and not old."emailVerified" begin ${sqliteClaim} end`,
  `create trigger first_admin_created after insert on "user" when new."emailVerified" begin ${sqliteClaim} end`,
  `create trigger first_admin_taken after insert on user_roles when new.role = 'admin' begin
    insert into first_admin (id, user_id, claimed_at) values (1, new.user_id, ${sqliteNow}) on conflict do nothing;
  end`,
  `create trigger last_admin before delete on user_roles
    when old.role = 'admin' and not exists (
      select 1 from user_roles where role = 'admin' and user_id <> old.user_id
    ) begin select raise(abort, 'last_admin'); end`,
]

const postgresNow = `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const postgresRules = [
  `create function claim_first_admin() returns trigger language plpgsql as $$
  begin
    insert into first_admin (id, user_id, claimed_at)
      select 1, new."id", ${postgresNow}
      where not exists (select 1 from first_admin_only where email <> lower(new."email"))
      on conflict do nothing;
    if found then
      insert into user_roles (user_id, role, granted_at) values (new."id", 'admin', ${postgresNow})
        on conflict do nothing;
    end if;
    return null;
  end $$`,
  `create trigger first_admin_confirmed after update of "emailVerified" on "user" for each row
    when (new."emailVerified" and not old."emailVerified") execute function claim_first_admin()`,
  `create trigger first_admin_created after insert on "user" for each row
    when (new."emailVerified") execute function claim_first_admin()`,
  `create function take_first_admin() returns trigger language plpgsql as $$
  begin
    insert into first_admin (id, user_id, claimed_at) values (1, new.user_id, ${postgresNow}) on conflict do nothing;
    return null;
  end $$`,
  `create trigger first_admin_taken after insert on user_roles for each row
    when (new.role = 'admin') execute function take_first_admin()`,
  // Two concurrent revocations would each still see the other's admin; the lock makes one wait for the other.
  `create function keep_last_admin() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtext('last_admin'));
    if not exists (select 1 from user_roles where role = 'admin' and user_id <> old.user_id) then
      raise exception 'last_admin';
    end if;
    return old;
  end $$`,
  `create trigger last_admin before delete on user_roles for each row
    when (old.role = 'admin') execute function keep_last_admin()`,
]
