import { weekdayAndDay } from '#app/content/hours/dates.ts'
import { dateTimeText } from '#app/content/hours/moments.server.ts'
import { dayHoursText, openingOn } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { numberError } from '#app/content/typed-number.ts'
import type { MailState } from '#app/mail/outbox.server.ts'
import { dayAndClockText } from '#app/requests/answer-due.server.ts'
import { type Status, statuses } from '#app/requests/handling/inbox.ts'
import { lostReasons, UNSAID } from '#app/requests/handling/lost.ts'
import type { OtherRequest } from '#app/requests/handling/same-person.server.ts'
import { type InboxCopy, inboxCopy } from '#app/requests/handling/words.ts'
import { correctable } from '#app/requests/life/acts.server.ts'
import { factsOf } from '#app/requests/life/facts.server.ts'
import type { nextAfter } from '#app/requests/life/open.server.ts'
import { type CarState, carStates, type Facts, isNear, isUntold, waitsFor } from '#app/requests/life/stage.ts'
import type { Staff, Story } from '#app/requests/life/story.server.ts'
import { fieldFacts } from '#app/requests/request.ts'
import { requestServiceLabel } from '#app/requests/service-options.ts'
import { evaluationPath, plainPaths, requestPath, workOrderPath } from '#app/site-map.ts'
import { decimals } from '#app/staff/inbox/evaluation/typed-amount.ts'
import { evaluationWords } from '#app/staff/inbox/evaluation/words.ts'
import { isArchivable, shownMail, stageText, turnText } from '#app/staff/inbox/shown-row.server.ts'
import { dueOf } from '#app/staff/kit/when.server.ts'
import { staffCopy } from '#app/staff-words.ts'
import { changeText, localText, valueText } from './change-text.server.ts'
import { type FormOutcome, NOTE_LENGTH, typedIn, type Why } from './request-changes.server.ts'
import { aboveAccepted } from './shown-bill.server.ts'
import { staffEstimate } from './shown-estimate.server.ts'
import { contactLinks, reachText, requestFields, requestSummary, spamWords } from './shown-facts.server.ts'

type Around = {
  mails: MailState[]
  people: Staff[]
  next: Awaited<ReturnType<typeof nextAfter>>
  others: OtherRequest[]
  me: Staff
  /** The path of the customer's page; undefined without an open one. */
  page: string | undefined
  now: Date
  lang: Lang
}

/** A request with its notes and history, in the reader's language. */
export function shownRequest(story: Story, { mails, people, next, others, me, page, now, lang }: Around) {
  const { request, notes, messages, history } = story
  const { admin } = staffCopy(lang)
  const { request: copy } = inboxCopy(lang)
  const by = (who: string, at: string) => byText(who, at, lang)
  const facts = factsOf(story, now)
  const turn = waitsFor(facts, now)
  const [fold, step] = nextOf(story, facts, now, lang)
  const lastStatus = history.find(({ field }) => field === 'status')
  return {
    id: request.id,
    href: requestPath(request.reference),
    reference: request.reference,
    archivable: isArchivable(request),
    workOrder: workOrderPath(request.reference),
    version: request.version,
    title: request.name,
    summary: requestSummary(request, lang),
    reach: reachText(request, lang),
    due: dueOf(turn, now, lang),
    /** "Demande une autre heure · à vous de répondre": where it stands, and what comes next. */
    turn: [stageText(facts, lang), turnText(facts, turn, now, lang)].filter(Boolean).join(' · '),
    /** The customer's own words about another time. */
    wish: facts.asked?.kind === 'asked' ? facts.asked.wish : undefined,
    isUntold: isUntold(facts) && turn?.what !== 'tell',
    others: others.map((other) => ({
      href: requestPath(other.reference),
      name: other.name,
      about: [
        requestServiceLabel(other.service_type, lang),
        dateTimeText(other.created_at, lang),
        stageText(other.facts, lang),
      ].join(' · '),
    })),
    ways: contactLinks(request, lang),
    fold,
    step,
    fields: requestFields(request, lang),
    contact: correctable.map((name) => ({
      name,
      label: content(lang).contactForm.fields[name].label,
      value: request[name],
      longest: fieldFacts[name].longest,
    })),
    message: request.message,
    estimate: staffEstimate(request.estimate, now, lang),
    verdict: facts.verdict,
    spam: request.status === 'spam' ? spamWords(request, lang) : undefined,
    statuses: statuses.map((status) => ({
      value: status,
      label: admin.statuses[status],
      current: status === request.status,
    })),
    lost:
      request.lost_reason === null
        ? undefined
        : lostReasons.map((value) => {
            const current = value === request.lost_reason
            return { value: current ? UNSAID : value, label: copy.lostReasons[value], current }
          }),
    /** What was handed over has its answers and its bill: a car that comes back is another request. */
    comesBack:
      request.status === 'completed' ? `${plainPaths.newRequest}?from=${request.reference}` : undefined,
    undo: lastStatus && {
      to: lastStatus.from_value ?? 'new',
      text: withBy(lastStatus, lang),
    },
    assignee: request.assignee ?? '',
    people: [{ id: '', email: copy.nobody }, ...people],
    appointment: request.appointment_at ? localText(request.appointment_at) : '',
    isExpected: request.appointment_at !== null && !facts.car,
    appointmentText: request.appointment_at ? dateTimeText(request.appointment_at, lang) : undefined,
    follow: {
      page,
      cars: carStates.map((value) => ({
        value: value === request.car ? '' : value,
        label: copy.follow.cars[value],
        current: value === request.car,
      })),
      promise: facts.promised_at ? localText(facts.promised_at) : '',
      news: newsFor(story, facts, now),
      /** A message answers what the customer said until then. */
      since: now.toISOString(),
      messages: messages.toReversed().map(({ id, text, by_name, at }) => ({ id, text, by: by(by_name, at) })),
    },
    mails: mails.map((mail) => ({ ...shownMail(mail, admin), to: mail.to_address })),
    next: next && {
      href: requestPath(next.reference),
      label: fillSlots(copy.next, { name: next.name }),
      due: dueOf(next.turn, now, lang),
    },
    // Newest first, because the field for a new note is above.
    notes: notes.toReversed().map(({ id, text, by_name, by_user, at }) => ({
      id,
      text,
      by: by(by_name, at),
      mine: by_user === me.id,
    })),
    history: history.map((change) => ({
      id: change.id,
      text: changeText(change, lang),
      by: by(change.by_name, change.at),
      mine: change.by_user === me.id,
    })),
  }
}

