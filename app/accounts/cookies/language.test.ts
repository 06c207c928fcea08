import { expect, test } from 'vitest'
import { languageOf } from './language.server.ts'

test.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['en-CA,en;q=0.9,fr;q=0.8', 'en'],
  ['en;q=0.5, fr;q=0.9', 'fr'],
  ['de-DE,de;q=0.9,fr;q=0.4', 'fr'],
  ['de-DE, fr;q=0', 'en'],
  ['en ; q=0.5 , fr ; q=0.9', 'fr'],
  [`fr${' '.repeat(15_000)}x`, 'fr'],
  ['*', 'en'],
  ['', 'en'],
])('the staff area answers a browser that asks for "%s" in %s', (asked, lang) => {
  const headers = new Headers({ 'Accept-Language': asked })
  expect(languageOf({ headers })).toBe(lang)
  headers.set('Cookie', 'garage-language=en')
  expect(languageOf({ headers })).toBe('en')
})
