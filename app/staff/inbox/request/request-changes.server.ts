import { identity } from '#app/content/business/identity.ts'
import { openState } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import type { Runtime } from '#app/context.server.ts'
import { renewPage } from '#app/requests/follow/links.server.ts'
import { tellCustomer } from '#app/requests/follow/messages.server.ts'
import {
  addNote,
  type Change,
  changeRequest,
  resendMail,
  type Staff,
} from '#app/requests/handling/changes.server.ts'
import { statuses } from '#app/requests/handling/inbox.ts'
import { lostKinds } from '#app/requests/handling/lost.ts'
import { confirmRestored } from '#app/requests/handling/restored.server.ts'
import { correct } from '#app/requests/life/correct.server.ts'
import { carStates } from '#app/requests/life/stage.ts'
import type { FieldErrors, TypedValues } from '#app/requests/request.ts'
import { typedValues } from '#app/requests/rules.server.ts'
import { typedCents } from '#app/staff/inbox/evaluation/typed-amount.ts'
import { asId, wholeNumber } from '#app/staff/kit/input-values.ts'

export const NOTE_LENGTH = 4_000

/** The outcome of a form on a request's page. `value` is what the person chose or typed, to show it again. */
export type RequestChangeOutcome =
  | { kind: 'done' | 'gone' }
  | { kind: 'conflict' | 'refused'; field: Change['field']; value: string }
  | { kind: 'invalid'; field: Change['field'] | 'note' | 'message' | 'mail'; why: Why; value: string }
  | { kind: 'uncorrected'; field: 'contact'; errors: FieldErrors; typed: TypedValues }

/** `unknown`: what an older page, or none of ours, sends; `sent`: a mail that waits for nobody any more. */
type Why = 'empty' | 'long' | 'time' | 'closed' | 'amount' | 'unknown' | 'sent'

/**
 * Applies a form of a request's page.
 * @param lang the language in which numbers were typed
 * @param own the version after this person's own last change, if the page may not show it yet
 */
export async function applyForm(
  { database: { db }, jobs, env, secret }: Pick<Runtime, 'database' | 'jobs' | 'env' | 'secret'>,
  reference: string,
  form: FormData,
  by: Staff,
  lang: Lang,
  own = 0,
): Promise<RequestChangeOutcome> {
  const text = (name: string) => `${form.get(name) ?? ''}`
  const intent = text('intent')
  const key = { secret, siteUrl: env.siteUrl }
  switch (intent) {
    case 'note':
    case 'message': {
      const said = text(intent).replace(/\r\n?/g, '\n').trim()
      if (!said) return invalid(intent, 'empty', '')
      if (said.length > NOTE_LENGTH) return invalid(intent, 'long', said)
      if (intent === 'note') return doneIf(await addNote(db, { reference, text: said, by }))
      const isTold = await tellCustomer(db, { reference, text: said, by, key })
      jobs.wake()
      return doneIf(isTold)
    }
    case 'send-again': {
      const mailId = asId(form.get('mail'))
      if (!mailId || !(await resendMail(db, { reference, mailId, by }))) return invalid('mail', 'sent', '')
      jobs.wake()
      return { kind: 'done' }
    }
    case 'new-page':
      return doneIf(await renewPage(db, key, reference))
    case 'correct': {
      const typed = typedValues(Object.fromEntries(form))
      const errors = await correct(db, { reference, values: typed, by, reader: lang, key, now: new Date() })
      if (errors && errors !== 'gone') return { kind: 'uncorrected', field: 'contact', errors, typed }
      jobs.wake()
      return doneIf(errors !== 'gone')
    }
  }
  const field = isField(intent) ? intent : 'status'
  const read = readers[field]({ to: text('to'), lang, isSure: text('anyway') === text('to') })
  if (read && typeof read === 'object') return invalid(field, read.why)
  const seen = Math.max(wholeNumber(form.get('version')) ?? 0, own)
  const undoes = field === 'status' && form.has('undoes') && { undoes: true }
  const change = { field, to: read, ...undoes } as Change
  const { kind } = await changeRequest(db, { reference, seen, change, by, confirm: confirmRestored(key) })
  return kind === 'done' || kind === 'gone' ? { kind } : { kind, field, value: text('to') }

  function doneIf(isDone: boolean): RequestChangeOutcome {
    return { kind: isDone ? 'done' : 'gone' }
  }

  function invalid(
    field: Extract<RequestChangeOutcome, { kind: 'invalid' }>['field'],
    why: Why,
    value = text('to'),
  ): RequestChangeOutcome {
    return { kind: 'invalid', field, why, value }
  }
}

/** What a form says of a field. `isSure`: it was asked about the hour before. */
type Said = { to: string; lang: Lang; isSure: boolean }

/** The value that a form says of each field, or why it says none. */
const readers: { [Field in Change['field']]: (said: Said) => Change['to'] | { why: Why } } = {
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

const isField = (intent: string): intent is Change['field'] => Object.hasOwn(readers, intent)

const oneOf = <Value extends string>(known: readonly Value[], to: string): Value | { why: Why } =>
  known.find((value) => value === to) ?? { why: 'unknown' }

function moment({ to, isSure }: Said): string | null | { why: Why } {
  const at = momentOf(to)
  if (at === undefined) return { why: 'time' }
  return at && !isSure && !openState(new Date(at)).open ? { why: 'closed' } : at
}

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
