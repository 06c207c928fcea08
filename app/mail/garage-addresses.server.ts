import type { Kysely } from 'kysely'
import { facts } from '#app/content/facts.ts'
import type { Tables } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'

/**
 * Where mails to the garage go: to `NOTIFY_TO`, or else to the account of every admin, whose mailbox is confirmed. No publication
 * moves them. Before there is an admin nobody can publish, and the bundled address stands.
 */
export async function garageAddresses(
  db: Kysely<Tables>,
  { notifyTo }: Pick<Env, 'notifyTo'>,
): Promise<readonly string[]> {
  if (notifyTo) return [notifyTo]
  const admins = await db
    .selectFrom('user')
    .innerJoin('user_roles', 'user_roles.user_id', 'user.id')
    .select('user.email')
    .where('user_roles.role', '=', 'admin')
    .where('user.emailVerified', '=', true)
    .orderBy('user.email')
    .execute()
  return admins.length ? admins.map(({ email }) => email) : [facts().business.email]
}
