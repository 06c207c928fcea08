import { readFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { plainPaths } from '#app/site-map.ts'
import { startGarage } from '../garage.ts'
import { cookieLines, httpClientOf, PASSWORD } from '../http-client.ts'
import { type RawAnswer, raw, rawBytes } from '../raw-http.ts'
import { isLong } from './attack-size.ts'

const SITE = 'https://garage.example'
const EVIL = 'evil.example'

/** As it runs behind TLS: cookies and headers are those of the public site. */
const garage = await startGarage({ SITE_URL: SITE })
afterAll(() => garage.stop())
const { get, post, mailTo, enter } = httpClientOf(garage, SITE)

describe('who the server thinks it is', () => {
  test('no answer and no mail takes a host from the request', async () => {
    for (const headers of [
      { Host: EVIL },
      { Host: EVIL, 'X-Forwarded-Host': EVIL, 'X-Forwarded-Proto': 'http', Forwarded: `host=${EVIL}` },
    ] as Record<string, string>[]) {
      for (const address of [
        '/',
        '/contact?service=freins',
        '/login',
        '/galerie',
        '/sitemap.xml',
        '/nowhere',
        '/admin',
      ]) {
        const answer = await get(address, headers)
        expect(answer.text + JSON.stringify(answer.headers), address).not.toContain(EVIL)
      }
    }
    const email = 'spoofed@garage.example'
    await post(
      '/login?tab=sign-up',
      { intent: 'sign-up', email, password: PASSWORD },
      { Host: EVIL, 'X-Forwarded-Host': EVIL },
    )
    const { source, text } = await mailTo(email)
    expect(text).toContain(`${SITE}/login?confirm=`)
    expect(source).not.toContain(EVIL)
  })

  test('nothing leads a visitor to another site', async () => {
    const there = [
      `https://${EVIL}`,
      `//${EVIL}`,
      `/\\${EVIL}`,
      `\\\\${EVIL}`,
      `https:${EVIL}`,
      `/%09/${EVIL}`,
    ]
    const answers: [string, RawAnswer][] = []
    for (const to of there) {
      const value = encodeURIComponent(to)
      for (const address of [
        to.startsWith('/') ? to : `/${to}`,
        `/en/${to}`,
        `/galerie/${to}`,
        `/login?redirectTo=${value}&callbackURL=${value}&next=${value}`,
        `/admin?back=${value}`,
        `/api/auth/reset-password/x?callbackURL=${value}`,
        `/api/auth/verify-email?token=x&callbackURL=${value}`,
      ])
        answers.push([address, await get(address.replace(/\s/g, '%20'))])
      answers.push([`back ${to}`, await post('/login/language', { lang: 'fr', back: to })])
      answers.push([
        `back /login ${to}`,
        await post('/login/language', { lang: 'fr', back: `/login/..${to}` }),
      ])
    }
    for (const [address, { headers, status }] of answers) {
      expect(status, address).toBeLessThan(500)
      if (headers.location)
        expect(new URL(headers.location, SITE).origin, `${address} → ${headers.location}`).toBe(SITE)
    }
  })

  test('a post from another site is refused wherever it goes; the method is the one that was sent', async () => {
    for (const address of [
      plainPaths.sendRequest,
      '/contact',
      '/login',
      '/login/sign-out',
      '/admin',
      '/api/auth/sign-out',
    ]) {
      for (const headers of [
        { Origin: `https://${EVIL}` },
        { Origin: 'null' },
        { Origin: `${SITE}.${EVIL}` },
        { Origin: `${SITE}:8443` },
        { Origin: SITE.replace('https', 'http') },
        { Origin: SITE.replace('https', 'http'), Host: new URL(SITE).host },
        { Origin: '' },
        { Origin: SITE, 'Sec-Fetch-Site': 'cross-site' },
      ] as Record<string, string>[])
        expect((await post(address, {}, headers)).status, `${address} ${JSON.stringify(headers)}`).toBe(403)
    }
    for (const override of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
      const answer = await get('/login/sign-out', { [override]: 'POST' })
      expect(answer.headers['set-cookie'], override).toBeUndefined()
    }
  })
})

test('no way of writing an address leads past the door or to a file', async () => {
  const addresses = [
    '/admin',
    '/admin/',
    '//admin',
    '/./admin',
    '/login/../admin',
    '/%61dmin',
    '/%2561dmin',
    '/ADMIN',
    '/admin%2f',
    '/admin%00',
    '/admin;x',
    '/admin.data',
    '/admin/.data',
    '/en/admin',
    '/en/../admin',
    '/admin?index',
    '/admin.data?_routes=admin%2Fdashboard',
    '/_root.data?_routes=admin%2Fdashboard',
    '/__manifest?p=/admin',
  ]
  for (const address of addresses) {
    const { text, status } = await get(address)
    expect(status, address).toBeLessThan(500)
    expect(text, address).not.toMatch(/Admin Dashboard|Contact Submissions|contact_submissions/)
  }
  const files = [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fserver/index.js',
    '/pictures/..%2f..%2f..%2fpackage.json',
    '/pictures/%2e%2e/pictures.json',
    '/.env',
    '/data/garage.db',
    '/.git/config',
    '/server/index.ts',
    '/build/stamp',
    '/assets/%00',
    '/node_modules/pg/package.json',
    '/..\\package.json',
  ]
  for (const address of files) {
    const { text, status } = await get(address)
    expect([301, 400, 404], address).toContain(status)
    expect(text, address).not.toMatch(/"dependencies"|SQLite format|\[core\]|createServer/)
  }
})

test('an address that cannot be read leads nowhere, and the log says nothing of what stands in an address', async () => {
  const log = path.join(garage.dataDir, 'said.log')
  const watched = await startGarage({ SITE_URL: SITE, LOG_LEVEL: 'debug', SAID: log }, 'garage-', [
    ...['sh', '-c', 'exec "$@" >"$SAID" 2>&1', 'sh'],
  ])
  try {
    const personal = ['zoe@example.org', '514-555-0199', 'zoe%40example.org', '5145550199']
    for (const [turn, mark] of ['%', '%E0%A4%A', '%ff', '%zz%40'].entries()) {
      for (const about of isLong ? personal : [personal[turn]]) {
        for (const [address, lang] of [
          [`/${about}${mark}`, 'fr-CA'],
          [`/en/${about}/${mark}`, 'en-CA'],
          [`/services/${mark}${about}`, 'fr-CA'],
          [`/en/blog/${about}${mark}?q=${about}`, 'en-CA'],
        ] as const) {
          const page = await raw(watched.url, { path: address })
          expect(page.status, address).toBe(404)
          expect(page.text, address).toMatch(new RegExp(`<html[^>]* lang="${lang.slice(0, 2)}`))
          const data = await raw(watched.url, { path: `${address.split('?')[0]}.data` })
          expect(data.status, address).toBeLessThan(500)
        }
        const sent = { Origin: SITE, 'Content-Type': 'application/x-www-form-urlencoded' }
        for (const to of [`/${about}${mark}`, `/login/${mark}${about}`, `/admin/${about}${mark}`]) {
          const answer = await raw(watched.url, { method: 'POST', path: to, headers: sent, body: 'a=b' })
          expect(answer.status, to).toBeLessThan(500)
        }
        expect((await raw(watched.url, { path: `/api/auth/${about}${mark}` })).status).toBe(404)
        expect((await raw(watched.url, { path: `/admin/${about}` })).status).toBeLessThan(500)
      }
    }
  } finally {
    await watched.stop()
  }
  const logged = await readFile(log, 'utf8')
  expect(logged.split('\n').length).toBeGreaterThan(30)
  expect(logged).not.toMatch(/zoe|0199|E0%A4|%ff|%zz/i)
  for (const line of logged.trim().split('\n')) expect(() => JSON.parse(line), line).not.toThrow()
})

describe('what every answer carries', () => {
  test('a request for no host, for two, or for none that can be one is a 400 with the headers of every answer', async () => {
    for (const address of ['/', '/robots.txt', '/contact?service=freins', '/nowhere', '/healthz']) {
      for (const hosts of [
        'Host: a\r\nHost: b\r\n',
        'Host: garage.example\r\nhost: garage.example\r\n',
        'Host: a b\r\n',
        'Host: a/b\r\n',
        'Host: a@b\r\n',
        'Host: a?b\r\n',
        'Host: garage.example:x\r\n',
        'Host: \r\n',
        'Host: [::1\r\n',
        '',
      ]) {
        const answer = await rawBytes(
          garage.url,
          `GET ${address} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`,
        )
        const head = answer.slice(0, answer.indexOf('\r\n\r\n'))
        expect(head, `${address} ${hosts}`).toMatch(/^HTTP\/1\.1 400 /)
        // Without a Host header, Node itself answers and closes the connection.
        if (!hosts) continue
        expect(head, hosts).toMatch(/strict-transport-security: max-age=63072000; includeSubDomains\r\n/i)
        expect(head, hosts).toMatch(/x-content-type-options: nosniff\r\n/i)
        expect(head, hosts).toMatch(/content-security-policy: default-src 'none'/i)
        expect(head, hosts).toMatch(/cache-control: no-store/i)
      }
    }
    for (const host of [
      'garage.example',
      'garage.example:443',
      '127.0.0.1:3000',
      '[::1]:3000',
      'GARAGE.example',
    ])
      expect(
        await rawBytes(garage.url, `GET /nowhere HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
        host,
      ).toMatch(/^HTTP\/1\.1 404 /)
  })

  test('cookies are bound to the host and to TLS; only the word for the home page can be read by scripts', async () => {
    const { lines, cookie } = await enter('owner@garage.example')
    for (const link of ['/login/new-password?token=x', '/login/invitation?token=x']) {
      const moved = await get(link)
      expect(moved.headers.location).toBe(link.split('?')[0])
      lines.push(...cookieLines(moved))
    }
    lines.push(...cookieLines(await post('/login/language', { lang: 'fr' })))
    // Browsers accept and delete a cookie with the __Host- prefix only if it has Secure and Path=/.
    const left = await post('/login/sign-out', {}, { Cookie: cookie })
    lines.push(...cookieLines(left))
    for (const line of lines) {
      expect(line).toMatch(/^__Host-garage[.-]/)
      expect(line).toContain('; Path=/;')
      expect(line).toContain('; Secure')
    }
    const set = lines.filter((line) => !line.includes('Max-Age=0'))
    expect(set.map((line) => line.split('=')[0]).toSorted()).toEqual([
      '__Host-garage-confirmation',
      '__Host-garage-device',
      '__Host-garage-invitation',
      '__Host-garage-language',
      '__Host-garage-new-password',
      '__Host-garage-notice',
      '__Host-garage-signed-out',
      '__Host-garage.session_token',
    ])
    for (const line of set) {
      expect(line).toContain('; SameSite=Lax')
      expect(line).not.toContain('Domain=')
      if (!line.startsWith('__Host-garage-signed-out=')) expect(line).toContain('; HttpOnly')
    }
  })
})

describe('guesses and floods, whatever address they claim', () => {
  let claimed = 0
  const claim = () => {
    claimed += 1
    return {
      'X-Forwarded-For': `198.51.100.${claimed}`,
      'X-Real-IP': `198.51.100.${claimed}`,
      'X-Caller-Address': `198.51.100.${claimed}`,
      Forwarded: `for=198.51.100.${claimed}`,
    }
  }

  test('one account is guessed at five times from one network, then no more', async () => {
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push(
        (
          await post(
            '/login',
            { intent: 'sign-in', email: 'guessed@garage.example', password: 'x'.repeat(129) },
            claim(),
          )
        ).status,
      )
    expect(statuses).toEqual([...Array<number>(5).fill(400), ...Array<number>(7).fill(429)])
  })

  test('accounts are made in no number', async () => {
    const statuses: number[] = []
    for (let number = 0; number < 14; number += 1)
      statuses.push(
        (
          await post(
            '/login?tab=sign-up',
            { intent: 'sign-up', email: `flood${number}@garage.example`, password: 'x'.repeat(129) },
            claim(),
          )
        ).status,
      )
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(10)
  })

  test('requests from one address end, and say when to come back and whom to call', async () => {
    const statuses: number[] = []
    let last: RawAnswer | undefined
    for (let number = 0; number < 9; number += 1) {
      last = await raw(garage.url, {
        method: 'POST',
        path: plainPaths.sendRequest,
        headers: { 'Content-Type': 'application/json', ...claim() },
        body: JSON.stringify({
          name: 'Zoé',
          phone: '514 555-0199',
          email: `z${number}@example.org`,
          service_type: 'freins',
          message: `${number}`,
        }),
      })
      statuses.push(last.status)
    }
    expect(statuses).toEqual([...Array<number>(6).fill(201), 429, 429, 429])
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.parse(last?.text ?? '{}').detail).toMatch(/514-555-0147|\d{3}[-\s]\d{3}-\d{4}/)
  })
})

test('behind a proxy that is ours, only what the proxy wrote counts as an address', async () => {
  const behind = await startGarage({ SITE_URL: SITE, TRUSTED_PROXIES: '127.0.0.1,::1' })
  try {
    const { post: send } = httpClientOf(behind, SITE)
    const signUp = (number: number, from: string) =>
      send(
        '/login?tab=sign-up',
        { intent: 'sign-up', email: `flood${number}@garage.example`, password: 'x'.repeat(129) },
        { 'X-Forwarded-For': from },
      )
    const guess = (number: number, from: string) =>
      send(
        '/login',
        { intent: 'sign-in', email: `guessed${number}@garage.example`, password: 'x'.repeat(129) },
        { 'X-Forwarded-For': from },
      )
    const statuses: Record<'claimed' | 'guesses' | 'others', number[]> = {
      claimed: [],
      guesses: [],
      others: [],
    }
    for (let number = 0; number < 12; number += 1)
      statuses.claimed.push((await signUp(number, `198.51.100.${number}, 203.0.113.9`)).status)
    for (let number = 0; number < 33; number += 1)
      statuses.guesses.push((await guess(number, `198.51.100.${number}, 203.0.113.10`)).status)
    // An attacker with many networks still finds an account blocked after thirty attempts.
    const others = Array.from({ length: 33 }, (_, number) => guess(99, `2001:db8:${number}::1`))
    statuses.others = (await Promise.all(others)).map(({ status }) => status).toSorted()
    expect(statuses.claimed).toEqual([...Array<number>(10).fill(400), 429, 429])
    expect(statuses.guesses).toEqual([...Array<number>(30).fill(400), 429, 429, 429])
    expect(statuses.others).toEqual([...Array<number>(30).fill(400), 429, 429, 429])
    // One customer has a whole /64.
    for (let number = 12; number < 22; number += 1) await signUp(number, `2001:db8:1:2::${number}`)
    expect((await signUp(22, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await signUp(23, '2001:db8:1:3::1')).status).toBe(400)
  } finally {
    await behind.stop()
  }
})

describe('slow and large', () => {
  test('three hundred connections that send next to nothing hold up nobody, and are closed', async () => {
    const { hostname, port } = new URL(garage.url)
    let open = 0
    const sockets = Array.from({ length: 300 }, () => {
      const socket = createConnection(Number(port), hostname, () => {
        open += 1
        socket.write('POST /contact HTTP/1.1\r\nHost: x\r\nX-Slow: ')
      })
      socket.on('error', () => {})
      socket.on('data', () => {})
      socket.on('close', () => {
        open -= 1
      })
      return socket
    })
    await vi.waitFor(() => expect(open).toBe(300), { timeout: 10_000 })
    const began = performance.now()
    expect((await get('/contact?service=freins')).status).toBe(200)
    expect((await post('/contact', {})).status).toBe(422)
    expect(performance.now() - began).toBeLessThan(5_000)
    await vi.waitFor(() => expect(open).toBe(0), { timeout: 25_000, interval: 250 })
    for (const socket of sockets) socket.destroy()
  })

  test('twenty megabytes are refused without being kept', async () => {
    const answer = await raw(garage.url, {
      method: 'POST',
      path: plainPaths.sendRequest,
      headers: { 'Content-Type': 'application/json' },
      body: Buffer.alloc(20 * 1024 * 1024, 'x'),
    })
    expect(answer.status).toBe(413)
  })

  test('a packed body is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(30 * 1024 * 1024, ' '))
    expect(bomb.length).toBeLessThan(64 * 1024)
    for (const packing of ['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip', 'x-nothing']) {
      for (const path of [plainPaths.sendRequest, '/contact', '/login', '/api/auth/sign-in/email']) {
        const headers = {
          'Content-Type': path.startsWith('/api/') ? 'application/json' : 'application/x-www-form-urlencoded',
          'Content-Encoding': packing,
        }
        const { status } = await raw(garage.url, { method: 'POST', path, headers, body: bomb })
        expect(status, `${packing} ${path}`).toBe(415)
      }
    }
  })
})
