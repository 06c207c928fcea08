import { describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { hoursText, openingOn } from '#app/content/hours/opening.ts'
import { langs } from '#app/content/language.ts'
import { contentWith } from '#app/content/snapshot.ts'
import { entriesOf, factsAfter, foldedAfter, setOf } from '../../test/after-publishing.ts'
import { factsOf, fold, nextArticleDay, valueAt, withEntries } from './fold.ts'
import { bundledValue } from './items.ts'

const OIL = 'prices.oilChange'
const oil = bundledValue(OIL) as { amount: number }
const amount = (dollars: number) => ({ ...oil, amount: dollars })
const day = (date: number) => new Date(`2026-12-0${date}T15:00:00.000Z`)
/** Sets that give one path these values, each with its id and its day. */
const setsOf = (...changes: [id: number, date: number, now: unknown][]) =>
  changes.map(([id, date, now]) => setOf([{ path: OIL, was: oil, now }], day(date), id))

describe('The content with the changes', () => {
  test.each([
    ['the files where there is none', [], oil],
    ['the last of its moments, whatever its id', setsOf([1, 5, amount(48)], [2, 3, amount(45)]), amount(48)],
    ['of one moment the last id', setsOf([2, 3, amount(48)], [1, 3, amount(45)]), amount(48)],
    ['what is taken, where the last is not', setsOf([1, 1, amount(45)], [2, 2, amount(-3)]), amount(45)],
    ['the files where nothing is taken', setsOf([2, 2, amount(-3)]), oil],
  ])('is %s', (_, sets, expected) => {
    expect(valueAt(fold(sets, day(5)).values, OIL)).toEqual(expected)
  })

  test('without changes is what the files say, part by part', () => {
    expect(factsOf(fold([], day(1)))).toEqual(bundledFacts)
  })

  test('names the paths whose last value no page can show, and no other', () => {
    const values = { [OIL]: amount(-3), 'prices.flyingCarpet': amount(9), 'prices.valve': { amount: 6 } }
    expect(foldedAfter(values).refused).toEqual([OIL, 'prices.flyingCarpet'])
    const mended = fold(setsOf([1, 1, amount(-3)], [2, 2, amount(45)]), day(3))
    expect(mended.refused).toEqual([])
  })

  test('gives each file the day in Montreal of its last change', () => {
    const late = setOf(entriesOf({ 'hours.6': null }), new Date('2026-12-03T04:59:00Z'), 3)
    const { changedOn } = fold([...setsOf([2, 4, amount(48)], [1, 2, amount(45)]), late], day(5))
    expect(changedOn).toEqual({ 'prices/prices.ts': '2026-12-04', 'hours/hours.ts': '2026-12-02' })
  })

  test('where all reviews or projects of the garage are refused, the samples do not come back', () => {
    const refused = factsAfter({
      'reviews.own-1f2e3d4c': { stars: 5 },
      'projects.own-1f2e3d4c': { stars: 5 },
    })
    for (const lang of langs) {
      const { reviews, projects } = contentWith(refused)[lang]
      expect([reviews, projects]).toEqual([[], []])
      expect(contentWith(bundledFacts)[lang].reviews).not.toEqual([])
    }
  })

  test('with further entries shows those that a page can show, and every article that waits', () => {
    const words = { title: 'Balais', excerpt: 'Lesquels', tags: 'hiver', markdown: 'Des neufs.\n' }
    const slugs = { fr: 'balais', en: 'blades' }
    const article = { category: 'tips', published: true, slugs, fr: words, en: words, from: '2026-12-03' }
    const path = 'articles.own-0a1b2c3d'
    const before = fold([], day(1))
    const after = withEntries(before, entriesOf({ [path]: article, [OIL]: amount(-3) }), day(1))
    expect(factsOf(after).articles).toMatchObject({ 'own-0a1b2c3d': { date: '2026-12-03' } })
    expect(factsOf(after).prices.oilChange.amount).toBe(oil.amount)
    expect(factsOf(before).articles).toEqual({})
    // It waits until its day has come.
    for (const [date, shown, next] of [
      [2, [], '2026-12-03'],
      [3, ['own-0a1b2c3d'], undefined],
    ] as const) {
      const folded = foldedAfter({ [path]: article }, day(date))
      expect([Object.keys(factsOf(folded).articles), nextArticleDay(folded)]).toEqual([shown, next])
    }
  })
})

describe('The price list', () => {
  const row = { amount: 25, label: { fr: 'Différentiel', en: 'Differential' }, service: 'huiles' }

  test('has added lines last, in the order of their numbers; a withdrawn one nowhere', () => {
    const { tables, prices } = factsAfter({ 'rows.row10': row, 'rows.row9': row, 'prices.gearOil': null })
    expect(tables.huiles.slice(-2)).toEqual(['row9', 'row10'])
    expect(tables.huiles).not.toContain('gearOil')
    expect(prices).not.toHaveProperty('gearOil')
    expect(tables.pneus).toEqual(bundledFacts.tables.pneus)
  })

  test('is in the order of the garage, with what that does not list last', () => {
    const [first = '', second = '', ...rest] = bundledFacts.tables.huiles
    const order = [second, 'gone', first]
    expect(factsAfter({ 'order.huiles': order, 'rows.row1': row }).tables.huiles).toEqual([
      second,
      first,
      ...rest,
      'row1',
    ])
  })

  test('has nothing of a service that is not offered', () => {
    const services = bundledFacts.services.flatMap(({ id }) => (id === 'huiles' ? [] : [id]))
    const { tables, prices } = factsAfter({ 'business.services': services, 'rows.row1': row })
    expect([tables.huiles, 'row1' in prices]).toEqual([[], false])
  })
})

describe('The calendar', () => {
  const spans = [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '17:00' },
  ]

  test('closes from the first to the last day of a closing, with its reason in both languages', () => {
    const { calendar } = factsAfter({
      'closings.2026-12-28': { to: '2027-01-02', hours: null, reason: 'holidaySeason' },
    })
    const on = (date: string) => openingOn(Temporal.PlainDate.from(date), calendar)
    const reason = { fr: 'Congé des Fêtes', en: 'Holiday season' }
    for (const date of ['2026-12-28', '2027-01-02']) expect(on(date)).toMatchObject({ hours: [], reason })
    for (const date of ['2026-12-24', '2027-01-04']) expect(on(date)).not.toHaveProperty('reason')
  })

  test('reads hours stored as one pair of times like those of several spans', () => {
    const { calendar } = factsAfter({
      'hours.1': ['08:00', '17:00'],
      'hours.2': spans,
      'hours.3': null,
      'closings.2026-12-24': { to: '2026-12-24', hours: ['08:00', '12:00'], reason: 'holidaySeason' },
      'closings.2026-12-31': { to: '2026-12-31', hours: spans, reason: 'storm' },
    })
    const on = (date: string) => hoursText(openingOn(Temporal.PlainDate.from(date), calendar).hours, 'en')
    const both = '8\u00a0a.m.\u00a0to\u00a0noon and 1\u00a0p.m.\u00a0to\u00a05\u00a0p.m.'
    expect(['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-24', '2026-12-31'].map(on)).toEqual([
      '8\u00a0a.m. to 5\u00a0p.m.',
      both,
      'Closed',
      '8\u00a0a.m. to noon',
      both,
    ])
  })
})

