import { useCallback, useEffect, useRef, useState } from 'react'
import {
  deleteStored,
  type FormRefusal,
  isWaiting,
  onNews,
  type PendingRequest,
  postRequest,
  sendFirst,
  signalUnsent,
  storedRequests,
  storeUnsent,
  type TakenRequest,
  type Verdict,
} from '#app/device/unsent-requests.ts'
import type { ShownEstimate } from '#app/estimate/carried.server.ts'
import { ELAPSED, type FieldErrors, type TypedValues } from '#app/requests/request.ts'
import type { SentRequest } from '#app/requests/sent-query.server.ts'

export type Sending =
  | { state: 'idle' }
  | { state: 'submitting' }
  | Ticketed
  /** `estimate`: the estimate at today's prices, if those the visitor saw have changed. */
  | { state: 'failed'; message: string; errors?: FieldErrors; estimate?: ShownEstimate }

/** The states that have a ticket. `values`: what was sent, if this page knows it. */
export type Ticketed =
  /** The banner is hidden after a while, the ticket stays. */
  | ({ state: 'sent'; banner: boolean } & Omit<SentRequest, 'estimate'>)
  /** On the device until the server takes it; it is sent automatically. `key`: which one it is, if this page knows. */
  | { state: 'waiting'; key?: string; values?: TypedValues }

const BANNER_MILLISECONDS = 8_000
const RETRY_MILLISECONDS = 1_000

type Endpoint = {
  endpoint: string
  lang: string
  genericError: string
  /** Gets the values of a request that was kept on the device and then refused, to be corrected. */
  onReturned: (values: Record<string, string>) => void
  /** Whether the form holds a request to finish: news of an earlier one must wait until it is blank. */
  isBusy: () => boolean
  /** Whether what is in the form was typed on this page: otherwise the page's age says nothing of how fast. */
  isTypedHere: () => boolean
}

/**
 * The states of a request, from idle to sent or failed. Without a response it is retried under the same idempotency key,
 * so that a lost response does not cause a second request. Without a network, or where the server
 * says "later", it waits on the device.
 */
export function useSending(
  { endpoint, lang, genericError, onReturned, isBusy, isTypedHere }: Endpoint,
  start: Sending,
) {
  const [sending, setSending] = useState(start)
  /** What is shown, known before React has rendered it: the next news may come sooner. */
  const now = useRef(start)
  const show = useCallback((next: Sending) => {
    now.current = next
    setSending(next)
  }, [])
  /** Keys of the requests whose ticket was shown here: the worker may have sent one of them, too. */
  const told = useRef(new Set<string>())
  const failure = useCallback(
    ({ message, errors, estimate }: FormRefusal = {}): Sending => ({
      state: 'failed',
      message: inLanguage(message, lang) ?? genericError,
      errors,
      estimate,
    }),
    [lang, genericError],
  )
  const unanswered = useRef<{ content: string; key: string }>(undefined)

  const returned = useRef(onReturned)
  returned.current = onReturned
  const busy = useRef(isBusy)
  busy.current = isBusy
  /** Shows the ticket of a request, unless another one is shown: it then waits on the device. */
  const tellSent = useCallback(
    (key: string, taken: TakenRequest, to: Sending['state'][]) => {
      const { current: shown } = now
      const isTold = told.current.has(key)
      const isAnother = 'key' in shown && shown.key !== key
      if (!isTold && (isAnother || !to.includes(shown.state))) return
      void deleteStored(key)
      if (isTold) return
      told.current.add(key)
      show(ticketOf(taken, lang, 'values' in shown ? shown.values : undefined))
    },
    [lang, show],
  )
  /** Looks for news on the device. */
  const look = useCallback(async () => {
    const stored = await storedRequests()
    // Not before: a request may have come back, or been begun, while the device was read.
    const { current: shown } = now
    const isNewNumber = shown.state === 'sent' && shown.banner
    if (isNewNumber || busy.current()) return
    const refused = stored.find((request) => request.refused)
    if (refused) {
      returned.current(JSON.parse(refused.body))
      show(failure(refused.refused))
      await deleteStored(refused.key)
      return
    }
    for (const { key, sent } of stored) if (sent) tellSent(key, sent, ['idle', 'waiting'])
    if (now.current.state === 'idle' && stored.some(isWaiting)) show({ state: 'waiting' })
  }, [failure, show, tellSent])
  useEffect(() => {
    void look()
    return onNews((news) => {
      // One tab takes the reference; other tabs that show a waiting request get it here.
      if (news.state === 'sent') tellSent(news.key, news.taken, ['waiting'])
      void look()
    })
  }, [look, tellSent])

  useEffect(() => {
    if (sending.state !== 'sent' || !sending.banner) return
    const timer = setTimeout(() => {
      show({ ...sending, banner: false })
      void look()
    }, BANNER_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [sending, show, look])

  /**
   * @param complete whether the browser finds every field valid.
   * @param onStored called once the request is stored on the device: its draft is no longer needed.
   */
  async function send(
    values: Record<string, string>,
    complete: boolean,
    onStored: () => void,
  ): Promise<Sending> {
    show({ state: 'submitting' })
    const content = JSON.stringify(values)
    if (unanswered.current?.content !== content) unanswered.current = { content, key: newKey() }
    const { key } = unanswered.current
    const elapsed = isTypedHere() ? Math.round(performance.now()) : undefined
    const body = JSON.stringify({ ...values, lang, [ELAPSED]: elapsed })
    const request = { key, endpoint, body }
    let stored = false
    // Stored while holding the lock (if it was free), so that no other tab finds the request as left behind before it is
    // sent.
    const verdict = await sendFirst(async () => {
      stored = complete && (await storeUnsent(request))
      if (stored) onStored()
      const given = await postTwice(request)
      if (given.state !== 'waiting') await deleteStored(key, given.state === 'sent' ? given.taken : undefined)
      return given
    })
    const outcome = outcomeOf(verdict)
    if (outcome.state !== 'failed' || isKeyUsed(verdict)) unanswered.current = undefined
    if (outcome.state === 'sent') told.current.add(key)
    show(outcome)
    if (outcome.state === 'waiting') signalUnsent()
    return outcome

    function outcomeOf(given: Verdict): Sending {
      if (given.state === 'sent') return ticketOf(given.taken, lang, values)
      return given.state === 'waiting' && stored ? { state: 'waiting', key, values } : failure(given.refusal)
    }
  }

  return { sending, send, again: () => show({ state: 'idle' }) }
}

function ticketOf({ answerDue, ...taken }: TakenRequest, lang: string, values?: TypedValues): Ticketed {
  return { state: 'sent', ...taken, answerDue: inLanguage(answerDue, lang), values, banner: true }
}

/** Only messages in the page's language are shown. */
function inLanguage(said: { text: string; lang: string } | undefined, lang: string): string | undefined {
  return said?.lang === lang ? said.text : undefined
}

function isKeyUsed(verdict: Verdict): boolean {
  return verdict.state === 'refused' && verdict.refusal.code === 'idempotency-key-reused'
}

/** A line that dropped one response often carries the next. */
async function postTwice(request: PendingRequest): Promise<Verdict> {
  const verdict = await postRequest(request)
  if (!('unheard' in verdict)) return verdict
  await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS))
  return postRequest(request)
}

/** 32 hexadecimal digits. `crypto.randomUUID` is missing on a page without TLS. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
