import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { commonHeaders, scriptHashes, styleHashes } from './security.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (body: string) =>
  `<html><head><title>x</title><style>p{}</style><script>ours()</script></head><body>${body}</body></html>`

test('a script that got into a page is not allowed to run beside the site’s own', () => {
  const html = page('<script>stolen()</script><script>ours()</script>')
  expect(scriptHashes(['ours()', 'elsewhere()'], html)).toEqual([hash('ours()')])
})

test('a style that got into a page does not apply beside the page’s own', () => {
  expect(styleHashes(page('<style>main{display:none}</style>'))).toEqual([hash('p{}')])
})

test('browsers are told how to take an answer, and to stay with TLS where the site has it', () => {
  const plain = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\), geolocation=\(\)/),
  }
  expect(commonHeaders(false)).toEqual(plain)
  const stay = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
  expect(commonHeaders(true)).toEqual({ ...plain, ...stay })
})
