import { useEffect, useRef, useState } from 'react'
import { ELAPSED, type FieldErrors, IDEMPOTENCY_HEADER } from './request.ts'

export type Sending =
  | { state: 'idle' }
  | { state: 'submitting' }
  /** The banner is hidden after a while, the reference stays. */
  | { state: 'sent'; reference: string; banner: boolean }
  | { state: 'failed'; message: string; errors?: FieldErrors }

const BANNER_MILLISECONDS = 8_000
const PATIENCE_MILLISECONDS = 20_000
const RETRY_MILLISECONDS = 1_000

type Endpoint = { endpoint: string; lang: string; genericError: string }

/**
 * The states of a sending, from idle to sent or failed. What was not answered is sent again under the same key, so that
 * a retry after a lost answer makes no second request.
 */
export function useSending({ endpoint, lang, genericError }: Endpoint, start: Sending) {
  const [sending, setSending] = useState(start)
  const unanswered = useRef<{ content: string; key: string }>(undefined)

  useEffect(() => {
    if (sending.state !== 'sent' || !sending.banner) return
    const timer = setTimeout(() => setSending({ ...sending, banner: false }), BANNER_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [sending])

  async function send(values: Record<string, string>): Promise<void> {
    setSending({ state: 'submitting' })
    const content = JSON.stringify(values)
    if (unanswered.current?.content !== content) unanswered.current = { content, key: newKey() }
    const body = JSON.stringify({ ...values, lang, [ELAPSED]: Math.round(performance.now()) })
    const answer = await post(body, unanswered.current.key).catch(() => undefined)
    const outcome = await outcomeOf(answer)
    if (outcome.state === 'sent') unanswered.current = undefined
    setSending(outcome)
  }

  async function post(body: string, key: string, mayRetry = true): Promise<Response> {
    try {
      return await fetch(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key && { [IDEMPOTENCY_HEADER]: key }) },
        body,
        signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
      })
    } catch (error) {
      if (!mayRetry) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS))
      return post(body, key, false)
    }
  }

  async function outcomeOf(answer: Response | undefined): Promise<Sending> {
    const body: { reference?: string; detail?: string; errors?: FieldErrors } =
      (await answer?.json().catch(() => undefined)) ?? {}
    if (answer?.ok && body.reference) return { state: 'sent', reference: body.reference, banner: true }
    // Only what is said in the page's language is shown to its reader.
    const message = answer?.headers.get('Content-Language') === lang ? body.detail : undefined
    return { state: 'failed', message: message ?? genericError, errors: body.errors }
  }

  return { sending, send }
}

/** Empty where the browser has none (a page without TLS): the server then knows a repeat by its content. */
function newKey(): string {
  return typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : ''
}
