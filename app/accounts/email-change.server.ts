import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { daysFromNow, newMailToken, tokenHash } from './mail-token.server.ts'

const DAYS = 1

export type WaitingChange = { step: 'agree' | 'confirm'; from: string; to: string }

/** Stores a requested e-mail change, replacing an earlier one. @returns the token for the current address. */
export async function askEmailChange(db: Kysely<Tables>, userId: string, to: string): Promise<string> {
  const { token, hash } = newMailToken()
  const change = {
    new_email: to.toLowerCase(),
    step: 'agree',
    token: hash,
    expires_at: daysFromNow(DAYS),
  } as const
  await db
    .insertInto('email_changes')
    .values({ user_id: userId, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute()
  return token
}

/** The pending change of an account. */
export async function waitingChange(db: Kysely<Tables>, userId: string): Promise<WaitingChange | undefined> {
  return changes(db).where('user_id', '=', userId).executeTakeFirst()
}

/** The change a token was sent for. */
export async function changeOf(db: Kysely<Tables>, token: string): Promise<WaitingChange | undefined> {
  return changes(db).where('token', '=', tokenHash(token)).executeTakeFirst()
}

function changes(db: Kysely<Tables>) {
  return db
    .selectFrom('email_changes')
    .innerJoin('user', 'user.id', 'email_changes.user_id')
    .select(['email_changes.step', 'email_changes.new_email as to', 'user.email as from'])
    .where('expires_at', '>', new Date().toISOString())
}

export async function cancelEmailChange(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

/** Records the current address's consent, once. @returns the new address and the token to send to it. */
export async function agreeEmailChange(db: Kysely<Tables>, token: string) {
  const next = newMailToken()
  const row = await db
    .updateTable('email_changes')
    .set({ step: 'confirm', token: next.hash, expires_at: daysFromNow(DAYS) })
    .where('token', '=', tokenHash(token))
    .where('step', '=', 'agree')
    .where('expires_at', '>', new Date().toISOString())
    .returning('new_email')
    .executeTakeFirst()
  return row && { to: row.new_email, token: next.token }
}

/** Confirms the new address, once, and makes it the account's. */
export async function confirmEmailChange(db: Kysely<Tables>, token: string) {
  try {
    return await db.transaction().execute(async (trx) => {
      const row = await trx
        .deleteFrom('email_changes')
        .where('token', '=', tokenHash(token))
        .where('step', '=', 'confirm')
        .where('expires_at', '>', new Date().toISOString())
        .returning(['user_id', 'new_email'])
        .executeTakeFirst()
      if (!row) return 'gone'
      await trx.updateTable('user').set({ email: row.new_email }).where('id', '=', row.user_id).execute()
      // Links sent to the old address, for example to reset the password, become invalid.
      await trx.deleteFrom('verification').where('value', '=', row.user_id).execute()
      return { to: row.new_email }
    })
  } catch (error) {
    if (await isTaken(db, token)) return 'taken'
    throw error
  }
}

/** Whether another account took the new address meanwhile: the unique index refuses the update then. */
async function isTaken(db: Kysely<Tables>, token: string): Promise<boolean> {
  const change = await changeOf(db, token)
  const other =
    change && (await db.selectFrom('user').select('id').where('email', '=', change.to).executeTakeFirst())
  return other !== undefined
}
