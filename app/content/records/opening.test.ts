import { describe, expect, test } from 'vitest'
import { blogSlugs } from '#app/content/blog/slugs.ts'
import { bundledFacts, type Facts } from '#app/content/facts.ts'
import { fill, fillAll } from '#app/content/fill.ts'
import { forEachLang, langs } from '#app/content/language.ts'
import { packages } from '#app/content/packages/index.ts'
import { bundledValue, checkedValue, isPath } from '#app/publishing/items.ts'
import { businessParts } from '#app/publishing/kinds/business.ts'
import { openingOf } from '#app/publishing/kinds/opening.ts'
import { factsAfter as published } from '../../../test/after-publishing.ts'
import { recordsNamed } from './named.ts'
import { type RecordId, recordOf, records } from './records.ts'
import { saidOn, unanswered } from './said-on.ts'
import { isAnswered, isConfirmed, isOpen, stands } from './stands.ts'

const review = {
  ...{ who: 'Une cliente', rating: 5, service: 'freins', text: forEachLang(() => 'Très bien.') },
  ...{ date: '2026-11-01', consent: '2026-11-02' },
}
const open = (values: Record<string, unknown> = {}) => published({ 'opening.site': '2026-11-25', ...values })

describe('The records of the opening', () => {
  test('no two have one id', () => {
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
  })

  test.each([
    ['price row', Object.keys(bundledFacts.prices).map((key) => `prices.${key}`)],
    ['warranty', Object.keys(bundledFacts.warranties).map((key) => `warranties.${key}`)],
    ['claim', Object.keys(bundledFacts.claims).map((key) => `claims.${key}`)],
    ['business fact', Object.keys(businessParts).map((key) => `business.${key}`)],
    ['package', packages.map(({ id }) => `packages.${id}`)],
    ['service', bundledFacts.services.map(({ id }) => `includes.${id}`)],
  ])('every %s has one', (_kind, paths) => {
    const advised = /(?<=\{advice:)\w+/g
    const known = new Set(
      records.flatMap(({ id, editor = '', what }) => [
        id as string,
        editor,
        ...(what.fr.match(advised) ?? []).map((key) => `business.${key}`),
      ]),
    )
    expect(paths.filter((path) => !known.has(path))).toEqual([])
  })

  test('each says what it is in both languages, with facts that exist', () => {
    for (const { what } of records) for (const lang of langs) expect(fill(what[lang], lang)).toBeTruthy()
  })

  test('each says where it is used: by the texts that name it, else by itself', () => {
    const said = saidOn('fr', bundledFacts)
    for (const { id, use, subject } of records)
      if (subject === 'promises') expect([id, use === undefined]).toEqual([id, said.has(id)])
      else expect(use?.fr ?? said.get(id), id).toBeTruthy()
    expect(said.get('trucks')).toContain('toutes les pages')
    expect(said.get('courtesyCar')).not.toContain('Blogue')
    expect(saidOn('en', bundledFacts).get('diagnosticDeducted')).toMatch(/Contact.*the emails/)
  })

  test.each([
    ['price:labour', 'prices.labour'],
    ['amount:constructor', ''],
    ['scope:brakes', 'warranties.brakes'],
    ['advice:repairTime', 'readyDate'],
    ['advice:oilChange', 'maintenanceAdvice'],
    ['advice:nutsAgain', ''],
    ['fourTires', 'prices.tireSwap'],
    ['lifts', 'claims.lifts'],
    ['phone', ''],
  ])('{%s} in a text stands on "%s"', (fact, ids) => {
    const [name = '', key = ''] = fact.split(':')
    expect(recordsNamed(name, key, bundledFacts).join()).toBe(ids)
  })

  test('each editor that is a path of the desk exists', () => {
    const paths = records.flatMap(({ editor = '' }) =>
      /^(hours|facts|articles|pictures|(packages|texts|lists)\..*)$/.test(editor) || !editor ? [] : [editor],
    )
    expect(paths.filter((path) => !isPath(path))).toEqual([])
  })

  test('what a site cannot open without cannot be answered with “we do not have it”', () => {
    for (const { id, required, isOptional } of records) {
      expect(required && isOptional, id).toBeFalsy()
      expect(checkedValue(`opening.${id}`, 'none'), id).toBe(isOptional ? 'none' : undefined)
    }
  })
})

describe('What stands', () => {
  test('everything, while the site is in preparation', () => {
    expect(isOpen(bundledFacts)).toBe(false)
    expect(records.filter(({ id }) => !stands(id, bundledFacts))).toEqual([])
  })

  test('nothing that is not confirmed nor what leans on it, once open', () => {
    const confirmed = ['prices.diagnostic', 'courtesyCar', 'diagnosticSmallRepair', 'alignment', 'priceHolds']
    const answers = confirmed.map((id) => [`opening.${id}`, 'true'])
    const facts = open({
      ...Object.fromEntries(answers),
      'prices.regularRotors': { amount: 280, unit: 'axle' },
    })
    expect(isOpen(facts)).toBe(true)
    const standing = records.filter(({ id }) => stands(id, facts)).map(({ id }) => id)
    expect(standing).toEqual(['prices.diagnostic', 'courtesyCar'])
  })

  test.each<
    [what: string, id: RecordId, inPreparation: boolean, onceOpen: boolean, now: unknown, of?: string]
  >([
    ['what is not offered', 'courtesyCar', false, false, 'none', 'opening.courtesyCar'],
    ['a phone that the garage entered', 'business.phone', true, true, '+14505550123'],
    ['a price that it entered', 'prices.labour', true, true, { amount: 110, unit: 'hour' }],
    ['a warranty that it entered', 'warranties.brakes', true, true, { months: 48, km: 60_000 }],
    ['a claim that it entered', 'claims.lifts', true, true, { value: 3, confirmed: null }],
    ['a claim of an earlier version', 'claims.lifts', true, true, { value: 2, confirmed: '2026-11-01' }],
    ['the same claim, not confirmed', 'claims.lifts', true, false, { value: 2, confirmed: null }],
    ['a number that was emptied', 'business.messagingNumber', false, false, ''],
    ['an address that was emptied', 'business.reviewsUrl', false, false, ''],
    ['a claim that was emptied', 'claims.lifts', false, false, null],
    ['a rating that was emptied', 'rating.reviews', false, false, null],
    ['a price without a unit', 'prices.brakeLabour', true, false, 'true', 'opening.prices.brakeLabour'],
    ['the same price with one', 'prices.brakeLabour', true, true, { amount: 100, unit: 'axle' }],
    ['samples', 'reviews', true, false, 'true', 'opening.reviews'],
    ['a review of its own', 'reviews', true, true, review, 'reviews.own-1f2e3d4c'],
  ])('%s (%s): in preparation %j, once open %j', (_, id, inPreparation, onceOpen, now, of = id) => {
    const values = { [of]: now }
    expect([stands(id, published(values)), stands(id, open(values))]).toEqual([inPreparation, onceOpen])
    expect(isConfirmed(recordOf(id), open(values))).toBe(onceOpen)
    // What was emptied is answered.
    if (!inPreparation) expect(isAnswered(recordOf(id), published(values))).toBe(true)
  })

  test('hours and public holidays only together: one alone tells a wrong day', () => {
    const [hours, holidays] = [{ 'hours.6': null }, { 'opening.holidays': 'true' }]
    const cases = [hours, holidays, { ...hours, ...holidays }].map((values) => open(values))
    for (const id of ['hours', 'holidays'] as const)
      expect(cases.map((facts) => stands(id, facts))).toEqual([false, false, true])
  })

  test('what starts empty is no answer before the garage gives one', () => {
    expect(openingOf({}, new Map()).answers).toEqual({})
    const emptied = new Map<string, unknown>([['business.bookingUrl', '']])
    expect(openingOf({}, emptied).answers).toEqual({ 'business.bookingUrl': 'none' })
    expect(published({ 'claims.lifts': null }).claims.lifts.value).toBe(2)
  })

  test('of the business what it may lack, or else the value of a garage that has none', () => {
    const parts = records.filter(({ id, ifNone }) => id.startsWith('business.') && ifNone !== undefined)
    expect(parts.map(({ id }) => id)).toContain('business.payments')
    for (const { id, ifNone } of parts) {
      const value = ({ business }: Facts) =>
        Object.entries(business).find(([key]) => id === `business.${key}`)
      expect(value(open())?.[1], id).toEqual(ifNone)
      expect(value(open({ [`opening.${id}`]: 'true' }))?.[1], id).toEqual(bundledValue(id))
    }
  })

  test('nothing of a service that is not offered, and it is not asked about', () => {
    const services = bundledFacts.services.flatMap(({ id }) => (id === 'antirouille' ? [] : [id]))
    const facts = published({ 'business.services': services })
    expect(stands('rustproofingSeason', facts)).toBe(false)
    expect(unanswered(facts).filter(({ id }) => /rustproofing/i.test(id))).toEqual([])
    expect([...saidOn('fr', facts).values()].join()).not.toContain('Antirouille')
  })

  test('of a sample in the texts, nobody is asked once the garage wrote its own in its place', () => {
    const texts = Object.fromEntries([0, 1, 2].map((part) => [`about.story.paragraphs.${part}`, review.text]))
    const articles = Object.fromEntries(blogSlugs.map(({ fr }) => [fr, {}])) as Facts['articles']
    const asks = (facts: Facts) => unanswered(facts).filter(({ id }) => /^(story|articles)$/.test(id)).length
    const cases = [bundledFacts, { ...bundledFacts, texts }, { ...bundledFacts, texts, articles }]
    expect(cases.map(asks)).toEqual([2, 1, 0])
  })
})

describe('A condition in a text', () => {
  const none = ['courtesyCar', 'freeParking', 'prices.rustproofingSuv'].map((id) => [`opening.${id}`, 'none'])
  const without = published(Object.fromEntries(none))
  const filled = (text: string, facts = without) => fill(text, 'fr', facts)

  test('keeps its sentence where the record stands', () => {
    expect(filled('Un. {if:courtesyCar}Deux.{/if} Trois.', bundledFacts)).toBe('Un. Deux. Trois.')
  })

  test('keeps what says "free" or "one price" only while the price is that', () => {
    const text = '{if:prices.bodyworkEstimate}Gratuit.{/if} {if:every.prices.rustproofing}Un seul prix.{/if}'
    const { bodyworkEstimate, rustproofingCar } = bundledFacts.prices
    const dearer = { bodyworkEstimate: { ...bodyworkEstimate, amount: 50 } }
    const least = { rustproofingCar: { ...rustproofingCar, from: true } }
    const said = [{}, dearer, least].map((changed) =>
      filled(text, { ...bundledFacts, prices: { ...bundledFacts.prices, ...changed } }),
    )
    expect(said).toEqual(['Gratuit. Un seul prix.', 'Un seul prix.', 'Gratuit.'])
  })

  test.each([
    ['Un. {if:courtesyCar}Deux.{/if} Trois.', 'Un. Trois.'],
    ['{if:courtesyCar}Un.{/if} Deux.', 'Deux.'],
    ['Un. {if:courtesyCar}Deux.{/if}', 'Un.'],
    ['Un{if:courtesyCar}, deux{/if} et trois.', 'Un et trois.'],
    ['Un{if:every.prices.rustproofing}, deux{/if} et trois.', 'Un et trois.'],
    ['{if:waitingRoom}Un. {if:courtesyCar}Deux.{/if} Trois.{/if}', 'Un. Trois.'],
    ['Un.\n\n{if:courtesyCar}Deux.{/if}\n\nTrois.', 'Un.\n\nTrois.'],
    ['Un.\n\n{if:courtesyCar}Deux.{/if} Trois.', 'Un.\n\nTrois.'],
    ['- un\n- {if:courtesyCar}deux{/if}\n- trois', '- un\n- trois'],
    ['- un\n{if:courtesyCar}- deux\n{/if}- trois', '- un\n- trois'],
  ])('leaves no gap: %j', (text, expected) => {
    expect(filled(text)).toBe(expected)
  })

  test.each([
    ['Un. On a {lifts} ponts. Trois.', 'Un. Trois.'],
    ['On a {lifts} ponts.', ''],
    ['- un\n- {lifts} ponts. Et deux.\n- trois', '- un\n- Et deux.\n- trois'],
    ['- un\n- {lifts} ponts\n- trois', '- un\n- trois'],
    ['Un : {price:labour}. Le garage est au {address}.', 'Le garage est au 7971 15e Avenue.'],
    ['Freins garantis {warranty:brakes}! Trois.', 'Trois.'],
  ])('is not needed where a sentence names a fact that does not stand: %j', (text, expected) => {
    expect(fill(text, 'fr', open()).replaceAll(/\u00a0/g, ' ')).toBe(expected)
    expect(fill(text, 'fr', bundledFacts)).not.toBe(expected)
  })

  test('takes an item, a question or a card with it', () => {
    const copy = {
      items: ['{if:freeParking}Stationnement{/if}', 'Café'],
      faq: [
        { question: 'Une auto?', answer: '{if:courtesyCar}Oui.{/if}' },
        { question: 'Vide?', answer: '' },
      ],
    }
    expect(fillAll(copy, 'fr', without)).toEqual({
      items: ['Café'],
      faq: [{ question: 'Vide?', answer: '' }],
    })
  })

  test('is refused without its end, without its beginning, or for what has no record', () => {
    expect(() => filled('{if:courtesyCar}Un.')).toThrow('Open condition')
    expect(() => filled('Un.{/if}')).toThrow('Open condition')
    expect(() => filled('{if:freeCoffee}Un.{/if}')).toThrow('Unknown condition')
  })

  test('may stand in a text that the garage edits, in both languages', () => {
    const text = forEachLang(() => 'Oui. {if:courtesyCar}On prête une auto.{/if}')
    const path = 'texts.faq.2.answer'
    expect(checkedValue(path, text)).toEqual(text)
    expect(checkedValue(path, { ...text, en: 'Yes. {if:courtesyCar}A car.' })).toBeUndefined()
    const both = (words: string) => checkedValue(path, { fr: words, en: words })
    const nested = 'Oui. {if:waitingRoom}Un café{if:courtesyCar} ou une auto{/if}.{/if}'
    expect(both(nested)).toEqual({ fr: nested, en: nested })
    for (const broken of [
      'Oui. {if:waitingRoom}Un café{if:courtesyCar} ou une auto{/if}.',
      'Oui. {if:waitingRoom}Un café{/if} ou une auto{/if}.',
      'Oui{/if}. {if:waitingRoom}Un café.',
      '{if:freeCoffee}Oui.{/if}',
    ])
      expect(both(broken), broken).toBeUndefined()
  })
})
