import { describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { langs } from '#app/content/language.ts'
import { bundledProse } from '#app/content/prose.ts'
import { contentWith } from '#app/content/snapshot.ts'
import { foldedAfter } from '../../test/after-publishing.ts'
import { factsOf } from './fold.ts'
import { bundledValue, checkedValue, fileOf, isPath } from './items.ts'
import { textFaults, tidyText } from './text-rules.ts'
import { textPages, textPlace, textsNaming, textsOn } from './texts.ts'

const everyText = textPages.flatMap(({ id }) => textsOn(id))
const path = 'texts.freins.about.0'
const written = { fr: 'On mesure, puis on parle.', en: 'We measure, then we talk.' }

describe('The texts of the garage', () => {
  test('are the prose of its pages: no button, no label, nothing of the law, of privacy or of safety', () => {
    const places = everyText.map(({ place }) => place)
    expect(places.length).toBeGreaterThan(300)
    expect(new Set(places).size).toBe(places.length)
    const some = ['home.hero.subtitle', 'faq.0.answer', 'freins.faq.1.question', 'projects.0.title']
    expect(places).toEqual(expect.arrayContaining(some))
    const others = places.filter((place) => /[bB]utton|navLabel|copied|urgencies|rights|privacy/.test(place))
    expect(others).toEqual([])
    expect(places.filter((place) => /estimate\.(?!title$|text$)/.test(place))).toEqual([])
  })

  test('of the files keep every rule', () => {
    for (const { place, bundled } of everyText) {
      expect(textFaults(place, bundled, bundled), place).toEqual([])
      for (const lang of langs) expect(tidyText(bundled[lang]), place).toBe(bundled[lang])
      expect(checkedValue(`texts.${place}`, bundled), place).toEqual(bundled)
    }
  })

  test('have a page at the desk, whatever part of the prose they are in', () => {
    const shown = textPages.flatMap(({ parts }) => parts.map((part) => part.split('.')[0]))
    expect(Object.keys(bundledProse).filter((part) => !shown.includes(part))).toEqual([])
  })

  test.each([
    ['home.hero.title', 'home', 'home.hero', undefined, 'texts/home.ts'],
    ['home.why.cards.1.title', 'home', 'home.why', 2, 'texts/home.ts'],
    ['faq.0.answer', 'home', 'faq', 1, 'texts/home.ts'],
    ['headings.blog.title', 'blog', 'headings', undefined, 'blog/'],
    ['freins.title', 'freins', 'freins', undefined, 'services/freins.yaml'],
    ['freins.about.0', 'freins', 'freins.about', 1, 'services/freins.yaml'],
  ])('%s is on %s in %s, number %s, of %s', (place, page, section, number, file) => {
    expect(textPlace(place)).toMatchObject({ page, section })
    expect([textPlace(place)?.number, fileOf(`texts.${place}`)]).toEqual([number, file])
  })

  test.each(['freins', 'freins.about', 'home.hero.callButton', 'home.__proto__', 'privacy.title', ''])(
    'do not stand at "%s"',
    (place) => expect([isPath(`texts.${place}`), bundledValue(`texts.${place}`)]).toEqual([false, null]),
  )

  test('written by the garage are said in both languages, and nothing else changes', () => {
    const before = contentWith(bundledFacts)
    const folded = foldedAfter({ [path]: written })
    const after = contentWith(factsOf(folded))
    for (const lang of langs)
      expect(JSON.stringify({ ...after[lang], facts: 0 })).toBe(
        JSON.stringify({ ...before[lang], facts: 0 }).replace(
          JSON.stringify(before[lang].services.freins.about[0]),
          JSON.stringify(written[lang]),
        ),
      )
    expect(contentWith(bundledFacts)).toEqual(before)
    expect(folded.changedOn).toEqual({ 'services/freins.yaml': '2026-12-01' })
  })

  test('that name a price are those of the files, or those that the garage wrote instead', () => {
    const naming = (facts = bundledFacts) => textsNaming('valve', facts).map(({ place }) => place)
    const [first = ''] = naming()
    expect(naming().length).toBeGreaterThan(0)
    expect(naming(factsOf(foldedAfter({ [`texts.${first}`]: written })))).not.toContain(first)
    const named = { fr: 'Une valve : {price:valve}.', en: 'A valve: {price:valve}.' }
    expect(naming(factsOf(foldedAfter({ [path]: named })))).toContain('freins.about.0')
  })
})
