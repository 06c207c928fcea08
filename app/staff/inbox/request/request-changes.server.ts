import { identity } from '#app/content/business/identity.ts'
import { openState } from '#app/content/hours/opening.ts'
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

/** What a form of a request's page is read with. `isSure`: it was asked about the hour before. */
type Form = { form: FormData; to: string; lang: Lang; isSure: boolean }

/** What each form does that changes no field, or why it does nothing. */
const others = {
  note: ({ to }) => worded(to) ?? addNote(to),
  message: ({ to }) => worded(to) ?? tellCustomer(to),
  'send-again': ({ form }) => resendMail(asId(form.get('mail'))),
  'new-page': () => renewPage,
  correct: ({ form, lang }) => correct(typedIn(form), lang),
} satisfies Record<string, (form: Form) => Act<Why> | Unread>

const isOther = (intent: string): intent is keyof typeof others => Object.hasOwn(others, intent)

export const typedIn = (form: FormData) => typedValues(Object.fromEntries(form))

function worded(text: string): 'empty' | 'long' | undefined {
  return !text ? 'empty' : text.length > NOTE_LENGTH ? 'long' : undefined
}

/** What a form says of each field, or why it says nothing. */
const values: { [Field in Change['field']]: (form: Form) => Change['to'] | { why: Unread } } = {
  status: ({ to }) => oneOf(statuses, to),
  reason: ({ to }) => oneOf(lostKinds, to),
  assignee: ({ to }) => to || null,
  appointment: moment,
  promise: moment,
  car: ({ to }) => (to ? oneOf(carStates, to) : null),
  total({ to, lang }) {
    const total = typedCents(to, lang)
    if (total === undefined) return { why: 'amount' }
    return total === null ? null : `${total}`
  },
  parts: ({ to }) => (to ? new Date().toISOString() : null),
  answer: () => null,
  told: () => null,
  company: ({ to }) => (to ? 'yes' : null),
}

const isField = (intent: string): intent is Change['field'] => Object.hasOwn(values, intent)

const oneOf = <Value extends string>(known: readonly Value[], to: string): Value | { why: Unread } =>
  known.find((value) => value === to) ?? { why: 'unknown' }

function moment({ to, isSure }: Form): string | null | { why: Unread } {
  const at = momentOf(to)
  if (at === undefined) return { why: 'time' }
  return at && !isSure && !openState(new Date(at)).open ? { why: 'closed' } : at
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
  const value = text(form.has(intent) ? intent : 'to')
    .replace(/\r\n?/g, '\n')
    .trim()
  const read = { form, to: value, lang, isSure: text('anyway') === value }
  const does = isField(intent) ? changed(intent) : isOther(intent) ? others[intent](read) : 'unknown'
  const said = { field: isField(intent) || isOther(intent) ? intent : 'status', value } as const
  if (typeof does === 'string') return { ...said, why: does, version: 0 }
  return { ...said, ...(await act<Why>(desk, { reference, by, id: asId(form.get('act')) }, does)) }

  function changed(field: Change['field']): Act<Why> | Unread {
    const to = values[field](read)
    if (to && typeof to === 'object') return to.why
    const undoes = form.has('undoes')
    const seen = Math.max(wholeNumber(form.get('version')) ?? 0, own)
    return change({ field, to, undoes } as Change, seen)
  }
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
