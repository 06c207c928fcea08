import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { business } from '#app/content/business/business.ts'
import { content } from '#app/content/snapshot.ts'
import { plainPaths } from '#app/site-map.ts'
import { startGarage } from './garage.ts'
import { raw } from './raw-http.ts'

let garage: Awaited<ReturnType<typeof startGarage>>
beforeAll(async () => {
  garage = await startGarage({ TRUSTED_PROXIES: '127.0.0.1,::1' })
})
afterAll(() => garage.stop())

const BOUNDARY = '----------------------------AaB03x'
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }
const multipart = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }
const json = { 'Content-Type': 'application/json' }
const person = { Accept: 'text/html,application/xhtml+xml' }

const post = (path: string, headers: Record<string, string>, body: string | Buffer) =>
  raw(garage.url, { method: 'POST', path, headers, body })

const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const parts = (...all: [string, string][]) =>
  Buffer.from(`${all.map(([name, value]) => part(name, value)).join('')}--${BOUNDARY}--\r\n`, 'latin1')

/** A lone surrogate as careless encoders write it: invalid UTF-8. */
const HALF = '\xed\xa0\x80'

describe('characters that no text holds (NUL, half a surrogate pair) are refused before any handler', () => {
  test.each([
    '/nowhere%00',
    '/en/blog/%00',
    '/blog?q=%00',
    '/blog?q=a%ED%A0%80',
    '/login?%00=a',
    '/login?confirm=%00',
    '/login/new-password?token=x%00',
    '/admin/requests/G-1%00',
    '/admin/requests.csv?q=%00',
    '/admin/privacy?q=%ed%bf%bf',
    '/api/auth/get-session?x=%00',
    '/contact.data?service=%00',
  ])('in the address %s', async (path) => {
    const { status, headers, text } = await raw(garage.url, { path })
    expect([status, headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8'])
    expect(JSON.parse(text).code).toBe('unreadable-characters')
    expect((await raw(garage.url, { method: 'HEAD', path })).status).toBe(400)
  })

  test('in a text whose name pretends to bring a file', async () => {
    const { status, text } = await post('/contact', multipart, parts(['x; filename=', 'a\0b']))
    expect([status, JSON.parse(text).code]).toEqual([400, 'unreadable-characters'])
  })

  test.each([
    ['urlencoded', urlencoded, 'name=Zo%C3%A9&message=a%00b', 'message'],
    ['urlencoded, as a byte', urlencoded, 'message=a\0b', 'message'],
    ['urlencoded, half a pair', urlencoded, 'name=Zo&plate=%ED%A0%80', 'plate'],
    ['urlencoded, half a pair in bytes', urlencoded, Buffer.from(`plate=${HALF}`, 'latin1'), 'plate'],
    ['urlencoded, in a name', urlencoded, 'na%00me=Zo', 'name'],
    ['multipart', multipart, parts(['name', 'Zo'], ['message', 'a\0b']), 'message'],
    ['multipart, half a pair', multipart, parts(['plate', HALF], ['name', 'Zo']), 'plate'],
    ['multipart, in a name', multipart, parts(['na\0me', 'Zo']), 'name'],
  ])('in a form (%s): a page for people names the field and the phone', async (_, headers, body, field) => {
    for (const path of ['/contact', '/en/contact', '/login', '/login/new-password', '/admin/templates']) {
      const problem = await post(path, headers, body)
      expect([problem.status, JSON.parse(problem.text)], path).toMatchObject([
        400,
        { code: 'unreadable-characters', errors: { [field]: expect.any(String) } },
      ])
      const page = await post(path, { ...headers, ...person }, body)
      // The staff area speaks the browser's language, English where it asks for none.
      const lang = /^\/(en|login|admin)\b/.test(path) ? 'en' : 'fr'
      const label = content(lang).contactForm.fields[field as 'name' | 'message' | 'plate'].label
      expect(page.status, path).toBe(400)
      expect(page.headers['content-type']).toMatch(/^text\/html/)
      expect(page.text).toMatch(new RegExp(`^<!doctype html><html lang="${lang}"`))
      expect(page.text).toContain(label)
      expect(page.text).toContain(`href="tel:${business.phone}"`)
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'.* style-src 'sha256-/)
    }
  })

  test('a name that a stranger chose is text on that page', async () => {
    const page = await post('/contact', { ...urlencoded, ...person }, '%3Cscript%3Ealert(1)%3C/script%3E=%00')
    expect(page.status).toBe(400)
    expect(page.text).not.toContain('<script')
    expect(page.text).toContain('&lt;script&gt;')
  })

  test.each([
    ['an escaped NUL', '{"lang":"en","message":"a\\u0000b"}', 'message'],
    ['half a pair', '{"lang":"en","name":"\\ud800"}', 'name'],
    ['the other half', '{"lang":"en","name":"Zo\\uDC00"}', 'name'],
    ['a pair the wrong way round', '{"lang":"en","name":"\\ude00\\ud83d"}', 'name'],
    ['deep inside', '{"lang":"en","name":{"a":[1,{"b":"\\u0000"}]}}', 'name'],
    ['a key', '{"lang":"en","pla\\u0000te":"x"}', 'plate'],
    ['a key deep inside', '{"lang":"en","plate":{"\\ud800":1}}', 'plate'],
  ])('in JSON: %s', async (_, body, field) => {
    const { status, text, headers } = await post(plainPaths.sendRequest, json, body)
    const problem = JSON.parse(text)
    expect([status, problem.code, headers['content-language']]).toEqual([400, 'unreadable-characters', 'en'])
    expect(Object.keys(problem.errors)).toEqual([field])
    const { label } = content('en').contactForm.fields[field as 'name' | 'message' | 'plate']
    expect(problem.errors[field].startsWith(label)).toBe(true)
    for (const path of ['/api/auth/sign-in/email', '/api/auth/reset-password', plainPaths.clicks])
      expect((await post(path, json, body)).status, path).toBe(400)
  })

  test('in a cookie', async () => {
    const { status } = await raw(garage.url, { path: '/login', headers: { Cookie: 'garage-notice=a%00' } })
    expect(status).toBe(400)
  })
})

test('emoji, a written \\u0000 and a doubly encoded one are text like any other', async () => {
  for (const path of ['/blog?q=%F0%9F%98%80', '/blog?q=%2500', '/blog?q=%5Cu0000'])
    expect((await raw(garage.url, { path })).status, path).toBe(200)
  for (const message of ['"\\ud83d\\ude00"', '"\\\\u0000 \\\\ud800"', '"😀 %00"'])
    expect((await post(plainPaths.sendRequest, json, `{"message":${message}}`)).status, message).toBe(422)
  expect((await post('/contact', urlencoded, 'message=%F0%9F%98%80+%2500')).status).toBe(422)
  expect((await post('/contact', multipart, parts(['message', '%00 \\u0000']))).status).toBe(422)
})
