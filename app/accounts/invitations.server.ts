import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isAtLeast, type Role } from '#database/rows/role.ts'
import type { Tables } from '#database/tables.ts'
import { daysFromNow, newMailToken, tokenHash } from './mail-token.server.ts'
import { giveRole, roleOf } from './roles.server.ts'

export const INVITATION_DAYS = 7

/** Stores an invitation, replacing an earlier one to that address. @returns the token for the mail. */
export async function invite(
  db: Kysely<Tables>,
  { email, invitedBy, role }: { email: string; invitedBy: string; role: Role },
): Promise<string> {
  const { token, hash } = newMailToken()
  const invitation = {
    token: hash,
    role,
    invited_by: invitedBy,
    invited_at: new Date().toISOString(),
    expires_at: daysFromNow(INVITATION_DAYS),
  }
  await db
    .insertInto('invitations')
    .values({ id: randomUUID(), email: email.toLowerCase(), ...invitation })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(invitation))
    .execute()
  return token
}

/** Invitations that nobody has accepted yet, newest first. */
export async function waitingInvitations(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('user', 'user.id', 'invitations.invited_by')
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.role',
      'invitations.expires_at',
      'user.email as by',
    ])
    .orderBy('invited_at', 'desc')
    .execute()
  const now = new Date()
  return rows.map(({ id, email, role, by, expires_at }) => {
    const expiresAt = new Date(expires_at)
    return { id, email, role, by, expiresAt, expired: expiresAt <= now }
  })
}

export type WaitingInvitation = Awaited<ReturnType<typeof waitingInvitations>>[number]

/** @returns the address it was for, or undefined if there is none any more. */
export async function withdrawInvitation(db: Kysely<Tables>, id: string): Promise<string | undefined> {
  const row = await db.deleteFrom('invitations').where('id', '=', id).returning('email').executeTakeFirst()
  return row?.email
}

/** The address an invitation's token was sent to, while the token is valid. */
export async function invitedEmail(db: Kysely<Tables>, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('invitations')
    .select('email')
    .where('token', '=', tokenHash(token))
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
  return row?.email
}

/**
 * Accepts an invitation, once: whoever deletes it gives the account its role. An account that its owner never confirmed, or
 * that does not exist, gets this password instead of any other and is confirmed, because the link came by mail.
 * @returns whether it was still valid; if not, nothing was changed.
 */
export async function acceptInvitation(db: Kysely<Tables>, token: string, passwordHash?: string) {
  return db.transaction().execute(async (trx) => {
    const taken = await trx
      .deleteFrom('invitations')
      .where('token', '=', tokenHash(token))
      .where('expires_at', '>', new Date().toISOString())
      .returning(['email', 'role'])
      .executeTakeFirst()
    if (!taken) return false
    if (passwordHash !== undefined) await setFirstPassword(trx, taken.email, passwordHash)
    const { id } = await trx
      .selectFrom('user')
      .select('id')
      .where('email', '=', taken.email)
      .where('emailVerified', '=', true)
      .executeTakeFirstOrThrow()
    // Who was given more meanwhile keeps it.
    if (!isAtLeast(await roleOf(trx, id), taken.role)) await giveRole(trx, id, taken.role)
    return true
  })
}

/** Does nothing to an account that was confirmed in the meantime. */
async function setFirstPassword(db: Kysely<Tables>, email: string, password: string): Promise<void> {
  const createdAt = new Date().toISOString()
  const dates = { createdAt, updatedAt: createdAt }
  await db
    .insertInto('user')
    .values({ id: randomUUID(), name: '', email, emailVerified: false, ...dates })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  // The update also holds the row, so that no confirmation comes in between.
  const user = await db
    .updateTable('user')
    .set({ emailVerified: true })
    .where('email', '=', email)
    .where('emailVerified', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (!user) return
  await db
    .insertInto('account')
    .values({
      id: randomUUID(),
      accountId: user.id,
      providerId: 'credential',
      userId: user.id,
      password,
      ...dates,
    })
    .onConflict((conflict) =>
      conflict.columns(['providerId', 'accountId']).doUpdateSet({ password, updatedAt: createdAt }),
    )
    .execute()
  await db.deleteFrom('session').where('userId', '=', user.id).execute()
}