/** Who did something, and when. Without a name it was the customer. */
function byText(who: string, at: string, lang: Lang): string {
  const { by, customer } = inboxCopy(lang).request
  return fillSlots(by, { who: who || customer, when: dateTimeText(at, lang) })
}

const withBy = (change: Story['history'][number], lang: Lang) =>
  `${changeText(change, lang)} — ${byText(change.by_name, change.at, lang)}`

export type ShownRequest = ReturnType<typeof shownRequest>

/** What the customer is to be told now, in their language: a promise that will be broken, or what was written down last. */
function newsFor(story: Story, facts: Facts, now: Date): string | undefined {
  const { request, history } = story
  const { late, news } = inboxCopy(request.lang).request.follow
  if (waitsFor(facts, now)?.what === 'promise') return isLateSaid(story) ? undefined : late
  const since = request.untold_since
  if (!since) return undefined
  if (facts.car === 'ready') return news.ready
  const last = history.find(
    ({ field, to_value: to, at }) =>
      at >= since && (field === 'appointment' || (field === 'promise' && to && facts.promised_at)),
  )
  const moment = last?.to_value ?? last?.from_value
  // What has passed is no news.
  if (!moment || moment < now.toISOString()) return undefined
  const kind = last?.to_value === null ? 'cancelled' : last?.field === 'promise' ? 'promise' : 'appointment'
  return fillSlots(news[kind], { moment: dayAndClockText(moment, request.lang) })
}

/** Whether the customer was told something since their promise has been near. */
const isLateSaid = ({ request: { promised_at }, messages }: Story): boolean =>
  promised_at !== null && messages.some(({ at }) => isNear(promised_at, new Date(at)))

type Fold = 'reply' | 'appointment' | 'bill' | 'car' | 'status'

/** An act of a form, of the request's page unless it has another `action`; or a link to a field. */
type Step = { label: string; intent?: string; to?: string; action?: string; href?: string }

/**
 * The part of a request's page that is open, and the one act that comes next: to tell what the customer does not know, unless the
 * moment of the turn has passed; else that of the turn, else what usually follows the status. There is none where it is only theirs.
 */
