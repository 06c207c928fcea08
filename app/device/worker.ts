import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
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
const store = { pages: 'garage-pages-2', files: 'garage-files-1', pictures: 'garage-pictures-1' }

// A new worker takes over at once: script names change with their content, and open tabs' scripts stay in `store.files`.
self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(renewOfflinePages())
})
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
  handlerDidError: async ({ request }) => offlinePage(new URL(request.url).pathname),
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
  if (isVisit(data)) event.waitUntil(keepVisit(data))
})

/** The staff area, the endpoints and followed requests are never answered from the cache. */
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

/** What is shown without network in place of a page that is not on the device. */
async function offlinePage(pathname: string): Promise<Response | undefined> {
  const page = await caches.match(__OFFLINE_PAGES__[langOf(pathname)])
  return page && markOfflinePage(page)
}

/** Renews the offline pages, which cost little where nothing has changed. @returns the name of the site's version */
async function renewOfflinePages(): Promise<string | undefined> {
  const [version] = await Promise.all(Object.values(__OFFLINE_PAGES__).map(keepPage))
  return version
}

/** Fetches a page and keeps it; one that is gone is deleted. @returns the name of the version it is of */
async function keepPage(path: string): Promise<string | undefined> {
  const cache = await caches.open(store.pages)
  const page = await fetch(path)
  const version = versionOf(page)
  if (page.redirected || page.status === 404 || page.status === 410) await cache.delete(path)
  else if (isPublishedPage(page)) await cache.put(path, page)
  return version
}

/** Fetches what is kept of another version of the site, for which a publication or a new release has changed it. */
async function renewPages(version: string | undefined): Promise<void> {
  const cache = await caches.open(store.pages)
  const seen = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  for (const path of new Set([...seen, ...__PRECACHE__.pages])) {
    const page = await cache.match(path)
    if (!page || versionOf(page) !== version) await keepPage(path)
  }
}

const versionOf = ({ headers }: Response) => headers.get('Site-Version') ?? undefined

async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(store.files)
  await Promise.all(
    paths.map(async (path) => {
      if (!(await cache.match(path))) await cache.add(path)
    }),
  )
}

/** Caches of earlier workers. The staff area's worker has its own names. */
async function dropOldCaches(): Promise<void> {
  const known: readonly string[] = Object.values(store)
  const old = (await caches.keys()).filter(
    (name) => /^(garage-|workbox-precache)/.test(name) && !known.includes(name),
  )
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

/**
 * Keeps what a visit used, and renews what is kept. The first visit begins before there is a worker, so its page is fetched
 * again.
 */
async function keepVisit({ visited: [path = '/', ...resources], savesData }: VisitMessage): Promise<void> {
  const version = await renewOfflinePages()
  if (!isClosed(path) && !(await caches.match(path))) await keepPage(path)
  await keepFiles(resources.filter(isNamedFile))
  if (savesData) return
  await keepFiles(__PRECACHE__.files)
  await renewPages(version)
}
