import type { CacheTimeMessage } from './worker-messages.ts'

/** Header of a cached response: when it was fetched. */
const CACHED_AT = 'X-Cached-At'

type FetchedRequest = { request: Request; event: ExtendableEvent }

/** Adds the fetch time to a cached response: in a header and, for a page, in an attribute of `<html>`. */
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

/** Tells the page that requested data whether they come from the cache. */
export async function postToClient(
  worker: StaffWorkerScope,
  { request, event, response }: FetchedRequest & { response?: Response | undefined },
): Promise<void> {
  if (request.mode === 'navigate' || !response) return
  const at = response.headers.get(CACHED_AT) ?? undefined
  const client = await clientOf(worker, event)
  client?.postMessage({ kind: 'data-cached-at', at } satisfies CacheTimeMessage)
}

/** The response when a page or its data are neither on the network nor cached. */
export async function answerWithout(
  { url, mode }: Request,
  offlineFallback: () => Promise<Response>,
): Promise<Response> {
  if (mode === 'navigate') return offlineFallback()
  const page = new URL(url)
  if (page.searchParams.has('_routes')) {
    // The cached full data contain those of the requested routes.
    page.searchParams.delete('_routes')
    return (await caches.match(page, { ignoreVary: true })) ?? new Response(null, { status: 503 })
  }
  page.pathname = page.pathname.replace(/\.data$/, '')
  // Makes the router load the document: the cached page, or the one that says that it is not cached.
  return new Response(null, {
    status: 204,
    headers: { 'X-Remix-Redirect': page.pathname + page.search, 'X-Remix-Reload-Document': 'true' },
  })
}

async function clientOf(worker: StaffWorkerScope, event: ExtendableEvent): Promise<WorkerClient | undefined> {
  return 'clientId' in event && event.clientId ? worker.clients.get(`${event.clientId}`) : undefined
}
