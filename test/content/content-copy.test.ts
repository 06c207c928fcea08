import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { claims } from '#app/content/business/business.ts'
import { processSteps } from '#app/content/business/process.ts'
import { bundledFacts, type Facts } from '#app/content/facts.ts'
import { faq } from '#app/content/faq.ts'
import { fill, fillAll } from '#app/content/fill.ts'
import { galleryTabs } from '#app/content/gallery.ts'
import { galleryCopy } from '#app/content/gallery-copy.ts'
import { seasonCopy } from '#app/content/hours/season.ts'
import { inspectionPoints } from '#app/content/inspection-points.ts'
import { interfaceCopy } from '#app/content/interface.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { priceRows } from '#app/content/prices/price-rows.ts'
import { type PriceKey, prices } from '#app/content/prices/prices.ts'
import { legalMinimum, warranties } from '#app/content/prices/warranties.ts'
import { safety, signs } from '#app/content/safety.ts'
import { servicesCopy } from '#app/content/services/copy.ts'
import { serviceIds, services } from '#app/content/services/index.ts'
import { canIDrive } from '#app/content/texts/can-i-drive.ts'
import { headings } from '#app/content/texts/headings.ts'
import { pricingCopy } from '#app/content/texts/pricing.ts'
import { rightsCopy } from '#app/content/texts/rights.ts'
import { servicesPage } from '#app/content/texts/services.ts'
import { warrantiesPage } from '#app/content/texts/warranties.ts'

/** Copy by its file, relative to `app/content`. */
const prose: Record<string, Record<Lang, unknown>> = {
  ...Object.fromEntries(serviceIds.map((id) => [`services/${id}.yaml`, servicesCopy[id]])),
  'gallery.yaml': galleryCopy,
  'inspection-points.yaml': inspectionPoints,
  'interface.ts': interfaceCopy,
  'texts/can-i-drive.ts': canIDrive,
  'texts/headings.ts': headings,
  'texts/pricing.ts': pricingCopy,
  'texts/rights.yaml': rightsCopy,
  'texts/services.ts': servicesPage,
  'texts/warranties.ts': warrantiesPage,
  'business/process.yaml': processSteps,
  'hours/season.ts': seasonCopy,
}

/** French and English pairs that are kept next to their fact. */
const pairs = {
  prices,
  warranties,
  legalMinimum,
  safety,
  signs,
  labels: services.map((service) => service.label),
}

