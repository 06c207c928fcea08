import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Whether an account opens with a password; one that does not opens with something else. */
export async function hasPassword(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .where('password', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
