import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cachedResponse, sendCached } from '#server/cached-response.ts'
import { rawBytes } from './raw-http.ts'

const BODY = 'Freins dès 225 $ par essieu\n'
const body = Buffer.from(BODY)
const answer = cachedResponse(
  { br: body, gzip: body, identity: body },
  { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Security-Policy': "default-src 'none'" },
)

let server: Server
let url = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    sendCached(answer, request, response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const ask = (method: string, more = '', version = '1.1') =>
  `${method} / HTTP/${version}\r\nHost: garage\r\n${more}\r\n`

/** The responses of one connection, each with its head and body. */
async function answersTo(...requests: string[]): Promise<{ head: string[]; body: string }[]> {
  const bytes = await rawBytes(url, requests.join(''))
  return bytes
    .split(/(?=HTTP\/1\.1 )/)
    .map((text) => text.split('\r\n\r\n'))
    .map(([head = '', body = '']) => ({ head: head.split('\r\n'), body }))
}

const undated = (head: string[]) => head.filter((line) => !line.startsWith('Date: '))

test('who takes no body, has the page already or speaks an older HTTP is answered so', async () => {
  const etag = answer.identity.etag
  const [whole, head, known, again, old] = await answersTo(
    ask('GET'),
    ask('HEAD'),
    ask('GET', `If-None-Match: ${etag}\r\n`),
    ask('GET'),
    ask('GET', '', '1.0'),
  )
  expect(whole?.body).not.toBe('')
  expect(head?.body).toBe('')
  expect(head && undated(head.head)).toEqual(whole && undated(whole.head))
  expect(known?.head[0]).toBe('HTTP/1.1 304 Not Modified')
  expect(known?.head.join()).not.toMatch(/Content-Length/)
  expect(again?.body).toBe(whole?.body)
  expect(old?.head).toContain('Connection: close')
  expect(old?.body).toBe(whole?.body)
})
