import type { Kysely } from 'kysely'
import { onOneLine } from '#app/content/invisible.ts'
import { garageAddresses } from '#app/mail/garage-addresses.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { type LinkKey, mailedAddress } from '#app/requests/follow/links.server.ts'
import {
  answered,
  type Change,
  CUSTOMER,
  changeRequest,
  lockRequest,
  type RequestRow,
  type Staff,
  spoke,
  writeDown,
} from '#app/requests/handling/changes.server.ts'
import { statusFacts } from '#app/requests/handling/inbox.ts'
import type { Database } from '#database/connect.ts'
import { phoneNumbers } from '#database/phone-numbers.ts'
import type { Tables } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import { evaluationAct } from './drafts.server.ts'
import { ADDRESS_LENGTH, isExpired, NAME_LENGTH, verdictOf } from './evaluation.ts'
import { answerCopies } from './mails.tsx'
import { evaluationsOf, mostBilledFor, type SentEvaluation } from './stored.server.ts'

/** An answer. `seen`: the hash of what was shown; `accepted`: ids of lines, every other is refused. */
export type Answering = {
  id: string
  seen: string
  accepted: readonly string[]
  name: string
  /** Empty if the evaluation has it. */
  address: string
} & (
  | { way: 'web'; digits: string }
  /** Said to a person of the garage, who writes it down. `phone`: the number that was called. */
  | { way: 'phone' | 'counter'; phone: string; by: Staff }
)

/**
 * What became of an answer. `changed`: that evaluation was replaced or withdrawn meanwhile; `already`: another answer was first;
 * `closed`: the garage has nothing to do for the request any more. The rest names what is missing or wrong.
 */
export type AnswerOutcome =
  | 'answered'
  | 'changed'
  | 'already'
  | 'expired'
  | 'closed'
  | 'name'
  | 'address'
  | 'digits'
  | 'phone'

type Desk = { database: Pick<Database, 'db'>; env: Env; secret: string; jobs: { wake(): void } }

/** Takes the answer to an evaluation, once; both sides get a copy of what was accepted. */
export async function answerEvaluation(
  { database: { db }, env, secret, jobs }: Desk,
  reference: string,
  given: Answering,
  now: Date,
): Promise<AnswerOutcome> {
  const answer = { ...given, name: onOneLine(given.name), address: onOneLine(given.address) }
  const key = { secret, siteUrl: env.siteUrl }
  const outcome = await db.transaction().execute(async (trx): Promise<AnswerOutcome> => {
    const request = await lockRequest(trx, reference)
    if (!request) return 'changed'
    const { sent } = await evaluationsOf(trx, request.id)
    const found = sent.find(({ id }) => id === answer.id)
    if (found?.answer) return isRepeated(found.answer, answer) ? 'answered' : 'already'
    if (!found || found.replacedAt || found.sha256 !== answer.seen) return 'changed'
    const lines = found.body.lines.map(({ id }) => id)
    if (answer.accepted.some((id) => !lines.includes(id))) return 'changed'
    if (!statusFacts[request.status].isOpen) return 'closed'
    if (isExpired(found.body, now)) return 'expired'
    const wrong = wrongIn(answer, found, request)
    if (wrong) return wrong
    await store(trx, request, found, answer, { env, key, now })
    return 'answered'
  })
  if (outcome === 'answered') jobs.wake()
  return outcome
}

/** A second tap on the same button. */
const isRepeated = (before: { accepted: readonly string[]; name: string }, { accepted, name }: Answering) =>
  before.name === name && before.accepted.join() === accepted.join()

/** The field that is missing or wrong. */
function wrongIn(
  answer: Answering,
  { body }: SentEvaluation,
  { phone, company }: RequestRow,
): AnswerOutcome | undefined {
  if (!answer.name || answer.name.length > NAME_LENGTH) return 'name'
  // The law has the address of a consumer who accepts.
  const isAsked = !company && answer.accepted.length > 0
  if (isAsked && !answer.address && !body.customer.address) return 'address'
  if (answer.address.length > ADDRESS_LENGTH) return 'address'
  if (answer.way === 'web') return isLastFour(answer.digits, phone) ? undefined : 'digits'
  return answer.way === 'phone' && !phoneNumbers(answer.phone).length ? 'phone' : undefined
}

/** Whether these are the last four digits of one of the numbers that the customer left. */
export function isLastFour(digits: string, phone: string): boolean {
  // Many paste the whole number.
  const typed = digits.replace(/\D/g, '').slice(-4)
  return typed.length === 4 && phoneNumbers(phone).some((number) => number.digits.endsWith(typed))
}

type Around = { env: Env; key: LinkKey; now: Date }

async function store(
  trx: Kysely<Tables>,
  request: RequestRow,
  { id, number, body, sha256 }: SentEvaluation,
  answer: Answering,
  { env, key, now }: Around,
): Promise<void> {
  const at = now.toISOString()
  const by = answer.way === 'web' ? CUSTOMER : answer.by
  const row = {
    evaluation_id: id,
    at,
    way: answer.way,
    accepted: JSON.stringify(answer.accepted),
    name: answer.name,
    phone: answer.way === 'phone' ? onOneLine(answer.phone) : '',
    address: answer.address,
    sha256,
    by_user: by.id,
    by_name: by.email,
  }
  await trx.insertInto('evaluation_answers').values(row).execute()
  const verdict = verdictOf(body.lines, answer.accepted)
  const seen = await writeDown(trx, request, { by, now }, [evaluationAct(verdict, number)])
  const change = (wanted: Change) =>
    changeRequest(trx, { reference: request.reference, seen, change: wanted, by })
  // Accepted after that hour, it promises nothing: the garage gives another.
  if (verdict !== 'refused' && body.readyAt > at) await change({ field: 'promise', to: body.readyAt })
  // A bill that was written down before must not say more than this answer allows.
  const most = await mostBilledFor(trx, request)
  if (Number(request.final_total) > most) await change({ field: 'total', to: null })
  if (answer.way === 'web') await spoke(trx, request, now)
  else await answered(trx, { ...request, version: seen }, answer.by)
  const copies = {
    body,
    sha256,
    answer: { ...row, accepted: answer.accepted, verdict },
    page: await mailedAddress(trx, key, request),
    siteUrl: env.siteUrl,
    garage: await garageAddresses(trx, env),
  }
  for (const mail of answerCopies(request, copies)) await queueMail(trx, mail)
}
