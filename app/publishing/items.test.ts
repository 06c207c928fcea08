import { expect, test } from 'vitest'
import type { Text } from '#app/content/language.ts'
import { bundledValue, conflictText, pageOf, sentenceOf } from './items.ts'

const both = (text: string): Text => ({ fr: text, en: text })
const closing = (to: string) => ({ to, hours: null, reason: 'vacation' })
const review = {
  ...{ who: 'Marie T.', rating: 5, service: 'freins', text: both('Well done.') },
  ...{ date: '2026-09-02', consent: '2026-09-03' },
}
const picture = {
  ...{ sha: 'a'.repeat(64), width: 1600, height: 1000 },
  ...{ alt: both('The front'), focus: [50, 50] },
}
const district = bundledValue('business.district') as Text
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** By path: the value before (the files’ if left out) and after, and how the desk says the change in English, with its page. */
test.each<[path: string, change: { was?: unknown; now: unknown }, said: string, page: string]>([
  [
    'prices.oilChange',
    { now: { amount: 42, from: true, unit: 'litre' } },
    'Engine oil change, labour: $40 -> from $42 / litre',
    '/en/pricing#huiles',
  ],
  ['prices.valve', { now: null }, 'Valve: $5 / valve -> withdrawn', '/en/pricing#pneus'],
  [
    'rows.row1',
    { now: { amount: 'quote', label: both('Drain'), service: 'huiles' } },
    'Drain:  -> By quote',
    '/en/pricing#',
  ],
  ['hours.6', { now: null }, 'Saturday: 9 a.m. to 1 p.m. -> Closed', '/en/contact'],
  [
    'closings.2026-12-24',
    { now: closing('2026-12-26') },
    'December 24, 2026 to December 26, 2026:  -> Closed (Vacation)',
    '/en/contact',
  ],
  [
    'closings.2026-12-24',
    { now: closing('2026-12-24') },
    'December 24, 2026:  -> Closed (Vacation)',
    '/en/contact',
  ],
  [
    'closings.2026-12-24',
    { was: closing('2026-12-24'), now: null },
    'December 24, 2026: Closed (Vacation) -> withdrawn',
    '/en/contact',
  ],
  ['business.phone', { now: '+14505550188' }, 'Phone: 514-555-0147 -> 450-555-0188', '/en/contact'],
  [
    'business.bookingUrl',
    { was: 'https://a.example', now: '' },
    'Online calendar: https://a.example -> none',
    '/en/contact',
  ],
  [
    'business.payments',
    { was: ['cash'], now: ['cash', 'interac'] },
    'Accepted payments: cash -> cash, Interac transfer',
    '/en/contact',
  ],
  // Only the other language changed: the change is said in it.
  [
    'business.district',
    { now: { ...district, fr: 'Villeray' } },
    `Part of town: ${district.fr} -> Villeray`,
    '/en/contact',
  ],
  ['warranties.repairs', { now: { months: 36 } }, 'Repairs: 2 years -> 3 years', '/en/warranties'],
  [
    'claims.workshopArea',
    { now: { value: 2500 } },
    'Area of the shop, in square feet: 2,000 -> 2,500',
    '/en/about',
  ],
  ['claims.lifts', { now: null }, 'Lifts: 2 -> nothing', '/en/about'],
  [
    'rating.reviews',
    { was: { value: 4.9, count: 127 }, now: { value: 4.8, count: 131, readOn: '2026-11-20' } },
    'Review rating:  -> can no longer be shown',
    '/en',
  ],
  [
    'taxes.rates',
    { now: { gst: 5, qst: 10 } },
    'Tax rates: GST 5%, QST 9.975% -> GST 5%, QST 10%',
    '/en/pricing',
  ],
  [
    'reviews.own-1f2e3d4c',
    { was: null, now: review },
    'Review: Marie T.:  -> Brakes, 5 out of 5, agreed on September 3, 2026: “Well done.”',
    '/en',
  ],
  [
    'reviews.own-1f2e3d4c',
    { was: review, now: { ...review, date: '2026-09-04' } },
    'Review: Marie T.:  -> Brakes, 5 out of 5, agreed on September 3, 2026: “Well done.”',
    '/en',
  ],
  [
    'pictures.hero-workshop',
    { now: picture },
    'Picture: The lifts: sample picture -> your picture (The front)',
    '/en',
  ],
  [
    'notice.visitors',
    { was: null, now: { text: both('Line down.'), until: '2026-11-24T22:00:00.000Z' } },
    'Notice to visitors:  -> Line down. (until Nov 24, 2026, 5 p.m.)',
    '/en',
  ],
  ['opening.site', { now: '2026-11-20' }, 'The site:  -> open', '/en'],
  ['weather.monday', { was: 'rain', now: 'snow' }, 'weather.monday:  -> can no longer be shown', '/en'],
])('a change of %s, %j, is said', (path, { was = bundledValue(path), now }, said, page) => {
  const { what, before, after } = sentenceOf({ path, was, now }, 'en')
  expect(plain(`${what}: ${before} -> ${after}`)).toBe(said)
  expect(pageOf({ path, now }, 'en')).toBe(page)
})

test('whoever meets a colleague’s change is told what it says', () => {
  expect(conflictText({ path: 'hours.6', value: null }, 'en')).toMatch(
    /^Someone just changed this: Closed\. /,
  )
})
