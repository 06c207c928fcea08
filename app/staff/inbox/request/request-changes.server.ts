import { identity } from '#app/content/business/identity.ts'
import { isClosedAt, isUnfetchable } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { statuses } from '#app/requests/handling/inbox.ts'
import { lostKinds } from '#app/requests/handling/lost.ts'
import { type Act, act, type Desk } from '#app/requests/life/act.server.ts'
import { addNote, correct, renewPage, resendMail, tellCustomer } from '#app/requests/life/acts.server.ts'
import { type Change, change, type Refused } from '#app/requests/life/change.server.ts'
import { carStates } from '#app/requests/life/stage.ts'
import type { Staff } from '#app/requests/life/story.server.ts'
import type { FieldErrors } from '#app/requests/request.ts'
import { typedValues } from '#app/requests/rules.server.ts'
import { typedCents } from '#app/staff/inbox/evaluation/typed-amount.ts'
import { asId, wholeNumber } from '#app/staff/kit/input-values.ts'

export const NOTE_LENGTH = 4_000

/** Why a form says nothing that can be done: `unknown` is what an older page, or none of ours, sends. */
type Unread = 'empty' | 'long' | 'time' | 'closed' | 'amount' | 'unknown'
export type Why = Unread | Refused | 'sent' | FieldErrors

/** A form, what it says, and the version that was seen. `isSure`: it was asked about the hour before. */
type Form = { form: FormData; to: string; lang: Lang; isSure: boolean; seen: number }

type Read = (form: Form) => Act<Why> | Unread

/** Takes the value that a form says of a field. */
const says =
  <Field extends Change['field']>(
    field: Field,
    value: (form: Form) => Extract<Change, { field: Field }>['to'] | { why: Unread },
  ): Read =>
  (form) => {
    const to = value(form)
    if (to && typeof to === 'object') return to.why
    return change({ field, to, undoes: form.form.has('undoes') } as Change, form.seen)
  }

/** What each form of the page does, or why it does nothing. */
const acts = {
  note: ({ to }) => worded(to) ?? addNote(to),
  message: ({ to, form }) => worded(to) ?? tellCustomer(to, `${form.get('since') ?? ''}`),
  'send-again': ({ form }) => resendMail(asId(form.get('mail'))),
  'new-page': () => renewPage,
  correct: ({ form, lang }) => correct(typedIn(form), lang),
  status: says('status', ({ to }) => oneOf(statuses, to)),
  reason: says('reason', ({ to }) => oneOf(lostKinds, to)),
  assignee: says('assignee', ({ to }) => to || null),
  appointment: says('appointment', (form) => moment(form, isClosedAt)),
  promise: says('promise', (form) => moment(form, isUnfetchable)),
  car: says('car', ({ to }) => (to ? oneOf(carStates, to) : null)),
  total: says('total', ({ to, lang }) => {
    const total = typedCents(to, lang)
    return total === undefined ? { why: 'amount' } : total === null ? null : `${total}`
  }),
  parts: says('parts', ({ to }) => (to ? new Date().toISOString() : null)),
  answer: says('answer', () => null),
  told: says('told', () => null),
  company: says('company', ({ to }) => (to ? 'yes' : null)),
} satisfies Record<string, Read>

export const typedIn = (form: FormData) => typedValues(Object.fromEntries(form))

function worded(text: string): 'empty' | 'long' | undefined {
  return !text ? 'empty' : text.length > NOTE_LENGTH ? 'long' : undefined
}

function oneOf<Value extends string>(known: readonly Value[], to: string): Value | { why: Unread } {
  return known.find((value) => value === to) ?? { why: 'unknown' }
}

function moment({ to, isSure }: Form, isClosed: (at: Date) => boolean): string | null | { why: Unread } {
  const at = momentOf(to)
  if (at === undefined) return { why: 'time' }
  return at && !isSure && isClosed(new Date(at)) ? { why: 'closed' } : at
}

/** `own`: the version after this person's own last change, if the page may not show it yet. */
type Around = { reference: string; by: Staff; lang: Lang; own?: number | undefined }

/**
 * Takes the act that a form of a request's page asks for.
 * @returns what became of it, with what was chosen or typed, to show it again
 */
export async function applyForm(desk: Desk, form: FormData, { reference, by, lang, own = 0 }: Around) {
  const text = (name: string) => `${form.get(name) ?? ''}`
  const intent = text('intent')
  const isKnown = (name: string): name is keyof typeof acts => Object.hasOwn(acts, name)
  const value = text(form.has(intent) ? intent : 'to')
    .replace(/\r\n?/g, '\n')
    .trim()
  const said = { field: isKnown(intent) ? intent : 'status', value } as const
  const seen = Math.max(wholeNumber(form.get('version')) ?? 0, own)
  const given = { form, to: value, lang, isSure: text('anyway') === value, seen }
  const does = isKnown(intent) ? acts[intent](given) : 'unknown'
  if (typeof does === 'string') return { ...said, why: does, version: 0 }
  return { ...said, ...(await act<Why>(desk, { reference, by, id: asId(form.get('act')) }, does)) }
}

export type FormOutcome = Awaited<ReturnType<typeof applyForm>>

/** The garage's local time (`YYYY-MM-DDTHH:MM`, this century) as an ISO time; null if empty, undefined if invalid. */
export function momentOf(local: string): string | null | undefined {
  if (local === '') return null
  if (!/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(local)) return undefined
  try {
    const time = Temporal.PlainDateTime.from(local, { overflow: 'reject' })
    return new Date(time.toZonedDateTime(identity.timeZone).epochMilliseconds).toISOString()
  } catch {
    return undefined
  }
}
