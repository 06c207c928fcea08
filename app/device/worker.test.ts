import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { langs } from '#app/content/language.ts'
import { HangingRequest, memoryCaches, memoryIndexedDb, ORIGIN } from '../../test/device.ts'
import { storeUnsent, UNSENT_REQUESTS } from './unsent-requests.ts'

const PAGES = 'garage-pages-2'
const FILES = 'garage-files-1'
const DAY = 86_400_000

type Answer = { html?: string; status?: number; headers?: Record<string, string>; redirected?: boolean }

/** What the server answers by path, and what it was asked for; undefined where there is no network. */
let site: Record<string, Answer> | undefined
let asked: string[]
let isSlow = false
const caches = memoryCaches()

function answerOf(path: string): Response {
  const { html = `<html lang="fr">${path}</html>`, status = 200, headers, redirected } = site?.[path] ?? {}
  const all = { 'Content-Type': 'text/html', 'Site-Version': '1', Date: new Date().toUTCString(), ...headers }
  const answer = new Response(html, { status, headers: all })
  return Object.defineProperty(answer, 'redirected', { value: redirected ?? false })
}

async function fetchFromSite(request: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(request instanceof Request ? request.url : `${request}`, ORIGIN)
  asked.push(pathname)
  if (isSlow) return new Promise(() => undefined)
  if (!site) throw new TypeError('Failed to fetch')
  return answerOf(pathname)
}

class ExtendableEvent extends Event {
  work: Promise<unknown>[] = []
  waitUntil = (work: Promise<unknown>) => void this.work.push(work)
}
class FetchEvent extends ExtendableEvent {
  answer: Promise<Response> | undefined
  respondWith = (answer: Promise<Response>) => {
    this.answer = answer
  }
}

const scope = new EventTarget()
/** What the worker took over. */
let taken: string[] = []
beforeAll(async () => {
  const worker = {
    skipWaiting: async () => void taken.push('over'),
    caches,
    clients: { claim: async () => void taken.push('pages') },
    addEventListener: scope.addEventListener.bind(scope),
    __WB_DISABLE_DEV_LOGS: true,
  }
  for (const [name, value] of Object.entries({
    self: worker,
    location: new URL(`${ORIGIN}/sw.js`),
    registration: { scope: ORIGIN },
    indexedDB: memoryIndexedDb(),
    IDBRequest: HangingRequest,
    caches,
    fetch: fetchFromSite,
    ExtendableEvent,
    FetchEvent,
    __WB_DISABLE_DEV_LOGS: true,
    __PRECACHE__: { pages: ['/prix', '/contact'], files: ['/assets/site.js'] },
    __OFFLINE_PAGES__: { fr: '/hors-ligne', en: '/en/offline' },
    __CLOSED_PATHS__: ['/login', '/admin', '/api', '/suivi'],
  }))
    vi.stubGlobal(name, value)
  await import('./worker.ts')
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  site = {}
  asked = []
  isSlow = false
  caches.clear()
})
/** Waits until the worker has kept what it keeps of its answers so far: it does so one after the other. */
async function settled(): Promise<void> {
  site ??= {}
  isSlow = false
  await answered('/last')
  await vi.waitFor(() => expect(caches.paths(PAGES)).toContain('/last'))
  await (await caches.open(PAGES))?.delete('/last')
}
afterEach(async () => {
  vi.useRealTimers()
  await settled()
})

/** Dispatches an event to the worker, and waits for all it does. */
async function happens(type: string, more: object = {}): Promise<void> {
  const event = Object.assign(new ExtendableEvent(type), more)
  scope.dispatchEvent(event)
  await Promise.all(event.work)
}
const visit = (paths: string[], savesData = false) =>
  happens('message', { data: { visited: paths, savesData } })

/** What the worker answers a page that is opened, or a file it asks for; undefined if it leaves that to the browser. */
function answered(path: string, mode: 'navigate' | 'no-cors' = 'navigate', origin = ORIGIN) {
  const request = Object.defineProperty(new Request(origin + path), 'mode', { value: mode })
  const event = Object.assign(new FetchEvent('fetch'), { request })
  scope.dispatchEvent(event)
  return event.answer
}
const textOf = async (path: string) => (await answered(path))?.text()
/** Puts a page on the device as an earlier visit did. */
async function kept(path: string, headers: Record<string, string> = {}, html?: string, store = PAGES) {
  site = { [path]: { headers, ...(html && { html }) } }
  await (await caches.open(store))?.put(path, answerOf(path))
  site = {}
}

