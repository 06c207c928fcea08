import type { Kysely } from 'kysely'
import { readSnapshot } from '#app/estimate/snapshot.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { firstAddress, type LinkKey, openLink } from '#app/requests/follow/links.server.ts'
import { ACKNOWLEDGEMENT, acknowledgement } from '#app/requests/mails.tsx'
import { type CheckedRequest, forEachField } from '#app/requests/request.ts'
import type { Tables } from '#database/tables.ts'
import type { RequestRow } from './changes.server.ts'

/** The confirmation that a request held as spam has not had yet. */
export async function acknowledgeRestored(
  trx: Kysely<Tables>,
  request: RequestRow,
  now: string,
  link: LinkKey | undefined,
): Promise<void> {
  const kept = await trx
    .selectFrom('jobs')
    .select('id')
    .where('request_id', '=', request.id)
    .where('mail', '=', ACKNOWLEDGEMENT)
    .executeTakeFirst()
  if (kept) return
  const sent = {
    ...request,
    ...forEachField('day', (name) => request[name] ?? ''),
    ...forEachField('box', (name) => request[name] === 1),
    service_type: request.service_type as CheckedRequest['service_type'],
  }
  const estimate = readSnapshot(request.estimate)
  if (link) await openLink(trx, link.secret, request.id)
  const page = link && firstAddress(link.siteUrl, request.lang)
  await queueMail(trx, acknowledgement({ ...request, at: new Date(now), request: sent, estimate, page }))
}
