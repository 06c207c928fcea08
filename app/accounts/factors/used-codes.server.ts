import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Milliseconds a code is remembered. It is valid in its own 30 s and in the 30 s before and after: 90 s in all. */
const GOOD_FOR = 2 * 60_000

/** Claims a code before it is verified: each can be used once, across all processes. @returns whether nobody has tried it yet. */
export async function claimCode(
  db: Kysely<Tables>,
  secret: string,
  { userId, tried }: { userId: string; tried: string },
  now = Date.now(),
): Promise<boolean> {
  const code = createHmac('sha256', secret).update(`${userId}\n${tried}`).digest('base64url')
  await db
    .deleteFrom('used_codes')
    .where('used_at', '<=', now - GOOD_FOR)
    .execute()
  const claimed = await db
    .insertInto('used_codes')
    .values({ user_id: userId, code, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return claimed !== undefined
}
