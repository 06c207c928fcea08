import type { ShownEstimate } from '#app/estimate/carried.server.ts'
import { type FieldErrors, IDEMPOTENCY_HEADER } from '#app/requests/request.ts'
import { deviceQueue } from './device-queue.ts'
import { postOnce } from './post.ts'

/** A request that waits on the device for the network. Page and service worker read and write the same store. */
export type PendingRequest = {
  /** Its idempotency key: however often it is sent, it is one request. */
  key: string
  endpoint: string
  /** The JSON as it is posted. */
  body: string
  /** Set if the server refused it: it waits for the visitor to correct it. */
  refused?: FormRefusal
  /** Set if it was accepted while the visitor was away: the form tells them; the content is deleted. */
  sent?: TakenRequest
}

/** The response to an accepted request: its reference, its page, and by when the garage answers, in the request's language. */
export type TakenRequest = { reference: string; page?: string; answerDue?: { text: string; lang: string } }

/** Why a request was refused. `estimate`: at today's prices, if those the visitor saw have changed. */
export type FormRefusal = {
  code?: string
  message?: { text: string; lang: string }
  errors?: FieldErrors
  estimate?: ShownEstimate
}

/** The result of one attempt. `waiting`: not the server's last word; `unheard` without any response. */
export type Verdict =
  | { state: 'sent'; taken: TakenRequest }
  | { state: 'refused'; refusal: FormRefusal }
  | { state: 'waiting'; unheard?: true; refusal?: FormRefusal }

/** The outcome of a waiting request. */
export type News = { key: string; state: 'sent'; taken: TakenRequest } | { key: string; state: 'refused' }

const queue = deviceQueue<PendingRequest, News>({
  name: 'kept-requests',
  database: 'garage',
  store: 'requests',
  key: 'key',
})

export const UNSENT_REQUESTS = queue.name

/** Calls back with the outcomes of waiting requests, whichever tab or worker sent them. Returns a function to stop. */
export const onNews = queue.hear

/** The requests on this device: those that wait for the network, and those answered that the visitor was not told of yet. */
export const storedRequests = queue.all

/** Whether a request on this device waits for the network. */
export const isWaiting = ({ refused, sent }: PendingRequest) => !refused && !sent

/**
 * Stores a request on the device before it is sent: closing or reloading the page loses nothing, and a retry uses the same key.
 * Resolves to whether it was stored.
 */
export async function storeUnsent(request: PendingRequest): Promise<boolean> {
  const isStored = await queue.put(request)
  if (isStored) void queue.askForSync()
  return isStored
}

/** Sends a stored request under the lock if it is free. If another sender holds it, both send: the key makes it one request. */
export const sendFirst = <Answer>(send: () => Promise<Answer>) => queue.locked(send, { ifAvailable: true })

/** Deletes a request that the server has answered, and tells all tabs if it was accepted. */
export async function deleteStored(key: string, taken?: TakenRequest): Promise<void> {
  await queue.remove(key)
  if (taken) queue.tell({ key, state: 'sent', taken })
}

/** Signals that a stored request got no response, so that it is retried in the background. */
export const signalUnsent = queue.sendSoon

type AnswerBody = Partial<Omit<TakenRequest, 'answerDue'>> &
  Omit<FormRefusal, 'message'> & { answerDue?: string; detail?: string }

/** Sends a request once. */
export async function postRequest({ key, endpoint, body }: PendingRequest): Promise<Verdict> {
  const headers = { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key }
  const given = await postOnce<AnswerBody>(endpoint, { headers, body })
  if (!given) return { state: 'waiting', unheard: true }
  const { ok, later, lang, body: answer } = given
  // A page instead of our answer: a portal's, where it says yes.
  if (!answer && (ok || later)) return { state: 'waiting' }
  const { reference, page, answerDue, code, detail, errors, estimate } = answer ?? {}
  const said = (text: string | undefined) => (text && lang ? { text, lang } : undefined)
  if (ok && reference) return { state: 'sent', taken: { reference, page, answerDue: said(answerDue) } }
  const refusal = { code, message: said(detail), errors, estimate }
  return ok || later ? { state: 'waiting', refusal } : { state: 'refused', refusal }
}

/**
 * Sends the waiting requests, one sender at a time across tabs and service worker. Their content leaves the device only once
 * the server has accepted them. Resolves to whether some still wait for the network.
 */
export async function sendUnsent(): Promise<boolean> {
  let waiting = false
  await queue.sendAll(
    (rows) => rows.find(isWaiting),
    async (request) => {
      const { key } = request
      const verdict = await postRequest(request)
      if (verdict.state === 'waiting') {
        waiting = true
      } else if (verdict.state === 'sent') {
        const { taken } = verdict
        await queue.put({ key, endpoint: '', body: '', sent: taken })
        queue.tell({ key, state: 'sent', taken })
      } else {
        await queue.put({ ...request, refused: verdict.refusal })
        queue.tell({ key, state: 'refused' })
      }
      return true
    },
  )
  return waiting
}
