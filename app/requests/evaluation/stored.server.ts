import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely'
import { takesAnswer } from '#app/requests/life/stage.ts'
import type { EvaluationAnswer, EvaluationRow } from '#database/rows/evaluations.ts'
import type { RequestTable } from '#database/rows/requests.ts'
import type { Tables } from '#database/tables.ts'
import {
  boundBy,
  type Draft,
  isExpired,
  readDraft,
  readSent,
  type Sent,
  type Verdict,
  verdictOf,
} from './evaluation.ts'

type Row = Selectable<EvaluationRow>
type Request = Selectable<RequestTable>
export type Answer = Omit<Selectable<EvaluationAnswer>, 'accepted'> & {
  accepted: readonly string[]
  verdict: Verdict
}

/** An evaluation that the customer was sent. */
export type SentEvaluation = {
  id: string
  number: number
  body: Sent
  sha256: string
  sentAt: string
  /** When a later one took its place, or it was withdrawn. */
  replacedAt: string | null
  byName: string
  answer: Answer | undefined
}
export type DraftEvaluation = { id: string; number: number; version: number; body: Draft; byName: string }

type Evaluations = { sent: SentEvaluation[]; draft: DraftEvaluation | undefined }

/** The evaluations of a request, in the order in which they were sent, and the draft of the next. */
export const evaluationsOf = async (db: Kysely<Tables>, requestId: string): Promise<Evaluations> =>
  (await evaluationsOfAll(db, [requestId]))(requestId)

/** Ids of requests, or a query for them. */
export type Ids = readonly string[] | SelectQueryBuilder<Tables, 'contact_submissions', { id: string }>

/** The same as both engines take them: a list that is not empty. */
export const someOf = (ids: Ids) => ('length' in ids ? ['', ...ids] : ids)

/** Finds those of one of many requests. */
export async function evaluationsOfAll(
  db: Kysely<Tables>,
  requestIds: Ids,
): Promise<(requestId: string) => Evaluations> {
  const { rows, answers } = await rowsOf(db, requestIds)
  const byRequest = Map.groupBy(rows, ({ request_id }) => request_id)
  return (requestId) => {
    const own = byRequest.get(requestId) ?? []
    const drafted = own.find(({ sent_at }) => sent_at === null)
    return {
      sent: own.filter(({ sent_at }) => sent_at !== null).map((row) => sentOf(row, answers)),
      draft: drafted && draftOf(drafted),
    }
  }
}

async function rowsOf(db: Kysely<Tables>, requestIds: Ids) {
  const rows = await db
    .selectFrom('evaluations')
    .selectAll()
    .where('request_id', 'in', someOf(requestIds))
    .orderBy('number')
    .execute()
  const answers = await db
    .selectFrom('evaluation_answers')
    .selectAll()
    .where('evaluation_id', 'in', ['', ...rows.map(({ id }) => id)])
    .execute()
  return { rows, answers }
}

const draftOf = ({ id, number, version, body, by_name }: Row): DraftEvaluation => ({
  id,
  number,
  version,
  body: readDraft(body),
  byName: by_name,
})

function sentOf(row: Row, answers: readonly Selectable<EvaluationAnswer>[]): SentEvaluation {
  const body = readSent(row.body)
  const found = answers.find(({ evaluation_id }) => evaluation_id === row.id)
  const accepted = found ? (JSON.parse(found.accepted) as string[]) : []
  return {
    id: row.id,
    number: row.number,
    body,
    sha256: row.sha256 ?? '',
    sentAt: row.sent_at ?? '',
    replacedAt: row.replaced_at,
    byName: row.by_name,
    answer: found && { ...found, accepted, verdict: verdictOf(body.lines, accepted) },
  }
}

type Asked = {
  request: Pick<Request, 'status' | 'car'>
  evaluations: { sent: readonly SentEvaluation[] }
}

/** The one that waits for its answer where the garage asks for one: neither replaced nor answered, also where its last day has passed. */
export const unansweredOf = ({ request, evaluations }: Asked): SentEvaluation | undefined =>
  takesAnswer(request) ? evaluations.sent.find(({ answer, replacedAt }) => !answer && !replacedAt) : undefined

/** The one that waits for an answer; undefined if none does, or it may no longer be accepted. */
export function waitingOf(asked: Asked, now: Date): SentEvaluation | undefined {
  const found = unansweredOf(asked)
  return found && !isExpired(found.body, now) ? found : undefined
}

/** Those that were answered, oldest first. */
export const answeredOf = (sent: readonly SentEvaluation[]): (SentEvaluation & { answer: Answer })[] =>
  sent.flatMap((each) => (each.answer ? [{ ...each, answer: each.answer }] : []))

/** Whether work was done: by what was accepted or billed; where no evaluation was sent, by a car that was here or expected. */
export function isWorked(
  { final_total, car, appointment_at }: Pick<Request, 'final_total' | 'car' | 'appointment_at'>,
  sent: readonly SentEvaluation[],
): boolean {
  const { lines, fee } = boundBy(answeredOf(sent))
  const isSent = sent.some(({ answer, replacedAt }) => answer || !replacedAt)
  return lines.length > 0 || Number(final_total) > fee || (!isSent && (car ?? appointment_at) !== null)
}

/** The most that the bill of a request may say before taxes, in cents: a company's is bound by no law, but by what it was told. */
export async function mostBilledFor(
  db: Kysely<Tables>,
  { id, company }: Pick<Request, 'id' | 'company'>,
): Promise<number> {
  const answered = answeredOf((await evaluationsOf(db, id)).sent)
  const isFree = company && answered.every(({ body }) => body.isCompany)
  return isFree ? Number.POSITIVE_INFINITY : boundBy(answered).most
}

/** The evaluations of requests as they are kept, each with its answer and the photographs beside its lines: for a copy of all. */
export async function keptEvaluations(db: Kysely<Tables>, requestIds: readonly string[]) {
  const { rows, answers } = await rowsOf(db, requestIds)
  const photos = await db
    .selectFrom('evaluation_photos')
    .selectAll()
    .where('request_id', 'in', ['', ...requestIds])
    .execute()
  return rows.map((row) => ({
    ...row,
    answer: answers.find(({ evaluation_id }) => evaluation_id === row.id),
    photos: photos
      .filter(({ id }) => row.body.includes(id))
      .map(({ bytes, ...photo }) => ({ ...photo, webp: Buffer.from(bytes).toString('base64') })),
  }))
}
