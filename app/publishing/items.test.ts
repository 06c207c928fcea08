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
const CLOSED = 'closings.2026-12-24'
const DAY = 'December 24, 2026'
const REVIEW = 'Review: Marie T.:  -> Brakes, 5 out of 5, agreed on September 3, 2026: “Well done.”'
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** By page: the path, the value after (and before, where it is not that of the files), and how the desk says the change. */
const said: Record<string, [path: string, change: { was?: unknown; now: unknown }, said: string][]> = {
  '/en/pricing#huiles': [
    [
      'prices.oilChange',
      { now: { amount: 42, from: true, unit: 'litre' } },
      'Engine oil change, labour: $40 -> from $42 / litre',
    ],
  ],
  '/en/pricing#pneus': [['prices.valve', { now: null }, 'Valve: $5 / valve -> withdrawn']],
  '/en/pricing#': [
    [
      'rows.row1',
      { now: { amount: 'quote', label: both('Drain'), service: 'huiles' } },
      'Drain:  -> By quote',
    ],
  ],
  '/en/pricing': [
    ['taxes.rates', { now: { gst: 5, qst: 10 } }, 'Tax rates: GST 5%, QST 9.975% -> GST 5%, QST 10%'],
  ],
  '/en/contact': [
    ['hours.6', { now: null }, 'Saturday: 9 a.m. to 1 p.m. -> Closed'],
    [CLOSED, { now: closing('2026-12-26') }, `${DAY} to December 26, 2026:  -> Closed (Vacation)`],
    [CLOSED, { now: closing('2026-12-24') }, `${DAY}:  -> Closed (Vacation)`],
    [CLOSED, { was: closing('2026-12-24'), now: null }, `${DAY}: Closed (Vacation) -> withdrawn`],
    ['business.phone', { now: '+14505550188' }, 'Phone: 514-555-0147 -> 450-555-0188'],
    [
      'business.bookingUrl',
      { was: 'https://a.example', now: '' },
      'Online calendar: https://a.example -> none',
    ],
    [
      'business.payments',
      { was: ['cash'], now: ['cash', 'interac'] },
      'Accepted payments: cash -> cash, Interac transfer',
    ],
    // Only the other language changed: the change is said in it.
    [
      'business.district',
      { now: { ...district, fr: 'Villeray' } },
      `Part of town: ${district.fr} -> Villeray`,
    ],
  ],
  '/en/warranties': [['warranties.repairs', { now: { months: 36 } }, 'Repairs: 2 years -> 3 years']],
  '/en/about': [
    ['claims.workshopArea', { now: { value: 2500 } }, 'Area of the shop, in square feet: 2,000 -> 2,500'],
    ['claims.lifts', { now: null }, 'Lifts: 2 -> nothing'],
  ],
  '/en': [
    [
      'rating.reviews',
      { was: { value: 4.9, count: 127 }, now: { value: 4.8, count: 131, readOn: '2026-11-20' } },
      'Review rating:  -> can no longer be shown',
    ],
    ['reviews.own-1f2e3d4c', { was: null, now: review }, REVIEW],
    ['reviews.own-1f2e3d4c', { was: review, now: { ...review, date: '2026-09-04' } }, REVIEW],
    [
      'pictures.hero-workshop',
      { now: picture },
      'Picture: The lifts: sample picture -> your picture (The front)',
    ],
    [
      'notice.visitors',
      { was: null, now: { text: both('Line down.'), until: '2026-11-24T22:00:00.000Z' } },
      'Notice to visitors:  -> Line down. (until Nov 24, 2026, 5 p.m.)',
    ],
    ['opening.site', { now: '2026-11-20' }, 'The site:  -> open'],
    ['weather.monday', { was: 'rain', now: 'snow' }, 'weather.monday:  -> can no longer be shown'],
  ],
}
const changes = Object.entries(said).flatMap(([page, all]) => all.map((one) => [...one, page] as const))

test.each(changes)('a change of %s, %j, is said', (path, { was = bundledValue(path), now }, text, page) => {
  const { what, before, after } = sentenceOf({ path, was, now }, 'en')
  expect(plain(`${what}: ${before} -> ${after}`)).toBe(text)
  expect(pageOf({ path, now }, 'en')).toBe(page)
})

test('whoever meets a colleague’s change is told what it says', () => {
  expect(conflictText({ path: 'hours.6', value: null }, 'en')).toMatch(
    /^Someone just changed this: Closed\. /,
  )
})
