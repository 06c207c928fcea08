import { dateTimeText } from '#app/content/hours/moments.server.ts'
import { localTime } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { labelledText } from '#app/content/typography.ts'
import { shownSnapshot } from '#app/estimate/carried.server.ts'
import { readSnapshot } from '#app/estimate/snapshot.server.ts'
import { dayAndClockText, promisedAnswer } from '#app/requests/answer-due.server.ts'
import type { Story } from '#app/requests/handling/changes.server.ts'
import { factsOf } from '#app/requests/life/facts.server.ts'
import { carStates, isCarState, isOver, stageOf } from '#app/requests/life/stage.ts'
import { changeableUntil } from './customer-acts.server.ts'

/** When the work was completed; undefined while it is not. */
export const completedAt = ({ request, history }: Pick<Story, 'request' | 'history'>): string | undefined =>
  request.status === 'completed'
    ? history.find(({ field, to_value }) => field === 'status' && to_value === 'completed')?.at
    : undefined

const momentText = (at: string, lang: Lang) => dayAndClockText(localTime(new Date(at)), lang)

/** What a customer reads of a request: nothing that staff noted for themselves, and no name of theirs. */
export function shownFollow(story: Story, lang: Lang, now: Date) {
  const { request, messages } = story
  const { follow: copy, contactForm } = content(lang)
  const due = promisedAnswer(new Date(request.created_at), lang)
  const facts = factsOf(story, now)
  const state = stageOf(facts)
  // What was accepted since counts, and a price beside it would be another one.
  const isPriced = !isOver(state) && !facts.verdict
  const seen = isPriced ? readSnapshot(request.estimate) : undefined
  const promise = isOver(state) || state === 'ready' ? null : request.promised_at
  return {
    reference: request.reference,
    state: copy.states[state],
    due: state === 'received' && due ? labelledText(contactForm.ticket.due, due, lang) : undefined,
    isOver: state === 'done',
    promise: promise && {
      text: momentText(promise, lang),
      isLate: now.getTime() > Date.parse(promise),
    },
    /** What they asked for themselves, until the garage answers. */
    wish: facts.asked?.kind === 'asked' ? facts.asked.wish : undefined,
    appointment:
      request.appointment_at && !isCarState(request.car) && !isOver(state)
        ? booked(request.appointment_at, lang, now)
        : undefined,
    messages: messages.toReversed().map(({ id, text, at }) => ({ id, text, at: dateTimeText(at, lang) })),
    story: eventsOf(story, lang),
    /** The price that the customer saw when they asked. */
    estimate: seen && shownSnapshot(seen, lang),
    /** Changes with anything that the page shows. */
    version: [request.version, messages.length, facts.asked?.kind].join('.'),
  }
}

export type ShownFollow = ReturnType<typeof shownFollow>

function booked(at: string, lang: Lang, now: Date) {
  const until = changeableUntil(at)
  return {
    at,
    text: momentText(at, lang),
    until: until && now <= until ? momentText(until.toISOString(), lang) : undefined,
  }
}

/** One act of staff may bring others with it, which the page then says in their order. */
const minuteOf = ({ at }: Event) => at.slice(0, 'YYYY-MM-DDTHH:MM'.length)

type Event = { at: string; rank: number; text: string }

/** "sent 1", "accepted 1": what became of an evaluation. */
function evaluationEvent(told: string | null, lang: Lang): string | undefined {
  const { storyEvaluations } = content(lang).follow
  const [what, number = ''] = told?.split(' ') ?? []
  const text = Object.entries(storyEvaluations).find(([key]) => key === what)?.[1]
  return text && fillSlots(text, { number })
}

/** What has happened, oldest first. What staff took back by a step before it is left out. */
function eventsOf({ request, history }: Story, lang: Lang) {
  const { follow: copy } = content(lang)
  const events: Event[] = [{ at: request.created_at, rank: -2, text: copy.states.received.title }]
  if (request.first_answered_at)
    events.push({ at: request.first_answered_at, rank: -1, text: copy.states.answered.title })
  const car: Event[] = []
  const appointment: Event[] = []
  for (const { field, to_value: to, at } of history.toReversed()) {
    if (field === 'appointment')
      appointment.splice(0, 1, {
        at,
        rank: 0,
        text: to
          ? fillSlots(copy.storyBooked, { moment: momentText(to, lang) })
          : copy.states.cancelled.title,
      })
    const evaluation = field === 'evaluation' && evaluationEvent(to, lang)
    if (evaluation) events.push({ at, rank: 0, text: evaluation })
    if (field !== 'car') continue
    const rank = isCarState(to) ? carStates.indexOf(to) + 1 : 0
    while ((car.at(-1)?.rank ?? -1) >= rank) car.pop()
    if (isCarState(to)) car.push({ at, rank, text: copy.states[to].title })
  }
  const done = completedAt({ request, history })
  if (done) car.push({ at: done, rank: carStates.length + 1, text: copy.states.done.title })
  return [...events, ...appointment, ...car]
    .sort((one, other) => minuteOf(one).localeCompare(minuteOf(other)) || one.rank - other.rank)
    .map(({ at, text }) => ({ text, at: dateTimeText(at, lang) }))
}
