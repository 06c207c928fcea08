import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/**
 * Second factors, passkeys and identities (tables as Better Auth 1.7 defines them), invitations, and e-mail changes. Unique
 * keys guard what may be used only once: an authenticator code, an invitation, an identity.
 */
export default {
  async up(db, engine) {
    const [flag, yes, no, date] =
      engine === 'sqlite' ? ['integer', '1', '0', 'date'] : ['boolean', 'true', 'false', 'timestamptz']
    const statements = [
      `alter table "user" add column "twoFactorEnabled" ${flag} default ${no}`,
      `alter table "user" add column "lastUsedAt" text`,
      `alter table "session" add column "assurance" text not null default 'aal1' check ("assurance" in ('aal1', 'aal2'))`,
      `alter table "session" add column "lastUsedAt" text`,
      `create table "twoFactor" (
        "id" text not null primary key,
        "secret" text not null,
        "backupCodes" text not null,
        "userId" text not null unique references "user" ("id") on delete cascade,
        "verified" ${flag} default ${yes},
        "failedVerificationCount" integer default 0,
        "lockedUntil" ${date}
      )`,
      `create table "passkey" (
        "id" text not null primary key,
        "name" text,
        "publicKey" text not null,
        "userId" text not null references "user" ("id") on delete cascade,
        "credentialID" text not null unique,
        "counter" integer not null,
        "deviceType" text not null,
        "backedUp" ${flag} not null,
        "transports" text,
        "createdAt" ${date},
        "aaguid" text
      )`,
      'create index "passkey_userId_idx" on "passkey" ("userId")',
      // A provider's identity belongs to one account, even if several link it concurrently.
      'create unique index "account_identity" on "account" ("providerId", "accountId")',
      // Authenticator codes already tried, until they expire.
      `create table used_codes (
        user_id text not null references "user" ("id") on delete cascade,
        code text not null,
        used_at bigint not null,
        primary key (user_id, code)
      )`,
      `create table invitations (
        id text not null primary key,
        email text not null unique,
        token text not null unique,
        invited_by text not null references "user" ("id") on delete cascade,
        invited_at text not null,
        expires_at text not null
      )`,
      'create index invitations_by on invitations (invited_by)',
      // First the old address agrees, then the new one confirms: each with its own token.
      `create table email_changes (
        user_id text not null primary key references "user" ("id") on delete cascade,
        new_email text not null,
        step text not null check (step in ('agree', 'confirm')),
        token text not null unique,
        expires_at text not null
      )`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep
