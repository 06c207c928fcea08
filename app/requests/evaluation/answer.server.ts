import { onOneLine } from '#app/content/invisible.ts'
import { garageAddresses } from '#app/mail/garage-addresses.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { mailedAddress } from '#app/requests/follow/links.server.ts'
import { type Act, type Doing, writeDown } from '#app/requests/life/act.server.ts'
import { answered, change, spoke } from '#app/requests/life/change.server.ts'
import { takesAnswer } from '#app/requests/life/stage.ts'
import type { RequestRow } from '#app/requests/life/story.server.ts'
import { phoneNumbers } from '#database/phone-numbers.ts'
import { evaluationAct } from './drafts.server.ts'
import { ADDRESS_LENGTH, callAbout, isExpired, NAME_LENGTH, verdictOf, withDuties } from './evaluation.ts'
import { answerCopies } from './mails.tsx'
import { answeredOf, evaluationsOf, mostBilledFor, type SentEvaluation } from './stored.server.ts'

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
  | { way: 'phone' | 'counter'; phone: string }
)

/** What is missing or wrong in an answer. */
type Wrong = 'name' | 'address' | 'digits' | 'phone'

/** Why an answer is not taken. */
export type Unanswered = NonNullable<ReturnType<typeof whyUntaken>> | Wrong

/**
 * Why an evaluation takes no answer now. `replaced`: also where it was withdrawn, or is not what was `seen`; `already`: another answer
 * was first; `over`: the garage asks for none any more.
 */
export function whyUntaken(
  found: SentEvaluation | undefined,
  seen: string,
  request: Pick<RequestRow, 'status' | 'car'>,
  now: Date,
) {
  if (found?.answer) return 'already'
  if (!found || found.replacedAt || found.sha256 !== seen) return 'replaced'
  if (!takesAnswer(request)) return 'over'
  return isExpired(found.body, now) ? 'expired' : undefined
}

/** Answers an evaluation, once; both sides get a copy of what was accepted. */
export const answerEvaluation =
  (given: Answering): Act<Unanswered> =>
  async (doing) => {
    const { trx, request, now } = doing
    const { sent } = await evaluationsOf(trx, request.id)
    const found = sent.find(({ id }) => id === given.id)
    const accepted = withDuties(found?.body.lines ?? [], given.accepted)
    const answer = { ...given, accepted, name: onOneLine(given.name), address: onOneLine(given.address) }
    if (found?.answer && isRepeated(found.answer, answer)) return undefined
    const why = whyUntaken(found, answer.seen, request, now)
    if (why || !found) return why
    const lines = found.body.lines.map(({ id }) => id)
    if (given.accepted.some((id) => !lines.includes(id))) return 'replaced'
    const wrong = wrongIn(answer, found, request)
    if (!wrong) await store(doing, found, answer, sent)
    return wrong
  }

/** A second tap on the same button. */
const isRepeated = (before: { accepted: readonly string[]; name: string }, { accepted, name }: Answering) =>
  before.name === name && before.accepted.join() === accepted.join()

/** The field that is missing or wrong. */
function wrongIn(
  answer: Answering,
  { body }: SentEvaluation,
  { phone, company }: RequestRow,
): Wrong | undefined {
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

async function store(
  doing: Doing,
  { id, number, body, sha256 }: SentEvaluation,
  answer: Answering,
  sent: readonly SentEvaluation[],
): Promise<void> {
  const { trx, request, by, now, env, key } = doing
  const at = now.toISOString()
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
  await writeDown(doing, [evaluationAct(verdict, number)])
  // Accepted after that hour, it promises nothing: the garage gives another.
  if (verdict !== 'refused' && body.readyAt > at) await change({ field: 'promise', to: body.readyAt })(doing)
  // A bill that was written down before must not say more than this answer allows.
  if (Number(request.final_total) > (await mostBilledFor(trx, request)))
    await change({ field: 'total', to: null })(doing)
  await (answer.way === 'web' || callAbout({ body, answer: { ...answer, at } }) ? spoke : answered)(doing)
  const copies = {
    body,
    sha256,
    answer: { ...row, accepted: answer.accepted, verdict },
    before: answeredOf(sent),
    page: await mailedAddress(trx, key, request),
    siteUrl: env.siteUrl,
    garage: await garageAddresses(trx, env),
  }
  for (const mail of answerCopies(request, copies)) await queueMail(trx, mail)
}
