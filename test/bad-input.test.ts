import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEndpoints } from '#app/accounts/factors/open-endpoints.ts'
import { href, plainPaths } from '#app/site-map.ts'
import { connect } from '#database/connect.ts'
import { authEndpoints } from './attack/auth-endpoints.ts'
import { BOUNDARY } from './attack/encode.ts'
import { addressOfItsOwn as from } from './attack/site.ts'
import { allTargets } from './attack/targets.ts'
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

async function send(body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await raw(garage.url, {
    method: 'POST',
    path: plainPaths.sendRequest,
    headers: { ...from(), ...json, ...headers },
    body: text,
  })
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  return { status: answer.status, problem: JSON.parse(answer.text) as Problem }
}
type Problem = { status: number; code: string; detail: string; errors?: Record<string, string> }

function multipart(parts: readonly string[], boundary = BOUNDARY): string {
  return `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`
}
const part = (name: string, value: string, more = '') =>
  `Content-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`

describe('a field that is wrong is named', () => {
  test('every required field that is missing, in JSON and in the form', async () => {
    const required = ['name', 'phone', 'email', 'service_type']
    expect(Object.keys((await send({})).problem.errors ?? {})).toEqual(required)
    for (const name of required) {
      const rest = Object.entries(good).filter(([key]) => key !== name)
      const { status, problem } = await send(Object.fromEntries(rest))
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [name]])
      const page = await raw(garage.url, {
        method: 'POST',
        path: href('contact', 'fr'),
        headers: { ...from(), ...urlencoded },
        body: new URLSearchParams(rest).toString(),
      })
      expect(page.status).toBe(422)
      expect([...page.text.matchAll(/id="request-(\w+)-error"/g)].map((found) => found[1])).toEqual([name])
    }
  })

  test('a file where a text belongs', async () => {
    const page = await raw(garage.url, {
      method: 'POST',
      path: href('contact', 'en'),
      headers: { ...from(), 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
      body: multipart([
        ...Object.entries(good).map(([name, value]) => part(name, value)),
        part('message', 'x', '; filename="a.txt"\r\nContent-Type: text/plain'),
      ]),
    })
    expect(page.status).toBe(422)
    expect(page.text).toContain('id="request-message-error"')
  })
})

