import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startGarage } from '../garage.ts'
import { cookieLines, httpClientOf, PASSWORD } from '../http-client.ts'
import { rawBytes } from '../raw-http.ts'

const SITE = 'https://garage.example'
const EVIL = 'evil.example'

/** As it runs behind TLS: cookies and headers are those of the public site. All that it prints goes to a file. */
const folder = 'garage-wire-'
const garage = await startGarage({ SITE_URL: SITE, LOG_LEVEL: 'debug' }, folder, [
  ...['sh', '-c', 'exec "$@" >"$DATA_DIR/said.log" 2>&1', 'sh'],
])
afterAll(() => garage.stop())
const { get, post, mailTo, enter } = httpClientOf(garage, SITE)

describe('who the server thinks it is', () => {
  test('no answer and no mail takes a host from the request', async () => {
    const spoofed = {
      Host: EVIL,
      'X-Forwarded-Host': EVIL,
      'X-Forwarded-Proto': 'http',
      Forwarded: `host=${EVIL}`,
    }
    const addresses = '/ /contact?service=freins /login /galerie /sitemap.xml /nowhere /admin'.split(' ')
    for (const headers of [{ Host: EVIL }, spoofed])
      for (const address of addresses) {
        const answer = await get(address, headers)
        expect(answer.text + JSON.stringify(answer.headers), address).not.toContain(EVIL)
      }
    const email = 'spoofed@garage.example'
    await post('/login?tab=sign-up', { intent: 'sign-up', email, password: PASSWORD }, spoofed)
    const { source, text } = await mailTo(email)
    expect(text).toContain(`${SITE}/login?confirm=`)
    expect(source).not.toContain(EVIL)
  })

  test('nothing leads a visitor to another site, and the method is the one that was sent', async () => {
    for (const way of ['https://', '//', '/\\', '\\\\', 'https:', '/%09/', 'http://[', 'javascript:']) {
      const to = `${way}${EVIL}`
      const value = encodeURIComponent(to)
      const answers = [
        to.startsWith('/') ? to : `/${to}`,
        `/en/${to}`,
        `/galerie/${to}`,
        `/login?redirectTo=${value}&callbackURL=${value}&next=${value}`,
        `/admin?back=${value}`,
        `/api/auth/reset-password/x?callbackURL=${value}`,
        `/api/auth/verify-email?token=x&callbackURL=${value}`,
      ].map((address) => get(address))
      answers.push(post('/login/language', { lang: 'fr', back: to }))
      for (const { headers, status } of await Promise.all(answers)) {
        expect(status, to).toBeLessThan(500)
        if (headers.location) expect(new URL(headers.location, SITE).origin, headers.location).toBe(SITE)
      }
    }
    for (const override of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])
      expect(
        (await get('/login/sign-out', { [override]: 'POST' })).headers['set-cookie'],
        override,
      ).toBeUndefined()
  })
})

test('no way of writing an address leads past the door or to a file', async () => {
  const ways = '/admin /admin/ //admin /./admin /login/../admin /%61dmin /%2561dmin /ADMIN'.split(' ')
  const ends = ['%2f', '%00', ';x', '.data', '/.data', '?index', '.data?_routes=admin%2Fdashboard']
  const others = [
    '/en/admin',
    '/en/../admin',
    '/_root.data?_routes=admin%2Fdashboard',
    '/__manifest?p=/admin',
  ]
  for (const address of [...ways, ...ends.map((end) => `/admin${end}`), ...others]) {
    const { text, status } = await get(address)
    expect(status, address).toBeLessThan(500)
    expect(text, address).not.toMatch(/Admin Dashboard|Contact Submissions|contact_submissions/)
  }
  const ups = ['/../', '/..%2f', '/%2e%2e/', '/..\\', '/pictures/..%2f..%2f..%2f', '/node_modules/pg/']
  const files = [
    '/assets/..%2f..%2fserver/index.js',
    '/pictures/%2e%2e/pictures.json',
    '/assets/%00',
    '/server/index.ts',
  ]
  const kept = ['/.env', '/data/garage.db', '/.git/config', '/build/stamp']
  for (const address of [...ups.map((up) => `${up}package.json`), ...files, ...kept]) {
    const { text, status } = await get(address)
    expect([301, 400, 404], address).toContain(status)
    expect(text, address).not.toMatch(/"dependencies"|SQLite format|\[core\]|createServer/)
  }
})

/** What the page for what is not there says, and the way home that it shows, in the language of its address. */
const missing = {
  fr: '<html[^>]* lang="fr[^]*<h1[^>]*>Oups! Page introuvable<[^]*<a href="/"[^>]*>Retour à l’accueil<',
  en: '<html[^>]* lang="en[^]*<h1[^>]*>Oops! Page not found<[^]*<a href="/en"[^>]*>Return to Home<',
}

