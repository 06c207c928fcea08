import { describe, expect, test } from 'vitest'
import { type Lang, langs } from '#app/content/language.ts'
import { serviceIds } from '#app/content/services/index.ts'
import { typedNumber } from '#app/content/typed-number.ts'
import { bundledValue, checkedValue, factForm } from '#app/publishing/items.ts'
import { factGroups } from '#app/staff/desk/fact-edit.server.ts'
import stored from '../../../test/desk/stored-values.json' with { type: 'json' }

/** What the form of a path reads from its fields. */
function read(path: string, fields: readonly (readonly [string, string])[], lang: Lang = 'fr'): unknown {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const text = (name: string) => `${form.get(name) ?? ''}`
  return factForm(path)?.read(text, form, (name, decimals = 0) => typedNumber(text(name), lang, decimals))
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
    [
      'warranties.generalWork',
      { days: '60 jours', months: '6', most: '24' },
      { days: 60, months: 6, most: 24 },
    ],
    ['business.priceDays', '14 jours', 14],
    ['taxes.rates', { gst: '5 %', qst: '9,975' }, { gst: 5, qst: 9.975 }],
  ] as [string, Record<string, string> | string, unknown][])('of %s reads %j as %j', (path, typed, value) => {
    expect(read(path, Object.entries(typeof typed === 'string' ? { value: typed } : typed))).toEqual(value)
  })

  test('of services and payments reads those that are checked, in the order of the list', () => {
    const checked = [serviceIds[2], serviceIds[0]].map((id) => ['service', `${id}`] as const)
    expect(read('business.services', checked)).toEqual([serviceIds[0], serviceIds[2]])
    expect(read('business.payments', [])).toEqual([])
  })

  const paths: readonly string[] = Object.values(factGroups).flat()

  test('is on the page of facts', () => {
    const brought = Object.keys(stored.desk).filter((path) => factForm(path))
    expect(brought.filter((path) => !paths.includes(path))).toEqual([])
  })

  test.each(paths)('of %s sent back as it came changes nothing, in both languages', (path) => {
    for (const lang of langs) {
      const fields = factForm(path)?.fields(bundledValue(path), lang) ?? []
      const sent = fields.filter(({ type, checked }) => type !== 'checkbox' || checked)
      const value = read(
        path,
        sent.map(({ name, value: text }) => [name, text] as const),
        lang,
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
