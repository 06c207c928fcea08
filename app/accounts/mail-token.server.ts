import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** A token to send by mail, and its hash for the database: whoever reads the database cannot use it. */
export function newMailToken(): { token: string; hash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, hash: tokenHash(token) }
}

/** A token or an id that came back, where it has the shape of one; anything else is as if it were not there. */
export function tokenIn(given: string | null): string | undefined {
  return given !== null && /^[\w-]{1,64}$/.test(given) ? given : undefined
}

/** The hash of a token that came back, to look it up. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

const DAY = 24 * 60 * 60_000

export function daysFromNow(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString()
}

/** What waits for someone at these addresses: an invitation, or the change of an account's e-mail to one of them. */
export async function waitingAt(db: Kysely<Tables>, emails: readonly string[]) {
  // No engine takes a list of nothing.
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

/** Forgets what waits there. */
export async function forgetAddressed(db: Kysely<Tables>, emails: readonly string[]): Promise<void> {
  if (!emails.length) return
  await db.deleteFrom('invitations').where('email', 'in', emails).execute()
  await db.deleteFrom('email_changes').where('new_email', 'in', emails).execute()
}
