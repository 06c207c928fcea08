import type { CacheTimeMessage } from './worker-messages.ts'

/** On data from the device: when they were read from the network. */
const CACHED_AT = 'X-Cached-At'

type FetchedRequest = { request: Request; event: ExtendableEvent }

/** Data from the device, and the frame of a page, say since when they are there. */
export async function markCacheTime(cached: Response, { mode }: Request): Promise<Response> {
  const headers = new Headers(cached.headers)
  const at = new Date(headers.get('Date') ?? Date.now()).toISOString()
  headers.set(CACHED_AT, at)
  const isPage = mode === 'navigate'
  const body = isPage
    ? (await cached.text()).replace('<html ', () => `<html data-cached-at="${at}" `)
    : cached.body
  return new Response(body, { status: cached.status, headers })
}

/** Tells the page that asked for data whether they are from the device. */
export async function postToClient(
  worker: StaffWorkerScope,
  { request, event, response }: FetchedRequest & { response?: Response | undefined },
): Promise<void> {
  if (request.mode === 'navigate' || !response) return
  const at = response.headers.get(CACHED_AT) ?? undefined
  const client = await clientOf(worker, event)
  client?.postMessage({ kind: 'data-cached-at', at } satisfies CacheTimeMessage)
}

/** What stands in for a page, or for its data, that are neither on the network nor on the device. */
export async function answerWithout(
  { url, mode }: Request,
  standIn: () => Promise<Response>,
): Promise<Response> {
  if (mode === 'navigate') return standIn()
  const page = new URL(url)
  if (page.searchParams.has('_routes')) {
    // A part of the data is in the whole of them.
    page.searchParams.delete('_routes')
    return (await caches.match(page, { ignoreVary: true })) ?? new Response(null, { status: 503 })
  }
  page.pathname = page.pathname.replace(/\.data$/, '')
  // The router goes there as a link does: to the page from the device, or to the one that says it is not there.
  return new Response(null, {
    status: 204,
    headers: { 'X-Remix-Redirect': page.pathname + page.search, 'X-Remix-Reload-Document': 'true' },
  })
}

async function clientOf(worker: StaffWorkerScope, event: ExtendableEvent): Promise<WorkerClient | undefined> {
  return 'clientId' in event && event.clientId ? worker.clients.get(`${event.clientId}`) : undefined
}
