import type { FieldErrors } from './request.ts'

/**
 * What comes of a sending. `at`: when the request came in; `idempotency-key-reused`: its key is another request's;
 * `unavailable`: the database did not take it. The names travel, as codes of problems.
 */
export type Answer =
  | { kind: 'received'; reference: string; at: Date }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'idempotency-key-reused' }
  | { kind: 'too-many-requests' | 'unavailable'; retryAfter: number }

type Refusal = Exclude<Answer, { kind: 'received' | 'invalid' }>

/** The status of a refusal, and when to come back. */
export function refusalHead(refusal: Refusal): { status: number; headers: Record<string, string> } {
  if (refusal.kind === 'idempotency-key-reused') return { status: 422, headers: {} }
  const status = refusal.kind === 'unavailable' ? 503 : 429
  return { status, headers: { 'Retry-After': String(refusal.retryAfter) } }
}