describe('a body that is not what it should be', () => {
  const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  test.each([
    [
      '64 KiB and one byte',
      JSON.stringify({ ...good, message: 'm'.repeat(65_536) }),
      {},
      413,
      'body-too-large',
    ],
    ['a megabyte', 'x'.repeat(1024 * 1024), {}, 413, 'body-too-large'],
    ['broken JSON', '{"name":', {}, 400, 'malformed-body'],
    ['nothing', '', {}, 400, 'malformed-body'],
    ['JSON twice', '{}{}', {}, 400, 'malformed-body'],
    ['a form', 'name=Zo', urlencoded, 415, 'unsupported-media-type'],
    ['plain text', 'hello', { 'Content-Type': 'text/plain' }, 415, 'unsupported-media-type'],
    [
      'a type that only begins like JSON',
      '{}',
      { 'Content-Type': 'application/jsonp' },
      415,
      'unsupported-media-type',
    ],
    ['a foreign origin', JSON.stringify(good), { Origin: 'https://evil.example' }, 403, 'foreign-origin'],
    ['no origin of a page', JSON.stringify(good), { Origin: 'null' }, 403, 'foreign-origin'],
    ['a foreign page', JSON.stringify(good), { 'Sec-Fetch-Site': 'cross-site' }, 403, 'foreign-origin'],
    ['a broken key', JSON.stringify(good), { 'Idempotency-Key': 'x y' }, 400, 'invalid-idempotency-key'],
    ['20,000 nested brackets', nested, {}, 422, 'invalid-fields'],
    ['20,000 nested brackets in a field', `{"name":${nested}}`, {}, 422, 'invalid-fields'],
    ['20,000 nested objects', `${'{"name":'.repeat(7_000)}1${'}'.repeat(7_000)}`, {}, 422, 'invalid-fields'],
    ['an array', JSON.stringify([good]), {}, 422, 'invalid-fields'],
    ['a text', '"name"', {}, 422, 'invalid-fields'],
    ['a prototype', '{"__proto__":{"name":"Zoé"},"constructor":{"prototype":{}}}', {}, 422, 'invalid-fields'],
  ] as [string, string, Record<string, string>, number, string][])(
    '%s is refused with a problem',
    async (_, body, headers, status, code) => {
      const answer = await send(body, headers)
      expect([answer.status, answer.problem.status, answer.problem.code]).toEqual([status, status, code])
      expect(answer.problem.detail).not.toBe('')
    },
  )

  test.each([
    ['broken multipart', '--y\r\n', `multipart/form-data; boundary=${BOUNDARY}`, 400, 'malformed-body'],
    ['multipart without a boundary', 'x', 'multipart/form-data', 400, 'malformed-body'],
    ['JSON for a page', '{}', 'application/json', 415, 'unsupported-media-type'],
    [
      'a form of 64 KiB and more',
      `message=${'m'.repeat(65_536)}`,
      urlencoded['Content-Type'],
      413,
      'body-too-large',
    ],
  ] as const)('%s is refused with a problem by the form’s own post', async (_, body, type, status, code) => {
    for (const path of [
      href('contact', 'fr'),
      href('contact', 'en'),
      plainPaths.login,
      plainPaths.staffLanguage,
    ]) {
      const answer = await raw(garage.url, {
        method: 'POST',
        path,
        headers: { ...from(), 'Content-Type': type },
        body,
      })
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
      expect([answer.status, JSON.parse(answer.text).code], path).toEqual([status, code])
    }
  })

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is refused everywhere',
    async (method) => {
      const database = connect('file::memory:')
      const targets = await allTargets(authEndpoints(database))
      await database.close()
      for (const path of new Set(targets.map((target) => target.path))) {
        const { status, headers } = await raw(garage.url, { method, path, headers: from() })
        expect([status, headers.allow], path).toEqual([405, 'GET, HEAD, POST'])
      }
    },
  )

  test('20,000 fields, fields of one name, and names of the prototype are taken or refused in order', async () => {
    const bodies = [
      'a&'.repeat(20_000),
      `${'name=x&'.repeat(5_000)}phone=1`,
      '__proto__=1&constructor=2&toString=3&hasOwnProperty=4&__proto__[name]=x',
      'name=%00&phone=%ff&email=%E0%A4%A&message=%',
      new URLSearchParams({ ...good, message: '\ud800' }).toString(),
    ]
    for (const path of [
      href('contact', 'fr'),
      plainPaths.login,
      plainPaths.forgotPassword,
      plainPaths.staffLanguage,
    ]) {
      for (const body of bodies) {
        const answer = await raw(garage.url, {
          method: 'POST',
          path,
          headers: { ...from(), ...urlencoded },
          body,
        })
        expect(answer.status, `${path} ${body.slice(0, 30)}`).toBeLessThan(500)
      }
      const parts = Array.from({ length: 900 }, (_, number) => part(`f${number}`, 'x'))
      const many = await raw(garage.url, {
        method: 'POST',
        path,
        headers: { ...from(), 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
        body: multipart(parts),
      })
      expect(many.status, path).toBeLessThan(500)
    }
  })

  test('a body that is no JSON is refused by every account address', async () => {
    for (const path of openEndpoints.POST) {
      // An empty body is valid for signing out.
      for (const body of path === '/sign-out' ? ['{', 'null,'] : ['', '{', 'null,']) {
        const { status } = await raw(garage.url, {
          method: 'POST',
          path: `${plainPaths.auth}${path}`,
          headers: { ...from(), ...json },
          body,
        })
        expect(status, `${path} ${body}`).toBeGreaterThanOrEqual(400)
        expect(status, `${path} ${body}`).toBeLessThan(500)
      }
    }
  })

  test('a post where nothing takes one is no server error', async () => {
    for (const path of [
      '/',
      '/en',
      '/prix',
      '/sitemap.xml',
      '/healthz',
      '/nowhere',
      '/admin',
      '/robots.txt',
      '/contact.data',
      '/login.data',
    ]) {
      for (const [headers, body] of [
        [json, '{}'],
        [urlencoded, 'a=b'],
      ] as const) {
        const { status } = await raw(garage.url, {
          method: 'POST',
          path,
          headers: { ...from(), ...headers },
          body,
        })
        expect(status, `${path} ${body}`).toBeGreaterThanOrEqual(200)
        expect(status, `${path} ${body}`).toBeLessThan(500)
      }
    }
  })
})

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