describe('A fact that changed', () => {
  test('has a unit once it is given one, and is not asked about any more', () => {
    expect(bundledFacts.prices.brakeLabour.unitToConfirm).toBe(true)
    const { prices } = factsAfter({ 'prices.brakeLabour': { amount: 100, unit: 'axle' } })
    expect(prices.brakeLabour).not.toHaveProperty('unitToConfirm')
    expect(factsAfter({ 'prices.brakeLabour': { amount: 100 } }).prices.brakeLabour.unitToConfirm).toBe(true)
  })

  test('that is a list of its own has the newest first', () => {
    const job = (date: string) => ({
      title: { fr: 'Aile', en: 'Wing' },
      description: { fr: 'Refaite', en: 'Redone' },
      service: 'carrosserie',
      date,
    })
    const { projects } = factsAfter({
      'projects.own-00000001': job('2026-08-20'),
      'projects.own-00000002': job('2026-10-01'),
      'projects.own-00000003': null,
    })
    expect(projects.map(({ date }) => date)).toEqual(['2026-10-01', '2026-08-20'])
    // Questions have no day: in the order in which they were added, after those of the site.
    const [first, last] = ['Vélos?', 'Café?'].map((text) => ({ fr: text, en: text }))
    const facts = factsAfter({
      'questions.own-9f2e3d4c': { question: first, answer: last },
      'questions.own-1f2e3d4c': { question: last, answer: first },
    })
    for (const lang of langs)
      expect(contentWith(facts)[lang].faq.slice(-2)).toMatchObject([
        { question: 'Vélos?' },
        { question: 'Café?' },
      ])
  })
})
