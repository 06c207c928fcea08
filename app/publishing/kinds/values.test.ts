import { describe, expect, test } from 'vitest'
import { serviceIds } from '#app/content/services/index.ts'
import { checkedValue, isPath } from '#app/publishing/items.ts'

const both = (text: string) => ({ fr: text, en: text })
const spans = (text: string) =>
  text.split(' ').map((span) => ({ opens: span.slice(0, 5), closes: span.slice(6) }))
const x = (count: number) => 'x'.repeat(count)

const row = { amount: 25, label: both('Vidange'), service: 'huiles' }
const closing = { to: '2026-12-26', hours: null, reason: 'vacation' }
const place = {
  street: '12 rue des Érables',
  city: 'Laval',
  region: 'QC',
  postalCode: 'H7A 1B2',
  country: 'CA',
}
const position = { latitude: 45.61, longitude: -73.79 }
const rating = { value: 4.8, count: 130, readOn: '2026-11-20', confirmed: null }
const review = {
  who: 'Marie T.',
  rating: 5,
  service: 'freins',
  text: both('Bien fait.'),
  date: '2026-09-02',
  consent: '2026-09-03',
}
const job = { title: both('Aile'), description: both('Refaite.'), service: 'carrosserie', date: '2026-08-20' }
const picture = { sha: 'a'.repeat(64), width: 1600, height: 1000, alt: null, focus: [50, 50] }

const notice = { text: both('Textez-nous au {phone}.'), until: '2026-11-26T17:00:00.000Z' }