test('an address that cannot be read leads nowhere, and the log says nothing of what stands in an address', async () => {
  for (const [about, mark] of [
    ['zoe@example.org', '%'],
    ['514-555-0199', '%E0%A4%A'],
    ['zoe%40example.org', '%ff'],
    ['5145550199', '%zz%40'],
  ] as const) {
    for (const [address, lang] of [
      [`/${about}${mark}`, 'fr'],
      [`/en/${about}/${mark}`, 'en'],
      [`/services/${mark}${about}`, 'fr'],
      [`/en/blog/${about}${mark}?q=${about}`, 'en'],
    ] as const) {
      const page = await get(address)
      expect([page.status, page.text], address).toEqual([404, expect.stringMatching(missing[lang])])
      expect((await get(`${address.split('?')[0]}.data`)).status, address).toBeLessThan(500)
    }
    for (const to of [`/${about}${mark}`, `/login/${mark}${about}`, `/admin/${about}${mark}`])
      expect((await post(to, { a: 'b' })).status, to).toBeLessThan(500)
    expect((await get(`/api/auth/${about}${mark}`)).status).toBe(404)
    expect((await get(`/admin/${about}`)).status).toBeLessThan(500)
  }
  // An error is written at once, with all before it; the other lines wait a moment.
  const log = path.join(garage.dataDir, 'said.log')
  await expect.poll(async () => (await readFile(log, 'utf8')).includes('/api/auth/…')).toBe(true)
  const logged = await readFile(log, 'utf8')
  expect(logged).not.toMatch(/zoe|0199|E0%A4|%ff|%zz/i)
  for (const line of logged.trim().split('\n')) expect(() => JSON.parse(line), line).not.toThrow()
})

test('a request for no host, for two, or for none that can be one is a 400 with the headers of every answer', async () => {
  const ask = async (address: string, hosts: string) => {
    const answer = await rawBytes(garage.url, `GET ${address} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
    return answer.slice(0, answer.indexOf('\r\n\r\n'))
  }
  for (const address of ['/', '/robots.txt', '/contact?service=freins', '/nowhere', '/healthz'])
    for (const hosts of ['Host: a\r\nhost: a\r\n', 'Host: a b\r\n']) {
      const head = await ask(address, hosts)
      expect(head, `${address} ${hosts}`).toMatch(/^HTTP\/1\.1 400 /)
      expect(head).toMatch(/strict-transport-security: max-age=63072000; includeSubDomains\r\n/i)
      expect(head).toMatch(/x-content-type-options: nosniff\r\n/i)
      expect(head).toMatch(/content-security-policy: default-src 'none'/i)
      expect(head).toMatch(/cache-control: no-store/i)
    }
  // Without a Host header, Node itself answers and closes the connection.
  expect(await ask('/', '')).toMatch(/^HTTP\/1\.1 400 /)
  expect(await ask('/nowhere', 'Host: [::1]:3000\r\n')).toMatch(/^HTTP\/1\.1 404 /)
})

test('cookies are bound to the host and to TLS; only the word for the home page can be read by scripts', async () => {
  const { lines, cookie } = await enter('owner@garage.example')
  for (const link of ['/login/new-password?token=x', '/login/invitation?token=x'])
    lines.push(...cookieLines(await get(link)))
  lines.push(...cookieLines(await post('/login/language', { lang: 'fr' })))
  // Browsers accept and delete a cookie with the __Host- prefix only if it has Secure and Path=/.
  lines.push(...cookieLines(await post('/login/sign-out', {}, { Cookie: cookie })))
  for (const line of lines) {
    expect(line).toMatch(/^__Host-garage[.-].*; Path=\/;/)
    expect(line).toContain('; Secure')
  }
  const set = lines.filter((line) => !line.includes('Max-Age=0'))
  expect(set.map((line) => line.split('=')[0]?.slice('__Host-garage'.length)).toSorted()).toEqual([
    ...['-confirmation', '-invitation', '-language', '-new-password', '-notice', '-signed-out'],
    '.session_token',
  ])
  for (const line of set) {
    expect(line).toContain('; SameSite=Lax')
    expect(line).not.toContain('Domain=')
    if (!line.startsWith('__Host-garage-signed-out=')) expect(line).toContain('; HttpOnly')
  }
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
])('bytes that are no request (%s) are answered with a 4xx', async (_, bytes) => {
  expect(await rawBytes(garage.url, bytes)).toMatch(/^HTTP\/1\.1 4\d\d /)
})
