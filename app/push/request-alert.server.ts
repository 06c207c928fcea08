import type { Kysely } from 'kysely'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { queueAlerts } from '#app/jobs/announce.server.ts'
import { mailsHeldUp } from '#app/mail/outbox.server.ts'
import { promisedAnswer } from '#app/requests/answer-due.server.ts'
import { countWaiting } from '#app/requests/life/open.server.ts'
import { requestServiceLabel } from '#app/requests/service-options.ts'
import { plainPaths, requestPath } from '#app/site-map.ts'
import type { Tables } from '#database/tables.ts'
import type { Alert } from './alert.ts'
import { pushCopy } from './words.ts'

/**
 * The message about a request; undefined where someone has answered it meanwhile. It can be read on a locked screen:
 * nothing a visitor typed stands in it, not even the car, whose fields take any text.
 */
export async function alertOfRequest(
  db: Kysely<Tables>,
  requestId: string,
  lang: Lang,
): Promise<Alert | undefined> {
  const request = await db
    .selectFrom('contact_submissions')
    .select(['id', 'reference', 'created_at', 'service_type'])
    .where('id', '=', requestId)
    .where('status', '=', 'new')
    .where('waiting_since', 'is not', null)
    .executeTakeFirst()
  if (!request) return undefined
  const { message } = pushCopy(lang)
  const promised = promisedAnswer(new Date(request.created_at), lang)
  const due = promised ? fillSlots(message.due, { due: promised }) : ''
  return {
    title: message.title,
    body: [requestServiceLabel(request.service_type, lang), due].filter(Boolean).join('\n'),
    tag: request.id,
    url: requestPath(request.reference),
    lang,
    ours: await countWaiting(db, new Date()),
  }
}

const HOUR = 3_600_000

/** Tells every device once, in the second hour in which no mail leaves: those who would be told by mail are told by mail. */
export async function queueMailAlerts(db: Kysely<Tables>, now: Date): Promise<void> {
  const held = await mailsHeldUp(db, now)
  const hours = held ? (now.getTime() - Date.parse(held.since)) / HOUR : 0
  if (hours >= 1 && hours < 2) await queueAlerts(db, [null], now.toISOString())
}

/** The message that mails wait; undefined once they have left. */
export async function alertOfMails(db: Kysely<Tables>, lang: Lang, now: Date): Promise<Alert | undefined> {
  if (!(await mailsHeldUp(db, now))) return undefined
  const { mails } = pushCopy(lang)
  return { ...mails, tag: 'mails', url: plainPaths.admin, lang, ours: await countWaiting(db, now) }
}

/** A test message, to check that messages arrive on a device. */
export async function trialAlert(db: Kysely<Tables>, lang: Lang): Promise<Alert> {
  const { trial } = pushCopy(lang)
  return { ...trial, tag: 'trial', url: plainPaths.account, lang, ours: await countWaiting(db, new Date()) }
}
