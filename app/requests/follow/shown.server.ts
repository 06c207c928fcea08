import { dateTimeText } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { shownSnapshot } from '#app/estimate/carried.server.ts'
import type { Row } from '#app/estimate/line.ts'
import { readSnapshot } from '#app/estimate/snapshot.server.ts'
import { dayAndClockText, promisedAnswer } from '#app/requests/answer-due.server.ts'
import { factsOf } from '#app/requests/life/facts.server.ts'
import {
  carStates,
  isAnswered,
  isCarState,
  isCompleted,
  isOver,
  QUARTER,
  type Stage,
  stageOf,
} from '#app/requests/life/stage.ts'
import type { Story } from '#app/requests/life/story.server.ts'
import { isWaiting } from '#app/requests/life/waiting.ts'
import { requestVehicle } from '#app/requests/vehicle-text.ts'
import { changeableUntil } from './customer-acts.server.ts'

/** When the car was handed over, or the request closed; undefined while it is not. */
export const endedAt = ({ request, history }: Pick<Story, 'request' | 'history'>): string | undefined =>
  isCompleted(request)
    ? history.find(({ field, to_value }) => field === 'status' && to_value === 'completed')?.at
    : undefined

/** Which of the five steps of the way a stage is, from the request to the car that is ready. */
const steps: Partial<Record<Stage, number>> = {
  ...{ received: 0, answered: 0, booked: 0, asked: 0, cancelled: 0, arrived: 0, examined: 0 },
  ...{ toRead: 1, refused: 1, accepted: 2, partly: 2, working: 3, waiting: 3, ready: 4, done: 4 },
}

/** What a customer reads of a request: nothing that staff noted for themselves, and no name of theirs. */
export function shownFollow(story: Story, lang: Lang, now: Date) {
  const { request, messages } = story
  const { follow: copy, evaluation, contactForm } = content(lang)
  const facts = factsOf(story, now)
  const state = stageOf(facts)
  // Who has cancelled expects no more.
  const isAwaiting = isWaiting(request) && state !== 'cancelled'
  const answer = isAwaiting ? promisedAnswer(new Date(request.waiting_since), lang) : undefined
  const isAnswerLate = answer && now.getTime() > Number(facts.waits?.by) + QUARTER
  // What was accepted since counts, and a price beside it would be another one.
  const isPriced = !isOver(state) && !facts.verdict
  const seen = isPriced ? readSnapshot(request.estimate) : undefined
  const promise = isOver(state) || state === 'ready' ? null : facts.promised_at
  const at = facts.car || facts.isMissed || isOver(state) ? null : request.appointment_at
  const isTaken = facts.verdict && facts.verdict !== 'refused'
  // More work that waits for an answer takes nothing back of what goes on.
  const own = steps[state]
  const row = (label: string, value: string | undefined | null): Row[] => (value ? [{ label, value }] : [])
  return {
    reference: request.reference,
    car: requestVehicle(request, lang),
    stage: state,
    state: copy.states[state],
    step: isTaken && own !== undefined ? Math.max(own, 2, (facts.car && steps[facts.car]) ?? 0) : own,
    /** Which steps count as passed once they are behind: not all cars need an evaluation, and it may be refused. */
    passed: [true, story.evaluations.sent.length > 0, isTaken, facts.verdict !== 'refused'],
    /** By when, in the order in which it comes. */
    facts: [
      ...row(copy.appointment.title, at && dayAndClockText(at, lang)),
      ...row(evaluation.readyAt, promise && dayAndClockText(promise, lang)),
      ...row(contactForm.ticket.due, isAnswerLate ? '' : answer),
    ],
    late: promise && !at && now.getTime() > Date.parse(promise) ? copy.late : isAnswerLate && copy.lateAnswer,
    /** What they asked for themselves, until the garage answers. */
    wish: facts.asked?.kind === 'asked' ? facts.asked.wish : undefined,
    appointment: at ? booked(at, lang, now) : undefined,
    messages: messages.toReversed().map(({ id, text, at }) => ({ id, text, at: dateTimeText(at, lang) })),
    story: eventsOf(story, state, lang),
    /** The price that the customer saw when they asked. */
    estimate: seen && shownSnapshot(seen, lang, now),
    /** Changes with anything that the page shows. */
    version: [request.version, messages.length, facts.asked?.kind].join('.'),
  }
}

export type ShownFollow = ReturnType<typeof shownFollow>

function booked(at: string, lang: Lang, now: Date) {
  const until = changeableUntil(at)
  return {
    at,
    until: until && now <= until ? dayAndClockText(until.toISOString(), lang) : undefined,
  }
}

/** One act of staff may bring others with it, which the page then says in their order. */
const minuteOf = ({ at }: Event) => at.slice(0, 'YYYY-MM-DDTHH:MM'.length)

type Event = { at: string; rank: number; text: string }

/** What became of an evaluation, as the history stores it: "sent 1", "accepted 1". */
export function evaluationEvent(told: string | null, lang: Lang): string | undefined {
  const { storyEvaluations } = content(lang).follow
  const [what, number = ''] = told?.split(' ') ?? []
  const text = Object.entries(storyEvaluations).find(([key]) => key === what)?.[1]
  return text && fillSlots(text, { number })
}

/** What has happened, oldest first. What staff took back by a step before it is left out. */
function eventsOf({ request, history }: Story, state: Stage, lang: Lang) {
  const { follow: copy } = content(lang)
  const events: Event[] = [{ at: request.created_at, rank: -2, text: copy.states.received.title }]
  if (isAnswered(request))
    events.push({ at: `${request.first_answered_at}`, rank: -1, text: copy.states.answered.title })
  const car: Event[] = []
  const appointment: Event[] = []
  for (const { field, to_value: to, at } of history.toReversed()) {
    if (field === 'appointment')
      appointment.splice(0, 1, {
        at,
        rank: 0,
        text: to
          ? fillSlots(copy.storyBooked, { moment: dayAndClockText(to, lang) })
          : copy.states.cancelled.title,
      })
    const evaluation = field === 'evaluation' && evaluationEvent(to, lang)
    if (evaluation) events.push({ at, rank: 0, text: evaluation })
    if (field !== 'car') continue
    const rank = isCarState(to) ? carStates.indexOf(to) + 1 : 0
    while ((car.at(-1)?.rank ?? -1) >= rank) car.pop()
    if (isCarState(to)) car.push({ at, rank, text: copy.states[to].title })
  }
  const end = endedAt({ request, history })
  if (end) car.push({ at: end, rank: carStates.length + 1, text: copy.states[state].title })
  const told = [...events, ...appointment, ...car]
  // An act that answers is told as what it is.
  const isTold = (at: string) =>
    told.some((event) => event.rank >= 0 && event.at === at) ||
    history.some((act) => act.at === at && (act.field === 'appointment' || act.field === 'car'))
  return told
    .filter(({ rank, at }) => rank !== -1 || !isTold(at))
    .sort((one, other) => minuteOf(one).localeCompare(minuteOf(other)) || one.rank - other.rank)
    .map(({ at, text }) => ({ text, at: dateTimeText(at, lang) }))
}
