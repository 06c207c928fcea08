import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { langOf } from '#app/content/language.ts'
import { markCached, markStandIn } from './mark-cached.ts'
import { sendUnsent, UNSENT_REQUESTS } from './unsent-requests.ts'

declare const self: WorkerScope

/** Seconds after which a page from the device is shown in place of one that does not come. */
const PATIENCE = 3
const DAY = 86_400

/** The number is counted up when what is kept changes its form: caches of other names go when this worker starts. */
const store = {
  pages: 'garage-pages-1',
  files: 'garage-files-1',
  pictures: 'garage-pictures-1',
  /** Prices, contact and the page that stands in as this version of the site says them. */
  ahead: `garage-ahead-${__AHEAD__.revision}`,
}

precache(__AHEAD__.always)
cleanupOutdatedCaches()

// A new site takes over at once: pages name their scripts by content, and those of open tabs stay in `store.files`.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()))
clientsClaim()

/** Under its path alone: campaign tags and filters make no page of their own on the device. */
const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).origin + new URL(request.url).pathname,
}

/** What is the same for everyone may be kept; what was written for one visitor says "no-store" or "private". */
const published: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isPublishedPage(response) ? response : null),
}

const fromDevice: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && markCached(cachedResponse, new URL(request.url).pathname),
  handlerDidError: async ({ request }) => standIn(new URL(request.url).pathname),
}

const keepPages = new NetworkFirst({
  cacheName: store.pages,
  networkTimeoutSeconds: PATIENCE,
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
    event.waitUntil(keepVisit(data.visited).then(() => (data.savesData ? undefined : keepAhead())))
})

/** The staff area and the endpoints are never answered from the device. */
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

/** Prices and contact are on the device from the first visit on; for all else a page of its language stands in. */
async function standIn(pathname: string): Promise<Response | undefined> {
  const page = await caches.match(pathname)
  if (page) return markCached(page, pathname)
  const own = __OFFLINE_PAGES__[langOf(pathname)]
  const offline = (await caches.match(own)) ?? (await matchPrecache(own))
  return offline && markStandIn(offline)
}

/**
 * Fetches prices, contact and the page that stands in, in every language, with every script of the public pages: once per version
 * of the site, and again after a day, since the garage changes its prices and hours without a new version.
 */
async function keepAhead(): Promise<void> {
  await keepFiles(__AHEAD__.files)
  const cache = await caches.open(store.ahead)
  for (const path of __AHEAD__.pages) {
    if (isOfToday(await cache.match(path))) continue
    const page = await fetch(path)
    if (!isPublishedPage(page)) continue
    await cache.put(path, page)
  }
  await dropCaches((name) => name.startsWith('garage-ahead-') && name !== store.ahead)
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

/** What an older worker kept ahead stays until its successor has its own. */
async function dropOldCaches(): Promise<void> {
  const known: readonly string[] = Object.values(store)
  await dropCaches((name) => /^garage-(?!ahead-)/.test(name) && !known.includes(name))
}

async function dropCaches(isOld: (name: string) => boolean): Promise<void> {
  const old = (await caches.keys()).filter(isOld)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function sendUnsentOrFail(): Promise<void> {
  // The browser tries again later when this fails.
  if (await sendUnsent()) throw new Error('Requests still wait')
}

/** A page's message to the worker: its path and the files it uses. */
export type VisitMessage = { visited: readonly string[]; savesData: boolean }

function isVisit(data: unknown): data is VisitMessage {
  return typeof data === 'object' && data !== null && 'visited' in data && Array.isArray(data.visited)
}

/** The first visit begins before there is a worker: what it was made of is kept afterwards. */
async function keepVisit([path = '/', ...resources]: readonly string[]): Promise<void> {
  const cache = await caches.open(store.pages)
  if (!isClosed(path) && !(await cache.match(path))) {
    const page = await fetch(path)
    if (isPublishedPage(page)) await cache.put(path, page)
  }
  await keepFiles(resources.filter(isNamedFile))
}
