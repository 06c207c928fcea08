import { describe, expect, test } from 'vitest'
import { langs } from '#app/content/language.ts'
import { serviceIds } from '#app/content/services/index.ts'
import { bundledValue, checkedValue, factForm } from '#app/publishing/items.ts'
import { businessParts } from './business.ts'
import { claimNames, limitedWarranties } from './claims.ts'
import { measured, typedNumber, typedPercent } from './fact-form.ts'

/** What the form of a path reads from its fields. */
function read(path: string, fields: readonly (readonly [string, string])[]): unknown {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return factForm(path)?.read((name) => `${form.get(name) ?? ''}`, form)
}

describe('The form of a fact', () => {
  const address = { street: '12 rue des Érables', city: 'Laval', region: 'QC', country: 'CA' }
  const link = { facebook: 'https://f.example', instagram: '', tiktok: '' }
  const position = { latitude: 45.5019, longitude: -73.5674 }

  test.each<[path: string, typed: Record<string, string> | string, value: unknown]>([
    ...['514 555-0147', '(514) 555.0147', '1 514 555 0147', '+1 514-555-0147'].map(
      (typed): [string, string, string] => ['business.phone', typed, '+15145550147'],
    ),
    ['business.phone', '1145550147', '+11145550147'],
    ['business.messagingNumber', '514 555-0147', '15145550147'],
    ['business.messagingNumber', '', ''],
    ...['h7a1b2', 'H7A 1B2', 'h7a-1b2'].map((postalCode): [string, object, object] => [
      'business.address',
      { street: address.street, city: 'Laval', postalCode },
      { ...address, postalCode: 'H7A 1B2' },
    ]),
    ...['45,5019 -73,5674', '45.5019, -73.5674', '45.5019; −73.5674', '45.50190004 -73.5674'].map(
      (typed): [string, string, object] => ['business.coordinates', typed, position],
    ),
    ['business.coordinates', '45 -73', undefined],
    ['business.bookingUrl', 'agenda.example/a', 'https://agenda.example/a'],
    ['business.bookingUrl', 'http://agenda.example', 'http://agenda.example'],
    ['business.bookingUrl', '', ''],
    [
      'business.social',
      { youtube: 'y.example', facebook: 'https://f.example' },
      { youtube: 'https://y.example', ...link },
    ],
    ['business.towing', { fr: 'On vient.', en: 'We come.' }, { fr: 'On vient.', en: 'We come.' }],
    ['claims.workshopArea', '3 500 pi²', { value: 3_500, confirmed: null }],
    ['claims.lifts', '', null],
    [
      'rating.reviews',
      { value: '4,6', count: '58 avis', readOn: '2026-11-20' },
      { value: 4.6, count: 58, readOn: '2026-11-20', confirmed: null },
    ],
    ['rating.reviews', { value: '', count: '', readOn: '2026-11-20' }, null],
    [
      'rating.reviews',
      { value: '', count: '58' },
      { value: Number.NaN, count: 58, readOn: '', confirmed: null },
    ],
    ['warranties.brakes', { months: '24 mois', km: '40 000 km' }, { months: 24, km: 40_000 }],
    ['warranties.repairs', { months: '12' }, { months: 12 }],
    ['taxes.rates', { gst: '5 %', qst: '9,975' }, { gst: 5, qst: 9.975 }],
  ] as [string, Record<string, string> | string, unknown][])('of %s reads %j as %j', (path, typed, value) => {
    expect(read(path, Object.entries(typeof typed === 'string' ? { value: typed } : typed))).toEqual(value)
  })

  test('of services and payments reads those that are checked, in the order of the list', () => {
    const checked = [serviceIds[2], serviceIds[0]].map((id) => ['service', `${id}`] as const)
    expect(read('business.services', checked)).toEqual([serviceIds[0], serviceIds[2]])
    expect(read('business.payments', [])).toEqual([])
  })

  const paths = [
    ...Object.keys(businessParts).map((part) => `business.${part}`),
    ...claimNames.map((name) => `claims.${name}`),
    ...limitedWarranties.map((name) => `warranties.${name}`),
    ...['rating.reviews', 'taxes.rates'],
  ]
  test.each(paths)('of %s sent back as it came changes nothing, in both languages', (path) => {
    for (const lang of langs) {
      const fields = factForm(path)?.fields(bundledValue(path), lang) ?? []
      const sent = fields.filter(({ type, checked }) => type !== 'checkbox' || checked)
      const value = read(
        path,
        sent.map(({ name, value: text }) => [name, text] as const),
      )
      expect(checkedValue(path, value), lang).toEqual(bundledValue(path))
      for (const { label } of fields) expect(label.trim()).not.toBe('')
      expect(factForm(path)?.error(lang)).toBeTruthy()
      // A fact that was dropped is asked for in empty fields.
      const empty =
        path.startsWith('warranties') || path.startsWith('taxes') ? [] : factForm(path)?.fields(null, lang)
      for (const { type, value: text, checked } of empty ?? [])
        expect(type === 'checkbox' ? checked : text).toBe(type === 'checkbox' ? false : '')
    }
  })
})

/** A tilde stands for a no-break space, an underscore for a narrow one. */
test.each([
  ['1,250', 1_250],
  ['1,250.50', 1_250.5],
  ['1,000,000', 1_000_000],
  ['12,50', 12.5],
  ['4,6', 4.6],
  ['0,125', 0.125],
  ['.5', 0.5],
  ['5.', 5],
  ['1 250,50', 1_250.5],
  ['1~250', 1_250],
  ['1_250,5', 1_250.5],
  ['-1,250', -1_250],
  ['1,25,000', Number.NaN],
  ['1,250,50', Number.NaN],
  ['1e3', Number.NaN],
  ['.', Number.NaN],
  ['', Number.NaN],
])('%s is %d', (typed, number) => {
  expect(typedNumber(typed.replaceAll('~', '\u00a0').replaceAll('_', '\u202f'))).toBe(number)
})

test.each([
  ['3500 pi²', 3_500],
  ['24 mois', 24],
  ['1,250 sq. ft', 1_250],
  ['pi² 3500', Number.NaN],
])('%s measures %d', (typed, number) => {
  expect(measured(typed)).toBe(number)
})

test.each(['9,975', '9.975', '9,975 %', '9.975%'])('a rate typed as %s is 9.975', (typed) => {
  expect(typedPercent(typed)).toBe(9.975)
})
