import type { Kysely } from 'kysely'
import { longDate } from '#app/content/hours/dates.ts'
import { dayOf } from '#app/content/hours/opening.ts'
import type { RowKey } from '#app/content/prices/prices.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { readSnapshot } from '#app/estimate/snapshot.server.ts'
import { type Mail, queueMail } from '#app/mail/outbox.server.ts'
import { mailOf } from '#app/mail/template.tsx'
import type { Tables } from '#database/tables.ts'
import { acceptedLines } from './evaluation/evaluation.ts'
import { answeredOf, evaluationsOf, isWorked } from './evaluation/stored.server.ts'
import type { RequestRow } from './life/story.server.ts'
import { type RequestMailKind, toCustomer } from './mails.tsx'

const RETORQUE = 'request.retorque' satisfies RequestMailKind
/** How often it is looked for, in milliseconds. */
export const RETORQUE_EVERY = 3_600_000
const DAY = 86_400_000
const AFTER_DAYS = 3
/** A note that could not leave for so long would only puzzle. */
const LATEST_DAYS = 10

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
 * Tells customers whose wheels were off three days ago, once, to have the nuts checked: a note about work that was bought, so
 * it needs no consent. It is found from what is there when it is due, so that work that turned out not to be done has none. One
 * process at a time looks for it (`recurring`).
 */
export async function sendRetorques(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString()
  const found = await db
    .selectFrom('contact_submissions as request')
    .innerJoin('request_history as done', 'done.request_id', 'request.id')
    .selectAll('request')
    .select(({ fn }) => fn.max('done.at').as('done_at'))
    .groupBy('request.id')
    .where('request.email', '<>', '')
    // Put away after it was done, it is done all the same; what was lost has a reason.
    .where('request.status', 'in', ['completed', 'archived'])
    .where('request.lost_reason', 'is', null)
    .where('done.field', '=', 'status')
    .where('done.to_value', '=', 'completed')
    .where('done.at', '<=', before(AFTER_DAYS))
    .where('done.at', '>', before(LATEST_DAYS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('jobs')
            .select('jobs.id')
            .whereRef('jobs.request_id', '=', 'request.id')
            .where('jobs.mail', '=', RETORQUE),
        ),
      ),
    )
    .execute()
  for (const request of found)
    if (await tookWheelsOff(db, request)) await queueMail(db, retorqueMail(request, request.done_at))
}

function retorqueMail(request: RequestRow, doneAt: string): Mail {
  const { reference, lang } = request
  const { retorque, acknowledgement } = content(lang).requestMails
  const date = longDate(dayOf(new Date(doneAt)), lang)
  const subject = fillSlots(retorque.subject, { reference })
  return {
    ...toCustomer(request),
    kind: RETORQUE,
    subject,
    ...mailOf({
      lang,
      heading: subject,
      parts: [fillSlots(retorque.text, { date }), retorque.once, acknowledgement.signature],
    }),
  }
}

/** By the accepted lines; without an answer to an evaluation, by the price that was asked for, or the service, if work was done. */
async function tookWheelsOff(db: Kysely<Tables>, request: RequestRow): Promise<boolean> {
  const { sent } = await evaluationsOf(db, request.id)
  const answered = answeredOf(sent)
  if (answered.length)
    return answered.flatMap(acceptedLines).some(({ row }) => wheelRows.some((known) => known === row))
  if (!isWorked(request, sent)) return false
  const job = readSnapshot(request.estimate)?.job
  return job ? ['tireSwap', 'tireFitting', 'flat', 'brakes'].includes(job) : request.service_type === 'pneus'
}