function nextOf(story: Story, facts: Facts, now: Date, lang: Lang): [Fold, Step?] {
  const { request, evaluations } = story
  const turn = waitsFor(facts, now)
  const { steps, answered, told, follow } = inboxCopy(lang).request
  const { open, request: words } = evaluationWords(lang)
  const action = evaluationPath(request.reference)
  const status = (to: 'contacted' | 'completed') => ({ intent: 'status', to, label: steps[to] })
  const car = (to: CarState) => {
    const label = fillSlots(steps.car, { state: follow.cars[to] })
    return { intent: 'car', to, label }
  }
  const appointment = { href: '#appointment', label: steps.appointment }
  const message = { href: '#message', label: follow.message }
  const write = (begin: string) => ({ intent: 'open', action, label: evaluations.draft ? words.goOn : begin })
  const usual: Partial<Record<Status, [Fold, Step?]>> = {
    new: ['reply', status('contacted')],
    contacted: ['appointment', appointment],
    scheduled: ['appointment', facts.asked ? appointment : status('completed')],
  }
  const ofTurn: Record<keyof InboxCopy['request']['turns'], [Fold, Step?]> = {
    answer: ['reply', request.status === 'new' ? status('contacted') : { intent: 'answer', label: answered }],
    callApart: ['reply', { intent: 'answer', label: answered }],
    callHour: ['car', request.promised_at ? message : { href: '#promise', label: steps.promise }],
    call: ['reply', appointment],
    book: ['appointment', appointment],
    come: ['appointment', car('arrived')],
    arrival: ['appointment', car('arrived')],
    examine: ['bill', write(open.first)],
    renew: ['bill', write(open.replace)],
    read: ['bill'],
    part: ['car', car('working')],
    repair: ['car', car(request.car === 'working' ? 'ready' : 'working')],
    promise: ['car', isLateSaid(story) ? { href: '#promise', label: steps.promise } : message],
    tell: ['car', request.email ? message : { intent: 'told', label: told }],
    fetch: ['car', status('completed')],
    giveBack: ['car', status('completed')],
  }
  const what = isUntold(facts) && !(turn?.by && turn.by <= now) ? 'tell' : turn?.what
  return (what ? ofTurn[what] : usual[request.status]) ?? ['status']
}

/** The message for a changed status, and the change that undoes it. */
export function shownChange({ request, history }: Story, lang: Lang) {
  const last = history.find(({ field }) => field === 'status')
  return {
    href: requestPath(request.reference),
    text: `${request.name} — ${last ? changeText(last, lang) : valueText('status', request.status, lang)}`,
    back: { to: last?.from_value ?? 'new', version: request.version },
  }
}

type Asked = Pick<FormOutcome, 'field' | 'value'> & { form: FormData; people: Staff[] }

/** Why a form was refused, beside its field, with what was wanted. */
export function shownOutcome(why: Why, { field, value, form, people }: Asked, story: Story, lang: Lang) {
  const { request, history, evaluations } = story
  const { request: copy } = inboxCopy(lang)
  const said = (...lines: string[]) => ({ field, value, lines, anyway: why === 'closed' })
  if (typeof why === 'object') return { ...said(...Object.values(why)), errors: why, typed: typedIn(form) }
  if (why === 'closed') return said(closedText(value, lang), copy.keepTime)
  if (why === 'amount') return said(numberError(value, lang, decimals.amount))
  if (why === 'empty' && field === 'message') return said(copy.follow.emptyMessage)
  if (why === 'refused' && field !== 'assignee') return said(aboveAccepted(evaluations.sent, lang))
  const words = { max: NOTE_LENGTH, example: localText(request.created_at).replace('T', ' ') }
  if (why !== 'conflict') return said(fillSlots(copy.refusals[why], words))
  const theirs = history.find(
    (change) => change.field === field || (field === 'reason' && change.field === 'status'),
  )
  const wanted =
    field === 'assignee'
      ? people.find(({ id }) => id === value)?.email
      : field === 'status' || field === 'reason' || field === 'car'
        ? valueText(field, value, lang)
        : value.replace('T', ' ')
  const yours = fillSlots(copy.yours, { value: wanted || copy.none })
  return said(copy.conflict, ...(theirs ? [withBy(theirs, lang)] : []), yours)
}

export type ShownOutcome = NonNullable<ReturnType<typeof shownOutcome>>

/** What the parts of the page are given: the request, their words, and what became of the last form. */
export type RequestProps = {
  request: ShownRequest
  copy: InboxCopy['request']
  outcome: ShownOutcome | undefined
}

/** The opening hours of the day of a time outside them. `local`: `YYYY-MM-DDTHH:MM`. */
export function closedText(local: string, lang: Lang): string {
  const day = Temporal.PlainDateTime.from(local).toPlainDate()
  return fillSlots(inboxCopy(lang).request.closedThen, {
    day: weekdayAndDay(day, lang),
    hours: dayHoursText(openingOn(day), lang),
  })
}
