import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { everyPath } from '#app/places.ts'
import { documents, plainPaths } from '#app/site-map.ts'
import { startGarage } from '../garage.ts'
import { httpClientOf } from '../http-client.ts'
import { type RawAnswer, raw } from '../raw-http.ts'

const SITE = 'https://garage.example'

/** As it runs behind TLS. */
const garage = await startGarage({ SITE_URL: SITE })
afterAll(() => garage.stop())
const { get, post, enter } = httpClientOf(garage, SITE)
const { cookie } = await enter('owner@garage.example')

const visitor = { name: 'Zoé', phone: '514 555-0199', service_type: 'freins' }

function expectGood(name: string, answer: RawAnswer, status: number): void {
  expect(answer.status, name).toBe(status)
  const { headers } = answer
  expect(headers, name).toMatchObject({
    'strict-transport-security': expect.stringMatching(/max-age=63072000; includeSubDomains/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(same-origin|strict-origin|strict-origin-when-cross-origin)$/),
    'cross-origin-resource-policy': expect.stringMatching(/^same-(origin|site)$/),
  })
  for (const none of ['access-control-allow-origin', 'x-powered-by', 'server'])
    expect(headers, name).not.toHaveProperty(none)
  const policy = `${headers['content-security-policy']}`
  expect(policy, name).toMatch(/^default-src 'none'/)
  expect(policy, name).not.toMatch(/unsafe|\*|http:/)
  expect(policy, name).toContain("frame-ancestors 'none'")
  if (!`${headers['content-type']}`.startsWith('text/html')) return
  // The policy blocks inline handlers and style attributes, so the page must have none.
  expect(answer.text, name).not.toMatch(/<[a-z][^>]*\s(?:on[a-z]+|style)="/i)
  expect(policy, name).toMatch(/script-src 'self' '(?:nonce|sha256)-/)
  expect(answer.text, name).not.toMatch(/<script[^>]* src="(?:https?:)?\/\//)
  for (const rule of ["base-uri 'none'", "form-action 'self'"]) expect(policy, name).toContain(rule)
}

const openerOf = ({ headers }: RawAnswer) => headers['cross-origin-opener-policy']

test('every public page and document, in both languages; none starts a process of its own', async () => {
  const paths = [...everyPath(), ...Object.values(documents).map(({ path }) => path)]
  expect(paths.length).toBeGreaterThan(50)
  for (const address of [...paths, '/contact?service=freins', '/en/blog?q=brake', '/gallery?tab=x']) {
    const answer = await get(address)
    expectGood(address, answer, 200)
    expect(openerOf(answer), address).toBeUndefined()
  }
  for (const address of ['/galerie', '/nowhere', '/loginx'])
    expect(openerOf(await get(address)), address).toBeUndefined()
})

test('the staff area, from the outside and the inside; a window of another site keeps no hold of it', async () => {
  const { login, forgotPassword, resetPassword, signInCode, emailChange, preview, auth, exportRequests } =
    plainPaths
  const { admin, people, account, privacy, templates } = plainPaths
  for (const address of [login, forgotPassword, resetPassword, signInCode, emailChange]) {
    const answer = await get(address)
    expectGood(address, answer, 200)
    expect(openerOf(answer), address).toBe('same-origin')
  }
  for (const address of [admin, people, account, privacy, templates, exportRequests]) {
    const answer = await get(address, { Cookie: cookie })
    expectGood(address, answer, 200)
    expect(openerOf(answer), address).toBe('same-origin')
  }
  for (const address of [`${login}/nowhere`, preview, `${preview}/prix`, `${auth}/get-session`])
    expect(openerOf(await get(address, { Cookie: cookie })), address).toBe('same-origin')
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
  for (const method of ['PUT', 'TRACE', 'OPTIONS', 'PROPFIND'])
    for (const path of ['/', '/sitemap.xml', '/login', '/api/auth/sign-out']) {
      const answer = await raw(garage.url, { method, path })
      expectGood(method, answer, 405)
      expect(answer.headers.allow).toBe('GET, HEAD, POST')
    }
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
