import { createServer, type Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readyAnswer, sendReady } from '#server/ready-answer.ts'
import { rawBytes } from './raw.ts'

const BODY = 'Freins dès 225 $ par essieu\n'
const body = Buffer.from(BODY)
const answer = readyAnswer(
  { br: body, gzip: body, identity: body },
  { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Security-Policy': "default-src 'none'" },
)

let server: Server
let url = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    sendReady(answer, request, response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const LAST = 'Connection: close\r\n'
const ask = (method: string, more = '', version = '1.1') =>
  `${method} / HTTP/${version}\r\nHost: garage\r\n${more}\r\n`

/** The answers of one connection, each with its head and body. */
async function answersTo(...requests: string[]): Promise<{ head: string[]; body: string }[]> {
  const bytes = await rawBytes(url, requests.join(''))
  return bytes
    .split(/(?=HTTP\/1\.1 )/)
    .map((text) => text.split('\r\n\r\n'))
    .map(([head = '', body = '']) => ({ head: head.split('\r\n'), body }))
}

const undated = (head: string[]) => head.filter((line) => !line.startsWith('Date: '))

test('visitors of the same second are sent the headers that Node wrote for the first of them', async () => {
  const writeHead = vi.spyOn(ServerResponse.prototype, 'writeHead')
  const answers = await answersTo(...Array.from({ length: 30 }, () => ask('GET')), ask('GET', LAST))
  // One for each second they took, and the last, whose connection ends.
  expect(writeHead.mock.calls.length).toBeLessThan(10)
  writeHead.mockRestore()
  expect(answers).toHaveLength(31)
  const last = answers.pop()
  for (const { head, body } of answers) {
    expect(undated(head)).toEqual([
      'HTTP/1.1 200 OK',
      'Content-Type: text/plain; charset=utf-8',
      "Content-Security-Policy: default-src 'none'",
      expect.stringMatching(/^ETag: "[\w-]{22}-identity"$/),
      'Vary: Accept-Encoding',
      `Content-Length: ${body.length}`,
      'Connection: keep-alive',
      'Keep-Alive: timeout=5',
    ])
    const date = head.find((line) => line.startsWith('Date: '))?.slice(6) ?? ''
    expect(Math.abs(Date.now() - Date.parse(date))).toBeLessThan(5_000)
    expect(Buffer.from(body, 'latin1').toString()).toBe(BODY)
  }
  expect(last?.head).toContain('Connection: close')
})

test('who takes no body, has the page already or speaks an older HTTP is answered so, between the others', async () => {
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
