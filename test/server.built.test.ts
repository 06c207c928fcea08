import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { langs } from '#app/content/language.ts'
import { documents } from '#app/site-map.ts'
import { startGarage } from './garage.ts'
import { raw } from './raw-http.ts'

let garage: Awaited<ReturnType<typeof startGarage>>
beforeAll(async () => {
  garage = await startGarage()
})
afterAll(() => garage.stop())

const get = (path: string, headers: Record<string, string> = {}) => raw(garage.url, { path, headers })

describe('published pages', () => {
  test('campaign tags make no difference; a parameter the page reads is rendered live', async () => {
    const [plain, tagged, read] = await Promise.all([
      get('/contact'),
      get('/contact?utm_source=x&fbclid=y'),
      get('/contact?service=freins'),
    ])
    expect(plain.headers.etag).toBeTruthy()
    expect(tagged.headers.etag).toBe(plain.headers.etag)
    expect(read.headers.etag).toBeUndefined()
    expect(read.headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/)
    expect(plain.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const)(
    'a page is the same in %s, and is not sent again while it has not changed',
    async (encoding, unpacked) => {
      const headers = { 'Accept-Encoding': encoding }
      const first = await get('/prix', headers)
      const { text } = await get('/prix')
      expect(unpacked(first.bytes).toString()).toBe(text)
      const { etag = '' } = first.headers
      expect(etag).toMatch(new RegExp(`-${encoding}"$`))
      const again = await get('/prix', { ...headers, 'If-None-Match': `"other", ${etag}` })
      expect([again.status, again.text]).toEqual([304, ''])
    },
  )

  test('a picture that someone has is not sent again, however they name it', async () => {
    const [path = ''] = /\/pictures\/[\w./-]+\.webp/.exec((await get('/')).text) ?? []
    const ask = (known: string) =>
      raw(garage.url, { method: 'HEAD', path, headers: { 'If-None-Match': known } })
    const other = await ask('"other"')
    expect(other.status).toBe(200)
    const { etag = '' } = other.headers
    for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*'])
      expect((await ask(known)).status, known).toBe(304)
  })
})

describe('addresses', () => {
  test.each([
    ['/nulle-part', 'lang="fr"', 'Oups! Page introuvable'],
    ['/en/nowhere', 'lang="en"', 'Return to Home'],
    ['/services/nope', 'lang="fr"', 'Oups! Page introuvable'],
    ['/en/services/nope', 'lang="en"', 'Oops! Page not found'],
  ])('what does not exist is a 404 in the language of its prefix: %s', async (path, language, words) => {
    const { status, text } = await get(path)
    expect(status).toBe(404)
    expect(text).toContain(language)
    expect(text).toContain(words)
  })

  test.each([
    '/index.html',
    '/assets/',
    '/.vite/manifest.json',
    '/..%2fpackage.json',
    '/build/app/server/index.js',
    '//prix',
  ])('%s gives away no file', async (path) => {
    const { status, text } = await get(path)
    expect(status).toBeGreaterThanOrEqual(300)
    expect(text).not.toContain('"dependencies"')
  })

  test('icons are there, and sign-in installs the staff area in the language of the browser', async () => {
    for (const path of ['/favicon.ico', '/favicon.svg', '/icon-512.png', '/staff-icon-192.png', '/lamps.jpg'])
      expect((await get(path)).status, path).toBe(200)
    for (const lang of langs)
      expect((await get('/login', { cookie: `garage-language=${lang}` })).text).toContain(
        `href="${documents[`staff.${lang}`].path}"`,
      )
  })

  test('redirects for good keep the query', async () => {
    const { status, headers } = await get('/galerie?utm_source=x')
    expect([status, headers.location]).toEqual([301, '/gallery?utm_source=x'])
  })

  test('the process and its readiness answer', async () => {
    expect((await get('/healthz')).text).toBe('ok')
    expect(JSON.parse((await get('/readyz')).text)).toEqual({ database: true, published: true })
  })
})
