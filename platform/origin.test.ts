import { expect, test } from 'vitest'
import { isOwnOrigin } from './origin.ts'

const SITE = 'https://garage.example'

test.each<[own: boolean, headers: Record<string, string>]>([
  // Not a browser: it attaches no cookies.
  [true, {}],
  [true, { 'sec-fetch-site': 'same-origin' }],
  [true, { 'sec-fetch-site': 'none' }],
  [false, { 'sec-fetch-site': 'same-site' }],
  [false, { 'sec-fetch-site': 'cross-site' }],
  [false, { 'sec-fetch-site': 'anything' }],
  [true, { origin: SITE }],
  [true, { origin: SITE, 'sec-fetch-site': 'same-site' }],
  [false, { origin: SITE, 'sec-fetch-site': 'cross-site' }],
  [true, { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  [false, { origin: 'null', 'sec-fetch-site': 'none' }],
  [false, { origin: 'null' }],
  [false, { origin: '' }],
  [false, { origin: 'https://evil.example' }],
  [false, { origin: 'https://evil.example', host: 'garage.example' }],
  [false, { origin: `${SITE}.evil.example` }],
  [false, { origin: `${SITE}:8443` }],
  [false, { origin: 'http://garage.example' }],
  [false, { origin: 'http://garage.example', host: 'garage.example' }],
  // Another name of this server, under the scheme of the site.
  [true, { origin: 'https://www.garage.example', host: 'www.garage.example' }],
  [false, { origin: 'https://www.garage.example', host: 'www.garage.example:8443' }],
])('that a post is from our own pages is %s with %j', (own, headers) => {
  expect(isOwnOrigin(new Headers(headers), SITE)).toBe(own)
})
