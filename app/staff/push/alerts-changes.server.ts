import { data } from 'react-router'
import type { Visitor } from '#app/accounts/visitor.server.ts'
import { pushCopy } from '#app/content/staff/push.ts'
import { readPushTarget, subscribeDevice, unsubscribeDevice } from '#app/push/devices.server.ts'
import { pushDetails, setPushDetail, setQuietHours } from '#app/push/push-settings.server.ts'
import { readQuietHours } from '#app/push/quiet-hours.ts'
import type { AccountForm } from '#app/staff/kit/account-form.server.ts'

/** Handles forms about alerts. @returns the outcome, or undefined if the form is about something else */
export async function applyAlertsForm({ runtime, lang, field }: AccountForm, visitor: Visitor) {
  const { pushes, database } = runtime
  const { db } = database
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
      const { id: userId, sessionId } = visitor
      await subscribeDevice(db, { sessionId, userId, publicKey: pushes.publicKey, lang, target })
      return success(done.on)
    }
    case 'alerts-off':
      await unsubscribeDevice(db, visitor.sessionId)
      return success(done.off)
    case 'alerts-trial':
      return (await pushes.tryOut(visitor.sessionId)) ? success(done.tried) : refuse(refused.tried, 502)
    case 'quiet-hours': {
      const typed = { from: field('from'), until: field('until') }
      const hours = readQuietHours(typed.from, typed.until)
      if (!hours) return data({ intent, error: refused.hours, hours: typed }, { status: 422 })
      await setQuietHours(db, visitor.id, hours)
      return success(hours === 'none' ? done.noQuiet : done.quiet)
    }
    case 'alerts-detail': {
      const says = pushDetails.find((value) => value === field('says'))
      if (!visitor.admin || !says) return undefined
      await setPushDetail(db, says)
      return success(done.detail)
    }
    default:
      return undefined
  }
}
