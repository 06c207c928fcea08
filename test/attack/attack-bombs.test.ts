import { afterAll, describe, expect, test } from 'vitest'
import { cookieIn } from '#app/accounts/cookies/cookie.server.ts'
import { openEndpoints } from '#app/accounts/factors/open-endpoints.ts'
import { redirectFor } from '#app/places.ts'
import { csvRow } from '#app/requests/inbox/csv.ts'
import { unknownPlaceholders } from '#app/requests/inbox/templates.ts'
import { fieldNames, longest } from '#app/requests/request.ts'
import { checkRequest } from '#app/requests/rules.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { isPhoneAlone, telLink } from '#database/phone-numbers.ts'
import { searchWords } from '#database/search-words.ts'
import { addressReader, networkOf } from '#platform/address.ts'
import { pathField } from '#platform/log.ts'
import { isOwnOrigin } from '#platform/origin.ts'
import { bestEncoding } from '#server/encode.ts'
import { startGarage } from '../garage.ts'
import { httpClientOf } from '../http-client.ts'
import { raw } from '../raw-http.ts'
import { isLong } from './attack-size.ts'
import { bombs } from './bombs.ts'

const garage = await startGarage({ TRUSTED_PROXIES: '127.0.0.1,::1', REQUEST_LIMITS: 'off' })
afterAll(() => garage.stop())
const owner = await httpClientOf(garage).enter('owner@garage.example')

/** Limit for an answer or a pattern: ten times what the slowest takes on a machine with two busy processors. */
const LIMIT_MILLISECONDS = 1_000
/** Wall-clock limit, on a machine with other work; what hangs takes many times as long. */
const ANSWER_MILLISECONDS = 3_000
/** The best of this many tries counts, so that a pause of the machine is no failure. */
const TRIES = 3

const BODY = 60_000
const LINE = 7_000

/** All texts at full length; otherwise a fifth of them, a different fifth each turn. */
function someBombs(length: number, turn: number): string[] {
  return bombs(length).filter((_, number) => isLong || number % 5 === turn % 5)
}

/** The shortest time of a few tries, in milliseconds. */
async function best(run: () => unknown, clock = () => performance.now()): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > LIMIT_MILLISECONDS * 0.7; tries += 1) {
    const began = clock()
    await run()
    least = Math.min(least, clock() - began)
  }
  return least
}

/** CPU time of this process in milliseconds: other work on the machine does not count. */
const worked = () => process.cpuUsage().user / 1000

describe('patterns that see what a stranger wrote', () => {
  const visitor = { name: 'Zoé', phone: '514 555-0199', email: 'zoe@example.org', service_type: 'freins' }
  const request = (header: string, value: string) => ({ headers: new Headers([[header, value]]) }) as Request
  const plain = (text: string) => text.replace(/[^\x20-\x7e]/g, ' ')
  const patterns: [string, (text: string) => unknown][] = [
    ...fieldNames.map((name): [string, (text: string) => unknown] => [
      `a request’s ${name}`,
      (text) => checkRequest({ ...visitor, [name]: text }, 'fr', new Date()),
    ]),
    ['the redirects', redirectFor],
    ['the log', pathField],
    ['cookies', (text) => cookieIn(request('cookie', plain(text)), 'garage-language', false)],
    ['origins', (text) => isOwnOrigin(new Headers([['origin', plain(text)]]), 'https://garage.example')],
    ['encodings', bestEncoding],
    ['proxies', (text) => addressReader(['127.0.0.1'])('127.0.0.1', text)],
    ['networks', networkOf],
    ['phone numbers', isPhoneAlone],
    ['numbers to dial', telLink],
    ['rows for spreadsheets', (text) => csvRow([text], 'fr')],
    ['templates', (text) => unknownPlaceholders(text, 'fr')],
    [
      'words to search',
      (text) =>
        searchWords({
          ...visitor,
          // Validation accepts no longer values.
          name: text.slice(0, longest.name),
          reference: '',
          vehicle_make: text.slice(0, longest.vehicle_make),
          vehicle_model: '',
          vehicle_year: '',
          plate: text.slice(0, longest.plate),
        }),
    ],
  ]

  test.each(patterns)('%s', async (_, run) => {
    for (const text of bombs(BODY))
      expect(await best(() => run(text), worked), JSON.stringify(text.slice(0, 12))).toBeLessThan(
        LIMIT_MILLISECONDS,
      )
  })
})

