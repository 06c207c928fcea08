import { data } from 'react-router'
import {
  readPushTarget,
  subscribeDevice,
  subscribedDevice,
  unsubscribeDevice,
} from '#app/push/devices.server.ts'
import { pushCopy } from '#app/push/words.ts'
import type { PageArgs } from '#app/staff/kit/staff-page.server.ts'
import { seesRequests } from '#database/rows/role.ts'

/** Handles forms about alerts. @returns the outcome, or undefined if the form is about something else, or not for this person */
export async function applyAlertsForm({ runtime, db, lang, me, field }: PageArgs) {
  if (!seesRequests(me.role)) return undefined
  const { alerts } = runtime
  const { done, refused } = pushCopy(lang)
  const intent = field('intent')
  const success = (text: string) => data({ intent, success: text })
  const refuse = (text: string, status: number) => data({ intent, error: text }, { status })

  switch (intent) {
    case 'alerts-on': {
      const target = readPushTarget({
        endpoint: field('endpoint'),
        p256dh: field('p256dh'),
        auth: field('auth'),
      })
      if (!target) return refuse(refused.service, 422)
      const { id: userId, sessionId } = me
      const device = { sessionId, userId, publicKey: alerts.publicKey, lang, target }
      return (await subscribeDevice(db, device)) ? success(done.on) : refuse(refused.service, 409)
    }
    case 'alerts-off':
      await unsubscribeDevice(db, me.sessionId)
      return success(done.off)
    case 'alerts-trial':
      // Without a device there is nothing to try: no fault of the push service.
      if (!(await subscribedDevice(db, me.sessionId, alerts.publicKey))) return refuse(refused.tried, 409)
      return (await alerts.tryOut(me.sessionId)) ? success(done.tried) : refuse(refused.tried, 502)
    default:
      return undefined
  }
}
