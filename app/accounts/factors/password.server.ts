import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

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