test('a new worker takes over at once and keeps the offline pages, and the caches of earlier ones go', async () => {
  taken = []
  await happens('install')
  expect(caches.paths(PAGES)).toEqual(['/en/offline', '/hors-ligne'])
  for (const name of [FILES, 'garage-pages-1', 'workbox-precache-v2', 'staff-pages-1', 'x-garage-1'])
    await caches.open(name)
  await happens('activate')
  expect(taken).toEqual(['over', 'pages'])
  expect((await caches.keys()).sort()).toEqual([FILES, PAGES, 'staff-pages-1', 'x-garage-1'].sort())
})

test.each([
  ['/prix', 'navigate', true],
  ['/prix', 'no-cors', false],
  ['/assets/a.js', 'no-cors', true],
  ['/pictures/a-400-75.webp', 'no-cors', true],
  ['/sitemap.xml', 'no-cors', false],
  ['/api/clicks', 'no-cors', false],
  ['/admin', 'navigate', false],
  ['/admin/x', 'navigate', false],
  ['/login/new-password', 'navigate', false],
  ['/api/x', 'navigate', false],
  ['/suivi/x', 'navigate', false],
  ['/administration', 'navigate', true],
] as const)('%s, asked for as %s: answered by the worker is %s', (path, mode, is) => {
  expect(answered(path, mode) !== undefined).toBe(is)
})

test('files of another site are not its own', () => {
  for (const path of ['/prix', '/assets/a.js', '/pictures/a.webp'])
    expect(answered(path, path === '/prix' ? 'navigate' : 'no-cors', 'https://other.example')).toBeUndefined()
})

