import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { langOf } from '#app/content/language.ts'
import { markCached, markOfflinePage } from './mark-cached.ts'
import { sendUnsent, UNSENT_REQUESTS } from './unsent-requests.ts'

declare const self: WorkerScope

/** After this the cached page is shown. */
const NETWORK_TIMEOUT_SECONDS = 3
const DAY = 86_400

/** Increment a number when the format of that cache changes: caches with other names are deleted on activation. */
const store = {
  pages: 'garage-pages-1',
  files: 'garage-files-1',
  pictures: 'garage-pictures-1',
  /** Prices, contact and the offline page, as of this version of the site. */
  precached: `garage-ahead-${__PRECACHE__.revision}`,
}

precache(__PRECACHE__.always)
cleanupOutdatedCaches()

// A new worker takes over at once: script names change with their content, and open tabs' scripts stay in `store.files`.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()))
clientsClaim()

/** The cache key is the path without the query: campaign tags and filters do not make entries of their own. */
const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).origin + new URL(request.url).pathname,
}

/** Caches only what is the same for everyone; pages for one visitor are "no-store" or "private". */
const published: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isPublishedPage(response) ? response : null),
}

const fromDevice: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && markCached(cachedResponse, new URL(request.url).pathname),
  handlerDidError: async ({ request }) => offlineFallback(new URL(request.url).pathname),
}

const keepPages = new NetworkFirst({
  cacheName: store.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [byPath, published, fromDevice, new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY })],
})

const keepNamedFiles = new CacheFirst({
  cacheName: store.files,
  plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 60 * DAY })],
})

const keepPictures = new CacheFirst({
  cacheName: store.pictures,
  plugins: [new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true })],
})

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !isClosed(url.pathname),
  keepPages,
)
registerRoute(({ url, sameOrigin }) => sameOrigin && isNamedFile(url.pathname), keepNamedFiles)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'), keepPictures)

self.addEventListener('sync', (event) => {
  if (event.tag === UNSENT_REQUESTS) event.waitUntil(sendUnsentOrFail())
})

self.addEventListener('message', (event) => {
  const { data } = event
  if (isVisit(data))
    event.waitUntil(keepVisit(data.visited).then(() => (data.savesData ? undefined : precachePages())))
})

/** The staff area and the endpoints are never answered from the cache. */
function isClosed(pathname: string): boolean {
  return __CLOSED_PATHS__.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}

/** Files whose name changes with their content. */
function isNamedFile(pathname: string): boolean {
  return pathname.startsWith('/assets/')
}

function isPublishedPage(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? ''
  const cache = response.headers.get('Cache-Control') ?? ''
  return response.status === 200 && type.startsWith('text/html') && !/no-store|private/.test(cache)
}

/** Without network: prices and contact are cached from the first visit; all else gets the offline page in its language. */
async function offlineFallback(pathname: string): Promise<Response | undefined> {
  const page = await caches.match(pathname)
  if (page) return markCached(page, pathname)
  const own = __OFFLINE_PAGES__[langOf(pathname)]
  const offline = (await caches.match(own)) ?? (await matchPrecache(own))
  return offline && markOfflinePage(offline)
}

/**
 * Caches prices, contact and the offline page, in every language, with every script of the public pages: once per version of
 * the site, and again after a day, since the garage changes its prices and hours without a new version.
 */
async function precachePages(): Promise<void> {
  await keepFiles(__PRECACHE__.files)
  const cache = await caches.open(store.precached)
  for (const path of __PRECACHE__.pages) {
    if (isOfToday(await cache.match(path))) continue
    const page = await fetch(path)
    if (!isPublishedPage(page)) continue
    await cache.put(path, page)
  }
  await dropCaches((name) => name.startsWith('garage-ahead-') && name !== store.precached)
}

function isOfToday(page: Response | undefined): boolean {
  return page !== undefined && Date.now() - Date.parse(page.headers.get('Date') ?? '') < DAY * 1000
}

async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(store.files)
  await Promise.all(
    paths.map(async (path) => {
      if (!(await cache.match(path))) await cache.add(path)
    }),
  )
}

/** Keeps the older worker's `garage-ahead-` cache until this worker has filled its own. */
async function dropOldCaches(): Promise<void> {
  const known: readonly string[] = Object.values(store)
  await dropCaches((name) => /^garage-(?!ahead-)/.test(name) && !known.includes(name))
}

async function dropCaches(isOld: (name: string) => boolean): Promise<void> {
  const old = (await caches.keys()).filter(isOld)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function sendUnsentOrFail(): Promise<void> {
  // The browser retries the sync later if this fails.
  if (await sendUnsent()) throw new Error('Requests still wait')
}

/** A page's message to the worker: its path and the files it uses. */
export type VisitMessage = { visited: readonly string[]; savesData: boolean }

function isVisit(data: unknown): data is VisitMessage {
  return typeof data === 'object' && data !== null && 'visited' in data && Array.isArray(data.visited)
}

/** The first visit begins before there is a worker, so its page and files are cached afterwards. */
async function keepVisit([path = '/', ...resources]: readonly string[]): Promise<void> {
  const cache = await caches.open(store.pages)
  if (!isClosed(path) && !(await cache.match(path))) {
    const page = await fetch(path)
    if (isPublishedPage(page)) await cache.put(path, page)
  }
  await keepFiles(resources.filter(isNamedFile))
}
