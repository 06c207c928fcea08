import type { Visitor } from '#app/accounts/visitor.server.ts'
import type { Lang } from '#app/content/language.ts'
import type { Runtime } from '#app/context.server.ts'
import { subscribedDevice } from '#app/push/devices.server.ts'
import { pushCopy } from '#app/push/words.ts'

/** Whether this device of the signed-in person is alerted, for the account page. */
export async function shownAlerts({ alerts, database: { db } }: Runtime, visitor: Visitor, lang: Lang) {
  const device = await subscribedDevice(db, visitor.sessionId, alerts.publicKey)
  return {
    copy: pushCopy(lang),
    account: visitor.id,
    publicKey: alerts.publicKey,
    on: device !== undefined,
  }
}

export type ShownAlerts = Awaited<ReturnType<typeof shownAlerts>>
