import { expect, test } from 'vitest'
import type { CheckedRequest } from './request.ts'
import { spamReason } from './spam.server.ts'

const reason = (
  message: string,
  fields: Partial<CheckedRequest> = {},
  signs = { honeypot: '', elapsed: undefined as number | undefined },
) =>
  spamReason(
    {
      name: 'Zoé Tremblay',
      phone: '514 555-0199',
      email: 'zoe@example.org',
      vehicle_make: '',
      vehicle_model: '',
      vehicle_year: '',
      plate: '',
      reach_hours: '',
      estimate: '',
      message,
      ...fields,
    } as unknown as CheckedRequest,
    signs,
  )

test.each([
  'Je cherche ces pneus : https://www.example.com/pneus?dim=205-55-16. Les avez-vous?',
  'J’ai vu www.example.com. Ça grince à 40 km/h',
  'Mon courriel : zoe@www.example.org',
])('a message with one address is no spam: %s', (message) => {
  expect(reason(message)).toBeUndefined()
})

test.each([
  'Rank first! https://seo.example/a and https://seo.example/b',
  'We sell backlinks www.one.example http://two.example',
  '<a href="https://seo.example">SEO</a>',
  'Cheap [url=https://seo.example]links[/url]',
])('a text full of links is spam: %s', (message) => {
  expect(reason(message)).toBe('links')
})

test.each([
  'name',
  'phone',
  'vehicle_make',
  'vehicle_model',
  'vehicle_year',
  'plate',
  'reach_hours',
] as const)('a link in %s is spam', (name) => {
  expect(reason('', { [name]: 'www.seo.example' })).toBe('link-in-field')
})

test('a form sent within two seconds is spam; one sent after two is none', () => {
  expect(reason('', {}, { honeypot: '', elapsed: 1_999 })).toBe('too-fast')
  expect(reason('', {}, { honeypot: '', elapsed: 2_000 })).toBeUndefined()
})
