import { expect, test } from 'vitest'
import { typed } from '../../test/requests/stored-request.ts'
import { isIdempotencyKey, requestKeys } from './idempotency.server.ts'
import type { FieldName } from './request.ts'
import { checkRequest } from './rules.server.ts'

const NOW = new Date('2026-11-18T15:00:00Z')
const MINUTE = 60_000

type Around = { given?: string; lang?: 'fr' | 'en'; later?: number; secret?: string }

function keysOf(values: object, { given, lang = 'fr', later = 0, secret = 'a secret' }: Around = {}) {
  const checked = checkRequest(values, lang, NOW)
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors))
  const now = new Date(NOW.getTime() + later)
  return requestKeys({ request: checked.request, lang, now, ...(given && { given }) }, secret)
}
const hashOf = (values: object, around?: Around) => keysOf(values, around).contentHash

/** A different value for each field. */
const other = {
  name: 'Zoé Roy',
  phone: '514 555-0198',
  email: 'roy@example.org',
  vehicle_make: 'Mazda',
  vehicle_model: 'Corolla',
  vehicle_year: '2018',
  service_type: 'pneus',
  preferred_date: '2026-11-21',
  message: 'Ça grince\nau freinage!',
  keeps_parts: 'yes',
  plate: 'ABC 123',
  reach_by: 'text',
  reach_hours: 'le soir',
  reminders: 'yes',
} satisfies Record<FieldName, string>

test.each<Record<string, string>>([
  ...Object.entries(other).map(([name, value]) => ({ [name]: value })),
  { form_type: 'estimate' },
  { vehicle_make: '', vehicle_model: typed.vehicle_make },
])('a request with %j is another content', (more) => {
  expect(hashOf({ ...typed, ...more })).not.toBe(hashOf(typed))
})

test('a content is the same however its fields stand and whatever is empty, under the secret of this site', () => {
  const turned = Object.fromEntries(Object.entries(typed).reverse())
  const empty = { vehicle_model: '', keeps_parts: false, reach_by: '', plate: null, unknown: 'x' }
  const same = { ...turned, ...empty, message: ' Ça grince\r\nau freinage ', elapsed: 9 }
  expect(hashOf(same, { given: 'a'.repeat(16), later: MINUTE })).toBe(hashOf(typed))
  expect(hashOf(typed, { lang: 'en' })).not.toBe(hashOf(typed))
  expect(hashOf(typed, { secret: 'another' })).not.toBe(hashOf(typed))
})

test('a key that was given is the key, and no window ends it', () => {
  const given = { given: 'a'.repeat(16) }
  const { own } = keysOf(typed, given)
  expect(keysOf({ ...typed, name: 'Bo' }, { ...given, later: 60 * MINUTE }).own).toBe(own)
})

test('a key has 16 to 64 letters, digits and hyphens, and nothing else', () => {
  expect([15, 16, 64, 65].filter((length) => isIdempotencyKey('a'.repeat(length)))).toEqual([16, 64])
  for (const sign of ['_', ' ', '\n', 'é', ':'])
    expect(isIdempotencyKey(`${'a'.repeat(16)}${sign}`)).toBe(false)
  expect(isIdempotencyKey(crypto.randomUUID().toUpperCase())).toBe(true)
})
