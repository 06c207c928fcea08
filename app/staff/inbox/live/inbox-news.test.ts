import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askForNews, type InboxNews } from './inbox-news.ts'

const FIRST: InboxNews = { connection: 'waiting', changes: 0 }
const refused = () => Promise.reject(new TypeError('Failed to fetch'))
const unchanged = () => Promise.resolve(new Response(null, { status: 304 }))
const waiting =
  (count: number, tag = `"${count}"`) =>
  () =>
    Promise.resolve(Response.json({ ours: count }, { headers: { ETag: tag } }))
/** Where a redirect is not followed, a browser says only that there was one. */
const redirected = () => Promise.resolve({ type: 'opaqueredirect', status: 0, ok: false } as Response)

const page = Object.assign(new EventTarget(), { hidden: false })
const network = { onLine: true }
const asked = vi.fn<typeof fetch>()
const ends: string[] = []
let told: InboxNews[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(page, { hidden: false })
  network.onLine = true
  asked.mockReset().mockImplementation(unchanged)
  told = []
  ends.length = 0
  const announced = class {
    postMessage = (what: string) => void ends.push(what)
    close() {}
  }
  const browser = new EventTarget()
  for (const [name, value] of Object.entries({
    document: page,
    navigator: network,
    fetch: asked,
    BroadcastChannel: announced,
    addEventListener: browser.addEventListener.bind(browser),
    dispatchEvent: browser.dispatchEvent.bind(browser),
  }))
    vi.stubGlobal(name, value)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function start(...answers: (() => Promise<Response>)[]): Promise<void> {
  for (const answer of answers) asked.mockImplementationOnce(answer)
  stop = askForNews(FIRST, (news) => told.push(news))
  await vi.advanceTimersByTimeAsync(0)
}

const tags = () => asked.mock.calls.map(([, init]) => new Headers(init?.headers).get('If-None-Match'))

test('asks at once and again within two seconds, with the tag of the last news, and tells only what is new', async () => {
  await start(waiting(3), unchanged, waiting(4))
  expect(told).toEqual([{ connection: 'live', changes: 1, ours: 3 }])
  await vi.advanceTimersByTimeAsync(1_500)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(told).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(tags()).toEqual([null, '"3"', '"3"', '"4"'])
  expect(told.slice(1)).toEqual([{ connection: 'live', changes: 2, ours: 4 }])
})

test('a hidden page asks nothing, and asks as soon as it is seen', async () => {
  await start(waiting(1))
  page.hidden = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(1)
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a server that does not answer is asked less and less often, up to every ten seconds, and then as before', async () => {
  await start(waiting(1), refused, refused, refused, refused, refused, unchanged)
  const pauses = [1_500, 2_000, 4_000, 8_000, 10_000, 10_000]
  for (const [before, pause] of pauses.entries()) {
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(asked).toHaveBeenCalledTimes(before + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveBeenCalledTimes(before + 2)
  }
  expect(told.map(({ connection, changes }) => [connection, changes])).toEqual([
    ['live', 1],
    ['lost', 1],
    ['live', 1],
  ])
  await vi.advanceTimersByTimeAsync(1_500)
  expect(asked).toHaveBeenCalledTimes(pauses.length + 2)
})

test('a browser without network is not asked to fetch, and fetches as soon as it is back', async () => {
  network.onLine = false
  await start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).not.toHaveBeenCalled()
  expect(told).toEqual([{ connection: 'lost', changes: 0 }])
  network.onLine = true
  dispatchEvent(new Event('online'))
  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([
  ['signed out', redirected, ['ended']],
  ['no longer among the staff', () => Promise.resolve(new Response(null, { status: 403 })), ['ended']],
  ['where the database is away', () => Promise.resolve(new Response(null, { status: 503 })), []],
])('%s, nothing is told but that the connection is lost', async (_, answer, announced) => {
  await start(answer)
  expect(told).toEqual([{ connection: 'lost', changes: 0 }])
  expect(ends).toEqual(announced)
})

test('once it is stopped it asks no more, and an answer under way is not told', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  await start(() => promise)
  stop()
  resolve(await waiting(1)())
  await vi.advanceTimersByTimeAsync(60_000)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toHaveBeenCalledTimes(1)
  expect(told).toEqual([])
})