/** By path, the values that it takes and those that it refuses: the first and the last of each range, and the ones beside them. */
const cases: Record<string, { takes?: unknown[]; refuses?: unknown[] }> = {
  'prices.oilChange': {
    takes: [
      null,
      ...[0.01, 45.5, 100_000, 'quote', 'free'].map((amount) => ({ amount })),
      // As it was stored when units were only those of the list, and one of the garage's own.
      { amount: 10, from: true, unit: 'litre', details: { fr: 'Selon', en: 'Depends' } },
      { amount: 10, unit: { fr: 'jour', en: 'day' } },
      { amount: 10, unit: both(x(20)) },
      { amount: 45, label: both(x(120)), details: both(x(120)) },
      { amount: 45, details: both('moins de 5 < 6') },
    ],
    refuses: [
      ...[0, -5, 45.555, 100_000.01, 'gratuit', '45', null].map((amount) => ({ amount })),
      { amount: 45, secret: 1 },
      { amount: 'free', from: true },
      { amount: 'quote', unit: 'litre' },
      ...['jour', both(''), both(x(21)), both('{phone}'), both('<b>'), both('tranche de 9 dollars')].map(
        (unit) => ({ amount: 10, unit }),
      ),
      ...[
        both(x(121)),
        both('Filtre à 9 dollars'),
        both('Filtre à 9 ＄'),
        both('Filtre <b>neuf</b>'),
        both('</script>'),
        { fr: 'Filtre compris', en: '' },
        { fr: 'Filtre', en: 'A 9-dollar filter: $9' },
      ].flatMap((words) => [
        { amount: 45, label: words },
        { amount: 45, details: words },
      ]),
    ],
  },
  'rows.row1': {
    takes: [row, null, { ...row, label: both('Plus < moins') }],
    refuses: [
      { ...row, service: 'antirouille' },
      ...[both('Vidange <b>complète</b>'), undefined].map((label) => ({ ...row, label })),
    ],
  },
  'order.huiles': {
    takes: [[], ['row1', x(40)], Array(200).fill('row1')],
    refuses: [[x(41)], ['row 1'], Array(201).fill('row1')],
  },
  'hours.6': {
    takes: [
      ['10:00', '14:00'],
      ['00:00', '23:59'],
      spans('08:00-12:00 13:00-17:00'),
      spans('08:00-09:00 10:00-11:00 12:00-13:00 14:00-15:00'),
    ],
    refuses: [
      [],
      ['14:00', '10:00'],
      ['10:00', '10:00'],
      ['10:00', '24:00'],
      ['10:00', '14:60'],
      ['9:00', '14:00'],
      // One span has one stored form, the pair.
      spans('08:00-12:00'),
      spans('05:00-06:00 08:00-09:00 10:00-11:00 12:00-13:00 14:00-15:00'),
      spans('13:00-17:00 08:00-12:00'),
      spans('08:00-13:00 12:00-17:00'),
      spans('08:00-12:00 12:00-17:00'),
    ],
  },
  'closings.2026-12-24': {
    takes: [closing, null, { ...closing, hours: ['09:00', '12:00'] }],
    refuses: [{ ...closing, reason: 'beer' }, ...['2026-12-32', 'soon'].map((to) => ({ ...closing, to }))],
  },
  'business.name': {
    takes: ['Chez Marc', 'Le', x(40)],
    refuses: ['Chez {phone}', 'Chez <b>', 'Chez $', 'L', x(41)],
  },
  'business.phone': {
    takes: ['+15145550123', '+12002000000'],
    refuses: [
      ...['514 555-0123', '+11145550123', '+15141550123', '+151455501234', '+1514555012', '15145550123', ''],
    ],
  },
  'business.messagingNumber': { takes: ['', '15145550123'], refuses: ['5145550123', '11145550123'] },
  'business.email': { takes: ['a@b.example'], refuses: ['a@b', `${x(120)}@b.example`, ''] },
  'business.address': {
    takes: [place, { ...place, postalCode: 'J0A 0A0' }],
    refuses: [
      ...['12345', 'D7A 1B2', 'H7O 1B2'].map((postalCode) => ({ ...place, postalCode })),
      { ...place, region: 'ON' },
    ],
  },
  'business.coordinates': {
    takes: [position, { latitude: 44.5, longitude: -80 }, { latitude: 63, longitude: -57 }],
    refuses: [
      { latitude: position.longitude, longitude: position.latitude },
      ...[44.49, 63.01].map((latitude) => ({ ...position, latitude })),
      ...[-80.01, -56.99].map((longitude) => ({ ...position, longitude })),
    ],
  },
  'business.payments': {
    takes: [['cash', 'visa'], ['cash']],
    refuses: [[], ['cash', 'cash'], ['gold']],
  },
  'business.services': {
    takes: [[...serviceIds], ['freins']],
    refuses: [[], ['general'], ['freins', 'freins'], ['freins', 'lavage'], 'freins'],
  },
  'business.privacyOfficer': {
    takes: [both(x(120))],
    refuses: [{ fr: 'Marie Tremblay', en: '' }, both(x(121))],
  },
  'business.towing': {
    takes: [both('On vient au {address}.'), both(x(300))],
    refuses: [both('x'), both(x(301)), both('{dragon}'), both('<b>On vient</b>')],
  },
  'business.reviewsUrl': {
    takes: ['', 'https://reviews.example', 'https://reviews.example/a?b=c@d', 'https://reviews.example#a'],
    refuses: [
      ...['https:zq9', 'https://user:pw@reviews.example', 'http://reviews.example', 'javascript:alert(1)'],
      ...['https://reviews.example\\@evil.example', `https://reviews.example/${x(300)}`],
    ],
  },
  'warranties.repairs': {
    takes: [{ months: 3 }, { months: 240 }],
    refuses: [{ months: 2 }, { months: 241 }, { months: 3.5 }, { months: 12, km: 20_000 }],
  },
  'warranties.brakes': {
    takes: [5_000, 1_000_000].map((km) => ({ months: 24, km })),
    refuses: [{ months: 24, km: 4_999 }, { months: 24, km: 1_000_001 }, { months: 24 }],
  },
  'warranties.generalWork': {
    takes: [
      { days: 1, months: 3, most: 3 },
      { days: 365, months: 12, most: 240 },
    ],
    refuses: [
      { days: 0, months: 3, most: 36 },
      { days: 30, months: 12, most: 11 },
      { days: 30, months: 2, most: 36 },
      { days: 30, months: 3 },
    ],
  },
  'business.requestMonths': { takes: [6, 120], refuses: [5, 121, 12.5, '24', null] },
  'business.repairTime': { takes: [both('1 à 3 jours')], refuses: [both('x'), both('{phone}'), both(x(61))] },
  'claims.lifts': {
    takes: [{ value: 3, confirmed: '2026-11-24' }, { value: 1_000_000 }, null],
    refuses: [...[0, -1, 1_000_001, Number.NaN].map((value) => ({ value })), { value: 3, confirmed: 'yes' }],
  },
  'rating.reviews': {
    takes: [
      rating,
      null,
      ...[1, 5].map((value) => ({ ...rating, value })),
      ...[1, 100_000].map((count) => ({ ...rating, count })),
    ],
    refuses: [
      ...[0.9, 5.1, 4.85].map((value) => ({ ...rating, value })),
      ...[0, 1.5, 100_001].map((count) => ({ ...rating, count })),
      { ...rating, readOn: '2026-02-30' },
    ],
  },
  'taxes.rates': {
    takes: [0.001, 9.975, 20].map((rate) => ({ gst: rate, qst: rate })),
    refuses: [0, -5, 20.001, 9.9755, 9975, Number.NaN].flatMap((rate) => [
      { gst: 5, qst: rate },
      { gst: rate, qst: 5 },
    ]),
  },
  'reviews.own-1f2e3d4c': {
    // As it was stored when a review was in both languages, and in the customer's alone. A customer may name a price.
    takes: [
      null,
      review,
      { ...review, text: { en: 'Well done.' } },
      { ...review, text: both('100 $ de moins') },
      { ...review, rating: 1, who: x(60), text: both(x(600)) },
    ],
    refuses: [
      ...[0, 6, 4.5].map((rating) => ({ ...review, rating })),
      ...[x(61), 'M'].map((who) => ({ ...review, who })),
      ...[{}, both(x(601)), both('{phone}'), both('<b>Bien</b>')].map((text) => ({ ...review, text })),
      { ...review, consent: '' },
    ],
  },
  'projects.own-1f2e3d4c': {
    takes: [job, { ...job, title: both(x(90)), description: both(x(400)) }],
    refuses: [
      { ...job, title: both(x(91)) },
      { ...job, description: both(x(401)) },
      { ...job, title: { fr: 'Aile' } },
    ],
  },
  'questions.own-1f2e3d4c': {
    takes: [{ question: both(x(160)), answer: both(x(700)) }],
    refuses: [
      { question: both(x(161)), answer: both('Oui.') },
      { question: both('Quoi?'), answer: both(x(701)) },
      { question: both('Pour 40 $?'), answer: both('Oui.') },
      { question: both('Combien?'), answer: both('40 $') },
    ],
  },
  'pictures.hero-workshop': {
    takes: [
      picture,
      null,
      { ...picture, alt: both(x(125)), focus: [0, 100] },
      { ...picture, width: 1, height: 5_000 },
    ],
    refuses: [
      ...[{ fr: 'Un mur', en: ' ' }, both(x(126))].map((alt) => ({ ...picture, alt })),
      { ...picture, focus: [50, 101] },
      { ...picture, focus: [-1, 50] },
      { ...picture, focus: [50, 0.5] },
      { ...picture, width: 0 },
      { ...picture, height: 5_001 },
      { ...picture, sha: '../../etc' },
      { ...picture, more: 1 },
    ],
  },
  'notice.visitors': {
    takes: [notice, null, { ...notice, text: both('mot '.repeat(25).trim()) }],
    refuses: [
      { ...notice, text: { fr: 'Fermé', en: '' } },
      { ...notice, until: 'tomorrow' },
      ...['Vidange à 20 $', 'Appelez le 514 555-0199', 'x'.repeat(101), 'Voyez {price:no}'].map((text) => ({
        ...notice,
        text: both(text),
      })),
    ],
  },
  'opening.site': { takes: ['2026-11-20', null], refuses: ['2026-11-31', 'true'] },
  'opening.courtesyCar': { takes: ['true', 'none', null], refuses: ['false'] },
  'opening.business.phone': { takes: ['true'], refuses: ['none'] },
}

