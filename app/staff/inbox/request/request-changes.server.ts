import { identity } from '#app/content/business/identity.ts'
import { openState } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import type { Runtime } from '#app/context.server.ts'
import { renewPage } from '#app/requests/follow/links.server.ts'
import { tellCustomer } from '#app/requests/follow/messages.server.ts'
import { isCarState } from '#app/requests/follow/states.ts'
import {
  addNote,
  type Change,
  changeRequest,
  markRead,
  markUnread,
  resendMail,
  type Staff,
} from '#app/requests/handling/changes.server.ts'
import { statuses } from '#app/requests/handling/inbox.ts'
import { lostKinds } from '#app/requests/handling/lost.ts'
import { typedCents } from '#app/staff/inbox/evaluation/typed-amount.ts'
import { asId, wholeNumber } from '#app/staff/kit/input-values.ts'

export const NOTE_LENGTH = 4_000

/** The outcome of a form on a request's page. `value` is what the person chose or typed, to show it again. */
export type RequestChangeOutcome =
  | { kind: 'done' | 'left' | 'gone' }
  | { kind: 'conflict' | 'refused'; field: Change['field']; value: string }
  | {
      kind: 'invalid'
      field: 'note' | 'message' | 'appointment' | 'promise' | 'total'
      why: 'empty' | 'long' | 'time' | 'closed' | 'amount'
      value: string
    }

/**
 * Applies a form of a request's page. Sending one also marks the request as read, unless it marks it as unread.
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
  const mark = text('intent') === 'unread' ? markUnread : markRead
  if (!(await mark(db, reference))) return { kind: 'gone' }
  switch (text('intent')) {
    case 'read':
      return { kind: 'done' }
    case 'unread':
      return { kind: 'left' }
    case 'note': {
      const note = text('note').replace(/\r\n?/g, '\n').trim()
      if (!note) return { kind: 'invalid', field: 'note', why: 'empty', value: '' }
      if (note.length > NOTE_LENGTH) return { kind: 'invalid', field: 'note', why: 'long', value: note }
      return { kind: (await addNote(db, { reference, text: note, by })) ? 'done' : 'gone' }
    }
    case 'send-again': {
      const mailId = asId(form.get('mail'))
      if (mailId && (await resendMail(db, { reference, mailId, by }))) jobs.wake()
      return { kind: 'done' }
    }
    case 'message': {
      const message = text('message').replace(/\r\n?/g, '\n').trim()
      if (!message) return { kind: 'invalid', field: 'message', why: 'empty', value: '' }
      if (message.length > NOTE_LENGTH)
        return { kind: 'invalid', field: 'message', why: 'long', value: message }
      const told = await tellCustomer(db, {
        reference,
        text: message,
        by,
        key: { secret, siteUrl: env.siteUrl },
      })
      jobs.wake()
      return { kind: told ? 'done' : 'gone' }
    }
    case 'new-page':
      return { kind: (await renewPage(db, secret, reference)) ? 'done' : 'gone' }
    case 'car': {
      const to = text('to')
      if (to !== '' && !isCarState(to)) return { kind: 'done' }
      return change({ field: 'car', to: to || null })
    }
    case 'promise': {
      const at = momentOf(text('to'))
      if (at === undefined) return { kind: 'invalid', field: 'promise', why: 'time', value: text('to') }
      return change({ field: 'promise', to: at })
    }
    case 'total': {
      const total = typedCents(text('to'), lang)
      if (total === undefined) return { kind: 'invalid', field: 'total', why: 'amount', value: text('to') }
      return change({ field: 'total', to: total === null ? null : `${total}` })
    }
    case 'parts':
      return change({ field: 'parts', to: text('to') ? new Date().toISOString() : null })
    case 'appointment': {
      const at = momentOf(text('to'))
      if (at === undefined) {
        return { kind: 'invalid', field: 'appointment', why: 'time', value: text('to') }
      }
      if (at && !isOpenAt(at) && text('anyway') !== text('to'))
        return { kind: 'invalid', field: 'appointment', why: 'closed', value: text('to') }
      return change({ field: 'appointment', to: at })
    }
    case 'reason': {
      const reason = lostKinds.find((known) => known === text('to'))
      return reason ? change({ field: 'reason', to: reason }) : { kind: 'done' }
    }
    case 'assignee':
      return change({ field: 'assignee', to: text('to') || null })
    default: {
      const status = statuses.find((known) => known === text('to'))
      return status ? change({ field: 'status', to: status, undoes: form.has('undoes') }) : { kind: 'done' }
    }
  }

  async function change(wanted: Change): Promise<RequestChangeOutcome> {
    const seen = Math.max(wholeNumber(form.get('version')) ?? 0, own)
    const link = { secret, siteUrl: env.siteUrl }
    const changed = await changeRequest(db, { reference, seen, change: wanted, by, link })
    // Undoing a change of many restores that a request was unread; whoever undoes it here has it open.
    if (wanted.field === 'status' && wanted.undoes) await markRead(db, reference)
    if (changed === 'done' || changed === 'gone') return { kind: changed }
    return { kind: changed, field: wanted.field, value: text('to') }
  }
}

function isOpenAt(moment: string): boolean {
  return openState(new Date(moment)).open
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
