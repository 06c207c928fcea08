import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPublished } from '#server/published.ts'

/** Long enough that tighter packing shows, and the same each time. */
const text = Array.from({ length: 2000 }, (_, line) => `Ligne ${line * line} : ${line.toString(7)}`).join(
  '\n',
)

/** Milliseconds until the pages are packed tighter. */
const DELAY = 500

let fails = false
const errors: string[] = []
const published = createPublished({
  pages: () => [{ path: '/prix', reads: ['tri'] }],
  render: async () =>
    new Response(fails ? 'panne' : text, {
      status: fails ? 500 : 200,
      headers: { 'Content-Type': 'text/plain' },
    }),
  nextChange: () => new Date(Date.now() + 3_600_000),
  trimStyles: (html) => html,
  headers: {},
  secure: false,
  onError: (path, error) => errors.push(`${path}: ${error}`),
  packingDelay: DELAY,
})

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

/** What is answered for the page, as it was sent and as it is read. */
async function ask(): Promise<{ packed: Buffer; said: string }> {
  const { port } = server.address() as AddressInfo
  const packed = await new Promise<Buffer>((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br' }
    get({ host: '127.0.0.1', port, path: '/prix', headers }, (response) =>
      buffer(response).then(resolve, reject),
    ).on('error', reject)
  })
  return { packed, said: brotliDecompressSync(packed).toString() }
}

test('nothing is published as long as a page was never whole', async () => {
  fails = true
  await expect(published.publish()).rejects.toThrow('/prix rendered with status 500')
})

test('a page is answered at once, and packed tighter a while after', async () => {
  fails = false
  const began = performance.now()
  await published.publish()
  const first = await ask()
  expect(first.said).toBe(text)
  expect(published.isPacked()).toBe(false)
  await vi.waitUntil(() => published.isPacked(), { timeout: 10_000 })
  expect(performance.now() - began).toBeGreaterThan(DELAY)
  const { packed, said } = await ask()
  expect(said).toBe(text)
  expect(packed.length).toBeLessThan(first.packed.length)
})

test('a page that fails later keeps its last good form, and somebody hears of it', async () => {
  const { packed } = await ask()
  fails = true
  await published.publish()
  expect(errors).toEqual(['/prix: Error: /prix rendered with status 500'])
  expect((await ask()).packed).toEqual(packed)
})
