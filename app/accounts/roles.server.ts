import type { Kysely, Transaction } from 'kysely'
import { isAtLeast, type Role } from '#database/rows/role.ts'
import type { Tables } from '#database/tables.ts'

/** Limits who may become the first admin, or lifts the limit; a confirmed account that waited for it becomes admin now. */
export async function settleFirstAdmin(db: Kysely<Tables>, onlyEmail: string | undefined): Promise<void> {
  const email = onlyEmail?.toLowerCase()
  const known = await db.selectFrom('first_admin_only').select('email').executeTakeFirst()
  // Nothing is written then: a full disk keeps no site from starting.
  if (known?.email === email) return
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('first_admin_only').execute()
    if (!email) return
    await trx.insertInto('first_admin_only').values({ id: 1, email }).execute()
    const claimed = await trx.selectFrom('first_admin').select('id').executeTakeFirst()
    const waiting = await trx
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .where('emailVerified', '=', true)
      .executeTakeFirst()
    if (waiting && !claimed) await giveRole(trx, waiting.id, 'admin')
  })
}

/** Every account with its role. */
const withRoles = (db: Kysely<Tables>) =>
  db
    .selectFrom('user')
    .leftJoin('user_roles', 'user_roles.user_id', 'user.id')
    .select(['user.id', 'user.email', 'user.emailVerified', 'user_roles.role'])

const accountOf = (db: Kysely<Tables>, email: string) =>
  withRoles(db).where('user.email', '=', email.toLowerCase()).executeTakeFirst()

export const userIdOf = async (db: Kysely<Tables>, email: string): Promise<string | undefined> =>
  (await accountOf(db, email))?.id

/** The role of an account; undefined without one. */
export async function roleOf(db: Kysely<Tables>, userId: string): Promise<Role | undefined> {
  return (await withRoles(db).where('user.id', '=', userId).executeTakeFirst())?.role ?? undefined
}

export type Changed = 'done' | 'unchanged' | 'unknown' | 'last-admin'

/** Makes the account with this e-mail an admin. */
export async function grantAdmin(db: Kysely<Tables>, email: string): Promise<Changed> {
  const id = await userIdOf(db, email)
  if (!id) return 'unknown'
  return db.transaction().execute(async (trx) => ((await giveRole(trx, id, 'admin')) ? 'done' : 'unchanged'))
}

/**
 * Gives someone with a confirmed address a role, and takes the one they had. An admin stays admin: that role must be revoked
 * first. Who may do less than before is signed out everywhere, so that their devices keep no request.
 */
export async function grantRole(db: Kysely<Tables>, email: string, role: Role) {
  const person = await accountOf(db, email)
  if (!person) return 'unknown'
  if (!person.emailVerified) return 'unconfirmed'
  const { id } = person
  return db.transaction().execute(async (trx) => {
    const had = await roleOf(trx, id)
    if (had === role) return 'unchanged'
    if (had === 'admin') return 'admin'
    if (isAtLeast(had, role)) await endAccess(trx, id, email)
    await giveRole(trx, id, role)
    return 'done'
  })
}

/** Gives an account the role in place of the one it had; an admin's stays. @returns whether it is new */
export async function giveRole(trx: Transaction<Tables>, userId: string, role: Role): Promise<boolean> {
  // Deleted and inserted: a trigger watches for the row of an admin.
  await trx
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('role', 'not in', ['admin', role])
    .execute()
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('user_roles')
    .values({ user_id: userId, role, granted_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * Ends someone's sessions, and the invitations that would let them in again; also those they sent, because they may no longer
 * invite.
 */
async function endAccess(db: Kysely<Tables>, id: string, email: string): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where((row) => row.or([row('email', '=', email.toLowerCase()), row('invited_by', '=', id)]))
    .execute()
  await db.deleteFrom('session').where('userId', '=', id).execute()
}

/** Removes any role, withdraws invitations, and ends the person's sessions; a trigger refuses to remove the last admin. */
export async function revokeRole(db: Kysely<Tables>, email: string): Promise<Changed> {
  const id = await userIdOf(db, email)
  if (!id) return 'unknown'
  try {
    return await db.transaction().execute(async (trx) => {
      // First, so that an invitation being accepted right now gives its role before roles are removed.
      await endAccess(trx, id, email)
      const { numDeletedRows } = await trx
        .deleteFrom('user_roles')
        .where('user_id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n ? 'done' : 'unchanged'
    })
  } catch (error) {
    if (error instanceof Error && error.message.includes('last_admin')) return 'last-admin'
    throw error
  }
}

/** Everyone with an account, sorted by e-mail. */
export async function listPeople(db: Kysely<Tables>) {
  const rows = await withRoles(db)
    .select(['user.twoFactorEnabled', 'user.lastUsedAt'])
    .orderBy('user.email')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    confirmed: Boolean(row.emailVerified),
    role: row.role ?? undefined,
    secondFactor: Boolean(row.twoFactorEnabled),
    lastUsedAt: row.lastUsedAt ? new Date(row.lastUsedAt) : undefined,
  }))
}

export type Person = Awaited<ReturnType<typeof listPeople>>[number]
