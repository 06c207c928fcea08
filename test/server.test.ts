import { readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyPath } from '#app/places.ts'
import { addressReader } from '#platform/address.ts'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { bestEncoding } from '#server/encode.ts'
import { startGarage } from './garage.ts'

let garage: Awaited<ReturnType<typeof startGarage>>
beforeAll(async () => {
  garage = await startGarage()
})
afterAll(() => garage.stop())

const get = (address: string, init: RequestInit = {}) =>
  fetch(garage.url + address, { redirect: 'manual', ...init })

/** Sends bytes as they are: `fetch` would correct or refuse what an attacker sends. */
function raw(method: string, address: string, headers: Record<string, string>, body: string | Buffer = '') {
  return new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const url = new URL(garage.url)
    const sent = httpRequest(
      { host: url.hostname, port: url.port, method, path: address, headers },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            text: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

describe('published pages', () => {
  test('every page of the site map answers with its own title, description and one heading', async () => {
    const titles = new Map<string, string>()
    for (const page of everyPath()) {
      const response = await get(page)
      const html = await response.text()
      expect(response.status, page).toBe(200)
      expect(html.match(/<h1[\s>]/g), page).toHaveLength(1)
      expect(html, page).toMatch(/<meta name="description" content="[^"]{40,}"/)
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
      expect(titles.get(title), `${page} has the title of another page`).toBeUndefined()
      titles.set(title, page)
      expect(html, page).toContain(`lang="${/^\/en/.test(page) ? 'en' : 'fr'}"`)
    }
  })

  test('campaign tags make no difference; a parameter the page reads is rendered live', async () => {
    const [plain, tagged, read] = await Promise.all([
      get('/contact'),
      get('/contact?utm_source=x&fbclid=y'),
      get('/contact?service=freins'),
    ])
    expect(tagged.headers.get('etag')).toBe(plain.headers.get('etag'))
    expect(read.headers.get('etag')).toBeNull()
    expect(read.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/)
    expect(plain.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
  })

  test('a page that has not changed is not sent again, in each encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding }
      const first = await get('/prix', { headers })
      const etag = first.headers.get('etag') ?? ''
      await first.arrayBuffer()
      expect(etag).toMatch(new RegExp(`-${encoding}"$`))
      const again = await get('/prix', { headers: { ...headers, 'If-None-Match': `"other", ${etag}` } })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
    }
  })

  test('a picture that someone has is not sent again, however they name it', async () => {
    const [address = ''] = /\/pictures\/[\w./-]+\.webp/.exec(await (await get('/')).text()) ?? []
    const ask = (known: string) => get(address, { method: 'HEAD', headers: { 'If-None-Match': known } })
    const other = await ask('"other"')
    expect(other.status).toBe(200)
    const etag = other.headers.get('etag')
    for (const known of [`${etag}`, `"other", ${etag}`, `W/${etag}`, '*'])
      expect((await ask(known)).status, known).toBe(304)
  })

  test('brotli carries the same page', async () => {
    const plain = await (await get('/prix', { headers: { 'Accept-Encoding': 'identity' } })).text()
    const packed = await new Promise<Buffer>((resolve, reject) => {
      const url = new URL(garage.url)
      httpRequest(
        { host: url.hostname, port: url.port, path: '/prix', headers: { 'Accept-Encoding': 'br' } },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('end', () => resolve(Buffer.concat(chunks)))
        },
      )
        .on('error', reject)
        .end()
    })
    expect(brotliDecompressSync(packed).toString()).toBe(plain)
  })
})

describe('addresses', () => {
  test('what does not exist is a 404 in the language of its prefix, with the way home', async () => {
    const french = await get('/nulle-part')
    expect(french.status).toBe(404)
    const english = await get('/en/nowhere')
    expect(english.status).toBe(404)
    expect(await french.text()).toContain('Oups! Page introuvable')
    const html = await english.text()
    expect(html).toContain('Oops! Page not found')
    expect(html).toContain('Return to Home')
    expect(html).toContain('lang="en"')
  })

  test.each([
    ['/services/nope', 'lang="fr"', 'Oups! Page introuvable'],
    ['/en/services/nope', 'lang="en"', 'Oops! Page not found'],
  ])('a service there is not is a 404 too: %s', async (address, language, words) => {
    const answer = await get(address)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain(language)
    expect(html).toContain(words)
  })

  test.each([
    '/index.html',
    '/assets/',
    '/.vite/manifest.json',
    '/..%2fpackage.json',
    '/build/app/server/index.js',
    '//prix',
  ])('%s gives away no file', async (address) => {
    const { status, text } = await raw('GET', address, {})
    expect(status).toBeGreaterThanOrEqual(300)
    expect(text).not.toContain('"dependencies"')
  })

  test('redirects for good keep the query', async () => {
    const response = await get('/galerie?utm_source=x')
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/gallery?utm_source=x')
  })
})

