import { describe, expect, test } from 'vitest'
import { bundledFacts, facts } from '#app/content/facts.ts'
import { entriesOf, foldedAfter } from '../../test/after-publishing.ts'
import stored from '../../test/desk/stored-values.json' with { type: 'json' }
import { needsConfirmation, problemsOf } from './checks.ts'
import { factsOf } from './fold.ts'
import { bundledValue, isUnfinished, mayPublish } from './items.ts'
import { needed } from './kinds/prices.ts'

const path = 'articles.signes-changement-freins'
const oil = bundledValue('prices.oilChange') as object
const closing = (to: string) => ({ to, hours: null, reason: 'vacation' })
const week = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`hours.${day}`, null]))

describe('What cannot be published', () => {
  test('the files keep every rule', () => {
    expect(problemsOf(bundledFacts, new Map(), [])).toEqual([])
  })

  test.each<[string, Record<string, unknown>, string[]]>([
    [
      'a price that texts name is withdrawn',
      { 'prices.oilChange': null },
      ['named-in-text', 'named-in-package'],
    ],
    ['its amount goes', { 'prices.oilChange': { ...oil, amount: 'quote' } }, ['sum-in-text']],
    ['its amount changes', { 'prices.oilChange': { ...oil, amount: 45 } }, []],
    ['a value is not taken', { 'hours.1': ['18:00', '09:00'] }, ['not-taken']],
    ['an article is as a version without addresses wrote it', { [path]: stored.desk[path] }, ['not-taken']],
    ['no day is open', week, ['always-closed']],
    ['one day is open', { ...week, 'hours.6': ['09:00', '13:00'] }, []],
    ['a closing of one day', { 'closings.2026-12-24': closing('2026-12-24') }, []],
    ['it ends before it begins', { 'closings.2026-12-24': closing('2026-12-23') }, ['closing-order']],
    ['of 62 days after its first', { 'closings.2026-12-01': closing('2027-02-01') }, []],
    ['of one day more', { 'closings.2026-12-01': closing('2027-02-02') }, ['closing-long']],
    [
      'two closings side by side, typed in any order',
      { 'closings.2026-12-29': closing('2026-12-30'), 'closings.2026-12-24': closing('2026-12-28') },
      [],
    ],
    [
      'two closings on one day',
      { 'closings.2026-12-28': closing('2026-12-30'), 'closings.2026-12-24': closing('2026-12-28') },
      ['closing-overlap'],
    ],
    [
      'beside one that was taken away',
      { 'closings.2026-12-24': closing('2026-12-28'), 'closings.2026-12-28': null },
      [],
    ],
  ])('%s', (_, values, kinds) => {
    const folded = foldedAfter(values)
    const problems = problemsOf(factsOf(folded), folded.values, entriesOf(values))
    expect(problems.map(({ kind }) => kind)).toEqual(kinds)
  })

  test('an empty list of prices, only of a service that is offered', () => {
    const { huiles: _, ...tables } = bundledFacts.tables
    const empty = { ...bundledFacts, tables: { ...tables, huiles: [] } }
    const services = bundledFacts.services.filter(({ id }) => id !== 'huiles')
    expect(problemsOf(empty, new Map(), [])).toEqual([{ kind: 'table-empty', about: 'huiles' }])
    expect(problemsOf({ ...empty, services }, new Map(), [])).toEqual([])
  })

  test('a price in the way is told with its name, the texts that name it and its record', () => {
    const [entry] = entriesOf({ 'prices.valve': null })
    const facts = factsOf(foldedAfter({ 'prices.valve': null }))
    const [problem] = entry ? needed(facts, { ...entry, key: 'valve' }) : []
    expect(problem).toMatchObject({ kind: 'named-in-text', about: { fr: 'Valve' }, record: 'prices.valve' })
    expect(problem?.texts?.map(({ page }) => page)).toContain('pneus')
  })
})

describe('What is asked about before it is published', () => {
  const amount = (value: unknown) => ({ ...oil, amount: value })
  test.each([
    [100, 130, false],
    [100, 130.01, true],
    [100, 70, false],
    [100, 69.99, true],
    [100, 100, false],
    [100, 1_000, true],
    [100, 'free', true],
    ['free', 100, false],
    ['free', 'quote', false],
  ])('a price of %s that becomes %s: %s', (was, now, isAsked) => {
    const entry = { path: 'prices.oilChange', was: amount(was), now: amount(now) }
    expect(needsConfirmation(entry)).toBe(isAsked)
  })

  test.each([
    ['one language of a text', { fr: 'Autre', en: 'Before' }, true],
    ['both', { fr: 'Autre', en: 'Other' }, false],
    ['none', { fr: 'Avant', en: 'Before' }, false],
  ])('%s changes', (_, now, isAsked) => {
    const was = { fr: 'Avant', en: 'Before' }
    expect(needsConfirmation({ path: 'texts.freins.about.0', was, now })).toBe(isAsked)
    // What is no text is not asked about, nor what was not there before or is there no more.
    expect(needsConfirmation({ path: 'business.district', was, now })).toBe(false)
    expect(needsConfirmation({ path: 'texts.freins.about.0', was: null, now })).toBe(false)
  })

  test('tax rates always', () => {
    const rates = { gst: 5, qst: 9.975 }
    expect(needsConfirmation({ path: 'taxes.rates', was: rates, now: { ...rates, gst: 5.001 } })).toBe(true)
  })
})

test.each([
  [false, null, true],
  [true, null, false],
  [false, { published: true }, false],
])('an article with published %j after %j is half written: %j', (published, was, isHalf) => {
  expect(isUnfinished({ path: 'articles.own-1f2e3d4c', was, now: { published } })).toBe(isHalf)
})

test.each([
  ...['business.email', 'business.phone', 'business.messagingNumber', 'business.privacyOfficer'],
  ...[
    'business.address',
    'business.coordinates',
    'business.bookingUrl',
    'business.reviewsUrl',
    'business.social',
  ],
  ...['taxes.rates', 'opening.site', 'opening.courtesyCar'],
])('only an admin publishes %s', (path) => {
  const roles = ['admin', 'editor', 'writer'] as const
  expect(roles.map((role) => mayPublish(path, role))).toEqual([true, false, false])
  expect(roles.map((role) => mayPublish('prices.oilChange', role))).toEqual([true, true, true])
})

test.each<[string, unknown, boolean]>([
  ['questions.own-1f2e3d4c', { question: { fr: 'Où?' }, answer: { fr: 'Appelez le 438 555 0199.' } }, false],
  ['questions.own-1f2e3d4c', { answer: { fr: 'Écrivez à voleur@evil.test, ou passez.' } }, false],
  ['business.name', 'Garage 438-555-0199', false],
  ['business.keyDrop', { fr: 'Appelez le (438) 555-0199.', en: 'In the box.' }, false],
  ['articles.own-1f2e3d4c', { fr: { markdown: 'Un\n\nmot a vous@evil.test.' } }, false],
  ['business.keyDrop', { fr: `Écrivez à ${facts().business.email}.`, en: 'Call 514 555-0147.' }, true],
  ['hours.1', ['08:00', '17:00'], true],
])('who is no admin publishes no way to reach anyone but the garage: %s', (path, value, may) => {
  expect(mayPublish(path, 'writer', value)).toBe(may)
  expect(mayPublish(path, 'admin', value)).toBe(true)
})
