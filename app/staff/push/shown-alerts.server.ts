import type { Visitor } from '#app/accounts/visitor.server.ts'
import { hoursText } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { pushCopy } from '#app/content/staff/push.ts'
import type { Runtime } from '#app/context.server.ts'
import { subscribedDevice } from '#app/push/devices.server.ts'
import { pushDetail, pushDetails, quietHoursOf } from '#app/push/push-settings.server.ts'

/** The alert settings of the signed-in person, for the account page. */
export async function shownAlerts({ pushes, database: { db } }: Runtime, visitor: Visitor, lang: Lang) {
  const { says, ...copy } = pushCopy(lang)
  const [device, quiet, detail] = await Promise.all([
    subscribedDevice(db, visitor.sessionId, pushes.publicKey),
    quietHoursOf(db, visitor.id),
    pushDetail(db),
  ])
  return {
    copy,
    account: visitor.id,
    publicKey: pushes.publicKey,
    on: device !== undefined,
    says: says[detail],
    quiet: quiet
      ? { ...quiet, text: hoursText([quiet.from, quiet.until], lang) }
      : { from: '', until: '', text: copy.quiet.none },
    /** Only admins choose how much everyone's alerts say. */
    choices: visitor.admin
      ? pushDetails.map((value) => ({ value, label: copy.detail.choices[value], chosen: value === detail }))
      : undefined,
  }
}

export type ShownAlerts = Awaited<ReturnType<typeof shownAlerts>>