describe('guards', () => {
  const json = { 'Content-Type': 'application/json' }
  test.each([
    ['PUT', '/contact', {}, '', 405, 'method-not-allowed'],
    ['DELETE', '/api/send-contact-email', {}, '', 405, 'method-not-allowed'],
    ['PATCH', '/admin', {}, '', 405, 'method-not-allowed'],
    ['POST', '/contact', { 'Content-Type': 'text/plain' }, 'x', 415, 'unsupported-media-type'],
    ['POST', '/api/send-contact-email', {}, 'x', 415, 'unsupported-media-type'],
    ['POST', '/api/send-contact-email', json, '{', 400, 'malformed-body'],
    [
      'POST',
      '/contact',
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      '--y\r\n',
      400,
      'malformed-body',
    ],
    ['POST', '/contact', { 'Content-Type': 'multipart/form-data' }, 'x', 400, 'malformed-body'],
    ['POST', '/api/send-contact-email', json, Buffer.from([0x22, 0xff, 0x22]), 400, 'malformed-body'],
    ['POST', '/api/send-contact-email', json, 'x'.repeat(64 * 1024 + 1), 413, 'body-too-large'],
    ['POST', '/contact', { ...json, Origin: 'https://evil.example' }, '{}', 403, 'foreign-origin'],
    ['POST', '/contact', { ...json, Origin: 'null' }, '{}', 403, 'foreign-origin'],
    ['POST', '/contact', { ...json, 'Sec-Fetch-Site': 'cross-site' }, '{}', 403, 'foreign-origin'],
    ['POST', '/contact', { ...json, 'Sec-Fetch-Site': 'same-site' }, '{}', 403, 'foreign-origin'],
    ['POST', '/contact', { ...json, 'Sec-Fetch-Site': 'anything' }, '{}', 403, 'foreign-origin'],
    ['POST', '/contact', { ...json, 'Sec-Fetch-Site': 'same-origin' }, '{}', 415, 'unsupported-media-type'],
    ['POST', '/contact', { ...json, 'Sec-Fetch-Site': 'none' }, '{}', 415, 'unsupported-media-type'],
  ] as const)('%s %s with %j is refused (%#)', async (method, address, headers, body, status, code) => {
    const answer = await raw(method, address, headers, body)
    expect(answer.status).toBe(status)
    expect(answer.type).toContain('application/problem+json')
    expect(JSON.parse(answer.text).code).toBe(code)
  })

  test('a body that grows past the limit without saying so is refused', async () => {
    const answer = await raw(
      'POST',
      '/api/send-contact-email',
      { ...json, 'Transfer-Encoding': 'chunked' },
      'x'.repeat(200_000),
    )
    expect(answer.status).toBe(413)
  })
})

test('the process and its readiness answer', async () => {
  expect(await (await get('/healthz')).text()).toBe('ok')
  expect(await (await get('/readyz')).json()).toEqual({
    database: true,
    published: true,
  })
})

test('only trusted proxies may say where a request comes from', () => {
  const behind = addressReader(['10.0.0.0/8', '::1'])
  expect(behind('10.1.2.3', '203.0.113.9')).toBe('203.0.113.9')
  expect(behind('::ffff:10.1.2.3', '6.6.6.6, 203.0.113.9, 10.0.0.7')).toBe('203.0.113.9')
  expect(behind('198.51.100.1', '203.0.113.9')).toBe('198.51.100.1')
  expect(behind('10.1.2.3', 'nonsense')).toBe('10.1.2.3')
  expect(behind('10.1.2.3', '203.0.113.9:4711')).toBe('203.0.113.9')
  expect(behind('10.1.2.3', '203.0.113.9:80, 10.0.0.7:443')).toBe('203.0.113.9')
  expect(behind('::1', '[2001:db8::1]:443')).toBe('2001:db8::1')
  expect(behind('::1', '[2001:db8::1]')).toBe('2001:db8::1')
  expect(behind('::1', '2001:0DB8:0:0::1')).toBe('2001:db8::1')
  expect(behind('::ffff:a01:203', '::ffff:cb00:7109')).toBe('203.0.113.9')
  for (const hop of [
    '203.0.113.9:99999999',
    '203.0.113.9:x',
    '[203.0.113.9]',
    '2001:db8::1]:1',
    'fe80::1%eth0',
    '1.2.3.4.5',
    '',
  ])
    expect(behind('10.1.2.3', hop), hop).toBe('10.1.2.3')
  expect(addressReader([])('10.1.2.3', '203.0.113.9')).toBe('10.1.2.3')
  expect(() => addressReader(['proxy'])).toThrow('proxy')
})

test('encodings are taken as asked', () => {
  expect(bestEncoding('gzip, deflate, br')).toBe('br')
  expect(bestEncoding('gzip, br;q=0')).toBe('gzip')
  expect(bestEncoding('gzip;q=0, br;q=0')).toBe('identity')
  expect(bestEncoding(undefined)).toBe('identity')
})

test('an environment that cannot be used is refused with every name that is wrong', () => {
  expect(() => readEnv({ PORT: 'x', SMTP_URL: 'http://mail', NOTIFY_TO: 'me' })).toThrow(
    /PORT[\s\S]*SMTP_URL[\s\S]*NOTIFY_TO/,
  )
  expect(readEnv({ PORT: '' }).port).toBe(3000)
})

test('the log writes one JSON line per event and keeps to its level', () => {
  const lines: string[] = []
  const { log, flush } = createLog('info', { write: (text) => lines.push(text) })
  log.debug('unseen')
  log.info('seen', { count: 1 })
  flush()
  expect(
    lines
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([{ level: 'info', event: 'seen', count: 1 }])
})

test('the README names every variable of the environment', () => {
  const readme = readFileSync(path.resolve(import.meta.dirname, '../README.md'), 'utf8')
  const source = readFileSync(path.resolve(import.meta.dirname, '../platform/env.ts'), 'utf8')
  for (const [, name = ''] of source.matchAll(/^ {2}([A-Z_]+):/gm)) expect(readme).toContain(`\`${name}\``)
})
