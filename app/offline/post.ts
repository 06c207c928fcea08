import { type FieldErrors, IDEMPOTENCY_HEADER } from '#app/requests/request.ts'
import type { FormRefusal, PendingRequest, TakenRequest } from './device-store.ts'

/** The result of one attempt: accepted, refused, or no response from our server yet. */
export type Verdict =
  | { state: 'sent'; taken: TakenRequest }
  | ({ state: 'refused' } & FormRefusal)
  | { state: 'waiting' }

const TIMEOUT_MILLISECONDS = 20_000
/** Statuses that mean "later", not "no". */
const LATER = [408, 425, 429]

/** Sends a request once. A response that is not our server's own counts as none. */
export async function postPending({ key, endpoint, body }: PendingRequest): Promise<Verdict> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    })
    const parsed: { reference?: string; answerDue?: string; detail?: string; errors?: FieldErrors } =
      await answer.json()
    const { reference, answerDue: text } = parsed
    const lang = answer.headers.get('Content-Language')
    if (answer.ok && reference)
      return { state: 'sent', taken: { reference, answerDue: text && lang ? { text, lang } : undefined } }
    const final = answer.status >= 400 && answer.status < 500 && !LATER.includes(answer.status)
    if (!final) return { state: 'waiting' }
    const message = lang ? parsed.detail : undefined
    return { state: 'refused', message, errors: parsed.errors }
  } catch {
    return { state: 'waiting' }
  }
}
