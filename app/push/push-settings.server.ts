import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { QuietHours } from './quiet-hours.ts'

export async function quietHoursOf(db: Kysely<Tables>, userId: string): Promise<QuietHours | undefined> {
  return db
    .selectFrom('push_quiet_hours')
    .select(['quiet_from as from', 'quiet_until as until'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function setQuietHours(
  db: Kysely<Tables>,
  userId: string,
  hours: QuietHours | 'none',
): Promise<void> {
  if (hours === 'none') {
    await db.deleteFrom('push_quiet_hours').where('user_id', '=', userId).execute()
    return
  }
  const times = { quiet_from: hours.from, quiet_until: hours.until }
  await db
    .insertInto('push_quiet_hours')
    .values({ user_id: userId, ...times })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(times))
    .execute()
}

/** How much a message may say about a request, for all staff; nothing unless the owner allowed more. */
export const pushDetails = ['nothing', 'service', 'name'] as const
export type PushDetail = (typeof pushDetails)[number]

export async function pushDetail(db: Kysely<Tables>): Promise<PushDetail> {
  const row = await db.selectFrom('push_detail').select('says').executeTakeFirst()
  return row?.says ?? 'nothing'
}

export async function setPushDetail(db: Kysely<Tables>, says: PushDetail): Promise<void> {
  if (says === 'nothing') {
    await db.deleteFrom('push_detail').execute()
    return
  }
  await db
    .insertInto('push_detail')
    .values({ id: 1, says })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ says }))
    .execute()
}
