import type { Kysely } from 'kysely'
import { readSnapshot } from '#app/estimate/snapshot.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { announcedWith } from '#app/requests/announced.server.ts'
import { type LinkKey, mailedAddress } from '#app/requests/follow/links.server.ts'
import { ACKNOWLEDGEMENT, acknowledgement } from '#app/requests/mails.tsx'
import { type CheckedRequest, forEachField } from '#app/requests/request.ts'
import type { Tables } from '#database/tables.ts'
import type { RequestRow } from './changes.server.ts'

/** The confirmation that a request held as spam has not had yet. */
export const confirmRestored =
  (key: LinkKey) =>
  async (trx: Kysely<Tables>, request: RequestRow, at: Date): Promise<void> => {
    const kept = await trx
      .selectFrom('jobs')
      .select('id')
      .where('request_id', '=', request.id)
      .where('mail', '=', ACKNOWLEDGEMENT)
      .executeTakeFirst()
    if (!kept) await acknowledgeAgain(trx, key, request, at)
  }

/** Queues the confirmation of a stored request, with the address of its page. */
export async function acknowledgeAgain(
  trx: Kysely<Tables>,
  key: LinkKey,
  request: RequestRow,
  at: Date,
): Promise<void> {
  const sent = {
    ...request,
    ...forEachField('day', (name) => request[name] ?? ''),
    ...forEachField('box', (name) => request[name] === 1),
    service_type: request.service_type as CheckedRequest['service_type'],
  }
  const page = await mailedAddress(trx, key, request)
  const estimate = readSnapshot(request.estimate)
  const announced = announcedWith(request)
  await queueMail(trx, acknowledgement({ ...request, at, request: sent, estimate, announced, page }))
}
