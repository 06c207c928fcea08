import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEndpoints } from '#app/accounts/factors/open-endpoints.ts'
import { everyPath } from '#app/places.ts'
import { href, plainPaths } from '#app/site-map.ts'
import { BOUNDARY } from './attack/encode.ts'
import { addressOfItsOwn as from } from './attack/site.ts'
import { startGarage } from './garage.ts'
import { raw, rawBytes } from './raw-http.ts'

let garage: Awaited<ReturnType<typeof startGarage>>
beforeAll(async () => {
  garage = await startGarage({ TRUSTED_PROXIES: '127.0.0.1,::1' })
})
afterAll(() => garage.stop())

const good = { name: 'Zoé', phone: '514 555-0199', email: 'zoe@example.org', service_type: 'freins' }
const json = { 'Content-Type': 'application/json' }
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }
const multipart = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }
const forms = [href('contact', 'fr'), href('contact', 'en'), plainPaths.login, plainPaths.staffLanguage]

type Problem = { status: number; code: string; detail: string; errors?: Record<string, string> }

const post = (path: string, headers: Record<string, string>, body: string | Buffer) =>
  raw(garage.url, { method: 'POST', path, headers: { ...from(), ...headers }, body })

/** Posts to the endpoint of the form, and expects a problem. */
async function send(body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const answer = await post(plainPaths.sendRequest, { ...json, ...headers }, text)
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  const problem = JSON.parse(answer.text) as Problem
  expect([problem.status, problem.detail === '']).toEqual([answer.status, false])
  return problem
}

const part = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const parts = (all: readonly string[]) => `${all.join('')}--${BOUNDARY}--\r\n`

describe('a field that is wrong is named', () => {
  test('every required field that is missing, in JSON and in the form', async () => {
    const required = ['name', 'phone', 'email', 'service_type']
    expect(Object.keys((await send({})).errors ?? {})).toEqual(required)
    for (const name of required) {
      const rest = Object.entries(good).filter(([key]) => key !== name)
      const { status, errors } = await send(Object.fromEntries(rest))
      expect([status, Object.keys(errors ?? {})]).toEqual([422, [name]])
      const page = await post(href('contact', 'fr'), urlencoded, new URLSearchParams(rest).toString())
      expect(page.status).toBe(422)
      expect([...page.text.matchAll(/id="request-(\w+)-error"/g)].map((found) => found[1])).toEqual([name])
    }
  })

  test('a file where a text belongs', async () => {
    const fields = Object.entries(good).map(([name, value]) => part(name, value))
    const file = part('message', 'x', '; filename="a.txt"\r\nContent-Type: text/plain')
    const page = await post(href('contact', 'en'), multipart, parts([...fields, file]))
    expect(page.status).toBe(422)
    expect(page.text).toContain('id="request-message-error"')
  })
})

