import type { Kysely } from 'kysely'
import type { Role } from '#database/rows/role.ts'
import type { Tables } from '#database/tables.ts'
import { isAdmin } from './roles.server.ts'

export type { Role }

/** The role of an account; undefined without one. */
export async function roleOf(db: Kysely<Tables>, userId: string): Promise<Role | undefined> {
  if (await isAdmin(db, userId)) return 'admin'
  const row = await db
    .selectFrom('editors')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && 'editor'
}

/** Makes the account with this e-mail an editor. An admin stays admin: that role must be revoked first. */
export async function grantEditor(
  db: Kysely<Tables>,
  email: string,
): Promise<'done' | 'unchanged' | 'unknown' | 'unconfirmed' | 'admin'> {
  const person = await db
    .selectFrom('user')
    .select(['id', 'emailVerified'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  if (!person) return 'unknown'
  if (!person.emailVerified) return 'unconfirmed'
  if (await isAdmin(db, person.id)) return 'admin'
  return (await giveEditor(db, person.id)) ? 'done' : 'unchanged'
}

/** Gives an account the role. @returns whether it did not have it. */
export async function giveEditor(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('editors')
    .values({ user_id: userId, granted_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
