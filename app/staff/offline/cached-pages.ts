import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import type { StaffWorkerMessage } from './worker-messages.ts'

/** Seconds to wait for the network before a cached page is shown. */
const NETWORK_TIMEOUT_SECONDS = 3
const DAY = 86_400
/** Enough for the list with its filters and about fifty requests. */
const MOST_CACHED = 60

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
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse && markCacheTime(cachedResponse),
        handlerDidError: offlineFallback,
      },
    ],
  })
  const files = new CacheFirst({
    cacheName: store.files,
    plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * DAY })],
  })

  // The router's data tell as well as a page whether the person may still see what is kept.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.data'),
    new NetworkOnly({ plugins: [ofWhoIsSignedIn] }),
  )
  registerRoute(({ url, sameOrigin }) => sameOrigin && isCachedPage(url), pages)
  registerRoute(({ url, sameOrigin }) => sameOrigin && isNamedFile(url.pathname), files)
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
    ({ request }) => fetch(request).catch(offlineFallback),
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

  /** Caches the document of a page: a client-side navigation fetches only its data. */
  async function cachePage(page: string, event: ExtendableMessageEvent): Promise<void> {
    const url = new URL(page, worker.location.origin)
    if (!isCachedPage(url)) return
    // A cached page is useless without its scripts.
    for (const file of __CACHED_FILES__)
      if (!(await caches.match(file)))
        await Promise.all(files.handleAll({ event, request: new Request(file) }))
    await Promise.all(pages.handleAll({ event, request: new Request(url) }))
  }

  async function forget(): Promise<void> {
    forgotten += 1
    await expires.deleteCacheAndMetadata()
  }
}

const cachedPaths = __CACHED_PATHS__.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))

const isCachedPage = ({ pathname }: URL) => cachedPaths.some((path) => path.test(pathname))

/** Deletes a page from the cache, when the server has deleted its request. */
async function forgetPage(url: URL): Promise<void> {
  url.pathname = url.pathname.replace(/\.data$/, '')
  await (await caches.open(store.pages)).delete(url, { ignoreVary: true })
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

/** Says in the page when it was fetched. */
async function markCacheTime(cached: Response): Promise<Response> {
  const at = new Date(cached.headers.get('Date') ?? Date.now()).toISOString()
  const page = (await cached.text()).replace('<html ', () => `<html data-cached-at="${at}" `)
  return new Response(page, { status: cached.status, headers: cached.headers })
}
