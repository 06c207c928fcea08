import { randomUUID } from 'node:crypto'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import type { Caller, Runtime } from '#app/runtime.server.ts'
import { nameOrder } from '#database/search-words.ts'
import { errorFields } from '#server/log.ts'
import { type RequestKeys, requestKeys } from './idempotency.server.ts'
import { mailsFor } from './mails.tsx'
import { newReference } from './reference.server.ts'
import { BAIT, type CheckedRequest, ELAPSED, type FieldErrors } from './request.ts'
import { checkRequest } from './rules.server.ts'
import { type SpamReason, spamReason } from './spam.server.ts'
import { keepSubmission, knownReference } from './submissions.server.ts'

/** What comes of a sending. `unavailable`: the database did not take it. */
export type Answer =
  | { kind: 'received'; reference: string }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'too-many-requests' | 'unavailable'; retryAfter: number }

/** What was sent, as it came: nothing in it is known to be right. */
export type Sent = {
  values: Readonly<Record<string, unknown>>
  lang: Lang
  /** Checked by `isIdempotencyKey`. */
  idempotencyKey?: string
}

/** What receiving a request needs of the running site. */
export type RequestDesk = Pick<Runtime, 'env' | 'log' | 'database' | 'mailer' | 'requestLimits' | 'secret'>

const REFERENCE_TRIES = 5

/**
 * The one way in for requests, of the JSON endpoint and the form's own post alike: checked, judged, then kept with its
 * mails in one transaction before it is answered. The same request sent again is answered with the same reference.
 * What looks like spam is kept apart and answered like any other.
 */
export async function receiveRequest(desk: RequestDesk, sent: Sent, caller: Caller): Promise<Answer> {
  const now = new Date()
  const checked = checkRequest(sent.values, sent.lang, now)
  if ('errors' in checked) return { kind: 'invalid', errors: checked.errors }
  const { request } = checked
  const spam = spamReason(request, {
    bait: textOf(sent.values[BAIT]),
    elapsed: numberOf(sent.values[ELAPSED]),
  })
  const keys = requestKeys(sent.idempotencyKey, request, desk.secret, now.getTime())
  const first = underway.get(keys.own)
  if (first) return first
  const answer = admit(desk, request, { now, spam, lang: sent.lang, keys }, caller)
  underway.set(keys.own, answer)
  return answer.finally(() => underway.delete(keys.own))
}

/** Requests being kept now: a second tap waits for the first, and costs its sender nothing. */
const underway = new Map<string, Promise<Answer>>()

type Circumstances = { now: Date; spam: SpamReason | undefined; lang: Lang; keys: RequestKeys }

async function admit(
  desk: RequestDesk,
  request: CheckedRequest,
  about: Circumstances,
  caller: Caller,
): Promise<Answer> {
  const suspicious = about.spam !== undefined
  try {
    const known = await knownReference(desk.database.db, about.keys.known)
    if (known) return { kind: 'received', reference: known }
    const retryAfter = await desk.requestLimits.take({
      address: caller.address,
      email: request.email,
      suspicious,
    })
    if (retryAfter) {
      desk.log.warn('request.refused', { suspicious, seconds: retryAfter })
      return { kind: 'too-many-requests', retryAfter }
    }
    return { kind: 'received', reference: await keep(desk, request, about) }
  } catch (error) {
    desk.log.error('request.not-kept', errorFields(error))
    return { kind: 'unavailable', retryAfter: 10 }
  }
}

async function keep(desk: RequestDesk, request: CheckedRequest, about: Circumstances): Promise<string> {
  const { db, inTransaction } = desk.database
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const id = randomUUID()
    const reference = newReference()
    const mails = about.spam ? [] : mailsFor({ id, reference, lang: about.lang, request }, desk.env)
    if (await inTransaction((trx) => keepSubmission(trx, row(id, reference, request, about), mails))) {
      desk.mailer.wake()
      desk.log.info('request.kept', {
        id,
        form: request.form_type,
        service: request.service_type,
        spam: about.spam,
      })
      return reference
    }
    const known = await knownReference(db, [about.keys.own])
    if (known) return known
  }
  throw new Error('No free reference was found')
}

function row(
  id: string,
  reference: string,
  request: CheckedRequest,
  { now, spam, lang, keys }: Circumstances,
) {
  const { keeps_parts, reminders, preferred_date, ...same } = request
  return {
    id,
    reference,
    idempotency_key: keys.own,
    created_at: now.toISOString(),
    status: spam ? ('spam' as const) : ('new' as const),
    spam_reason: spam ?? null,
    spam_since: spam ? now.toISOString() : null,
    lang,
    ...same,
    name_order: nameOrder(same.name),
    preferred_date: preferred_date || null,
    keeps_parts: keeps_parts ? (1 as const) : (0 as const),
    reminders_text: reminders ? content(lang).contactForm.fields.reminders.label : null,
    reminders_at: reminders ? now.toISOString() : null,
  }
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : 'not a text'
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
