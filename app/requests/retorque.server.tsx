import type { Kysely } from 'kysely'
import type { RowKey } from '#app/content/prices/prices.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { readSnapshot } from '#app/estimate/snapshot.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { mailHtml, mailText } from '#app/mail/template.tsx'
import type { Tables } from '#database/tables.ts'
import { acceptedLines } from './evaluation/evaluation.ts'
import { answeredOf, evaluationsOf } from './evaluation/stored.server.ts'
import type { RequestRow } from './handling/changes.server.ts'
import { type RequestMailKind, toCustomer } from './mails.tsx'

const RETORQUE = 'request.retorque' satisfies RequestMailKind
const AFTER_MILLISECONDS = 3 * 86_400_000

/** Rows of the price list whose work takes the wheels off. */
const wheelRows: readonly RowKey[] = [
  'tireSwap',
  'balancing13to17',
  'balancing18',
  'balancing19',
  'balancing20',
  'flatRepair',
  'premiumRotors',
  'regularRotors',
  'brakeLabour',
  'caliperService',
]

/**
 * Three days after wheels were mounted, their customer is told once to have the nuts checked: a note about work that was bought, so
 * it needs no consent. Where the work turns out not to be done, the note does not leave.
 * @param request as it is now
 */
export async function planRetorque(trx: Kysely<Tables>, request: RequestRow, now: string): Promise<void> {
  const { id, reference, lang, email, status } = request
  // Put away after it was done.
  if (status === 'archived') return
  if (status !== 'completed') {
    await trx
      .deleteFrom('jobs')
      .where('request_id', '=', id)
      .where('mail', '=', RETORQUE)
      .where('state', '=', 'waiting')
      .execute()
    return
  }
  if (!email || !(await tookWheelsOff(trx, request)) || (await isPlanned(trx, id))) return
  const { retorque } = content(lang).requestMails
  const subject = fillSlots(retorque.subject, { reference })
  await queueMail(trx, {
    ...toCustomer(request),
    kind: RETORQUE,
    subject,
    html: mailHtml({
      lang,
      heading: subject,
      children: (
        <>
          <p>{retorque.text}</p>
          <p>{retorque.once}</p>
        </>
      ),
    }),
    text: mailText(retorque.text, retorque.once),
    dueAt: new Date(Date.parse(now) + AFTER_MILLISECONDS).toISOString(),
  })
}

/** By the accepted lines; without an evaluation, by the price that was asked for, or the service. */
async function tookWheelsOff(trx: Kysely<Tables>, request: RequestRow): Promise<boolean> {
  const answered = answeredOf((await evaluationsOf(trx, request.id)).sent)
  if (answered.length)
    return answered
      .flatMap(({ body, answer }) => acceptedLines({ body, accepted: answer.accepted }))
      .some(({ row }) => wheelRows.some((known) => known === row))
  const job = readSnapshot(request.estimate)?.job
  return job ? ['tireSwap', 'tireFitting', 'flat', 'brakes'].includes(job) : request.service_type === 'pneus'
}

async function isPlanned(trx: Kysely<Tables>, requestId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('jobs')
    .select('id')
    .where('request_id', '=', requestId)
    .where('mail', '=', RETORQUE)
    .executeTakeFirst()
  return found !== undefined
}
