import type { Kysely } from 'kysely'
import { userIdOf } from '#app/accounts/roles.server.ts'
import type { Tables } from '#database/tables.ts'

/** @returns whether the account had one. */
export async function removeSecondFactor(db: Kysely<Tables>, userId: string): Promise<boolean> {
  await db.deleteFrom('twoFactor').where('userId', '=', userId).execute()
  const { numUpdatedRows } = await db
    .updateTable('user')
    .set({ twoFactorEnabled: false })
    .where('id', '=', userId)
    .where('twoFactorEnabled', '=', true)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** For someone who lost their phone and their recovery codes: the first step alone opens the account again. */
export async function resetSecondStep(db: Kysely<Tables>, email: string) {
  const id = await userIdOf(db, email)
  if (!id) return 'unknown'
  return db.transaction().execute(async (trx) => {
    if (!(await removeSecondFactor(trx, id))) return 'unchanged'
    await trx.deleteFrom('session').where('userId', '=', id).execute()
    return 'done'
  })
}
