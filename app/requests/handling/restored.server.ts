import { readSnapshot } from '#app/estimate/snapshot.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { announcedWith } from '#app/requests/announced.server.ts'
import { mailedAddress } from '#app/requests/follow/links.server.ts'
import { type Doing, writeDown } from '#app/requests/life/act.server.ts'
import { ACKNOWLEDGEMENT, acknowledgement } from '#app/requests/mails.tsx'
import { type CheckedRequest, forEachField } from '#app/requests/request.ts'

/** The confirmation that a request held as spam has not had yet: the answer that it promises is waited for from now on. */
export async function confirmRestored(doing: Doing): Promise<void> {
  const { trx, request, now: at, key } = doing
  const kept = await trx
    .selectFrom('jobs')
    .select('id')
    .where('request_id', '=', request.id)
    .where('mail', '=', ACKNOWLEDGEMENT)
    .executeTakeFirst()
  if (kept || !request.email) return
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
  await writeDown(doing, [], { waiting_since: at.toISOString() })
}
