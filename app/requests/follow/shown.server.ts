import { weekdayAndDay } from '#app/content/hours/dates.ts'
import { clockOf, dateTimeText } from '#app/content/hours/moments.server.ts'
import { localTime } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { packageOf } from '#app/content/packages/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { typeset } from '#app/content/typography.ts'
import { estimateAnswers, heldText, shownSlip } from '#app/estimate/shown.ts'
import { readSnapshot } from '#app/estimate/snapshot.server.ts'
import type { requestWithStory } from '#app/requests/handling/changes.server.ts'
import { changeableUntil } from './customer-acts.server.ts'
import { carStates, followState, isCarState } from './states.ts'

type Story = NonNullable<Awaited<ReturnType<typeof requestWithStory>>>

/** Whether the garage still has something to do for it, so that its appointment and its promise stand. */
const isOver = (state: string) => state === 'done' || state === 'closed'

/** "jeudi 26 novembre, 15 h 30" */
function momentText(at: string, lang: Lang): string {
  const moment = new Date(at)
  const { contactForm } = content(lang)
  const day = weekdayAndDay(localTime(moment).toPlainDate(), lang)
  return typeset(fillSlots(contactForm.ticket.moment, { day, time: clockOf(moment, lang) }), lang)
}

/** What a customer reads of a request: nothing that staff noted for themselves, and no name of theirs. */
export function shownFollow(story: Story, lang: Lang, now: Date) {
  const { request, messages } = story
  const { follow: copy } = content(lang)
  const state = followState(request)
  const promise = isOver(state) || state === 'ready' ? null : request.promised_at
  return {
    reference: request.reference,
    state: copy.states[state],
    isOver: state === 'done',
    promise: promise && {
      text: momentText(promise, lang),
      isLate: now.getTime() > Date.parse(promise),
    },
    appointment:
      request.appointment_at && state === 'booked' ? booked(request.appointment_at, lang, now) : undefined,
    messages: messages.toReversed().map(({ id, text, at }) => ({ id, text, at: dateTimeText(at, lang) })),
    story: eventsOf(story, lang),
    estimate: estimateOf(request.estimate, lang),
    keepsParts: request.keeps_parts === 1,
    /** Changes with anything that the page shows. */
    version: [request.version, messages.length, request.read_at ? 1 : 0].join('.'),
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

/** The price the customer saw when they asked. */
function estimateOf(stored: string | null, lang: Lang) {
  const snapshot = readSnapshot(stored)
  if (!snapshot) return undefined
  const job = packageOf(snapshot.job)
  return {
    title: content(lang).estimate.slip.title,
    subject: job.label[lang],
    answers: estimateAnswers(job, snapshot.answers, lang),
    slip: shownSlip(snapshot, lang),
    held: heldText(snapshot, lang),
  }
}

/** One act of staff may bring others with it, which the page then says in their order. */
const minuteOf = ({ at }: Event) => at.slice(0, 'YYYY-MM-DDTHH:MM'.length)

type Event = { at: string; rank: number; text: string }

/** What has happened, oldest first. What staff took back by a step before it is left out. */
function eventsOf({ request, history }: Story, lang: Lang) {
  const { follow: copy } = content(lang)
  const events: Event[] = [{ at: request.created_at, rank: -3, text: copy.states.received.title }]
  if (request.read_at) events.push({ at: request.read_at, rank: -2, text: copy.states.seen.title })
  if (request.first_answered_at)
    events.push({ at: request.first_answered_at, rank: -1, text: copy.states.answered.title })
  const car: Event[] = []
  const appointment: Event[] = []
  for (const { field, to_value: to, at } of history.toReversed()) {
    if (field === 'appointment')
      appointment.splice(0, 1, {
        at,
        rank: 0,
        text: to ? fillSlots(copy.storyBooked, { moment: momentText(to, lang) }) : copy.storyUnbooked,
      })
    if (field !== 'car') continue
    const rank = isCarState(to) ? carStates.indexOf(to) + 1 : 0
    while ((car.at(-1)?.rank ?? -1) >= rank) car.pop()
    if (isCarState(to)) car.push({ at, rank, text: copy.states[to].title })
  }
  const done = history.find(({ field, to_value }) => field === 'status' && to_value === 'completed')
  if (done && request.status === 'completed') car.push({ at: done.at, rank: 9, text: copy.states.done.title })
  return [...events, ...appointment, ...car]
    .sort((one, other) => minuteOf(one).localeCompare(minuteOf(other)) || one.rank - other.rank)
    .map(({ at, text }) => ({ text, at: dateTimeText(at, lang) }))
}
