import { describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { langs } from '#app/content/language.ts'
import { bundledProse } from '#app/content/prose.ts'
import { contentWith } from '#app/content/snapshot.ts'
import { factsSaying } from '#app/publishing/fact-codes.ts'
import { type ChangeSet, type Entry, factsOf, fold } from '#app/publishing/fold.ts'
import { bundledValue, checkedValue, fileOf, isPath } from '#app/publishing/items.ts'
import { longestAt, textFaults, tidyText } from '#app/publishing/text-rules.ts'
import { textPages, textPlace } from '#app/publishing/texts.ts'
import { everyText } from './generated-edits.ts'

const at = new Date('2026-12-01T15:00:00.000Z')
const changed = (entries: Entry[]) => {
  const moment = at.toISOString()
  const set: ChangeSet = {
    id: 1,
    createdAt: moment,
    by: 'a@garage.example',
    effectiveAt: moment,
    entries,
    undoes: null,
  }
  return fold([set], at)
}

const place = 'freins.about.0'
const bundled = textPlace(place)?.bundled ?? { fr: '', en: '' }
const written = { fr: 'On mesure, puis on parle.', en: 'We measure, then we talk.' }
const entry: Entry = { path: `texts.${place}`, was: bundled, now: written }

describe('texts of the garage', () => {
  test('are the prose of its pages: no button, no label, nothing of the law, of privacy or of safety', () => {
    const places = everyText.map((text) => text.place)
    expect(places.length).toBeGreaterThan(300)
    expect(new Set(places).size).toBe(places.length)
    expect(places).toEqual(
      expect.arrayContaining([
        'home.hero.subtitle',
        'faq.0.answer',
        'freins.faq.1.question',
        'projects.0.title',
      ]),
    )
    expect(
      places.filter((each) => /[bB]utton|navLabel|copied|estimate\.|urgencies|rights|privacy/.test(each)),
    ).toEqual(places.filter((each) => /^\w+\.estimate\.(title|text)$/.test(each)))
  })

  test('of the files keep every rule', () => {
    for (const { place, bundled } of everyText) {
      expect(textFaults(place, bundled, bundled), place).toEqual([])
      for (const lang of langs) expect(tidyText(bundled[lang]), place).toBe(bundled[lang])
      expect(checkedValue(`texts.${place}`, bundled), place).toEqual(bundled)
    }
  })

  test('written by the garage are said in both languages, and nothing else changes', () => {
    const before = contentWith(bundledFacts)
    const after = contentWith(factsOf(changed([entry])))
    for (const lang of langs) {
      expect(after[lang].services.freins.about[0]).toBe(written[lang])
      expect(JSON.stringify({ ...after[lang], facts: 0 })).toBe(
        JSON.stringify({ ...before[lang], facts: 0 }).replace(
          JSON.stringify(before[lang].services.freins.about[0]),
          JSON.stringify(written[lang]),
        ),
      )
    }
    expect(contentWith(bundledFacts)).toEqual(before)
  })

  test('have a page at the desk, whatever part of the prose they are in', () => {
    const shown = textPages.flatMap(({ parts }) => parts.map((part) => part.split('.')[0]))
    expect(Object.keys(bundledProse).filter((part) => !shown.includes(part))).toEqual([])
  })

  test('count as a change of their file', () => {
    expect(changed([entry]).changedOn).toEqual({ 'services/freins.ts': '2026-12-01' })
    expect(fileOf('texts.home.hero.title')).toBe('texts/home.ts')
  })

  test('that the site has no more, or takes no more, leave the files to speak', () => {
    const gone: Entry = { path: 'texts.freins.about.99', was: null, now: written }
    const bad: Entry = { ...entry, now: { fr: 'Pour {amount:dragon}', en: 'For {amount:dragon}' } }
    const folded = changed([gone, bad])
    expect(folded.refused).toEqual(['texts.freins.about.99', `texts.${place}`])
    expect(factsOf(folded)).toEqual({ ...bundledFacts, changedOn: {} })
  })

  test.each([
    'freins',
    'freins.about',
    'home.hero.callButton',
    'home.__proto__',
    'privacy.title',
    '',
    'constructor',
  ])('do not stand at "%s"', (other) =>
    expect([isPath(`texts.${other}`), bundledValue(`texts.${other}`)]).toEqual([false, null]),
  )
})

describe('what a text may not say', () => {
  const faults = (fr: string, en: string, where = place) =>
    textFaults(where, { fr, en }, textPlace(where)?.bundled ?? bundled).map(
      ({ kind, lang }) => `${kind} ${lang}`,
    )

  test.each([
    ['Vidange : 40 $', 'Oil change: {amount:oilChange}', 'figure fr'],
    ['Vidange', 'Oil change: $40', 'figure en'],
    ['Vidange', 'Oil change: 40 dollars', 'figure en'],
    ['Vidange : 4\u00ad0\u00a0$', 'x', 'figure fr'],
    ['Vidange : ４０ $', 'x', 'figure fr'],
    ['10, 20, 30, 40, 50, 60 $', 'x', 'figure fr'],
    ['Fini. 40 dollars', 'x', 'figure fr'],
    ['Rabais de 10 %', 'x', 'figure fr'],
    ['Aux 8 000 km', 'x', 'figure fr'],
    ['x', 'Every 8,000 kilometers', 'figure en'],
    ['Appelez le 514 555-0123', 'x', 'figure fr'],
    ['Appelez le (514) 555-0123', 'x', 'figure fr'],
    ['Appelez le 5145550123', 'x', 'figure fr'],
    ['Écrivez à moi@garage.example', 'x', 'figure fr'],
    ['La vidange coûte quarante dollars', 'x', 'figure fr'],
    ['Cent vingt-neuf piastres', 'x', 'figure fr'],
    ['Quatre-vingts $', 'x', 'figure fr'],
    ['Vingt et un dollars', 'x', 'figure fr'],
    ['Pour 40 piastres', 'x', 'figure fr'],
    ['x', 'Forty dollars', 'figure en'],
    ['x', 'Our one hundred and twenty-five dollars', 'figure en'],
    ['x', 'A forty-dollar oil change', 'figure en'],
    ['x', 'Only 40 bucks', 'figure en'],
    ['Deux ans de garantie', 'x', 'figure fr'],
    ['Nos freins sont garantis 12 mois', 'x', 'figure fr'],
    ['Une garantie de vingt-quatre mois', 'x', 'figure fr'],
    ['x', 'A two-year warranty', 'figure en'],
    ['x', '12 months’ warranty', 'figure en'],
    ['x', 'Guaranteed for two years', 'figure en'],
    ['', 'x', 'missing fr'],
    ['<b>Freins</b>', 'x', 'markup fr'],
    ['{amount:dragon}', '{amount:dragon}', 'unknown fr'],
    ['{price:constructor}', '{price:constructor}', 'unknown fr'],
    ['{phone', 'x', 'unknown fr'],
    ['{ phone }', 'x', 'unknown fr'],
    ['Appelez le {phone}', 'Call us', 'differ en'],
    ['x'.repeat(701), 'x', 'long fr'],
  ])('%s | %s', (fr, en, fault) => expect(faults(fr, en)).toContain(fault))

  test('plain words, years, sizes and counts may stand', () => {
    expect(faults('Ouvert depuis 1998, 4 roues, 3 mm, rue 12, 24 h', 'Since 1998, 4 wheels')).toEqual([])
    expect(faults('Appelez le {phone}', 'Call {phone}')).toEqual([])
    expect(faults('Deux ponts, ouverts il y a quarante ans', 'Two lifts, opened forty years ago')).toEqual([])
    expect(faults('Pas un dollar de plus', 'It can cost a few hundred dollars')).toEqual([])
    expect(faults('Des centaines de dollars, un récent dollar', 'Not one dollar more')).toEqual([])
    expect(
      faults('La garantie du fabricant, depuis deux ans', 'Two years old, still under warranty'),
    ).toEqual([])
  })

  test('what the law or safety asks for stays in its text', () => {
    expect(faults('On écrit le prix.', 'We write it down.', 'process.1.text')).toEqual([
      'needed fr',
      'needed en',
    ])
    expect(faults('Appelez.', 'Call.', 'freins.faq.0.answer')).toEqual(['needed fr', 'needed en'])
  })

  test('a line of a card stays short, a description as long as search engines show', () => {
    expect([
      longestAt('freins.tagline'),
      longestAt('freins.description'),
      longestAt('headings.home.description'),
    ]).toEqual([60, 155, 155])
    expect(longestAt('home.hero.description')).toBe(700)
  })

  test('a typed figure leads to the facts that say it', () => {
    const { oilChange } = bundledFacts.prices
    expect(factsSaying(`${oilChange.amount} $`, bundledFacts)).toContain('{amount:oilChange}')
    expect(factsSaying(`$${oilChange.amount}`, bundledFacts)).toContain('{amount:oilChange}')
    expect(factsSaying('60 000 km', bundledFacts)).toContain('{warranty:brakes}')
    expect(factsSaying('60,000 km', bundledFacts)).toContain('{warranty:brakes}')
    expect(factsSaying('514-555-0147', bundledFacts)).toEqual(['{phone}'])
    expect(factsSaying('3 $', bundledFacts)).not.toContain('{amount:diagnostic}')
  })

  test('what is typed becomes one line with the marks of print', () => {
    expect(tidyText("  L'huile\r\n\u202eet\u200b l'eau\u00a0: \ud800oui ")).toBe(
      'L’huile et l’eau : \ufffdoui',
    )
  })
})
