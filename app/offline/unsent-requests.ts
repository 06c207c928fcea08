import { all, type PendingRequest, put, remove, type TakenRequest } from './device-store.ts'
import { postPending } from './post.ts'

/** The outcome of a waiting request. */
export type News = { key: string; state: 'sent'; taken: TakenRequest } | { key: string; state: 'refused' }

/** The name of the background sync, of the lock and of the channel. */
export const UNSENT_REQUESTS = 'kept-requests'

/** Timeout after which the device counts as unable to store anything. */
const STORING_TIMEOUT_MILLISECONDS = 1_000

/**
 * Stores a request on the device before it is sent: closing or reloading the page loses nothing, and a retry uses the same key.
 * Resolves to whether it was stored.
 */
export async function storeUnsent(request: PendingRequest): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, STORING_TIMEOUT_MILLISECONDS, false))
  const stored = put(request).then(
    () => true,
    () => false,
  )
  const isStored = await Promise.race([stored, late])
  if (isStored) void askForSync()
  return isStored
}

async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await registration?.sync?.register(UNSENT_REQUESTS).catch(() => undefined)
}

/** Sends a stored request under the lock if it is free. If another sender holds it, both send: the key makes it one request. */
export async function sendFirst<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  return navigator.locks ? navigator.locks.request(UNSENT_REQUESTS, { ifAvailable: true }, send) : send()
}

/** Deletes a request that the server has answered, and tells all tabs if it was accepted. */
export async function deleteStored(key: string, taken?: TakenRequest): Promise<void> {
  await remove(key).catch(() => undefined)
  if (taken) tell({ key, state: 'sent', taken })
}

/** Signals that a stored request got no response, so that it is retried in the background. */
export function signalUnsent(): void {
  dispatchEvent(new Event(UNSENT_REQUESTS))
}

/** The requests on this device: those that wait for the network, and those answered that the visitor was not told of yet. */
export async function storedRequests(): Promise<PendingRequest[]> {
  return all().catch(() => [])
}

/** Whether a request on this device waits for the network. */
export const isWaiting = ({ refused, sent }: PendingRequest) => !refused && !sent

/**
 * Sends the waiting requests, one sender at a time across tabs and service worker. Their content leaves the device only once
 * the server has accepted them. Resolves to whether some still wait for the network.
 */
export async function sendUnsent(): Promise<boolean> {
  return navigator.locks ? navigator.locks.request(UNSENT_REQUESTS, sendAll) : sendAll()
}

async function sendAll(): Promise<boolean> {
  let waiting = false
  for (const request of (await all()).filter(isWaiting)) {
    const { key } = request
    const verdict = await postPending(request)
    if (verdict.state === 'waiting') {
      waiting = true
    } else if (verdict.state === 'sent') {
      const { taken } = verdict
      await put({ key, endpoint: '', body: '', sent: taken })
      tell({ key, state: 'sent', taken })
    } else {
      const { state: _, ...refused } = verdict
      await put({ ...request, refused })
      tell({ key, state: 'refused' })
    }
  }
  return waiting
}

function tell(news: News): void {
  const channel = new BroadcastChannel(UNSENT_REQUESTS)
  channel.postMessage(news)
  channel.close()
}

/** Calls back with the outcomes of waiting requests, whichever tab or worker sent them. Returns a function to stop. */
export function onNews(callback: (news: News) => void): () => void {
  const channel = new BroadcastChannel(UNSENT_REQUESTS)
  channel.onmessage = ({ data }: MessageEvent<News>) => callback(data)
  return () => channel.close()
}