const all = (which: 'takes' | 'refuses') =>
  Object.entries(cases).flatMap(([path, { [which]: values = [] }]) =>
    values.map((value): [string, unknown] => [path, value]),
  )

describe('A path of the desk', () => {
  test.each(all('takes'))('%s takes %j', (path, value) => {
    expect([isPath(path), checkedValue(path, value)]).toEqual([true, value])
  })

  test.each(all('refuses'))('%s refuses %j', (path, value) => {
    expect(isPath(path) && checkedValue(path, value) !== undefined).toBe(false)
  })

  test.each(['hours.1', 'hours.7', 'closings.2028-02-29', 'rows.row999999'])('is %s', (path) => {
    expect([isPath(path), checkedValue(path, null)]).toEqual([true, null])
  })

  test.each([
    ...['hours.0', 'hours.8', 'closings.2026-02-29', 'closings.2026-13-45', 'rows.row1000000', 'hours', ''],
    ...['prices.flyingCarpet', 'order.antirouille', 'business.owner', 'warranties.owner'],
    ...['claims.inspectionPoints', 'reviews.own-1f2e3d4', 'pictures.no-such', 'notice.staff', '__proto__.x'],
  ])('is not "%s"', (path) => {
    expect([isPath(path), checkedValue(path, null)]).toEqual([false, undefined])
  })

  test('refuses a text that is far too long before any rule reads it', () => {
    expect(checkedValue('business.towing', both(`${x(300)}${' '.repeat(4_700)}`))).toEqual(both(x(300)))
    expect(checkedValue('business.towing', both(`${x(300)}${' '.repeat(4_701)}`))).toBeUndefined()
  })
})
