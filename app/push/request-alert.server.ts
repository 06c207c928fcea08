import type { Kysely } from 'kysely'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { answerDueText } from '#app/requests/answer-due.server.ts'
import { countUnread } from '#app/requests/handling/inbox.server.ts'
import { requestServiceLabel } from '#app/requests/service-options.ts'
import { plainPaths, requestPath } from '#app/site-map.ts'
import type { Tables } from '#database/tables.ts'
import type { Alert } from './alert.ts'
import { pushCopy } from './words.ts'

/**
 * The message about a request; undefined where someone has read or answered it meanwhile. It can be read on a locked screen:
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
    .where('read_at', 'is', null)
    .executeTakeFirst()
  if (!request) return undefined
  const { message } = pushCopy(lang)
  const due = fillSlots(message.due, { due: answerDueText(new Date(request.created_at), lang) })
  return {
    title: message.title,
    body: [requestServiceLabel(request.service_type, lang), due].filter(Boolean).join('\n'),
    tag: request.id,
    url: requestPath(request.reference),
    lang,
    unread: await countUnread(db),
  }
}

/** A test message, to check that messages arrive on a device. */
export async function trialAlert(db: Kysely<Tables>, lang: Lang): Promise<Alert> {
  const { trial } = pushCopy(lang)
  return { ...trial, tag: 'trial', url: plainPaths.account, lang, unread: await countUnread(db) }
}
