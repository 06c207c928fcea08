import type { Kysely } from 'kysely'
import { stands } from '#app/content/records/stands.ts'
import { answerDue } from '#app/requests/answer-clock.ts'
import { callAbout, isExpired, type Verdict } from '#app/requests/evaluation/evaluation.ts'
import {
  answeredOf,
  evaluationsOfAll,
  type Ids,
  isWorked,
  type SentEvaluation,
  someOf,
  unansweredOf,
} from '#app/requests/evaluation/stored.server.ts'
import type { RequestRow } from '#app/requests/life/story.server.ts'
import type { Tables } from '#database/tables.ts'
import { type Facts, isCarState, NEAR } from './stage.ts'
import { isWaiting } from './waiting.ts'

/** The columns that facts are made from. */
export const factColumns = [
  'id',
  'status',
  'lost_reason',
  'created_at',
  'waiting_since',
  'preferred_date',
  'first_answered_at',
  'appointment_at',
  'promised_at',
  'car',
  'untold_since',
  'final_total',
  'email',
] as const
type Known = Pick<RequestRow, (typeof factColumns)[number]>
type Noted = { at: string; by_name: string }
type Story = {
  request: Known
  /** Oldest first. */
  notes: readonly (Noted & { text: string })[]
  /** Latest first. */
  history: readonly (Noted & { field: string; to_value: string | null })[]
  evaluations: { sent: readonly SentEvaluation[] }
}

/** The facts of a request, from its row and its story. */
export function factsOf(story: Story, now: Date): Facts {
  const { request, notes, history, evaluations } = story
  const { sent } = evaluations
  const unanswered = unansweredOf(story)
  const last = answeredOf(sent).at(-1)
  const car = isCarState(request.car) ? request.car : null
  const since = isWaiting(request) ? new Date(request.waiting_since) : undefined
  const isCancelled = cancelled()
  return {
    ...request,
    car,
    promised_at: promised(),
    waits: since && { since, by: stands('answerTime') ? answerDue(since) : undefined },
    unanswered: unanswered && {
      validUntil: unanswered.body.validUntil,
      isExpired: isExpired(unanswered.body, now),
      isMailed: request.email !== '',
    },
    call: isWaiting(request) && last && last.answer.at >= request.waiting_since ? callAbout(last) : undefined,
    verdict: verdictOfAll(sent),
    isWorked: isWorked(request, sent),
    isMissed: !car && now.getTime() - Date.parse(request.appointment_at ?? '') >= NEAR,
    asked: isCancelled ? { kind: 'cancelled' } : asked(),
  }

  /** A promise is of a car that is here or will be: not one that passed before it came, nor once its appointment is cancelled. */
  function promised(): string | null {
    const { appointment_at, promised_at } = request
    const isBefore = (promised_at ?? '') <= (appointment_at ?? now.toISOString())
    return !car && (isCancelled || isBefore) ? null : promised_at
  }

  /** Unless they answered an evaluation since. */
  function cancelled(): boolean {
    const last = history.find(({ field }) => field === 'appointment')
    const answeredAt = answeredOf(sent).at(-1)?.answer.at ?? ''
    return last?.to_value === null && last.at > answeredAt
  }

  /** Until the garage has a word on it. */
  function asked(): Facts['asked'] {
    const last = notes.findLast(({ by_name }) => by_name === '')
    const isOpen = request.appointment_at && isWaiting(request) && last && last.at >= request.waiting_since
    return isOpen ? { kind: 'asked', wish: last.text } : undefined
  }
}

function verdictOfAll(sent: readonly SentEvaluation[]): Verdict | undefined {
  const verdicts = answeredOf(sent).map(({ answer }) => answer.verdict)
  const [first] = verdicts
  return verdicts.every((verdict) => verdict === first) ? first : 'partly'
}

/** Finds the facts of each of many requests. `among`: their ids, as a query where there may be many. */
export async function factsOfAll(
  db: Kysely<Tables>,
  requests: readonly Known[],
  now: Date,
  among: Ids = requests.map(({ id }) => id),
): Promise<(request: Known) => Facts> {
  const evaluations = await evaluationsOfAll(db, among)
  const notes = await db
    .selectFrom('request_notes')
    .selectAll()
    .where('request_id', 'in', someOf(among))
    .where('by_name', '=', '')
    .orderBy('at')
    .execute()
  const history = await db
    .selectFrom('request_history')
    .selectAll()
    .where('request_id', 'in', someOf(among))
    .where('field', '=', 'appointment')
    .orderBy('version', 'desc')
    .execute()
  const [notesOf, historyOf] = [Map.groupBy(notes, requestOf), Map.groupBy(history, requestOf)]
  return (request) =>
    factsOf(
      {
        request,
        notes: notesOf.get(request.id) ?? [],
        history: historyOf.get(request.id) ?? [],
        evaluations: evaluations(request.id),
      },
      now,
    )
}

const requestOf = (row: { request_id: string }) => row.request_id
