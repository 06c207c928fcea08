import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Limits who may become the first admin, or lifts the limit; a confirmed account that waited for it becomes admin now. */
export async function settleFirstAdmin(db: Kysely<Tables>, onlyEmail: string | undefined): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('first_admin_only').execute()
    if (!onlyEmail) return
    const email = onlyEmail.toLowerCase()
    await trx.insertInto('first_admin_only').values({ id: 1, email }).execute()
    const claimed = await trx.selectFrom('first_admin').select('id').executeTakeFirst()
    const waiting = await trx
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .where('emailVerified', '=', true)
      .executeTakeFirst()
    if (waiting && !claimed) await giveAdmin(trx, waiting.id)
  })
}

export async function isAdmin(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .executeTakeFirst()
  return row !== undefined
}

type Changed = 'done' | 'unchanged' | 'unknown' | 'last-admin'

/** Makes the account with this e-mail an admin. */
export async function grantAdmin(db: Kysely<Tables>, email: string): Promise<Changed> {
  const id = await userIdOf(db, email)
  if (!id) return 'unknown'
  return (await giveAdmin(db, id)) ? 'done' : 'unchanged'
}

/** The same for the people page: only for someone with a confirmed address. */
export async function grantConfirmedAdmin(
  db: Kysely<Tables>,
  email: string,
): Promise<'done' | 'unchanged' | 'unknown' | 'unconfirmed'> {
  const person = await db
    .selectFrom('user')
    .select(['id', 'emailVerified'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!person) return 'unknown'
  if (!person.emailVerified) return 'unconfirmed'
  return (await giveAdmin(db, person.id)) ? 'done' : 'unchanged'
}

/** Removes any role, withdraws invitations, and ends the person's sessions; a trigger refuses to remove the last admin. */
export async function revokeRole(db: Kysely<Tables>, email: string): Promise<Changed> {
  const id = await userIdOf(db, email)
  if (!id) return 'unknown'
  try {
    return await db.transaction().execute(async (trx) => {
      // Those sent to them would let them in again; those sent by them, because they may no longer invite. First, so that one
      // being accepted right now gives its role before roles are removed.
      await trx
        .deleteFrom('invitations')
        .where((row) => row.or([row('email', '=', email.toLowerCase()), row('invited_by', '=', id)]))
        .execute()
      const { numDeletedRows } = await trx
        .deleteFrom('user_roles')
        .where('user_id', '=', id)
        .where('role', '=', 'admin')
        .executeTakeFirstOrThrow()
      const editor = await trx.deleteFrom('editors').where('user_id', '=', id).executeTakeFirstOrThrow()
      await trx.deleteFrom('session').where('userId', '=', id).execute()
      return numDeletedRows + editor.numDeletedRows > 0n ? 'done' : 'unchanged'
    })
  } catch (error) {
    if (error instanceof Error && error.message.includes('last_admin')) return 'last-admin'
    throw error
  }
}

export type Person = {
  id: string
  email: string
  confirmed: boolean
  admin: boolean
  editor: boolean
  secondFactor: boolean
  lastUsedAt: Date | undefined
}

/** Everyone with an account, sorted by e-mail. */
export async function listPeople(db: Kysely<Tables>): Promise<Person[]> {
  const rows = await db
    .selectFrom('user')
    .leftJoin('user_roles', (join) =>
      join.onRef('user_roles.user_id', '=', 'user.id').on('user_roles.role', '=', 'admin'),
    )
    .select(['user.id', 'user.email', 'user.emailVerified', 'user.twoFactorEnabled', 'user.lastUsedAt'])
    .leftJoin('editors', 'editors.user_id', 'user.id')
    .select(['user_roles.role', 'editors.user_id as editor'])
    .orderBy('user.email')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    confirmed: Boolean(row.emailVerified),
    admin: row.role === 'admin',
    editor: row.role !== 'admin' && row.editor !== null,
    secondFactor: Boolean(row.twoFactorEnabled),
    lastUsedAt: row.lastUsedAt ? new Date(row.lastUsedAt) : undefined,
  }))
}

async function userIdOf(db: Kysely<Tables>, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return row?.id
}

/** Gives an account the role. @returns whether it did not have it. */
export async function giveAdmin(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('user_roles')
    .values({ user_id: userId, role: 'admin', granted_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
