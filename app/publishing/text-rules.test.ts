import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { codesIn, codeText, factsSaying, isFactCode, offeredFacts } from './fact-codes.ts'
import { bundledValue, checkedValue } from './items.ts'
import { longestAt, saysMoney, textFaults, tidyText } from './text-rules.ts'
import { textPlace } from './texts.ts'

const PLACE = 'freins.about.0'
const faults = (fr: string, en = 'x', place = PLACE) =>
  textFaults(place, { fr, en }, textPlace(place)?.bundled ?? { fr: '', en: '' }).map(
    ({ kind, lang }) => `${kind} ${lang}`,
  )

/** Texts of one language with a fault; the other says only "x". */
const wrong: Record<string, readonly string[]> = {
  'figure fr': [
    ...['Vidange : 40 $', 'Vidange : 4\u00ad0\u00a0$', 'Vidange : ４０ $', '10, 20, 30, 40, 50, 60 $'],
    ...['Fini. 40 dollars', 'Pour 40 piastres', 'La vidange coûte quarante dollars', 'Quatre-vingts $'],
    ...['Cent vingt-neuf piastres', 'Vingt et un dollars', 'Rabais de 10 %', 'Aux 8 000 km'],
    ...['Appelez le 514 555-0123', 'Appelez le (514) 555-0123', 'Appelez le 5145550123', 'Au +15145550123'],
    ...['Écrivez à moi@garage.example', 'Deux ans de garantie', 'Nos freins sont garantis 12 mois'],
    ...['Une garantie de vingt-quatre mois'],
  ],
  'figure en': [
    ...['Oil change: $40', 'Oil change: 40 dollars', 'Forty dollars', 'A forty-dollar oil change'],
    ...['Our one hundred and twenty-five dollars', 'Only 40 bucks', 'Every 8,000 kilometers'],
    ...['A two-year warranty', '12 months’ warranty', 'Guaranteed for two years', '10 per cent off'],
  ],
  'missing fr': [''],
  'missing en': [''],
  'markup fr': ['<b>Freins</b>', '</p>', '<!-- x -->', 'a <script'],
  'markup en': ['<b>Brakes</b>'],
  'unknown fr': [
    ...['{amount:dragon}', '{price:constructor}', '{phone', 'phone}', '{ phone }', '{if:dragon}x{/if}'],
    ...['{if:courtesyCar}x', 'x{/if}', '{/if}x{if:courtesyCar}'],
  ],
  'differ en': ['Appelez le {phone}', '{phone} ou {email}'],
  'long fr': ['x'.repeat(701), 'x'.repeat(7_001), '\ufdfa'.repeat(117)],
  'long en': ['x'.repeat(701)],
}
const rows = Object.entries(wrong).flatMap(([fault, texts]) => texts.map((text) => [fault, text] as const))

describe('What a text may not say', () => {
  test.each(rows)('%s: %s', (fault, text) => {
    const isEnglish = fault.endsWith('en') && fault !== 'differ en'
    expect(isEnglish ? faults('x', text) : faults(text)).toEqual([fault])
  })

  test.each([
    ['Ouvert depuis 1998, 4 roues, 3 mm, rue 12, 24 h', 'Since 1998, 4 wheels'],
    ['Appelez le {phone}', 'Call {phone}'],
    ['Deux ponts, ouverts il y a quarante ans', 'Two lifts, opened forty years ago'],
    ['Pas un dollar de plus', 'It can cost a few hundred dollars, or several thousand dollars'],
    ['Des centaines de dollars, un récent dollar', 'Not one dollar more'],
    ['La garantie du fabricant, depuis deux ans', 'Two years old, still under warranty'],
    ['{if:courtesyCar}Une auto.{/if}', '{if:courtesyCar}A car.{/if}'],
    ['x'.repeat(700), '5 < 6'],
  ])('but %s may stand', (fr, en) => {
    expect(faults(fr, en)).toEqual([])
  })

  test.each([
    ['process.1.text', 'On écrit le prix.', 'We write it down.'],
    ['freins.faq.0.answer', 'Appelez.', 'Call.'],
  ])('what the law or safety asks for stays in its text: %s', (place, fr, en) => {
    expect(faults(fr, en, place)).toEqual(['needed fr', 'needed en'])
  })

  test.each([
    ['freins.tagline', 60],
    ['freins.title', 120],
    ['home.why.cards.0.title', 120],
    ['home.hero.ticks.0', 120],
    ['freins.faq.0.question', 160],
    ['projects.0.category', 40],
    ['notice', 100],
    ['freins.description', 155],
    ['headings.home.description', 155],
    ['home.hero.description', 700],
    ['freins.branches.0.description', 700],
  ])('%s has %d characters at most', (place, most) => {
    expect(longestAt(place)).toBe(most)
    expect(faults('x'.repeat(most), 'x'.repeat(most), place)).not.toContain('long fr')
    expect(faults('x'.repeat(most + 1), 'x', place)).toContain('long fr')
  })
})

