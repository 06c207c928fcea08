import type { Kysely } from 'kysely'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { pushCopy } from '#app/content/staff/push.ts'
import { answerDueText } from '#app/requests/answer-due.server.ts'
import { countUnread } from '#app/requests/inbox/inbox.server.ts'
import { requestServiceLabel } from '#app/requests/service-options.ts'
import { plainPaths, requestPath } from '#app/site-map.ts'
import type { Tables } from '#database/tables.ts'
import type { Alert } from './alert.ts'
import { pushDetail } from './push-settings.server.ts'

/** The message about a request; undefined where someone has read or answered it meanwhile. */
export async function alertOfRequest(
  db: Kysely<Tables>,
  requestId: string,
  lang: Lang,
): Promise<Alert | undefined> {
  const request = await db
    .selectFrom('contact_submissions')
    .select(['id', 'reference', 'created_at', 'service_type', 'name'])
    .where('id', '=', requestId)
    .where('status', '=', 'new')
    .where('read_at', 'is', null)
    .executeTakeFirst()
  if (!request) return undefined
  const { message } = pushCopy(lang)
  const says = await pushDetail(db)
  const due = fillSlots(message.due, { due: answerDueText(new Date(request.created_at), lang) })
  const about = [
    ...(says === 'name' ? [firstName(request.name)] : []),
    ...(says === 'nothing' ? [] : [requestServiceLabel(request.service_type, lang)]),
  ]
  return {
    title: message.title,
    body: [about.filter(Boolean).join(', '), due].filter(Boolean).join('\n'),
    tag: request.id,
    url: requestPath(request.reference),
    lang,
    unread: await countUnread(db),
  }
}

const LONGEST_NAME = 40

function firstName(name: string): string {
  return (name.trim().split(/\s+/)[0] ?? '').slice(0, LONGEST_NAME)
}

/** A test message, to check that messages arrive on a device. */
export async function trialAlert(db: Kysely<Tables>, lang: Lang): Promise<Alert> {
  const { trial } = pushCopy(lang)
  return { ...trial, tag: 'trial', url: plainPaths.account, lang, unread: await countUnread(db) }
}
