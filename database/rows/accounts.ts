import type { ColumnType } from 'kysely'
import type { Role } from './role.ts'

/** Better Auth keeps its own dates: text on SQLite, a timestamp on Postgres. */
type AuthDate = ColumnType<Date | string, string, string>

/** Someone who may sign in, as Better Auth keeps them; `email` is in lower case. */
export type User = {
  id: string
  name: string
  email: string
  /** 0 and 1 on SQLite. */
  emailVerified: ColumnType<boolean | 0 | 1, boolean, boolean>
  image: string | null
  /** Whether signing in asks for a second step. */
  twoFactorEnabled: ColumnType<boolean | 0 | 1 | null, never, boolean>
  /** Last activity, to the minute. */
  lastUsedAt: string | null
  createdAt: AuthDate
  updatedAt: AuthDate
}

/** A sign-in method: `credential` with the hash of a password, or an identity at a provider. */
export type Account = {
  id: string
  accountId: string
  providerId: string
  userId: string
  password: string | null
  createdAt: AuthDate
  updatedAt: AuthDate
}

export type Session = {
  id: string
  token: string
  userId: string
  ipAddress: string | null
  userAgent: string | null
  /** aal2 once a second factor was given. */
  assurance: 'aal1' | 'aal2'
  lastUsedAt: string | null
  expiresAt: AuthDate
  createdAt: AuthDate
  updatedAt: AuthDate
}

/** A token sent by mail that proves its reader has the mailbox; `value` says for which user. */
export type Verification = {
  id: string
  identifier: string
  value: string
  expiresAt: AuthDate
  createdAt: AuthDate
  updatedAt: AuthDate
}

export type UserRole = { user_id: string; role: Role; granted_at: string }

export type Passkey = {
  id: string
  name: string | null
  userId: string
  deviceType: string
  aaguid: string | null
  createdAt: AuthDate
}

/** An invitation by mail to a role; only the token's hash is stored. Deleted once accepted or withdrawn. */
export type Invitation = {
  id: string
  email: string
  role: Role
  token: string
  invited_by: string
  invited_at: string
  expires_at: string
}

/** A pending e-mail change: at `agree` the old address is asked, at `confirm` the new one. */
export type EmailChange = {
  user_id: string
  new_email: string
  step: 'agree' | 'confirm'
  token: string
  expires_at: string
}
