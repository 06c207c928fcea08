import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

const MINUTE = 60_000
/** Maximum age of a session in milliseconds, however often it is used. */
const LONGEST_SESSION = 30 * 24 * 60 * 60_000

/**
 * Whether a session that Better Auth still accepts opens the staff area: not if it is expired or too old, and not without the
 * second factor if the account has one.
 */
export function opensStaffArea(
  session: {
    createdAt: Date | string
    expiresAt: Date | string
    assurance: 'aal1' | 'aal2'
    twoFactorEnabled?: boolean | 0 | 1 | null
  },
  now = new Date(),
): boolean {
  if (session.twoFactorEnabled && session.assurance !== 'aal2') return false
  const age = now.getTime() - new Date(session.createdAt).getTime()
  return age <= LONGEST_SESSION && new Date(session.expiresAt) > now
}

/** The devices someone is signed in on, last used first; `current` is the session of this request. */
export async function devicesOf(db: Kysely<Tables>, userId: string, currentId: string, now = new Date()) {
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

export type SignedInDevice = Awaited<ReturnType<typeof devicesOf>>[number]

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

/** Records activity, at most once a minute. */
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