/** Every text in a value, with its path: `faq.0.answer`. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) => texts(item, path ? `${path}.${key}` : key))
}

const filled = Object.entries(prose).flatMap(([file, copy]) =>
  langs.map((lang) => ({ file, lang, texts: texts(fillAll(copy[lang], lang)) })),
)
const french = filled
  .filter(({ lang }) => lang === 'fr')
  .flatMap(({ file, texts }) => texts.map(([path, text]) => ({ where: `${file} ${path}`, text })))
  .concat(
    texts(fillAll(pairs, 'fr'))
      .filter(([path]) => path.endsWith('.fr'))
      .map(([where, text]) => ({ where, text })),
  )

describe('every text', () => {
  test.each(filled)('$file in $lang is filled and says something', ({ texts }) => {
    expect(texts.length).toBeGreaterThan(0)
    for (const [path, text] of texts) {
      expect(text.trim(), path).not.toBe('')
      expect(text, path).not.toMatch(/[{}]|undefined|NaN| {2}/)
      expect(text, path).toBe(text.trim())
    }
  })

  test.each(Object.entries(prose))('%s says the same parts in both languages', (_file, copy) => {
    const shape = (lang: Lang) => texts(copy[lang]).map(([path]) => path)
    expect(shape('en')).toEqual(shape('fr'))
  })

  test.each(Object.entries(prose))('%s names the same facts in both languages', (_file, copy) => {
    const facts = (lang: Lang) =>
      texts(copy[lang]).map(([path, text]) => [path, [...text.matchAll(/\{[^}]+\}/g)].map(String).sort()])
    expect(facts('en')).toEqual(facts('fr'))
  })

  test.each(Object.keys(prose))('%s types no amount: prices and advice are named', (file) => {
    const source = readFileSync(new URL(`../../app/content/${file}`, import.meta.url), 'utf8')
    const code = source.replace(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    expect(code).not.toMatch(/\$\s?\d|\d[\s\u00a0]?\$(?!\{)/)
    expect(code).not.toMatch(/\d[\s\u00a0]?(?:%|km\b|pour cent|per cent)/)
    expect(code).not.toMatch(/\d{1,3}[ \u00a0,]\d{3}\b/)
  })
})

describe('French', () => {
  test('spaces are those of Quebec French', () => {
    for (const { where, text } of french) {
      expect(text, where).not.toMatch(/[\s\u00a0\u202f][!?;]/)
      expect(text, where).not.toMatch(/(?<!\u00a0):(?=\s|\u00a0|$)/)
      expect(text, where).not.toMatch(/«(?!\u00a0)|(?<!\u00a0)»/)
      expect(text, where).not.toMatch(/\d (?:\$|%|(?:km|po|h)\b)/)
    }
  })

  test('apostrophes and quotation marks are typographic', () => {
    for (const { where, text } of french) expect(text, where).not.toMatch(/['"“”]/)
  })
})

describe('services', () => {
  test.each(serviceIds.flatMap((id) => langs.map((lang) => ({ id, lang }))))(
    '$id in $lang has all its parts, in the lengths they are shown in',
    ({ id, lang }) => {
      const copy = fillAll(servicesCopy[id][lang], lang)
      expect(copy.description.length).toBeLessThanOrEqual(155)
      expect(copy.description.length).toBeGreaterThan(90)
      expect(copy.tagline.length).toBeLessThanOrEqual(60)
      expect(copy.title.length).toBeLessThanOrEqual(40)
      const onCard = `${copy.tagline}. ${copy.description}`
      expect(onCard.match(/\b\d+ points\b/g) ?? [], onCard).toHaveLength(id === 'inspection' ? 1 : 0)
      expect(copy.benefits).toHaveLength(3)
      expect(copy.faq).toHaveLength(4)
      expect(copy.pageTitle.startsWith(copy.title)).toBe(true)
      expect(copy.pageTitle.length).toBeLessThanOrEqual(60)
      for (const [least, most, part] of [
        [3, 4, copy.about],
        [5, 8, copy.includes],
        [1, 3, copy.excludes],
      ] as const) {
        expect(part.length).toBeGreaterThanOrEqual(least)
        expect(part.length).toBeLessThanOrEqual(most)
      }
      for (const { question } of [...copy.faq, ...copy.more]) expect(question).toMatch(/\?$/)
    },
  )

  test('bodywork carries collision repair, painting and restoration, and its free estimate', () => {
    expect(servicesCopy.carrosserie.fr.branches?.map((branch) => branch.id)).toEqual([
      'collision',
      'painting',
      'restoration',
    ])
    expect(servicesCopy.carrosserie.fr.estimate).toBeDefined()
  })
})

test('the inspection names as many checks as the garage claims, each once', () => {
  for (const lang of langs) {
    const names = inspectionPoints[lang].flatMap((group) => group.points)
    expect(names).toHaveLength(47)
    expect(names).toHaveLength(claims.inspectionPoints.value)
    expect(new Set(names).size).toBe(names.length)
  }
})

test('each tab of the gallery has three benefits and four questions', () => {
  for (const lang of langs)
    for (const id of galleryTabs) {
      expect(galleryCopy[lang].tabs[id].benefits).toHaveLength(3)
      expect(galleryCopy[lang].tabs[id].faq).toHaveLength(4)
    }
})

test('no question stands in two places', () => {
  for (const lang of langs) {
    const all = [
      ...faq[lang],
      ...serviceIds.flatMap((id) => [...servicesCopy[id][lang].faq, ...servicesCopy[id][lang].more]),
      ...galleryTabs.flatMap((id) => galleryCopy[lang].tabs[id].faq),
    ].flatMap(({ question, answer }) => [question, answer])
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
  }
})

test('the process has four steps and says what the law asks to be said', () => {
  const [book, quote, repair] = fillAll(processSteps.fr, 'fr')
  expect(processSteps.fr).toHaveLength(4)
  expect(book?.text).toContain('à confirmer')
  expect(quote?.text).toMatch(/100\u00a0\$.*évaluation écrite/)
  expect(quote?.text).toContain('nous lie')
  expect(repair?.text).toContain('pièces remplacées')
})

test.each(langs)('page titles and descriptions in %s fit a search result', (lang) => {
  for (const [page, heading] of Object.entries(fillAll(headings[lang], lang))) {
    expect(heading.description.length, page).toBeLessThanOrEqual(155)
    expect(heading.title.length, page).toBeLessThanOrEqual(60)
  }
})

test('a changed price reaches every text that names it, and the old figure stays nowhere', () => {
  const first = 7301
  const entries = Object.keys(prices).map((key, index) => [
    key,
    { ...prices[key as PriceKey], amount: first + index },
  ])
  const changed: Facts = { ...bundledFacts, prices: Object.fromEntries(entries) }
  for (const lang of langs) {
    const money = lang === 'fr' ? /\d[\d\u00a0,]*\u00a0\$/g : /\$[\d,.]*\d/g
    const figures = (text: string) => [...text.matchAll(money)].map(String)
    // Two of them together are twice as much.
    const isNew = (figure: string) => /7[\u00a0,]3\d\d|14[\u00a0,]6\d\d/.test(figure)
    const rows = priceRows(lang, changed)
    expect(Object.values(rows).filter((row) => !isNew(row.amount))).toEqual([])
    expect(texts(rows).flatMap(([, text]) => figures(text).filter((figure) => !isNew(figure)))).toEqual([])
    for (const [file, copy] of Object.entries(prose)) {
      for (const [path, text] of texts(copy[lang])) {
        const byLaw = [...text.matchAll(/\{law:\w+\}/g)].flatMap(([token]) => figures(fill(token, lang)))
        const unchanged = figures(fill(text, lang, changed)).filter((figure) => !isNew(figure))
        expect(unchanged, `${file} ${path}`).toEqual(byLaw)
        const named = text.match(/\{(?:(?:price|spoken|amount):|frontBrakes)/g)?.length ?? 0
        const reached = figures(fill(text, lang, changed)).filter(isNew).length
        expect(reached, `${file} ${path}`).toBe(named)
      }
    }
  }
})
