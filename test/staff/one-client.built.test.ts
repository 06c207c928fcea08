import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { business } from '#app/content/business/business.ts'
import { plainPaths } from '#app/site-map.ts'
import { livePageLimits } from '../../server/live-pages.ts'
import { startGarage } from '../garage.ts'
import { raw } from '../raw-http.ts'

let garage: Awaited<ReturnType<typeof startGarage>>
beforeAll(async () => {
  garage = await startGarage({ TRUSTED_PROXIES: '127.0.0.1,::1' })
})
afterAll(() => garage.stop())

const BOUNDARY = '----------------------------AaB03x'
const urlencoded = 'application/x-www-form-urlencoded'
const multipart = `multipart/form-data; boundary=${BOUNDARY}`
const person = { Accept: 'text/html' }

function post(path: string, from: string, type: string, body: string, more: Record<string, string> = {}) {
  const headers = { 'Content-Type': type, 'X-Forwarded-For': from, ...more }
  return raw(garage.url, { method: 'POST', path, headers, body })
}

const part = (number: number) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="f${number}"\r\n\r\nx\r\n`
const forms = (count: number) => [
  [urlencoded, Array.from({ length: count }, (_, number) => `f${number}=x`).join('&')] as const,
  [
    multipart,
    `${Array.from({ length: count }, (_, number) => part(number)).join('')}--${BOUNDARY}--\r\n`,
  ] as const,
]

test('a form of more than 100 fields is refused unread; one of 100 is looked at', async () => {
  for (const [type, body] of forms(100))
    expect((await post('/contact', '192.0.2.1', type, body)).status).toBe(422)
  for (const [type, body] of [...forms(101), [urlencoded, 'a&'.repeat(32_000)] as const]) {
    const answer = await post('/contact', '192.0.2.1', type, body)
    expect([answer.status, JSON.parse(answer.text).code], type).toEqual([400, 'too-many-fields'])
    const page = await post('/en/contact', '192.0.2.1', type, body, person)
    expect([page.status, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(page.text).toContain(`href="tel:${business.phone}"`)
  }
})

test('the staff area, where many requests can be chosen at once, takes more', async () => {
  const [form] = forms(500)
  const answer = await post(plainPaths.privacy, '192.0.2.2', form?.[0] ?? '', form?.[1] ?? '')
  expect(answer.headers.location).toMatch(/^\/login/)
})

test('of very many live pages at once some get a Retry-After; published pages and other visitors are answered', async () => {
  const { hostname, port } = new URL(garage.url)
  const ask = (socket: Socket, path: string, from: string) => {
    const headers = { 'X-Forwarded-For': from, ...person }
    const asked = httpRequest({ hostname, port, path, headers, createConnection: () => socket })
    const written = once(asked.end(), 'finish')
    const answer = once(asked, 'response').then(async ([response]: IncomingMessage[]) => ({
      status: response?.statusCode ?? 0,
      retryAfter: response?.headers['retry-after'],
      text: response ? await text(response) : '',
      at: performance.now(),
    }))
    return { written, answer }
  }
  const sockets = await Promise.all(
    Array.from({ length: 402 }, async () => {
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      return socket
    }),
  )
  const [visitor, ...others] = sockets as [Socket, ...Socket[]]
  // The last socket to connect is accepted last: once it is answered, all are accepted.
  expect((await ask(others.pop() as Socket, '/readyz', '203.0.113.3').answer).status).toBe(200)
  // The server is paused until all is written, so that everything arrives at once however slow this machine is.
  garage.server.kill('SIGSTOP')
  const flood = others.map((socket, number) => ask(socket, `/en/nowhere-${number}`, '203.0.113.1'))
  const other = ask(visitor, '/blog?q=frein', '203.0.113.2')
  await Promise.all([...flood, other].map(({ written }) => written))
  garage.server.kill('SIGCONT')
  const answers = await Promise.all(flood.map(({ answer }) => answer))
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(livePageLimits.ofNetwork)
  expect(refused).toHaveLength(others.length - livePageLimits.ofNetwork)
  for (const { retryAfter, text: page } of refused) {
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(page).toMatch(/^<!doctype html><html lang="en"/)
    expect(page).toContain(`href="tel:${business.phone}"`)
    expect(page).toContain('lang="fr"')
  }
  const { status, at } = await other.answer
  expect(status).toBe(200)
  // It came last, but waited for only a few of the others.
  const before = answers.filter((answer) => answer.status === 404 && answer.at < at)
  expect(before.length).toBeLessThan(30)
  for (const socket of sockets) socket.destroy()
})
