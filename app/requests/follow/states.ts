import type { Verdict } from '#app/requests/evaluation/evaluation.ts'
import type { Status } from '#app/requests/handling/inbox.ts'

/**
 * Where a car at the garage is, in the order in which it passes; staff set it with one tap. Each says whether nothing is done on the
 * car yet: then the answer to the evaluation says more.
 */
const isBeforeWork = { arrived: true, examined: true, working: false, waiting: false, ready: false }
export type CarState = keyof typeof isBeforeWork
export const carStates = Object.keys(isBeforeWork) as CarState[]

/** What a customer reads of a request, from what staff do anyway: none of it is a list of its own to keep. */
export type FollowState =
  | 'received'
  | 'seen'
  | 'answered'
  | 'booked'
  | CarState
  | 'toRead'
  | Verdict
  | 'done'
  | 'closed'

export const isCarState = (value: string | null): value is CarState =>
  carStates.some((state) => state === value)

type Told = {
  status: Status
  car: string | null
  appointment_at: string | null
  first_answered_at: string | null
  read_at: string | null
}

/**
 * The one state that a customer reads. @param evaluation `toRead` while one waits for its answer, else what the last answer was
 */
export function followState(
  { status, car, appointment_at, first_answered_at, read_at }: Told,
  evaluation?: 'toRead' | Verdict,
): FollowState {
  if (status === 'completed') return 'done'
  if (status === 'archived' || status === 'spam') return 'closed'
  if (evaluation === 'toRead') return evaluation
  if (isCarState(car) && !(evaluation && isBeforeWork[car])) return car
  if (!isCarState(car) && appointment_at) return 'booked'
  if (evaluation) return evaluation
  if (first_answered_at) return 'answered'
  return read_at ? 'seen' : 'received'
}

/** The status that a request has once its car is here; undefined if it has it. */
export function statusWithCar(status: Status): Status | undefined {
  return status === 'scheduled' || status === 'spam' ? undefined : 'scheduled'
}
