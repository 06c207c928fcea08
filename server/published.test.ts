import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextRound } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPublished } from './published.ts'

let amount = 40
const text = 'Vidange : 40 $'
/** The price on the page that is being rendered. */
let shown = 40
let taken = 40

let fails = false
let paths = ['/prix', '/contact']
const errors: string[] = []
const options: Parameters<typeof createPublished<number>>[0] = {
  shared: [],
  pages: () => paths.map((path) => ({ path, reads: ['tri'] })),
  render: async () =>
    new Response(fails || shown === 13 ? 'panne' : `Vidange : ${shown} $`, {
      status: fails || shown === 13 ? 500 : 200,
      headers: { 'Content-Type': 'text/plain' },
    }),
  version: () => amount,
  nameOf: (version) => `v${version}`,
  saferVersions: () => [40],
  within: (version, work) => {
    shown = version
    return work()
  },
  take: (version) => {
    taken = version
  },
  nextChange: () => new Date(Date.now() + 3_600_000),
  headers: {},
  scripts: [],
  secure: false,
  onError: (path, error) => errors.push(`${path}: ${error}`),
}
const published = createPublished(options)

let server: Server
beforeAll(() => {
  server = createServer((request, response) => {
    const [pathname = '', query = ''] = request.url?.split('?') ?? []
    if (published.answer(pathname, query, request, response) === undefined) response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
})
afterAll(() => {
  published.stop()
  server.close()
})

const addressOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
async function ask(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(addressOf(path))
  return { status: response.status, text: await response.text() }
}
/** The texts of both pages, and the version that was taken. */
const state = async () => [(await ask('/prix')).text, (await ask('/contact')).text, taken]

test('nothing is published as long as a page was never whole', async () => {
  fails = true
  await expect(published.publish()).rejects.toThrow('No version of the pages')
  expect(errors.splice(0).at(-1)).toContain('/prix rendered with status 500')
})

test('a start with a version that fails publishes the next one that is whole', async () => {
  amount = 13
  fails = false
  await published.publish()
  expect([(await ask('/prix')).text, taken]).toEqual([text, 40])
  amount = 40
  errors.splice(0)
})

test('a page is answered once all are there; a query it reads is answered live', async () => {
  fails = false
  await published.publish()
  expect(await ask('/prix')).toEqual({ status: 200, text })
  expect(await ask('/prix?utm_source=x')).toEqual({ status: 200, text })
  expect((await ask('/prix?tri=nom')).status).toBe(404)
})

test('a page names its version, where it has not changed too; a publication changes the name', async () => {
  const get = (headers = {}) => fetch(addressOf('/prix'), { headers })
  const first = await get()
  const same = await get({ 'If-None-Match': first.headers.get('ETag') ?? '' })
  expect([first.status, same.status]).toEqual([200, 304])
  expect([first, same].map(({ headers }) => headers.get('Site-Version'))).toEqual(['v40', 'v40'])
  amount = 41
  await published.publish()
  expect((await get()).headers.get('Site-Version')).toBe('v41')
  amount = 40
  await published.publish()
})

test('a page that fails later keeps its last good form, and somebody hears of it', async () => {
  fails = true
  await published.publish()
  expect(errors).toEqual(paths.map((path) => `${path}: Error: ${path} rendered with status 500`))
  expect(await ask('/prix')).toEqual({ status: 200, text })
})

test('an address that is gone is forgotten', async () => {
  fails = false
  paths = ['/prix']
  await published.publish()
  expect((await ask('/contact')).status).toBe(404)
  expect((await ask('/prix')).status).toBe(200)
})

test('another version is published whole, with all else that is rendered, or not at all', async () => {
  paths = ['/prix', '/contact']
  await published.publish()
  fails = true
  const commit = vi.fn(async () => true)
  await expect(published.publishAs(45, commit)).rejects.toThrow('/prix rendered with status 500')
  expect(commit).not.toHaveBeenCalled()
  fails = false
  await published.publishAs(45, async () => false)
  await expect(published.publishAs(45, () => Promise.reject(new Error('full')))).rejects.toThrow('full')
  expect(await state()).toEqual([text, text, 40])
  await published.publishAs(45, async () => true)
  const now = 'Vidange : 45 $'
  expect(await state()).toEqual([now, now, 45])
})

test('a version whose time has come and that fails leaves the one before', async () => {
  amount = 50
  fails = true
  await published.publish()
  expect(errors.at(-1)).toContain('/contact')
  expect([(await ask('/prix')).text, taken]).toEqual(['Vidange : 45 $', 45])
  fails = false
  await published.publish()
  expect([(await ask('/prix')).text, taken]).toEqual(['Vidange : 50 $', 50])
})

test('publications wait for each other', async () => {
  const order: string[] = []
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const slow = published.publishAs(55, () => promise.finally(() => order.push('first')))
  const quick = published.publishAs(60, async () => Boolean(order.push('second')))
  for (let round = 0; round < 20; round += 1) await nextRound()
  expect(order).toEqual([])
  resolve(true)
  await Promise.all([slow, quick])
  expect([order, taken]).toEqual([['first', 'second'], 60])
})

test('a moment that passes while the pages are rendered is published at once, not with the next one', async () => {
  const midnight = Date.now() + 3_600_000
  vi.useFakeTimers({ toFake: ['Date'] })
  const days: string[] = []
  const overMidnight = createPublished({
    ...options,
    pages: () => [{ path: '/', reads: [] }],
    render: async () => {
      days.push(Date.now() < midnight ? 'tomorrow' : 'today')
      vi.setSystemTime(midnight)
      return new Response('page')
    },
    version: () => 1,
    nextChange: (after) => new Date(after.getTime() < midnight ? midnight : midnight + 3_600_000),
  })
  await overMidnight.publish()
  await expect.poll(() => days).toEqual(['tomorrow', 'today'])
  overMidnight.stop()
  vi.useRealTimers()
})
