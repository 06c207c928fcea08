import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cachedResponse, sendCached } from '#server/cached-response.ts'
import { FOREVER, listFiles } from '#server/files.ts'
import { closedPolicy } from '#server/security.ts'
import { rawBytes } from './raw-http.ts'

const BODY = 'Freins dès 225 $ par essieu\n'
const body = Buffer.from(BODY)
const answer = cachedResponse(
  { br: body, gzip: body, identity: body },
  { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Security-Policy': "default-src 'none'" },
)

const build = mkdtempSync(path.join(tmpdir(), 'garage-build-'))
let server: Server
let url = ''
beforeAll(async () => {
  const ofApp = ['assets/a.js', 'icon.svg', 'icon.png', 'manifest.json', '.vite/a.json']
  const others = ['islands/assets/b.css', 'pictures/own/p.webp', 'pictures/p.md']
  for (const file of [...ofApp.map((name) => `app/client/${name}`), ...others]) {
    const place = path.join(build, file)
    mkdirSync(path.dirname(place), { recursive: true })
    for (const form of ['', '.gz']) writeFileSync(place + form, file)
    writeFileSync(`${place}.br`, brotliCompressSync(file))
  }
  const files = listFiles(build, {})
  server = createServer((request, response) => {
    const { url = '' } = request
    if (url === '/') sendCached(answer, request, response)
    else if (!files.answer(url, request, response)) response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(build, { recursive: true })
})

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

const AGAIN = 'public, max-age=0, must-revalidate'
const none = ['/manifest.json', '/.vite/a.json', '/assets/a.js.gz', '/pictures/p.md']

test.each([
  ['/assets/a.js', `text/javascript; charset=utf-8 ${FOREVER} br`],
  ['/assets/b.css', `text/css; charset=utf-8 ${FOREVER} br`],
  ['/icon.svg', `image/svg+xml; charset=utf-8 ${AGAIN} br ${closedPolicy}`],
  ['/icon.png', `image/png ${AGAIN}`],
  ['/pictures/own/p.webp', `image/webp ${FOREVER}`],
  ...none.map((address) => [address, '']),
])('for %s is sent "%s"', async (address, kind) => {
  const ask = (method: string, etag = '') =>
    fetch(url + address, { method, headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } })
  const { headers } = await ask('GET')
  const named = ['Content-Type', 'Cache-Control', 'Content-Encoding', 'Content-Security-Policy']
  expect(named.flatMap((name) => headers.get(name) ?? []).join(' ')).toBe(kind)
  const again = [await ask('HEAD'), await ask('GET', `${headers.get('ETag')}`)]
  expect([...again.map(({ status }) => status), await again[0]?.text()]).toEqual(
    kind ? [200, 304, ''] : [404, 404, ''],
  )
})
