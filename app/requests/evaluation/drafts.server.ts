import { createHash, randomUUID } from 'node:crypto'
import { cityLine } from '#app/content/business/address.ts'
import { facts } from '#app/content/facts.ts'
import { forEachLang, type Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { centsText } from '#app/estimate/line.ts'
import { readSnapshot } from '#app/estimate/snapshot.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { announcedWith } from '#app/requests/announced.server.ts'
import { mailedAddress } from '#app/requests/follow/links.server.ts'
import { statusFacts } from '#app/requests/handling/inbox.ts'
import { type Act, type Doing, writeDown } from '#app/requests/life/act.server.ts'
import { answered, change } from '#app/requests/life/change.server.ts'
import type { RequestRow } from '#app/requests/life/story.server.ts'
import { indexRequest } from '#app/requests/stored-requests.server.ts'
import { boundBy, type Draft, jobsOf, problemsOf, type Sent, validFrom } from './evaluation.ts'
import { linesOf } from './lines.ts'
import { evaluationMail } from './mails.tsx'
import {
  answeredOf,
  type DraftEvaluation,
  evaluationsOf,
  type SentEvaluation,
  unansweredOf,
} from './stored.server.ts'

/** A draft as its writer saw it. */
type Version = { id: string; version: number }

/** Begins the next evaluation of a request, unless one is begun. */
export const openDraft: Act = async ({ trx, request, by, now }) => {
  const { sent, draft } = await evaluationsOf(trx, request.id)
  if (draft) return
  await trx
    .insertInto('evaluations')
    .values({
      id: randomUUID(),
      request_id: request.id,
      number: (sent.at(-1)?.number ?? 0) + 1,
      body: JSON.stringify(beginning(request, sent, now)),
      version: 1,
      sha256: null,
      at: now.toISOString(),
      sent_at: null,
      replaced_at: null,
      by_user: by.id,
      by_name: by.email,
    })
    .execute()
}

/** A first draft: the lines of the price that the customer saw, or of the last evaluation where nobody has answered it. */
function beginning(request: RequestRow, sent: readonly SentEvaluation[], now: Date): Draft {
  const { vehicle_make: make, vehicle_model: model, vehicle_year: year, plate } = request
  const last = sent.at(-1)
  const unanswered = last?.answer ? undefined : last?.body
  const answered = answeredOf(sent)
  const after = answered.length
  // Asked of the customer once.
  const given = answered.at(-1)?.answer.address
  const begun = unanswered ?? {
    lines: linesOf(after ? undefined : readSnapshot(request.estimate)),
    fee: boundBy(answered).kind === 'first' ? (announcedWith(request)?.cents ?? null) : null,
  }
  return {
    lines: begun.lines,
    fee: begun.fee,
    customer: last?.body.customer.address ? last.body.customer : { name: request.name, address: given ?? '' },
    vehicle: last?.body.vehicle ?? { make, model, year, plate },
    readyAt: unanswered?.readyAt ?? request.promised_at ?? '',
    validUntil: validFrom(now),
    after,
  }
}

/** Keeps what staff wrote. `conflict`: someone else saved or sent it meanwhile. */
export const saveDraft =
  ({ id, version }: Version, body: Draft): Act<'conflict'> =>
  async ({ trx, request, by }) => {
    const saved = await trx
      .updateTable('evaluations')
      .set({ body: JSON.stringify(body), version: version + 1, by_user: by.id, by_name: by.email })
      .where('id', '=', id)
      .where('request_id', '=', request.id)
      .where('version', '=', version)
      .where('sent_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return saved ? undefined : 'conflict'
  }

/** Throws the draft away, as it was shown: what somebody saved since stays. */
export const dropDraft =
  ({ id, version }: Version): Act =>
  async ({ trx, request }) => {
    await trx
      .deleteFrom('evaluations')
      .where('id', '=', id)
      .where('request_id', '=', request.id)
      .where('version', '=', version)
      .where('sent_at', 'is', null)
      .execute()
  }

/**
 * Sends the draft: from now on it never changes. One that waits for its answer is replaced. `changed`: someone saved or sent it since;
 * `answered`: the customer answered one since it was last saved, so that its lines may be there twice.
 */
export const sendDraft =
  ({ id, version }: Version): Act<'changed' | 'closed' | 'answered' | 'problems'> =>
  async (doing) => {
    const { trx, request, by, now, key } = doing
    const { sent, draft } = await evaluationsOf(trx, request.id)
    if (draft?.id !== id || draft.version !== version) return 'changed'
    if (!statusFacts[request.status].isOpen) return 'closed'
    const before = answeredOf(sent)
    if (draft.body.after !== before.length) return 'answered'
    if (problemsOf(draft.body, now).length) return 'problems'

    const at = now.toISOString()
    await replaceWaiting(doing)
    const body = finished(draft.body, { request, number: draft.number, kind: boundBy(before).kind, at })
    const text = JSON.stringify(body)
    const sha256 = hashOf(text)
    await trx
      .updateTable('evaluations')
      .set({ body: text, sha256, sent_at: at, by_user: by.id, by_name: by.email })
      .where('id', '=', id)
      .execute()
    await writeDown(doing, [evaluationAct('sent', draft.number)])
    const { plate } = body.vehicle
    if (!request.plate) {
      await writeDown(doing, [{ field: 'plate', from: '', to: plate }], { plate })
      await indexRequest(trx, doing.request)
    }
    // A car that was ready stays for the answer.
    if (request.car === 'arrived' || request.car === 'ready')
      await change({ field: 'car', to: 'examined' })(doing)
    // Whoever reads a price has their answer.
    await answered(doing, request.email !== '')
    const page = await mailedAddress(trx, key, request)
    if (request.email) await queueMail(trx, evaluationMail(request, { body, sha256, before, page }))
    return undefined
  }

/** What the customer would read if the draft were sent now. */
export function previewOf(
  request: RequestRow,
  { body, number }: Pick<DraftEvaluation, 'body' | 'number'>,
  kind: Sent['kind'],
  now: Date,
): Sent {
  return finished(body, { request, number, kind, at: now.toISOString() })
}

/** Takes back what waits for an answer. `replaced`: this one no longer does. */
export const withdraw =
  (id: string): Act<'replaced'> =>
  async (doing) => {
    const { trx, request } = doing
    const waiting = unansweredOf({ request, evaluations: await evaluationsOf(trx, request.id) })
    if (waiting?.id !== id) return 'replaced'
    await replaceWaiting(doing)
    return writeDown(doing, [evaluationAct('withdrawn', waiting.number)])
  }

/** What the history says of an evaluation. */
export const evaluationAct = (what: string, number: number) =>
  ({ field: 'evaluation', to: `${what} ${number}` }) as const

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

async function replaceWaiting({ trx, request, now }: Doing): Promise<void> {
  await trx
    .updateTable('evaluations')
    .set({ replaced_at: now.toISOString() })
    .where('request_id', '=', request.id)
    .where('sent_at', 'is not', null)
    .where('replaced_at', 'is', null)
    .where('id', 'not in', (row) => row.selectFrom('evaluation_answers').select('evaluation_id'))
    .execute()
}

type About = Pick<Sent, 'kind' | 'number' | 'at'> & { request: RequestRow }

/** The draft with everything else that the law has an evaluation say. */
function finished(draft: Draft, { request, kind, number, at }: About): Sent {
  const { business, taxes } = facts()
  const { address, name, phone, email } = business
  const city = forEachLang(cityLine)
  const isCompany = request.company !== null
  return {
    ...draft,
    lines: jobsOf(draft.lines).flatMap(([, lines]) => lines),
    ...{ kind, isCompany },
    reference: request.reference,
    number,
    at,
    lang: request.lang,
    garage: { name, street: address.street, city, phone, email },
    taxes,
    terms: forEachLang((lang) => termsOf({ ...draft, kind, isCompany }, lang)),
  }
}

/** What the law on consumers adds is not said to a company. */
function termsOf({ fee, kind, isCompany }: Pick<Sent, 'fee' | 'kind' | 'isCompany'>, lang: Lang): string[] {
  const { terms } = content(lang).evaluation
  return [
    isCompany ? terms.companyPrice : terms.price,
    terms.more,
    !isCompany && terms.refusal,
    kind === 'first' && (fee ? fillSlots(terms.fee, { amount: centsText(fee, lang) }) : terms.noFee),
    terms.payment,
    terms.cancel,
    !isCompany && terms.warranty,
    terms.parts,
  ].flatMap((term) => term || [])
}
