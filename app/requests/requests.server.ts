import type { Lang } from '#app/content/language.ts'
import type { RequestLimits } from '#app/requests/limits.server.ts'
import type { Database } from '#database/connect.ts'
import type { Caller } from '#platform/caller.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import { errorFields } from '#platform/log.ts'
import type { Answer } from './answer.ts'
import { estimateOf } from './estimate.server.ts'
import { givenKey, requestKeys } from './idempotency.server.ts'
import { type CheckedRequest, ELAPSED, type FieldErrors, fieldsOf, HONEYPOT } from './request.ts'
import { checkRequest } from './rules.server.ts'
import { spamReason } from './spam.server.ts'
import { answerFromStored, type Circumstances, storeRequest } from './store-request.server.ts'
import { requestUnder } from './stored-requests.server.ts'

/** A request as received, not validated yet. */
export type Sent = {
  values: Readonly<Record<string, unknown>>
  lang: Lang
  /** Checked by `isIdempotencyKey`. */
  idempotencyKey?: string
}

/** What receiving a request uses. */
export type RequestDependencies = {
  env: Env
  log: Log
  database: Database
  /** Mails and alerts, which leave after the commit. */
  jobs: { wake(): void }
  requestLimits: RequestLimits
  secret: string
}

/**
 * The single entry point for requests, from the JSON endpoint and the form alike: validated, checked for spam, then stored
 * with its mails in one transaction before the response. The same request sent again gets the same reference. Suspected spam
 * is held back and answered like any other; sent again without the spam signs, it moves to the inbox.
 */
export async function receiveRequest(
  dependencies: RequestDependencies,
  sent: Sent,
  caller: Caller,
): Promise<Answer> {
  const now = new Date()
  const { lang, idempotencyKey: given } = sent
  const checked = checkRequest(sent.values, lang, now)
  if ('errors' in checked)
    return (await storedWhileValid(dependencies, sent, checked.errors)) ?? invalid(checked.errors)
  const { request } = checked
  const spam = spamReason(request, {
    honeypot: textOf(sent.values[HONEYPOT]),
    elapsed: numberOf(sent.values[ELAPSED]),
  })
  const keys = requestKeys({ given, request, lang, now }, dependencies.secret)
  const same = `${keys.own} ${keys.contentHash} ${spam !== undefined}`
  const first = underway.get(same)
  if (first) return first
  const estimate = estimateOf(request, lang, now)
  const answer = admit(dependencies, request, { now, spam, lang, keys, estimate }, caller)
  underway.set(same, answer)
  return answer.finally(() => underway.delete(same))
}

function invalid(errors: FieldErrors): Answer {
  return { kind: 'invalid', errors }
}

/** A device that lost the response may retry after a day it asks for: what was stored while it was valid stays valid. */
async function storedWhileValid(
  dependencies: RequestDependencies,
  sent: Sent,
  errors: FieldErrors,
): Promise<Answer | undefined> {
  const { values, lang, idempotencyKey: given } = sent
  const days: readonly string[] = fieldsOf('day')
  if (!given || !Object.keys(errors).every((name) => days.includes(name))) return undefined
  try {
    const stored = await requestUnder(dependencies.database.db, { own: givenKey(given) })
    if (!stored) return undefined
    const then = new Date(stored.created_at)
    const checked = checkRequest(values, lang, then)
    if ('errors' in checked) return undefined
    const { contentHash } = requestKeys(
      { given, request: checked.request, lang, now: then },
      dependencies.secret,
    )
    return stored.content_hash === contentHash
      ? { kind: 'received', id: stored.id, reference: stored.reference, at: then }
      : undefined
  } catch (error) {
    return unavailable(dependencies, error)
  }
}

/** Requests being stored now: a second tap waits for the first and does not count against the rate limits. */
const underway = new Map<string, Promise<Answer>>()

async function admit(
  dependencies: RequestDependencies,
  request: CheckedRequest,
  about: Circumstances,
  caller: Caller,
): Promise<Answer> {
  const suspicious = about.spam !== undefined
  try {
    const before = await requestUnder(dependencies.database.db, about.keys)
    const answered = before && answerFromStored(before, about)
    if (answered) return answered
    if (about.estimate && 'changed' in about.estimate) return about.estimate.changed
    const retryAfter = await dependencies.requestLimits.take({
      address: caller.address,
      email: request.email,
      suspicious,
    })
    if (retryAfter) {
      dependencies.log.warn('request.refused', { suspicious, seconds: retryAfter })
      return { kind: 'too-many-requests', retryAfter }
    }
    return await storeRequest(dependencies, request, about, before)
  } catch (error) {
    return unavailable(dependencies, error)
  }
}

function unavailable({ log }: RequestDependencies, error: unknown): Answer {
  log.error('request.not-kept', errorFields(error))
  return { kind: 'unavailable', retryAfter: 10 }
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : 'not a text'
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
