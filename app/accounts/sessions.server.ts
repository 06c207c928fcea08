import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

const MINUTE = 60_000

export type SignedInDevice = {
  id: string
  userAgent: string
  signedInAt: Date
  lastUsedAt: Date
  current: boolean
}

/** Where someone is signed in, the device last used first; `current` is the session that asks. */
export async function devicesOf(
  db: Kysely<Tables>,
  userId: string,
  currentId: string,
  now = new Date(),
): Promise<SignedInDevice[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt', 'expiresAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .execute()
  return rows
    .filter(({ expiresAt }) => new Date(expiresAt) > now)
    .map((row) => ({
      id: row.id,
      userAgent: row.userAgent ?? '',
      signedInAt: new Date(row.createdAt),
      lastUsedAt: new Date(row.lastUsedAt ?? row.updatedAt),
      current: row.id === currentId,
    }))
    .toSorted((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime())
}

/** Signs one device out. @returns whether it was one of theirs. */
export async function endSession(db: Kysely<Tables>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Signs every device out but the one with this session. */
export async function endOtherSessions(db: Kysely<Tables>, userId: string, currentId: string): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).where('id', '!=', currentId).execute()
}

/** Notes that someone did something, at most once a minute. */
export async function noteUse(
  db: Kysely<Tables>,
  session: { id: string; userId: string; lastUsedAt?: string | null | undefined },
  now = Date.now(),
): Promise<void> {
  if (session.lastUsedAt && now - Date.parse(session.lastUsedAt) < MINUTE) return
  const lastUsedAt = new Date(now).toISOString()
  await db.updateTable('session').set({ lastUsedAt }).where('id', '=', session.id).execute()
  await db.updateTable('user').set({ lastUsedAt }).where('id', '=', session.userId).execute()
}
