import type { Selectable } from 'kysely'
import { dayOf, momentAt } from '#app/content/hours/opening.ts'
import type { Content } from '#app/content/snapshot.ts'
import { openAfter } from '#app/requests/answer-clock.ts'
import type { Verdict } from '#app/requests/evaluation/evaluation.ts'
import { statusFacts } from '#app/requests/handling/inbox.ts'
import type { InboxCopy } from '#app/requests/handling/words.ts'
import type { RequestTable } from '#database/rows/requests.ts'

/** Where a car at the garage is, in the order in which it passes; staff set it with one tap. */
export const carStates = ['arrived', 'examined', 'working', 'waiting', 'ready'] as const
export type CarState = (typeof carStates)[number]

export const isCarState = (value: string | null): value is CarState =>
  carStates.some((state) => state === value)

type Row = Selectable<RequestTable>
type Answered = Pick<Row, 'first_answered_at' | 'created_at'>

/** Whether the garage has answered: a call that staff noted is no answer. */
export const isAnswered = ({ first_answered_at, created_at }: Answered): boolean =>
  (first_answered_at ?? '') > created_at

/** What is known of a request and moves apart: who spoke last, the appointment, the car, the evaluations. */
export type Facts = Pick<
  Row,
  | 'status'
  | 'lost_reason'
  | 'appointment_at'
  | 'promised_at'
  | 'preferred_date'
  | keyof Answered
  | 'untold_since'
> & {
  car: CarState | null
  /** Since when a customer waits for a word, and by when the garage promised it, if it did; undefined if none waits. */
  waits: { since: Date; by: Date | undefined } | undefined
  /** That this word is a call before the work is begun, which the customer was promised with their answer. */
  call: 'callApart' | 'callHour' | undefined
  /** The evaluation that nobody has answered. */
  unanswered: { validUntil: string; isExpired: boolean; isMailed: boolean } | undefined
  /** What all answers to its evaluations came to: refused only if nothing at all was accepted. */
  verdict: Verdict | undefined
  /** Whether work was done, or is agreed on. */
  isWorked: boolean
  /** Whether the appointment is an hour past, and nobody said that the car came: it may not come at all. */
  isMissed: boolean
  /** What was done last with the appointment: it was cancelled, by whom ever, or the customer wishes another time. */
  asked: { kind: 'cancelled' } | { kind: 'asked'; wish: string } | undefined
}

/** Where a request stands: what staff and customer read, each in their words. */
export type Stage = keyof Content['follow']['states']

/** Whether the garage has nothing to do for it any more: neither its appointment nor its promise stands. */
export const isOver = (stage: Stage): boolean => stage === 'done' || stage === 'closed'

/** Whether it was completed, also where it was put away since: what was lost has a reason. */
export const isCompleted = ({ status, lost_reason }: Pick<Row, 'status' | 'lost_reason'>): boolean =>
  status === 'completed' || (status === 'archived' && !lost_reason)

/** Whether the garage asks for an answer to its evaluation: not for a car that is ready, unless it sends another. */
export const takesAnswer = ({ status, car }: Pick<Row, 'status' | 'car'>): boolean =>
  statusFacts[status].isOpen && car !== 'ready'

/** The one stage that says most: the first that holds. */
export function stageOf(facts: Facts): Stage {
  const { status, car, unanswered, asked, verdict } = facts
  if (isCompleted(facts) && facts.isWorked) return 'done'
  if (!statusFacts[status].isOpen) return 'closed'
  if (car === 'ready') return car
  if (unanswered && !unanswered.isExpired) return 'toRead'
  if (car === 'waiting' || car === 'working') return car
  if (asked && !car && !facts.isMissed) return asked.kind
  if (verdict) return verdict
  if (car) return car
  if (facts.appointment_at && !facts.isMissed) return 'booked'
  return isAnswered(facts) && !facts.waits ? 'answered' : 'received'
}

/** What comes next, whose act it is, and by when. */
export type Turn = {
  who: 'garage' | 'customer'
  what: keyof InboxCopy['request']['turns']
  by?: Date | undefined
  since?: Date
}

export const NEAR = 3_600_000
/** What is late by less is on time, in milliseconds. */
export const QUARTER = 900_000

/** Whether a promise passes within the hour, or has passed: it is to be kept, or the customer told. */
export const isNear = (promise: string, now: Date): boolean => Date.parse(promise) - now.getTime() < NEAR

type Waiting = { turn: Turn | undefined }

/** Whether the customer knows less than staff wrote down, and has asked nothing since, to which the answer tells it. */
export const isUntold = ({ status, waits, untold_since }: Facts): boolean =>
  statusFacts[status].isOpen && !waits && untold_since !== null

/** Whether something waits for the garage. */
export const isOurs = <Request extends Waiting>(one: Request): one is Request & { turn: Turn } =>
  one.turn?.who === 'garage'

/** Whether the garage should have done it by now, to the minute. */
export const isLate = (one: Waiting, now: Date): boolean => isOurs(one) && !!one.turn.by && one.turn.by <= now

/** That a customer comes today, or whether they came, whatever else is to do. */
export function comesToday({ status, car, appointment_at, isMissed }: Facts, now: Date): Turn | undefined {
  const by = statusFacts[status].isOpen && !car && appointment_at ? new Date(appointment_at) : undefined
  const what = isMissed ? 'arrival' : 'come'
  return by && dayOf(by) === dayOf(now) ? { who: 'customer', what, by } : undefined
}

/** Whose turn it is: the first that holds; nobody's if undefined. It moves with the clock, so it is never stored. */
export function waitsFor(facts: Facts, now: Date): Turn | undefined {
  const { status, car, waits, unanswered, verdict, untold_since, asked } = facts
  const { promised_at, appointment_at } = facts
  const garage = (what: Turn['what'], by?: Date) => ({ who: 'garage', what, by }) as const
  const customer = (what: Turn['what'], by?: Date) => ({ who: 'customer', what, by }) as const
  if (!statusFacts[status].isOpen) return undefined
  const [promise, appointment] = [promised_at, appointment_at].map((at) => (at ? new Date(at) : undefined))
  const isHere = car && car !== 'ready'
  const kept = promised_at && isHere && isNear(promised_at, now) ? garage('promise', promise) : undefined
  const answer = waits && { ...garage(facts.call ?? 'answer', waits.by), since: waits.since }
  // A broken promise comes before an answer that is due later.
  if (answer && (isLate({ turn: answer }, now) || !isLate({ turn: kept }, now))) return answer
  // Who does not know of it waits at home, or comes for nothing.
  const isUnread = unanswered?.isMailed === false
  const isPressing = isUnread || car === 'ready' || (!car && asked?.kind === 'cancelled')
  if (untold_since && isPressing) return garage('tell', openAfter(new Date(untold_since), QUARTER))
  if (car === 'ready') return customer('fetch')
  if (facts.isMissed) return garage('arrival', appointment)
  if (kept) return kept
  if (unanswered?.isExpired) return garage('renew')
  if (unanswered) return customer('read', momentAt(Temporal.PlainDate.from(unanswered.validUntil), '23:59'))
  const isAccepted = verdict && verdict !== 'refused'
  if (car === 'waiting') return garage('part', promise)
  if (car === 'working' || (car && isAccepted)) return garage('repair', promise)
  if (car) return garage(verdict ? 'giveBack' : 'examine', promise)
  if (appointment) return customer('come', appointment)
  if (isAccepted) return garage('book')
  return facts.preferred_date && facts.preferred_date <= dayOf(now) ? garage('call') : undefined
}
