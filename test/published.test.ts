import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPublished } from '#server/published.ts'

const text = 'Vidange : 40 $'

let fails = false
let paths = ['/prix', '/contact']
const errors: string[] = []
const published = createPublished({
  pages: () => paths.map((path) => ({ path, reads: ['tri'] })),
  render: async () =>
    new Response(fails ? 'panne' : text, {
      status: fails ? 500 : 200,
      headers: { 'Content-Type': 'text/plain' },
    }),
  nextChange: () => new Date(Date.now() + 3_600_000),
  headers: {},
  secure: false,
  onError: (path, error) => errors.push(`${path}: ${error}`),
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

async function ask(path: string): Promise<{ status: number; text: string }> {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: response.status, text: await response.text() }
}

test('nothing is published as long as a page was never whole', async () => {
  fails = true
  await expect(published.publish()).rejects.toThrow('/prix rendered with status 500')
})

test('a page is answered once all are there; a query it reads is answered live', async () => {
  fails = false
  await published.publish()
  expect(await ask('/prix')).toEqual({ status: 200, text })
  expect(await ask('/prix?utm_source=x')).toEqual({ status: 200, text })
  expect((await ask('/prix?tri=nom')).status).toBe(404)
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
