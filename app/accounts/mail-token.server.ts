import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** A token to send by mail, and its hash for the database: someone who reads the database cannot use it. */
export function newMailToken(): { token: string; hash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, hash: tokenHash(token) }
}

/** A token or id from a request if it is well-formed, undefined otherwise. */
export function tokenIn(given: string | null): string | undefined {
  return given !== null && /^[\w-]{1,64}$/.test(given) ? given : undefined
}

/** The hash under which a token is stored. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

const DAY = 24 * 60 * 60_000

export function daysFromNow(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString()
}

/** Open invitations to these addresses, and pending e-mail changes to them. */
export async function waitingAt(db: Kysely<Tables>, emails: readonly string[]) {
  // SQL does not accept an empty IN list.
  const addresses = ['', ...emails]
  const [invitations, email_changes] = await Promise.all([
    db
      .selectFrom('invitations')
      .select(['email', 'invited_at', 'expires_at'])
      .where('email', 'in', addresses)
      .execute(),
    db
      .selectFrom('email_changes')
      .select(['new_email', 'step', 'expires_at'])
      .where('new_email', 'in', addresses)
      .execute(),
  ])
  return { invitations, email_changes }
}

/** Deletes the invitations and e-mail changes to these addresses. */
export async function forgetAddressed(db: Kysely<Tables>, emails: readonly string[]): Promise<void> {
  if (!emails.length) return
  await db.deleteFrom('invitations').where('email', 'in', emails).execute()
  await db.deleteFrom('email_changes').where('new_email', 'in', emails).execute()
}
