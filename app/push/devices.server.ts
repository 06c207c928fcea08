import { createECDH } from 'node:crypto'
import type { Kysely } from 'kysely'
import { roleOf } from '#app/accounts/roles.server.ts'
import { opensStaffArea } from '#app/accounts/sessions.server.ts'
import type { Lang } from '#app/content/language.ts'
import { seesRequests } from '#database/rows/role.ts'
import type { Tables } from '#database/tables.ts'
import { isPushAddress } from './push-services.ts'

/** A device's push subscription: its endpoint at a push service, and the keys to encrypt messages for it alone. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** Validates a browser's subscription; undefined if it is malformed or belongs to an unknown push service. */
export function readPushTarget({ endpoint, p256dh, auth }: PushTarget): PushTarget | undefined {
  const fits = isPushAddress(endpoint) && isPoint(p256dh) && /^[\w-]{22}$/.test(auth)
  return fits ? { endpoint: new URL(endpoint).href, p256dh, auth } : undefined
}

/** Whether a text is a valid P-256 public key in base64url. */
function isPoint(text: string): boolean {
  if (!/^[\w-]{87}$/.test(text)) return false
  try {
    const own = createECDH('prime256v1')
    own.generateKeys()
    own.computeSecret(text, 'base64url')
    return true
  } catch {
    return false
  }
}

type Subscription = {
  sessionId: string
  userId: string
  publicKey: string
  lang: Lang
  target: PushTarget
}

/**
 * Subscribes a device for as long as its session lasts; a subscription of another session on the device is deleted.
 * @returns false, with nothing changed, if the address is a colleague's and the keys are not: whoever knows it must not end it
 */
export async function subscribeDevice(
  db: Kysely<Tables>,
  { sessionId, userId, publicKey, lang, target }: Subscription,
): Promise<boolean> {
  const subscription = { user_id: userId, ...target, public_key: publicKey, lang }
  return db.transaction().execute(async (trx) => {
    const other = await trx
      .selectFrom('push_subscriptions')
      .select(['session_id', 'user_id', 'p256dh', 'auth'])
      .where('endpoint', '=', target.endpoint)
      .where('session_id', '!=', sessionId)
      .executeTakeFirst()
    const isOwn =
      !other || other.user_id === userId || (other.p256dh === target.p256dh && other.auth === target.auth)
    if (!isOwn) return false
    if (other) await trx.deleteFrom('push_subscriptions').where('session_id', '=', other.session_id).execute()
    await trx
      .insertInto('push_subscriptions')
      .values({ session_id: sessionId, since: new Date().toISOString(), ...subscription })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(subscription))
      .execute()
    return true
  })
}

export async function unsubscribeDevice(db: Kysely<Tables>, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute()
}

/** The device of a session, if it is subscribed with this key of the site. */
export function subscribedDevice(db: Kysely<Tables>, sessionId: string, publicKey: string) {
  return db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('public_key', '=', publicKey)
    .executeTakeFirst()
}

/** The same, if its user may still read requests: a session may expire without being deleted. */
export async function deviceOfStaff(db: Kysely<Tables>, sessionId: string, publicKey: string, now: Date) {
  const device = await subscribedDevice(db, sessionId, publicKey)
  const session = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['session.createdAt', 'session.expiresAt', 'session.assurance', 'user.twoFactorEnabled'])
    .where('session.id', '=', sessionId)
    .executeTakeFirst()
  if (!device || !session || !opensStaffArea(session, now)) return undefined
  return seesRequests(await roleOf(db, device.user_id)) ? device : undefined
}