const money = [
  ...['91827 $', '$91827', '91827$', '91 827,00 $', '91827 dollars', '91827 CAD', '91827 ＄', '９１８２７ $'],
]
const figures = [
  ...['91827 %', '91827 pour cent', '91827 km', '91827 kilomètres', 'moi@evil.example', '514-919-1827'],
  ...['(514) 919-1827', '514.919.1827', '5149191827', '+1 514 919 1827', '514 9191827'],
]

test('whatever no eye sees in a figure, no text, article or line of the price list is taken with it', () => {
  const post = bundledValue('articles.signes-changement-freins') as { fr: object; en: object }
  const fields = ['title', 'excerpt', 'tags', 'markdown']
  const unseen = fc.constantFrom('', '\u00ad', '\u200b', '\u2060', '\u200d', '\ufeff')
  const hidden = fc.tuple(fc.constantFrom(...money, ...figures), unseen, fc.nat(12))
  fc.assert(
    fc.property(hidden, fc.constantFrom(...fields), ([figure, mark, at], field) => {
      const text = `Les freins ${figure.slice(0, at)}${mark}${figure.slice(at)} ou non`
      const both = { fr: text, en: text }
      expect(checkedValue(`texts.${PLACE}`, both)).toBeUndefined()
      const written = { ...post, fr: { ...post.fr, [field]: text }, en: { ...post.en, [field]: text } }
      expect(checkedValue('articles.signes-changement-freins', written)).toBeUndefined()
      if (money.includes(figure))
        expect(checkedValue('rows.row1', { amount: 5, label: both, service: 'pneus' })).toBeUndefined()
    }),
    { numRuns: 300, seed: 20261126 },
  )
})

test.each([
  ["  L'huile\r\n\u202eet\u200b l'eau\u00a0: \ud800oui ", 'L’huile et l’eau : \ufffdoui'],
  ["rock 'n' roll, 7'", "rock 'n' roll, 7'"],
  ['e\u0301te\u0301', 'été'],
])('what is typed as %j becomes one line with the marks of print', (typed, tidy) => {
  expect(tidyText(typed)).toBe(tidy)
})

test.each([
  ['Filtre à 9 ＄', true],
  ['$ seul', true],
  ['neuf dollars', true],
  ['{amount:oilChange}', false],
  ['9 roues', false],
])('%s says money: %j', (text, says) => {
  expect(saysMoney(text)).toBe(says)
})

describe('A fact in a text', () => {
  const { oilChange } = bundledFacts.prices

  test.each([
    [`${oilChange.amount} $`, '{amount:oilChange}', true],
    [`$${oilChange.amount}`, '{amount:oilChange}', true],
    ['60 000 km', '{warranty:brakes}', true],
    ['60,000 km', '{warranty:brakes}', true],
    // Part of a longer number is another number.
    ['3 $', '{amount:diagnostic}', false],
    ['0 000 km', '{warranty:brakes}', false],
  ])('a typed %s leads to %s: %j', (typed, code, leads) => {
    expect(factsSaying(typed, bundledFacts).includes(code)).toBe(leads)
  })

  test('an exact match wins over those that only contain the figure', () => {
    expect(factsSaying('514-555-0147', bundledFacts)).toEqual(['{phone}'])
  })

  test.each([
    ['{phone}', true],
    ['{amount:oilChange}', true],
    ['{if:courtesyCar}', true],
    ['{/if}', true],
    ['{amount}', false],
    ['{phone:oilChange}', false],
    ['{amount:constructor}', false],
    ['{if:dragon}', false],
  ])('%s is a code: %j', (code, is) => {
    expect(isFactCode(code)).toBe(is)
    if (!is) expect(codeText(code, bundledFacts)).toBeUndefined()
  })

  test('is named once, in a fixed order', () => {
    expect(codesIn('{phone} et {email}, {phone} {x')).toEqual(['{email}', '{phone}'])
  })

  test('is offered by its value, the law and safety never, a spoken price only if it differs', () => {
    const codes = offeredFacts(bundledFacts).map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['{phone}', '{warranty:brakes}', '{spoken:tireSwap}']))
    expect(codes).not.toContain('{spoken:oilChange}')
    expect(codes.filter((code) => /law|safety|sign|if:|legalMinimum/.test(code))).toEqual([])
  })
})
