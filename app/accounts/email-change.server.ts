import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { daysFromNow, newMailToken, tokenHash } from './mail-token.server.ts'

const DAYS = 1

export type WaitingChange = { step: 'agree' | 'confirm'; from: string; to: string }

/** Notes that an account wants another e-mail, in place of an earlier wish. @returns the token for the present address. */
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

/** The change an account waits for. */
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

/** The present address agrees, once. @returns the new address and the token to send it. */
export async function agreeEmailChange(
  db: Kysely<Tables>,
  token: string,
): Promise<{ to: string; token: string } | undefined> {
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

/** The new address confirms, once: it is the account's from now on. */
export async function confirmEmailChange(
  db: Kysely<Tables>,
  token: string,
): Promise<{ to: string } | 'gone' | 'taken'> {
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
      // Links that went to the former address, for a new password say, open nothing any more.
      await trx.deleteFrom('verification').where('value', '=', row.user_id).execute()
      return { to: row.new_email }
    })
  } catch (error) {
    if (await isTaken(db, token)) return 'taken'
    throw error
  }
}

/** Whether another account came to the new address meanwhile: the database keeps addresses apart. */
async function isTaken(db: Kysely<Tables>, token: string): Promise<boolean> {
  const change = await changeOf(db, token)
  const other =
    change && (await db.selectFrom('user').select('id').where('email', '=', change.to).executeTakeFirst())
  return other !== undefined
}
