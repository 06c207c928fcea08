import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { cityLine } from '#app/content/business/address.ts'
import { facts } from '#app/content/facts.ts'
import { forEachLang, type Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { centsText } from '#app/estimate/line.ts'
import { readSnapshot } from '#app/estimate/snapshot.server.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { announcedWith } from '#app/requests/announced.server.ts'
import { type LinkKey, mailedAddress } from '#app/requests/follow/links.server.ts'
import {
  answered,
  changeRequest,
  lockRequest,
  type RequestRow,
  type Staff,
  writeDown,
} from '#app/requests/handling/changes.server.ts'
import { statusFacts } from '#app/requests/handling/inbox.ts'
import type { Tables } from '#database/tables.ts'
import { withinTransaction } from '#database/within-transaction.ts'
import { type Draft, jobsOf, type Problem, problemsOf, type Sent, validFrom } from './evaluation.ts'
import { linesOf } from './lines.ts'
import { evaluationMail } from './mails.tsx'
import {
  answeredOf,
  type DraftEvaluation,
  evaluationsOf,
  type SentEvaluation,
  unansweredOf,
} from './stored.server.ts'

type Version = { reference: string; id: string; version: number }

/** Begins the next evaluation of a request, or finds the one begun. @returns false if there is no such request */
export function openDraft(
  db: Kysely<Tables>,
  { reference, by, now }: { reference: string; by: Staff; now: Date },
): Promise<boolean> {
  return withinTransaction(db, async (trx) => {
    const request = await lockRequest(trx, reference)
    if (!request) return false
    const { sent, draft } = await evaluationsOf(trx, request.id)
    if (draft) return true
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
    return true
  })
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
    fee: after ? null : (announcedWith(request)?.cents ?? null),
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
export function saveDraft(
  db: Kysely<Tables>,
  { reference, id, version, body, by }: Version & { body: Draft; by: Staff },
): Promise<'saved' | 'conflict'> {
  return withinTransaction(db, async (trx) => {
    // Whoever sends or throws it away meanwhile waits, so that nothing that was confirmed is lost.
    const request = await lockRequest(trx, reference)
    const saved = await trx
      .updateTable('evaluations')
      .set({ body: JSON.stringify(body), version: version + 1, by_user: by.id, by_name: by.email })
      .where('id', '=', id)
      .where('request_id', '=', request?.id ?? '')
      .where('version', '=', version)
      .where('sent_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return saved ? 'saved' : 'conflict'
  })
}

/** Throws the draft away, as it was shown: what somebody saved since stays. */
export function dropDraft(db: Kysely<Tables>, { reference, id, version }: Version): Promise<void> {
  return withinTransaction(db, async (trx) => {
    const request = await lockRequest(trx, reference)
    await trx
      .deleteFrom('evaluations')
      .where('id', '=', id)
      .where('request_id', '=', request?.id ?? '')
      .where('version', '=', version)
      .where('sent_at', 'is', null)
      .execute()
  })
}

export type SendOutcome =
  | { kind: 'sent' | 'conflict' | 'gone' | 'closed' | 'answered' }
  | { kind: 'problems'; problems: Problem[] }

/**
 * Sends the draft: from now on it never changes. One that waits for its answer is replaced. `answered`: the customer answered one
 * since the draft was last saved, so that its lines may be there twice.
 */
export function sendDraft(
  db: Kysely<Tables>,
  { reference, id, version, by, key, now }: Version & { by: Staff; key: LinkKey; now: Date },
): Promise<SendOutcome> {
  return withinTransaction(db, async (trx): Promise<SendOutcome> => {
    const request = await lockRequest(trx, reference)
    if (!request) return { kind: 'gone' }
    const { sent, draft } = await evaluationsOf(trx, request.id)
    if (draft?.id !== id || draft.version !== version) return { kind: 'conflict' }
    if (!statusFacts[request.status].isOpen) return { kind: 'closed' }
    const before = answeredOf(sent).length
    if (draft.body.after !== before) return { kind: 'answered' }
    const problems = problemsOf(draft.body, now)
    if (problems.length) return { kind: 'problems', problems }

    const at = now.toISOString()
    await replaceWaiting(trx, request.id, at)
    const about = { request, number: draft.number, isFirst: before === 0, at }
    const body = finished(draft.body, about)
    const text = JSON.stringify(body)
    const sha256 = hashOf(text)
    await trx
      .updateTable('evaluations')
      .set({ body: text, sha256, sent_at: at, by_user: by.id, by_name: by.email })
      .where('id', '=', id)
      .execute()
    const seen = await writeDown(trx, request, { by, now }, [evaluationAct('sent', draft.number)])
    // Whoever reads a price has their answer.
    await answered(trx, { ...request, version: seen }, by)
    if (request.car === 'arrived')
      await changeRequest(trx, { reference, seen, change: { field: 'car', to: 'examined' }, by })
    const page = await mailedAddress(trx, key, request)
    if (request.email) await queueMail(trx, evaluationMail(request, { body, sha256 }, page))
    return { kind: 'sent' }
  })
}

/** What the customer would read if the draft were sent now. */
export function previewOf(
  request: RequestRow,
  { body, number }: Pick<DraftEvaluation, 'body' | 'number'>,
  now: Date,
): Sent {
  return finished(body, { request, number, isFirst: body.after === 0, at: now.toISOString() })
}

/** Takes back what waits for an answer. @returns false if nothing does. */
export function withdraw(
  db: Kysely<Tables>,
  { reference, id, by, now }: { reference: string; id: string; by: Staff; now: Date },
): Promise<boolean> {
  return withinTransaction(db, async (trx) => {
    const request = await lockRequest(trx, reference)
    const { sent } = await evaluationsOf(trx, request?.id ?? '')
    const waiting = unansweredOf(sent)
    if (!request || waiting?.id !== id) return false
    await replaceWaiting(trx, request.id, now.toISOString())
    await writeDown(trx, request, { by, now }, [evaluationAct('withdrawn', waiting.number)])
    return true
  })
}

/** What the history says of an evaluation. */
export const evaluationAct = (what: string, number: number) =>
  ({ field: 'evaluation', from: null, to: `${what} ${number}` }) as const

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

async function replaceWaiting(trx: Kysely<Tables>, requestId: string, at: string): Promise<void> {
  await trx
    .updateTable('evaluations')
    .set({ replaced_at: at })
    .where('request_id', '=', requestId)
    .where('sent_at', 'is not', null)
    .where('replaced_at', 'is', null)
    .where('id', 'not in', (row) => row.selectFrom('evaluation_answers').select('evaluation_id'))
    .execute()
}

type About = { request: RequestRow; number: number; isFirst: boolean; at: string }

/** The draft with everything else that the law has an evaluation say. */
function finished(draft: Draft, { request, number, isFirst, at }: About): Sent {
  const { business, taxes } = facts()
  const { address, name, phone, email } = business
  const city = forEachLang(cityLine)
  return {
    ...draft,
    lines: jobsOf(draft.lines).flatMap(([, lines]) => lines),
    kind: isFirst ? 'first' : 'supplement',
    reference: request.reference,
    number,
    at,
    lang: request.lang,
    garage: { name, street: address.street, city, phone, email },
    taxes,
    terms: forEachLang((lang) => termsOf(draft.fee, { isFirst, isCompany: request.company !== null }, lang)),
  }
}

type Terms = { isFirst: boolean; isCompany: boolean }

/** What the law on consumers adds is not said to a company. */
function termsOf(fee: number | null, { isFirst, isCompany }: Terms, lang: Lang): string[] {
  const { terms } = content(lang).evaluation
  return [
    terms.price,
    terms.more,
    isCompany ? '' : terms.refusal,
    fee ? fillSlots(terms.fee, { amount: centsText(fee, lang) }) : isFirst ? terms.noFee : '',
    terms.payment,
    terms.cancel,
    isCompany ? '' : terms.warranty,
    terms.parts,
  ].filter(Boolean)
}