describe('a page that is opened', () => {
  test.each<[string, Answer, boolean]>([
    ['that is the same for everyone', {}, true],
    ['that nobody may store', { headers: { 'Cache-Control': 'no-store' } }, false],
    ['of one visitor', { headers: { 'Cache-Control': 'private, no-cache' } }, false],
    ['that is not there', { status: 404 }, false],
    ['that failed', { status: 500 }, false],
    ['that is a file', { headers: { 'Content-Type': 'application/pdf' } }, false],
  ])('%s is kept without its query as it should be', async (_, answer, is) => {
    site = { '/prix': answer }
    expect((await answered('/prix?utm_source=x'))?.status).toBe(answer.status ?? 200)
    await settled()
    expect(caches.paths(PAGES)).toEqual(is ? ['/prix'] : [])
  })

  test('comes from the network; without one from the device, marked with its day', async () => {
    await kept('/en/contact', { Date: 'Tue, 24 Nov 2026 17:00:00 GMT' })
    expect(await textOf('/en/contact')).toBe('<html lang="fr">/en/contact</html>')
    await kept('/en/contact', { Date: 'Tue, 24 Nov 2026 17:00:00 GMT' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T12:00:00Z') })
    site = undefined
    expect(await textOf('/en/contact?service=brakes')).toMatch(
      /^<html data-kept="The network.*November 24, 2026/,
    )
  })

  test.each(langs)('without network and not kept is stood in for, in %s', async (lang) => {
    await happens('install')
    site = undefined
    const [path, page] = ({ fr: ['/rien', '/hors-ligne'], en: ['/en/nothing', '/en/offline'] } as const)[lang]
    expect(await textOf(path)).toBe(`<html data-kept="" lang="fr">${page}</html>`)
  })

  test.each([
    [29.9, true],
    [30.1, false],
  ])('is shown from the device after %f days: %s', async (days, is) => {
    await happens('install')
    await kept('/prix', { Date: new Date(Date.now() - days * DAY).toUTCString() })
    site = undefined
    expect((await textOf('/prix'))?.includes('/prix')).toBe(is)
  })

  test('is waited for three seconds, then shown from the device', async () => {
    await kept('/prix')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    isSlow = true
    const shown = vi.fn()
    const page = answered('/prix')?.then(shown)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(shown).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await page
    expect(shown).toHaveBeenCalledOnce()
  })
})

test('a file with a name of its own is asked for once, and there without network', async () => {
  await answered('/assets/a.js', 'no-cors')
  await settled()
  expect(caches.paths(FILES)).toEqual(['/assets/a.js'])
  site = undefined
  expect((await answered('/assets/a.js', 'no-cors'))?.status).toBe(200)
  expect(asked.filter((path) => path !== '/last')).toEqual(['/assets/a.js'])
})

test.each([
  [59.9, false],
  [60.1, true],
])('a file that is %f days old is asked for again: %s', async (days, is) => {
  await kept('/assets/a.js', { Date: new Date(Date.now() - days * DAY).toUTCString() }, undefined, FILES)
  await answered('/assets/a.js', 'no-cors')
  expect(asked.includes('/assets/a.js')).toBe(is)
})

test.each([
  ['2026-11-25T04:59:59Z', true],
  ['2026-11-25T05:00:00Z', false],
])('a notice until five is in the copy at %s: %s', async (now, is) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  const notice = '<aside class="x" data-until="2026-11-25T05:00:00Z">Fermé</aside>'
  await kept('/prix', {}, `<html lang="fr">${notice}<p>Prix</p></html>`)
  site = undefined
  expect(await textOf('/prix')).toMatch(is ? /Fermé.*Prix/ : /^<html[^>]*><p>Prix/)
})

describe('what a visit used', () => {
  const offline = ['/en/offline', '/hors-ligne']

  test('is kept, and what others may need too', async () => {
    await visit(['/services', '/assets/b.js', '/favicon.svg', '/pictures/x.webp'])
    expect(caches.paths(PAGES)).toEqual([...offline, '/contact', '/prix', '/services'].sort())
    expect(caches.paths(FILES)).toEqual(['/assets/b.js', '/assets/site.js'])
  })

  test('alone is kept where data is saved', async () => {
    await visit(['/services', '/assets/b.js'], true)
    expect(caches.paths(PAGES)).toEqual([...offline, '/services'].sort())
    expect(caches.paths(FILES)).toEqual(['/assets/b.js'])
  })

  test('is not asked for again, and never the staff area', async () => {
    await visit(['/prix', '/assets/site.js'])
    asked = []
    await visit(['/prix', '/assets/site.js'])
    await visit(['/admin/x', '/assets/site.js'], true)
    expect(asked.toSorted()).toEqual([...offline, ...offline].sort())
  })

  test('is asked for again once the site is of another version', async () => {
    await visit(['/services'])
    asked = []
    const next = { headers: { 'Site-Version': '2' } }
    site = { '/hors-ligne': next, '/en/offline': next, '/prix': next, '/contact': next, '/services': next }
    await visit(['/contact'])
    expect(asked.toSorted()).toEqual([...offline, '/contact', '/prix', '/services'].sort())
    asked = []
    await visit(['/contact'])
    expect(asked.toSorted()).toEqual(offline)
  })

  test.each<[string, Answer, boolean]>([
    ['is gone', { status: 410 }, false],
    ['is not found', { status: 404 }, false],
    ['has moved', { redirected: true }, false],
    ['failed for now', { status: 503 }, true],
  ])('is kept, if its page %s, as it should be', async (_, answer, is) => {
    await kept('/blog/a', { 'Site-Version': '0' })
    site = { '/blog/a': answer }
    await visit(['/'])
    expect(caches.paths(PAGES).includes('/blog/a')).toBe(is)
  })

  test('is told in a message of its shape only', async () => {
    for (const data of [undefined, null, 'x', {}, { visited: 'x' }]) await happens('message', { data })
    expect(asked).toEqual([])
  })
})

test('a request that waits is sent when the browser wakes the worker, which asks to be woken again if it must', async () => {
  await storeUnsent({ key: 'a', endpoint: '/api/send', body: '{}' })
  await happens('sync', { tag: 'another' })
  expect(asked).toEqual([])
  site = undefined
  await expect(happens('sync', { tag: UNSENT_REQUESTS })).rejects.toThrow('Requests still wait')
  site = { '/api/send': { html: '{"reference":"G-1"}', status: 201 } }
  await happens('sync', { tag: UNSENT_REQUESTS })
  expect(asked).toEqual(['/api/send', '/api/send'])
})
