import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { BODY_LIMIT } from '#platform/body.ts'
import { readEnv } from '#platform/env.ts'
import { problem } from '#platform/problem.ts'
import { type GuardedVariables, guard } from './guard.ts'
import { PICTURE_LIMIT } from './imaging/kind.ts'

const SITE = 'https://garage.example'
const app = new Hono<{ Variables: GuardedVariables }>()
app.use(
  guard({
    env: readEnv({ SITE_URL: SITE }),
    refuse: (_, { status, code }) => problem(status, code, ''),
    adminPath: '/admin',
    notFoundPath: () => '/404',
    mayBeLarge: async ({ url }) => url.endsWith('/photograph'),
  }),
)
app.all('*', async ({ var: { request, posted } }) => {
  const form = [...(posted?.form.keys() ?? [])]
  return Response.json({ url: request.url, fields: form.length, body: (await request.text()).length })
})

const FORM = 'application/x-www-form-urlencoded'
type Sent = { path?: string; method?: string; body?: string; type?: string; headers?: Record<string, string> }

async function send({ path = '/contact', method = 'POST', body = '', type = FORM, headers = {} }: Sent) {
  const posted = method === 'POST' && { body, headers: { 'content-type': type, ...headers } }
  const answer = await app.request(`http://inside:3000${path}`, { method, headers, ...posted })
  const said = (await answer.json()) as { code?: string; url?: string; fields?: number; body?: number }
  return [answer.status, said.code ?? said] as const
}
const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=`).join('&')
const filled = (length: number) => `a=${'x'.repeat(length - 2)}`
const most = BODY_LIMIT + PICTURE_LIMIT
const JSON_TYPE = 'application/json'

test.each<[name: string, sent: Sent, status: number, code?: string]>([
  ['another method', { method: 'PUT' }, 405, 'method-not-allowed'],
  ['a foreign origin', { headers: { origin: 'https://evil.example' } }, 403, 'foreign-origin'],
  ['a foreign origin that only reads', { method: 'GET', headers: { origin: 'https://evil.example' } }, 200],
  ['NUL in the address', { path: '/contact%00', method: 'GET' }, 400, 'unreadable-characters'],
  ['half a character in the address', { path: '/x?a%ED%A0%80', method: 'GET' }, 400, 'unreadable-characters'],
  ['what names NUL without holding it', { path: '/contact?q=%2500', method: 'GET' }, 200],
  ['NUL in a cookie', { method: 'GET', headers: { cookie: 'a=%00' } }, 400, 'unreadable-characters'],
  ['NUL in the body', { body: 'a=%00' }, 400, 'unreadable-characters'],
  ['a packed body', { headers: { 'content-encoding': 'gzip' } }, 415, 'packed-body'],
  ['a body as it is called', { headers: { 'content-encoding': 'identity' } }, 415, 'packed-body'],
  ['as many bytes as may be', { body: filled(BODY_LIMIT) }, 200],
  ['a byte more', { body: filled(BODY_LIMIT + 1) }, 413, 'body-too-large'],
  ['a photograph', { path: '/photograph', body: filled(most) }, 200],
  ['a byte more', { path: '/photograph', body: filled(most + 1) }, 413, 'body-too-large'],
  ['as many fields as may be', { body: fields(100) }, 200],
  ['a field more', { body: fields(101) }, 400, 'too-many-fields'],
  ['as many fields of staff', { path: '/admin/requests', body: fields(1_000) }, 200],
  ['a field more', { path: '/admin/requests', body: fields(1_001) }, 400, 'too-many-fields'],
  ['JSON for a page', { body: '{}', type: JSON_TYPE }, 415, 'unsupported-media-type'],
  ['a form for programs', { path: '/api/x' }, 415, 'unsupported-media-type'],
  ['JSON for programs', { path: '/api/x', body: '{}', type: JSON_TYPE }, 200],
  ['JSON that is none', { path: '/api/x', body: '{', type: JSON_TYPE }, 400, 'malformed-body'],
  ['JSON that is none', { path: '/api/auth/x', body: '{', type: JSON_TYPE }, 400, 'malformed-body'],
  ['nothing for accounts', { path: '/api/auth/sign-out', type: '' }, 200],
  ['a form for accounts', { path: '/api/auth/sign-out', body: 'a=b' }, 415, 'unsupported-media-type'],
])('%s (%#)', async (_, sent, status, code) => {
  const [answered, said] = await send(sent)
  expect([answered, ...(code ? [said] : [])]).toEqual([status, ...(code ? [code] : [])])
})

test('an address that cannot be read becomes one that is not found, and no other changes', async () => {
  for (const [path, read] of [
    ['/zoe@example.org%', '/404'],
    ['/a%2Fb?q=%', '/a%2Fb?q=%'],
  ] as const)
    expect(await send({ path, method: 'GET' })).toMatchObject([200, { url: `http://inside:3000${read}` }])
})

test('a post has the origin that was accepted, and its body unless it holds a photograph', async () => {
  const own = { headers: { origin: SITE }, body: 'a=b', path: '/contact?lang=fr' }
  expect(await send(own)).toMatchObject([200, { url: `${SITE}/contact?lang=fr`, fields: 1, body: 3 }])
  const hidden = { headers: { origin: 'null', 'sec-fetch-site': 'same-origin' } }
  expect(await send(hidden)).toMatchObject([200, { url: 'http://inside:3000/contact' }])
  const large = { path: '/photograph', body: filled(BODY_LIMIT + 1) }
  expect(await send(large)).toMatchObject([200, { fields: 1, body: 0 }])
})