describe('a body that is not what it should be', () => {
  const whole = JSON.stringify(good)
  const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const tooLarge = JSON.stringify({ ...good, message: 'm'.repeat(65_536) })
  const type = (name: string) => ({ 'Content-Type': name })
  const site = (name: string) => ({ 'Sec-Fetch-Site': name })
  test.each<[string, string | Buffer, Record<string, string>, number, string]>([
    ['more than 64 KiB', tooLarge, {}, 413, 'body-too-large'],
    ['broken JSON', '{"name":', {}, 400, 'malformed-body'],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), {}, 400, 'malformed-body'],
    ['nothing', '', {}, 400, 'malformed-body'],
    ['JSON twice', '{}{}', {}, 400, 'malformed-body'],
    ['a form', 'name=Zo', urlencoded, 415, 'unsupported-media-type'],
    ['plain text', 'hello', type('text/plain'), 415, 'unsupported-media-type'],
    ['a type that only begins like JSON', '{}', type('application/jsonp'), 415, 'unsupported-media-type'],
    ['a foreign origin', whole, { Origin: 'https://evil.example' }, 403, 'foreign-origin'],
    ['no origin of a page', whole, { Origin: 'null' }, 403, 'foreign-origin'],
    ['a foreign page', whole, site('cross-site'), 403, 'foreign-origin'],
    ['a page of a neighbour', whole, site('same-site'), 403, 'foreign-origin'],
    ['a page of who knows where', whole, site('anything'), 403, 'foreign-origin'],
    ['nothing from its own page', '{}', site('same-origin'), 422, 'invalid-fields'],
    ['nothing from no page', '{}', site('none'), 422, 'invalid-fields'],
    ['a broken key', whole, { 'Idempotency-Key': 'x y' }, 400, 'invalid-idempotency-key'],
    ['20,000 nested brackets', nested, {}, 422, 'invalid-fields'],
    ['20,000 nested brackets in a field', `{"name":${nested}}`, {}, 422, 'invalid-fields'],
    ['20,000 nested objects', `${'{"name":'.repeat(7_000)}1${'}'.repeat(7_000)}`, {}, 422, 'invalid-fields'],
    ['an array', `[${whole}]`, {}, 422, 'invalid-fields'],
    ['a text', '"name"', {}, 422, 'invalid-fields'],
    ['a prototype', '{"__proto__":{"name":"Zoé"},"constructor":{"prototype":{}}}', {}, 422, 'invalid-fields'],
  ])('%s is refused with a problem', async (_, body, headers, status, code) => {
    expect(await send(body, headers)).toMatchObject({ status, code })
  })

  test.each([
    ['broken multipart', '--y\r\n', multipart, 400, 'malformed-body'],
    ['multipart without a boundary', 'x', type('multipart/form-data'), 400, 'malformed-body'],
    ['JSON for a page', '{}', json, 415, 'unsupported-media-type'],
    ['a form of more than 64 KiB', `message=${'m'.repeat(65_536)}`, urlencoded, 413, 'body-too-large'],
    ['a form from another site', 'a=b', { ...urlencoded, ...site('cross-site') }, 403, 'foreign-origin'],
  ])('%s is refused with a problem by the form’s own post', async (_, body, headers, status, code) => {
    for (const path of forms) {
      const answer = await post(path, headers, body)
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
      expect([answer.status, JSON.parse(answer.text).code], path).toEqual([status, code])
    }
  })

  test('other methods are refused everywhere', async () => {
    const account = openEndpoints.POST.map((path) => `${plainPaths.auth}${path}`)
    const paths = new Set([...everyPath(), ...Object.values(plainPaths), ...account])
    const methods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
    expect(paths.size).toBeGreaterThan(10 * methods.length)
    for (const [index, path] of [...paths].entries()) {
      const method = methods[index % methods.length]
      const { status, headers } = await raw(garage.url, { method, path, headers: from() })
      expect([status, headers.allow], `${method} ${path}`).toEqual([405, 'GET, HEAD, POST'])
    }
  })

  test.each([
    ['20,000 fields', urlencoded, 'a&'.repeat(20_000)],
    ['one name 5,000 times', urlencoded, `${'name=x&'.repeat(5_000)}phone=1`],
    [
      'names of the prototype',
      urlencoded,
      '__proto__=1&constructor=2&toString=3&hasOwnProperty=4&__proto__[name]=x',
    ],
    ['broken escapes', urlencoded, 'name=%00&phone=%ff&email=%E0%A4%A&message=%'],
    ['half a character', urlencoded, new URLSearchParams({ ...good, message: '\ud800' }).toString()],
    ['900 parts', multipart, parts(Array.from({ length: 900 }, (_, number) => part(`f${number}`, 'x')))],
  ])('a form of %s is taken or refused in order', async (_, headers, body) => {
    for (const path of [...forms, plainPaths.forgotPassword])
      expect((await post(path, headers, body)).status, path).toBeLessThan(500)
  })

  test('a body that is no JSON is refused by every account address', async () => {
    // An empty body is valid for signing out.
    for (const path of openEndpoints.POST)
      for (const body of path === '/sign-out' ? ['{', 'null,'] : ['', '{', 'null,'])
        expect((await post(`${plainPaths.auth}${path}`, json, body)).status, `${path} ${body}`).toSatisfy(
          isRefusal,
        )
  })

  test('a post where nothing takes one is no server error', async () => {
    const pages = ['/', '/en', '/prix', '/nowhere', '/admin', '/contact.data', '/login.data']
    for (const path of [...pages, '/sitemap.xml', '/healthz', '/robots.txt']) {
      expect((await post(path, json, '{}')).status, path).toBeLessThan(500)
      expect((await post(path, urlencoded, 'a=b')).status, path).toBeLessThan(500)
    }
  })
})

const isRefusal = (status: number) => status >= 400 && status < 500

test.each([
  ['no HTTP', 'hello\r\n\r\n'],
  ['two lengths', 'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc'],
  [
    'a length and chunks',
    'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a negative length', 'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
  ['broken chunks', 'POST /contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ['a header of 40 KB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['a bare line feed in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\nB\r\n\r\n'],
  ['no host', 'GET /prix HTTP/1.1\r\n\r\n'],
])('bytes that are no request (%s) are answered with a 4xx', async (_, bytes) => {
  expect(await rawBytes(garage.url, bytes)).toMatch(/^HTTP\/1\.1 4\d\d /)
})
