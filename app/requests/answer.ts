import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import type { ShownEstimate } from '#app/estimate/carried.server.ts'
import type { FieldErrors } from './request.ts'

/**
 * The outcome of sending a request. `at`: when the request was received; `idempotency-key-reused`: the key belongs to another
 * request; `unavailable`: the database failed. The kinds are the API's error codes (`invalid` is sent as `invalid-fields`).
 */
export type Answer =
  | { kind: 'received'; id: string; reference: string; at: Date }
  /** `estimate`: the estimate at today's prices, if those the visitor saw have changed. */
  | { kind: 'invalid'; errors: FieldErrors; estimate?: ShownEstimate }
  | { kind: 'idempotency-key-reused' }
  | { kind: 'too-many-requests' | 'unavailable'; retryAfter: number }

type Refused = Exclude<Answer, { kind: 'received' }>

/** The HTTP status, the headers (`Retry-After`) and the message of a refusal. */
export function requestRefusal(answer: Refused, lang: Lang) {
  const { failed, refused } = content(lang).contactForm
  if (answer.kind === 'invalid')
    return {
      status: 422,
      headers: {},
      message: failed.fields,
      errors: answer.errors,
      estimate: answer.estimate,
    }
  const message = refused[answer.kind]
  if (answer.kind === 'idempotency-key-reused') return { status: 422, headers: {}, message }
  const headers = { 'Retry-After': `${answer.retryAfter}` }
  return { status: answer.kind === 'unavailable' ? 503 : 429, headers, message }
}
