import { all, type PendingRequest, put, remove, type TakenRequest } from './device-store.ts'
import { postPending } from './post.ts'

/** What came of a request that waited. */
export type News = { key: string; state: 'sent'; taken: TakenRequest } | { key: string; state: 'refused' }

/** The name of the background sync, of the lock and of the channel. */
export const UNSENT_REQUESTS = 'kept-requests'

/** A device that does not write within this time counts as one that keeps nothing. */
const WRITING_MILLISECONDS = 1_000

/**
 * Writes a request down on the device before it is sent: a page that is closed or loaded anew meanwhile loses nothing,
 * and what is sent again goes under the same key. Resolves to whether the device took it.
 */
export async function writeDown(request: PendingRequest): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, WRITING_MILLISECONDS, false))
  const written = put(request).then(
    () => true,
    () => false,
  )
  const isWritten = await Promise.race([written, late])
  if (isWritten) void askForSync()
  return isWritten
}

async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await registration?.sync?.register(UNSENT_REQUESTS).catch(() => undefined)
}

/** Sends a request that was written down, while nobody else does; where others are at it, the key makes it one request. */
export async function sendFirst<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  return navigator.locks ? navigator.locks.request(UNSENT_REQUESTS, { ifAvailable: true }, send) : send()
}

/** The garage has answered for a request: it is no longer kept. */
export async function crossOut(key: string, taken?: TakenRequest): Promise<void> {
  await remove(key).catch(() => undefined)
  if (taken) tell({ key, state: 'sent', taken })
}

/** What was written down and not answered is sent by itself from now on. */
export function leaveForLater(): void {
  dispatchEvent(new Event(UNSENT_REQUESTS))
}

/** Whether a request waits on this device for the network. */
export async function isAnyUnsent(): Promise<boolean> {
  return (await all().catch(() => [])).some(isWaiting)
}

const isWaiting = ({ refused, sent }: PendingRequest) => !refused && !sent

/** A request that was refused while its author was away; it is theirs again and no longer kept. */
export async function takeRefused(): Promise<PendingRequest | undefined> {
  const refused = (await all().catch(() => [])).find((request) => request.refused)
  if (refused) await remove(refused.key)
  return refused
}

/** A request that was sent while its author was away; shown once. */
export async function takeSent(): Promise<TakenRequest | undefined> {
  const taken = (await all().catch(() => [])).find((request) => request.sent)
  if (taken) await remove(taken.key)
  return taken?.sent
}

/**
 * Sends what waits, one sender at a time across tabs and service worker. What was written leaves the device only when
 * the garage has taken it. Resolves to whether some still wait for the network.
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

/** Calls back with what came of requests that waited, whoever sent them. Returns how to stop listening. */
export function onNews(callback: (news: News) => void): () => void {
  const channel = new BroadcastChannel(UNSENT_REQUESTS)
  channel.onmessage = ({ data }: MessageEvent<News>) => callback(data)
  return () => channel.close()
}
