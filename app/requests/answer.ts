import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import type { ShownEstimate } from '#app/estimate/carried.server.ts'
import type { FieldErrors } from './request.ts'

/**
 * What comes of a sending. `at`: when the request came in; `idempotency-key-reused`: its key is another request's;
 * `unavailable`: the database did not take it. The names travel, as codes of problems.
 */
export type Answer =
  | { kind: 'received'; reference: string; at: Date }
  /** `estimate`: what the visitor asked for at today's prices, where those they saw have changed. */
  | { kind: 'invalid'; errors: FieldErrors; estimate?: ShownEstimate }
  | { kind: 'idempotency-key-reused' }
  | { kind: 'too-many-requests' | 'unavailable'; retryAfter: number }

type Refused = Exclude<Answer, { kind: 'received' }>

/** The status of an answer that is a refusal, what it says, and when to come back. */
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
