import { describe, expect, test } from 'vitest'
import { business } from '#app/content/business/business.ts'
import { content } from '#app/content/snapshot.ts'
import { plainPaths } from '#app/site-map.ts'
import { siteForEach } from './accounts/auth-site.ts'
import { oneEngine } from './engines.ts'

describe('Characters that no text holds (NUL, half a surrogate pair) are refused before any handler', () => {
  const fixture = siteForEach(oneEngine.open)
  const send = async (path: string, type: string, body: string, more: Record<string, string> = {}) => {
    const request = { method: 'POST', body, headers: { 'content-type': type, ...more } }
    return fixture.site.app.fetch(new Request(`http://localhost:3000${path}`, request))
  }
  const FORM = 'application/x-www-form-urlencoded'
  const person = { accept: 'text/html,application/xhtml+xml' }

  test('in a form: a page for people names the field and the phone', async () => {
    for (const [path, lang, body, field] of [
      ['/contact', 'fr', 'name=Zo%C3%A9&message=a%00b', 'message'],
      ['/en/contact', 'en', 'plate=%ED%A0%80', 'plate'],
      // The staff area speaks the browser's language, English where it asks for none.
      ['/admin/templates', 'en', 'na%00me=Zo', 'name'],
    ] as const) {
      const problem = await send(path, FORM, body)
      expect([problem.status, await problem.json()], path).toMatchObject([
        400,
        { code: 'unreadable-characters', errors: { [field]: expect.any(String) } },
      ])
      const page = await send(path, FORM, body, person)
      expect([page.status, page.headers.get('content-language')], path).toEqual([400, lang])
      expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'.* style-src 'sha256-/)
      const text = await page.text()
      expect(text).toMatch(new RegExp(`^<!doctype html><html lang="${lang}"`))
      expect(text).toContain(content(lang).contactForm.fields[field].label)
      expect(text).toContain(`href="tel:${business.phone}"`)
    }
  })

  test('a name that a stranger chose is text on that page', async () => {
    const text = await (await send('/contact', FORM, '%3Cscript%3Ealert(1)%3C/script%3E=%00', person)).text()
    expect(text).not.toContain('<script')
    expect(text).toContain('&lt;script&gt;')
  })

  test('in JSON: the problem names the field in the language that was sent', async () => {
    for (const path of [plainPaths.sendRequest, '/api/auth/sign-in/email', plainPaths.clicks]) {
      const answer = await send(path, 'application/json', '{"lang":"en","plate":{"\\ud800":1}}')
      expect([answer.status, answer.headers.get('content-language')], path).toEqual([400, 'en'])
      const { code, errors } = await answer.json()
      expect([code, Object.keys(errors)]).toEqual(['unreadable-characters', ['plate']])
      expect(errors.plate.startsWith(content('en').contactForm.fields.plate.label)).toBe(true)
    }
  })
})
