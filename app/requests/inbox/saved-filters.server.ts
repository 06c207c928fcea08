import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { filterAddress, readFilter } from './inbox.ts'

/** More would be too many to choose from at a glance. */
const MOST_SAVED = 12

/** A user's saved filters, by name. */
export function savedFilters(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('saved_filters')
    .select(['id', 'name', 'address'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute()
}

/**
 * Saves the filter of a query under a name, replacing the one with that name. The search is not saved: it is mostly a
 * customer's name, and would outlive that customer's requests.
 * @returns false if the user has the most filters allowed
 */
export function saveFilter(
  db: Kysely<Tables>,
  { userId, name, address }: { userId: string; name: string; address: string },
): Promise<boolean> {
  const stored = filterAddress({ ...readFilter(new URLSearchParams(address)), search: '' })
  return db.transaction().execute(async (trx) => {
    const own = await savedFilters(trx, userId)
    if (own.length >= MOST_SAVED && !own.some((filter) => filter.name === name)) return false
    await trx
      .insertInto('saved_filters')
      .values({
        id: randomUUID(),
        user_id: userId,
        name,
        address: stored,
        saved_at: new Date().toISOString(),
      })
      .onConflict((same) => same.columns(['user_id', 'name']).doUpdateSet({ address: stored }))
      .execute()
    return true
  })
}

export async function forgetFilter(db: Kysely<Tables>, userId: string, id: string): Promise<void> {
  await db.deleteFrom('saved_filters').where('user_id', '=', userId).where('id', '=', id).execute()
}