describe('over the wire', () => {
  let visitors = 0
  function from(more: Record<string, string> = {}): Record<string, string> {
    visitors += 1
    return {
      'X-Forwarded-For': `198.19.${(visitors >> 8) & 255}.${visitors & 255}`,
      Origin: garage.url,
      ...more,
    }
  }

  async function expectSoon(name: string, sent: () => Parameters<typeof raw>[1]): Promise<void> {
    let status = 0
    const took = await best(async () => {
      status = (await raw(garage.url, sent())).status
    })
    expect(status, name).toBeGreaterThanOrEqual(200)
    expect(status, name).toBeLessThan(500)
    expect(took, name).toBeLessThan(ANSWER_MILLISECONDS)
  }

  const forms = {
    '/contact': ['name', 'phone', 'email', 'message', 'plate', 'preferred_date', 'reach_hours'],
    '/login': ['email', 'password', 'intent', 'token', 'answer'],
    '/login?tab=sign-up': ['email', 'password'],
    '/login/forgot-password': ['email'],
    '/login/new-password': ['token', 'password'],
    '/login/second-factor': ['code', 'recovery'],
    '/login/invitation': ['token'],
    '/login/language': ['back'],
  }
  test.each(Object.entries(forms))('every field of %s', async (path, names) => {
    const whole = {
      intent: path.includes('sign-up') ? 'sign-up' : 'sign-in',
      email: 'a@b.example',
      password: 'trombone-3',
    }
    for (const [turn, name] of names.entries()) {
      // Percent-encoding takes up to nine bytes per character: the body stays within its limit.
      for (const text of someBombs(BODY, turn).map((text) =>
        text.slice(0, /[^ -~]/.test(text) ? 6_000 : 19_000),
      ))
        await expectSoon(`${path} ${name} ${JSON.stringify(text.slice(0, 12))}`, () => ({
          method: 'POST',
          path,
          headers: from({ 'Content-Type': 'application/x-www-form-urlencoded' }),
          body: new URLSearchParams({ ...(path.startsWith('/login') && whole), [name]: text }).toString(),
        }))
    }
  })

  test('every address for programs', async () => {
    const paths = [plainPaths.sendRequest, ...openEndpoints.POST.map((path) => plainPaths.auth + path)]
    for (const [turn, path] of paths.entries()) {
      for (const text of someBombs(BODY, turn).filter(
        (text) => Buffer.byteLength(JSON.stringify(text)) < 63_000,
      ))
        await expectSoon(`${path} ${JSON.stringify(text.slice(0, 12))}`, () => ({
          method: 'POST',
          path,
          headers: from({ 'Content-Type': 'application/json' }),
          body: JSON.stringify({ email: text, name: 'x', password: 'trombone-3' }),
        }))
    }
  })

  test('addresses, searches and headers', async () => {
    for (const text of isLong ? bombs(LINE) : [...someBombs(LINE, 0), ...someBombs(LINE, 2)]) {
      const value = encodeURIComponent(text)
        .slice(0, LINE * 2)
        .replace(/%.?$/, '')
      const shown = JSON.stringify(text.slice(0, 12))
      for (const path of [
        `/blog?q=${value}`,
        `/${value}`,
        `/en/services/${value}`,
        `/contact?service=${value}`,
        `/api/auth/${value}`,
      ])
        await expectSoon(`${path.slice(0, 20)} ${shown}`, () => ({ path, headers: from() }))
      for (const path of [
        `/admin?q=${value}`,
        `/admin/privacy?q=${value}`,
        `/admin/requests/${value}`,
        `/admin/requests.csv?q=${value}`,
      ])
        await expectSoon(`${path.slice(0, 20)} ${shown}`, () => ({
          path,
          headers: from({ Cookie: owner.cookie }),
        }))
      const header = text.replace(/[^\x21-\x7e]/g, '+')
      for (const name of [
        'Cookie',
        'Accept-Encoding',
        'If-None-Match',
        'User-Agent',
        'X-Forwarded-For',
        'Origin',
        'Accept-Language',
      ])
        for (const path of ['/', '/login', '/login/nowhere'])
          await expectSoon(`${name} ${shown}`, () => ({ path, headers: from({ [name]: header }) }))
    }
    for (const path of [
      `/${'/'.repeat(15_000)}x`,
      `/${'/'.repeat(15_000)}`,
      '/a'.repeat(7_500),
      `/${'%2f'.repeat(5_000)}`,
      '/..'.repeat(5_000),
    ])
      await expectSoon(path.slice(0, 20), () => ({ path, headers: from() }))
  })

  test('bodies in many parts', async () => {
    const boundary = '----------------------------AaB03x'
    for (const body of [
      `--${boundary}\r\n`.repeat(1_900),
      `--${boundary}\r\nContent-Disposition: form-data; name="${'a'.repeat(60_000)}`,
      `--${boundary}\r\nContent-Disposition: form-data; ${'name="a"; '.repeat(6_000)}\r\n\r\nx\r\n--${boundary}--`,
      `${'\r\n-'.repeat(20_000)}`,
      `--${boundary}\r\n${'X: y\r\n'.repeat(10_000)}\r\nx\r\n--${boundary}--`,
    ])
      await expectSoon(body.slice(30, 70), () => ({
        method: 'POST',
        path: '/contact',
        headers: from({ 'Content-Type': `multipart/form-data; boundary=${boundary}` }),
        body,
      }))
    for (const body of [
      '['.repeat(60_000),
      '{"a":'.repeat(12_000),
      `{${'"a":1,'.repeat(10_000)}"b":1}`,
      `${'9'.repeat(60_000)}`,
    ])
      await expectSoon(body.slice(0, 12), () => ({
        method: 'POST',
        path: plainPaths.sendRequest,
        headers: from({ 'Content-Type': 'application/json' }),
        body,
      }))
  })
})
