import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { everyPath } from '#app/places.ts'
import { documents, plainPaths } from '#app/site-map.ts'
import { startGarage } from '../garage.ts'
import { cookieLines, httpClientOf } from '../http-client.ts'
import { type RawAnswer, raw } from '../raw-http.ts'

const SITE = 'https://garage.example'
const ENOUGH = 130

/** As it runs behind TLS. */
const garage = await startGarage({ SITE_URL: SITE })
afterAll(() => garage.stop())
const { get, post, enter } = httpClientOf(garage, SITE)

const visitor = { name: 'Zoé', phone: '514 555-0199', service_type: 'freins' }

function expectGood(name: string, answer: RawAnswer, status: number): void {
  expect(answer.status, name).toBe(status)
  const { score, points } = observatory(answer)
  expect(score, `${name} ${JSON.stringify(points)}`).toBeGreaterThanOrEqual(ENOUGH)
  const policy = `${answer.headers['content-security-policy']}`
  expect(policy, name).not.toMatch(/unsafe|\*|http:/)
  expect(policy, name).toContain("frame-ancestors 'none'")
  if (!`${answer.headers['content-type']}`.startsWith('text/html')) return
  // The policy blocks inline handlers and style attributes, so the page must have none.
  expect(answer.text, name).not.toMatch(/<[a-z][^>]*\s(?:on[a-z]+|style)="/i)
  expect(policy, name).toMatch(/script-src 'self' '(?:nonce|sha256)-/)
  for (const rule of ["default-src 'none'", "base-uri 'none'", "form-action 'self'"])
    expect(policy, name).toContain(rule)
}

test('every public page and document, in both languages', async () => {
  const paths = [...everyPath(), ...Object.values(documents).map(({ path }) => path)]
  expect(paths.length).toBeGreaterThan(50)
  for (const address of paths) expectGood(address, await get(address), 200)
  for (const address of ['/contact?service=freins', '/en/blog?q=brake', '/gallery?tab=x'])
    expectGood(address, await get(address), 200)
})

test('the staff area, from the outside and the inside', async () => {
  for (const address of [
    plainPaths.login,
    plainPaths.forgotPassword,
    plainPaths.resetPassword,
    plainPaths.signInCode,
    plainPaths.emailChange,
  ])
    expectGood(address, await get(address), 200)
  const { cookie } = await enter('owner@garage.example')
  for (const address of [
    plainPaths.admin,
    plainPaths.people,
    plainPaths.account,
    plainPaths.privacy,
    plainPaths.templates,
  ])
    expectGood(address, await get(address, { Cookie: cookie }), 200)
  expectGood('csv', await get(plainPaths.exportRequests, { Cookie: cookie }), 200)
})

test('a window of another site keeps no hold of a page for staff, and a public page starts no new process', async () => {
  const opener = async (address: string, cookie = '') =>
    (await get(address, cookie ? { Cookie: cookie } : {})).headers['cross-origin-opener-policy']
  const { cookie } = await enter('opener@garage.example')
  const { login, admin, resetPassword, preview, auth } = plainPaths
  const forStaff = [login, resetPassword, `${login}/nowhere`, admin, `${admin}/people`, preview]
  for (const address of [...forStaff, `${preview}/prix`, `${auth}/get-session`])
    expect(await opener(address, cookie), address).toBe('same-origin')
  const files = Object.values(documents).map(({ path }) => path)
  for (const address of [
    ...everyPath(),
    ...files,
    '/contact?service=freins',
    '/galerie',
    '/nowhere',
    '/loginx',
  ])
    expect(await opener(address), address).toBeUndefined()
})

test('redirects, refusals and errors', async () => {
  for (const [address, status] of [
    ['/galerie', 301],
    ['/prix/', 301],
    ['/admin', 302],
    ['/login?confirm=x', 302],
    ['/login/new-password?token=x', 302],
    ['/nowhere', 404],
    ['/en/nowhere', 404],
    ['/%E0%A4%A', 404],
    ['/en/blog/%ff', 404],
    ['/login/nowhere', 404],
    ['/login/invitation', 404],
    ['/api/auth/nowhere', 404],
  ] as const)
    expectGood(address, await get(address), status)
  expectGood('foreign', await post('/contact', {}, { Origin: 'https://evil.example' }), 403)
  for (const method of ['PUT', 'TRACE', 'OPTIONS'])
    expectGood(method, await raw(garage.url, { method, path: '/' }), 405)
  expectGood('post to a page', await post('/prix', { a: 'b' }), 405)
  expectGood('large', await post('/contact', { message: 'm'.repeat(70_000) }), 413)
  expectGood('JSON for a page', await post('/contact', {}, { 'Content-Type': 'application/json' }), 415)
  expectGood('packed', await post('/contact', {}, { 'Content-Encoding': 'gzip' }), 415)
  expectGood('fields', await post('/contact', {}), 422)
  expectGood('fields, English', await post('/en/contact', visitor), 422)
  expectGood('sign-in', await post('/login', { intent: 'sign-in', email: 'a@b.example', password: 'x' }), 401)
  expectGood(
    'weak',
    await post('/login', { intent: 'sign-up', email: 'c@b.example', password: '123456' }),
    400,
  )
  const broken = { 'Content-Type': 'multipart/form-data; boundary=x' }
  expectGood('malformed', await post('/contact', { a: 'b' }, broken), 400)

  let last: RawAnswer | undefined
  for (let number = 0; number < 8; number += 1)
    last = await post('/contact', { ...visitor, email: `z${number}@example.org`, message: `${number}` })
  if (last) expectGood('flood', last, 429)
})

test('faults: a database that is not what it was', async () => {
  const { cookie } = await enter('second@garage.example')
  const database = new DatabaseSync(path.join(garage.dataDir, 'garage.db'))
  database.exec('pragma busy_timeout = 5000')
  database.exec('alter table contact_submissions rename to elsewhere')
  database.exec('alter table "session" rename to elsewhere_too')
  database.exec('alter table budgets rename to elsewhere_again')
  database.close()
  expectGood('not kept', await post('/en/contact', { ...visitor, email: 'late@example.org' }), 503)
  expectGood('staff page', await get('/admin', { Cookie: cookie }), 500)
  expectGood('session', await get('/api/auth/get-session', { Cookie: cookie }), 500)
})

test('the rules are as strict as they are published', () => {
  const answer = (headers: Record<string, string>, cookies: string[] = [], text = ''): RawAnswer => ({
    status: 200,
    headers: { ...headers, ...(cookies.length && { 'set-cookie': cookies }) },
    text,
  })
  const good = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  expect(observatory(answer(good)).score).toBe(130)
  expect(observatory(answer(good, ['a=b; Secure; HttpOnly; SameSite=Lax'])).score).toBe(135)
  expect(observatory(answer(good, ['a=b; SameSite=Lax'])).score).toBe(125)
  expect(
    observatory(answer({ ...good, 'content-security-policy': "script-src 'unsafe-inline'" })).score,
  ).toBe(60)
  expect(observatory(answer({ ...good, 'x-content-type-options': '' })).score).toBe(125)
  // Below 90 points no bonus counts.
  expect(observatory(answer({ ...good, 'strict-transport-security': '' })).score).toBe(80)
  expect(observatory(answer(good, [], '<script src="https://cdn.example/x.js"></script>')).score).toBe(125)
  expect(observatory(answer({})).score).toBe(30)
})

/**
 * The score of one answer over TLS by the rules that the MDN HTTP Observatory publishes
 * (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, read in 2026): 100 minus the penalties; from 90 up the
 * bonuses are added. Its checks of plain http depend on the proxy (`docs/deploy.md`), that of the preload list on the
 * browsers: neither counts here.
 */
function observatory(answer: RawAnswer): { score: number; points: Record<string, number> } {
  const { headers, text } = answer
  const points = {
    policy: policyPoints(directivesOf(answer)),
    cookies: cookiePoints(answer),
    sharing: headers['access-control-allow-origin'] && headers['access-control-allow-credentials'] ? -50 : 0,
    referrer: referrerPoints(`${headers['referrer-policy'] ?? ''}`),
    transport: transportPoints(answer),
    integrity: scriptPoints(text),
    types: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    frames: framePoints(answer),
    resources: /^same-(origin|site)$/.test(`${headers['cross-origin-resource-policy']}`) ? 10 : 0,
  }
  const all = Object.values(points)
  const left = 100 + all.filter((one) => one < 0).reduce((sum, one) => sum + one, 0)
  const bonus = all.filter((one) => one > 0).reduce((sum, one) => sum + one, 0)
  return { score: left >= 90 ? left + bonus : Math.max(0, left), points }
}

type Directives = ReadonlyMap<string, readonly string[]>

function directivesOf({ headers }: RawAnswer): Directives {
  const parts = `${headers['content-security-policy'] ?? ''}`
    .split(';')
    .map((part) => part.trim().split(/\s+/))
  return new Map(
    parts.filter(([name]) => name).map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  )
}

const BROAD = /^(?:\*|https?:|ftp:|https?:\/\/\*(?:\.\*)?)$/

function policyPoints(directives: Directives): number {
  if (directives.size === 0) return -25
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const isInline = (list: readonly string[]) =>
    list.includes('data:') ||
    (list.includes("'unsafe-inline'") && !list.some((one) => /^'(nonce|sha\d+)-/.test(one)))
  const scripts = sources('script-src')
  const styles = sources('style-src')
  if (isInline(scripts) || scripts.some((one) => BROAD.test(one))) return -20
  if (sources('object-src').some((one) => BROAD.test(one))) return -20
  const isPlain = (one: string) => /^(?:http|ftp):/.test(one)
  const passive = ['img-src', 'media-src']
  if ([...directives].some(([name, list]) => !passive.includes(name) && list.some(isPlain))) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if (passive.some((name) => sources(name).some(isPlain))) return -10
  if (isInline(styles) || styles.some((one) => BROAD.test(one))) return 0
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5
}

function cookiePoints(answer: RawAnswer): number {
  const lines = cookieLines(answer)
  if (lines.length === 0) return 0
  const worst = lines.map((line) => {
    const isSession = /^[^=]*(?:sess|login)/i.test(line)
    if (/;\s*SameSite=(?!(?:Lax|Strict|None)\b)/i.test(line)) return -20
    if (isSession && !/;\s*HttpOnly/i.test(line)) return -30
    if (!/;\s*Secure/i.test(line)) return (isSession ? 2 : 1) * (transportPoints(answer) === 0 ? -5 : -20)
    return /;\s*SameSite=/i.test(line) ? 5 : 0
  })
  return Math.min(...worst)
}

function referrerPoints(policy: string): number {
  if (!policy) return 0
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5
}

function transportPoints({ headers }: RawAnswer): number {
  const seconds = /max-age=(\d+)/.exec(`${headers['strict-transport-security']}`)?.[1]
  if (seconds === undefined) return -20
  return Number(seconds) >= 15_768_000 ? 0 : -10
}

function scriptPoints(text: string): number {
  const foreign = [...text.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]+)"[^>]*>/g)]
  if (foreign.some(([, source = '']) => !source.startsWith('https:'))) return -50
  return foreign.some(([tag]) => !tag.includes('integrity=')) ? -5 : 0
}

function framePoints(answer: RawAnswer): number {
  const ancestors = directivesOf(answer).get('frame-ancestors')
  if (ancestors && !ancestors.some((one) => BROAD.test(one))) return 5
  return /^(?:DENY|SAMEORIGIN)$/.test(`${answer.headers['x-frame-options']}`) ? 0 : -20
}
