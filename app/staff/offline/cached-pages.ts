import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import type { CacheTimeMessage, StaffWorkerMessage } from './worker-messages.ts'

/** Seconds to wait for the network before a cached page is shown. */
const NETWORK_TIMEOUT_SECONDS = 3
const DAY = 86_400
/** Cache entries; a page and its data count as two. Enough for the list with its filters and about fifty requests. */
const MOST_CACHED = 120

/** Names must not start with `garage-`: the public site's worker deletes unknown caches with that prefix. */
const store = { pages: 'staff-seen-1', files: 'staff-files-1', offlineFallback: 'staff-stand-in-1' }

/** Caches the pages that staff view for three days, and serves them when the network does not respond. */
export function cacheViewedPages(worker: StaffWorkerScope): void {
  /** Incremented each time the cache is cleared, so that responses to earlier requests are not cached. */
  let forgotten = 0
  const expires = new ExpirationPlugin({
    maxEntries: MOST_CACHED,
    maxAgeSeconds: 3 * DAY,
    purgeOnQuotaError: true,
  })
  const ofWhoIsSignedIn: WorkboxPlugin = {
    requestWillFetch: async ({ request, state }) => {
      if (state) state.forgotten = forgotten
      return request
    },
    async fetchDidSucceed({ request, response }) {
      if (isTurnedAway(response)) await forget()
      if (response.status === 404) await forgetPage(new URL(request.url))
      return response
    },
    cacheWillUpdate: async ({ response, state }) =>
      response.status === 200 && !response.redirected && state?.forgotten === forgotten ? response : null,
  }
  const pages = new NetworkFirst({
    cacheName: store.pages,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [
      ofWhoIsSignedIn,
      expires,
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse && markCacheTime(cachedResponse, request),
        handlerDidError: ({ request }) => answerWithout(request, offlineFallback),
        handlerDidRespond: ({ request, response, event }) =>
          postToClient(worker, { request, response, event }),
      },
    ],
  })
  const files = new CacheFirst({
    cacheName: store.files,
    plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * DAY })],
  })

  registerRoute(({ url, sameOrigin }) => sameOrigin && isCachedPage(url), pages)
  registerRoute(({ url, sameOrigin }) => sameOrigin && isNamedFile(url.pathname), files)
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && (request.mode === 'navigate' || url.pathname.endsWith('.data')),
    ({ request }) => fetch(request).catch(() => answerWithout(request, offlineFallback)),
  )

  worker.addEventListener('install', (event) => event.waitUntil(keepStandIn()))
  worker.addEventListener('message', (event) => {
    const message = event.data as StaffWorkerMessage | undefined
    if (message?.kind === 'forget-pages') event.waitUntil(forget())
    if (message?.kind !== 'page-viewed') return
    // The worker does not control a page that was loaded while it started.
    event.waitUntil(worker.clients.claim())
    event.waitUntil(cachePage(message.page, event))
  })

  /** Caches both the page and its data: a client-side navigation fetches only the data, a document load only the page. */
  async function cachePage(page: string, event: ExtendableMessageEvent): Promise<void> {
    const url = new URL(page, worker.location.origin)
    if (!isCachedPage(url)) return
    // A cached page is useless without its scripts.
    for (const file of __CACHED_FILES__)
      if (!(await caches.match(file)))
        await Promise.all(files.handleAll({ event, request: new Request(file) }))
    const dataUrl = new URL(url)
    dataUrl.pathname += '.data'
    const cache = await caches.open(store.pages)
    const writtenAt = async (page: URL) =>
      Date.parse((await cache.match(page, { ignoreVary: true }))?.headers.get('Date') ?? '') || 0
    const fetchAndKeep = (wanted: URL) =>
      Promise.all(pages.handleAll({ event, request: new Request(wanted) }))
    // A page up to a day old will do, since its data are fetched again. Dates are in seconds: with equal ones, data may be older.
    if (Date.now() - (await writtenAt(url)) > DAY * 1000) await fetchAndKeep(url)
    if ((await writtenAt(dataUrl)) <= (await writtenAt(url))) await fetchAndKeep(dataUrl)
  }

  async function forget(): Promise<void> {
    forgotten += 1
    await expires.deleteCacheAndMetadata()
  }
}

const cachedPaths = __CACHED_PATHS__.map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(\\.data)?$`),
)

/** Whether a URL is a page to cache or its full data; data of single routes are not cached. */
function isCachedPage({ pathname, searchParams }: URL): boolean {
  return !searchParams.has('_routes') && cachedPaths.some((path) => path.test(pathname))
}

/** Deletes a page and its data from the cache, when the server has deleted its request. */
async function forgetPage(url: URL): Promise<void> {
  const cache = await caches.open(store.pages)
  url.pathname = url.pathname.replace(/\.data$/, '')
  await cache.delete(url, { ignoreVary: true })
  url.pathname += '.data'
  await cache.delete(url, { ignoreVary: true })
}

/** Files whose name changes with their content. */
const isNamedFile = (pathname: string) => pathname.startsWith('/assets/')

/** Whether a response redirects to sign-in (data: status 202) or refuses access: the person may not see the cached pages. */
function isTurnedAway({ type, redirected, status }: Response): boolean {
  return type === 'opaqueredirect' || redirected || [202, 401, 403].includes(status)
}

async function keepStandIn(): Promise<void> {
  const page = await fetch(__NOT_CACHED__)
  if (page.ok) await (await caches.open(store.offlineFallback)).put(__NOT_CACHED__, page)
}

/** The page that says that the requested one is not cached. */
async function offlineFallback(): Promise<Response> {
  return (await caches.match(__NOT_CACHED__, { ignoreVary: true })) ?? Response.error()
}

/** Header of a cached response: when it was fetched. */
const CACHED_AT = 'X-Cached-At'

type FetchedRequest = { request: Request; event: ExtendableEvent }

/** Adds the fetch time to a cached response: in a header and, for a page, in an attribute of `<html>`. */
async function markCacheTime(cached: Response, { mode }: Request): Promise<Response> {
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
async function postToClient(
  worker: StaffWorkerScope,
  { request, event, response }: FetchedRequest & { response?: Response | undefined },
): Promise<void> {
  if (request.mode === 'navigate' || !response) return
  const at = response.headers.get(CACHED_AT) ?? undefined
  const client = await clientOf(worker, event)
  client?.postMessage({ kind: 'data-cached-at', at } satisfies CacheTimeMessage)
}

/** The response when a page or its data are neither on the network nor cached. */
async function answerWithout(
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
