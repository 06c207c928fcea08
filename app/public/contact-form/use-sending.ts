import { useCallback, useEffect, useRef, useState } from 'react'
import type { ShownEstimate } from '#app/estimate/carried.server.ts'
import type { TakenRequest } from '#app/offline/device-store.ts'
import {
  deleteStored,
  isWaiting,
  onNews,
  sendFirst,
  signalUnsent,
  storedRequests,
  storeUnsent,
} from '#app/offline/unsent-requests.ts'
import { ELAPSED, type FieldErrors, IDEMPOTENCY_HEADER, type TypedValues } from '#app/requests/request.ts'

export type Sending =
  | { state: 'idle' }
  | { state: 'submitting' }
  | Ticketed
  /** `estimate`: the estimate at today's prices, if those the visitor saw have changed. */
  | { state: 'failed'; message: string; errors?: FieldErrors; estimate?: ShownEstimate }

/** The states that have a ticket. `values`: what was sent, if this page knows it. */
export type Ticketed =
  /** The banner is hidden after a while, the ticket stays. */
  | { state: 'sent'; reference: string; answerDue?: string; values?: TypedValues; banner: boolean }
  /** On the device until the network is back; it is then sent automatically. `key`: which one it is, if this page knows. */
  | { state: 'kept'; key?: string; values?: TypedValues }

const BANNER_MILLISECONDS = 8_000
const TIMEOUT_MILLISECONDS = 20_000
const RETRY_MILLISECONDS = 1_000

type Endpoint = {
  endpoint: string
  lang: string
  genericError: string
  /** Gets the values of a request that was kept on the device and then refused, to be corrected. */
  onReturned: (values: Record<string, string>) => void
  /** Whether the form holds a request to finish: news of an earlier one must wait until it is blank. */
  isBusy: () => boolean
}

type AnswerBody = {
  reference?: string
  answerDue?: string
  code?: string
  detail?: string
  errors?: FieldErrors
  estimate?: ShownEstimate
}
type GivenAnswer = AnswerBody & { ok: boolean; inLanguage: boolean }

/**
 * The states of a submission, from idle to sent or failed. Without a response it is retried under the same idempotency key,
 * so that a lost response does not cause a second request. Without a network it is kept on the device.
 */
export function useSending({ endpoint, lang, genericError, onReturned, isBusy }: Endpoint, start: Sending) {
  const [sending, setSending] = useState(start)
  /** What is shown, known before React has rendered it: the next news may come sooner. */
  const now = useRef(start)
  const show = useCallback((next: Sending) => {
    now.current = next
    setSending(next)
  }, [])
  /** Keys of the requests whose ticket was shown here: the worker may have sent one of them, too. */
  const told = useRef(new Set<string>())
  const failure = { state: 'failed', message: genericError } as const
  const unanswered = useRef<{ content: string; key: string }>(undefined)

  const returned = useRef(onReturned)
  returned.current = onReturned
  const busy = useRef(isBusy)
  busy.current = isBusy
  /** Shows the ticket of a request, unless another one is shown: it then waits on the device. */
  const tellSent = useCallback(
    (key: string, { reference, answerDue }: TakenRequest, to: Sending['state'][]) => {
      const { current: shown } = now
      const isTold = told.current.has(key)
      const isAnother = 'key' in shown && shown.key !== key
      if (!isTold && (isAnother || !to.includes(shown.state))) return
      void deleteStored(key)
      if (isTold) return
      told.current.add(key)
      show({
        state: 'sent',
        reference,
        // Only messages in the page's language are shown.
        answerDue: answerDue?.lang === lang ? answerDue.text : undefined,
        banner: true,
        ...('values' in shown && { values: shown.values }),
      })
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
      const { message = genericError, errors } = refused.refused ?? {}
      returned.current(JSON.parse(refused.body))
      show({ state: 'failed', message, errors })
      await deleteStored(refused.key)
      return
    }
    for (const { key, sent } of stored) if (sent) tellSent(key, sent, ['idle', 'kept'])
    if (now.current.state === 'idle' && stored.some(isWaiting)) show({ state: 'kept' })
  }, [genericError, show, tellSent])
  useEffect(() => {
    void look()
    return onNews((news) => {
      // One tab takes the reference; other tabs that show a waiting request get it here.
      if (news.state === 'sent') tellSent(news.key, news.taken, ['kept'])
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
    const body = JSON.stringify({ ...values, lang, [ELAPSED]: Math.round(performance.now()) })
    let stored = false
    // Stored while holding the lock (if it was free), so that no other tab finds the request as left behind before it is
    // sent.
    const answer = await sendFirst(async () => {
      stored = complete && (await storeUnsent({ key, endpoint, body }))
      if (stored) onStored()
      const given = await post(body, key).catch(() => undefined)
      if (given) await deleteStored(key, given.ok ? takenOf(given, lang) : undefined)
      return given
    })
    const outcome = answer
      ? outcomeOf(answer, values)
      : stored
        ? ({ state: 'kept', key, values } as const)
        : failure
    if (outcome.state !== 'failed' || answer?.code === 'idempotency-key-reused')
      unanswered.current = undefined
    if (outcome.state === 'sent') told.current.add(key)
    show(outcome)
    if (stored && !answer) signalUnsent()
    return outcome
  }

  /** @throws if there is no response, or an incomplete one. */
  async function post(body: string, key: string, mayRetry = true): Promise<GivenAnswer> {
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      })
      const { ok, headers } = response
      // An error may come from a proxy and not be JSON; a success must be, since it holds the reference.
      const answer: AnswerBody = ok ? await response.json() : await response.json().catch(() => ({}))
      return { ...answer, ok, inLanguage: headers.get('Content-Language') === lang }
    } catch (error) {
      if (!mayRetry) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS))
      return post(body, key, false)
    }
  }

  function outcomeOf(answer: GivenAnswer, values: TypedValues): Sending {
    const { ok, inLanguage, reference, answerDue, detail, errors, estimate } = answer
    if (ok && reference)
      return { state: 'sent', reference, values, banner: true, ...(answerDue && { answerDue }) }
    // Only messages in the page's language are shown.
    return { ...failure, ...(inLanguage && detail && { message: detail }), errors, estimate }
  }

  return { sending, send, again: () => show({ state: 'idle' }) }
}

function takenOf({ reference, answerDue: text }: GivenAnswer, lang: string): TakenRequest | undefined {
  return reference === undefined ? undefined : { reference, answerDue: text ? { text, lang } : undefined }
}

/** 32 hexadecimal digits. `crypto.randomUUID` is missing on a page without TLS. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
