import { describe, expect, test } from 'vitest'
import { bundledFacts, type Facts, setFacts } from '#app/content/facts.ts'
import { langs } from '#app/content/language.ts'
import type { Price } from '#app/content/prices/prices.ts'
import { priceSections, service } from '#app/content/services/index.ts'
import { content, contentWith, setContent } from '#app/content/snapshot.ts'
import { listedPaths, placeOf } from '#app/places.ts'
import { href } from '#app/site-map.ts'
import { priceListThings, serviceThing } from './offers.ts'
import { structuredData } from './structured-data.ts'

const SITE = 'http://localhost:3000'
const BUNDLED = contentWith(bundledFacts)

/** The things of one type that a page describes. */
function things(path: string, type?: string) {
  const place = placeOf(path)
  if (!place) throw new Error(`${path} is no page`)
  const graph: Record<string, unknown>[] = structuredData(place)['@graph']
  return type ? graph.filter((thing) => thing['@type'] === type) : graph
}
const types = (path: string) => things(path).map((thing) => thing['@type'])

test.each([
  ['/', ['AutoRepair', 'WebSite', 'FAQPage']],
  ['/contact', ['AutoRepair', 'BreadcrumbList']],
  ['/en/projects', ['AutoRepair', 'BreadcrumbList']],
  [href('service', 'fr', service('freins').slug.fr), ['AutoRepair', 'BreadcrumbList', 'Service', 'FAQPage']],
])('%s describes %j', (path, expected) => {
  expect(types(path)).toEqual(expected)
})

test('only the pages about the garage describe it in full', () => {
  const isFull = (path: string) => things(path, 'AutoRepair')[0]?.hasMap !== undefined
  const about = langs.flatMap((lang) =>
    (['home', 'about', 'contact'] as const).map((name) => href(name, lang)),
  )
  expect(listedPaths().filter(isFull).sort()).toEqual(about.sort())
})

test('the way to a page is that of its visible breadcrumb', () => {
  type Step = { position: number; name: string; item: { '@id': string } }
  const way = (path: string) =>
    (things(path, 'BreadcrumbList')[0]?.itemListElement as Step[] | undefined)?.map(
      ({ position, name, item }) => [position, name, item['@id'].slice(SITE.length)],
    )
  const { nav } = content('en').interface
  const brakes = href('service', 'en', service('freins').slug.en)
  const [{ slug, title } = expect.fail('no posts')] = content('en').posts
  const home = [1, nav.home, '/en']
  const list = [2, nav.blog, '/en/blog']
  expect(way('/en/blog')).toEqual([home, list])
  expect(way(`/en/blog/${slug}`)).toEqual([home, list, [3, title, `/en/blog/${slug}`]])
  expect(way(brakes)).toEqual([
    home,
    [2, nav.services, href('services', 'en')],
    [3, content('en').services.freins.title, brakes],
  ])
})

test('questions and answers are those of the page', () => {
  type Asked = { name: string; acceptedAnswer: { text: string } }
  const asked = (path: string) =>
    (things(path, 'FAQPage')[0]?.mainEntity as Asked[] | undefined)?.map(({ name, acceptedAnswer }) => [
      name,
      acceptedAnswer.text,
    ])
  const pairs = (entries: readonly { question: string; answer: string }[]) =>
    entries.map(({ question, answer }) => [question, answer])
  expect(asked('/')).toEqual(pairs(content('fr').faq))
  expect(asked(href('service', 'en', service('pneus').slug.en))).toEqual(
    pairs(content('en').services.pneus.more),
  )
})

describe('an article', () => {
  const [post] = BUNDLED.fr.posts
  if (!post) throw new Error('no posts')
  const path = href('post', 'fr', post.slug)
  const described = (more: object, facts = { ...bundledFacts }) => {
    setContent({ ...BUNDLED, fr: { ...BUNDLED.fr, facts, posts: [{ ...post, ...more }] } })
    return things(path, 'BlogPosting')[0]
  }

  test('is described by its own facts', () => {
    expect(described({ author: 'équipe', readingMinutes: 7, seoKeywords: ['a', 'b'] })).toMatchObject({
      headline: post.title,
      description: post.excerpt,
      datePublished: post.date,
      inLanguage: 'fr-CA',
      keywords: 'a, b',
      timeRequired: 'PT7M',
      author: { name: 'Équipe', url: SITE + href('about', 'fr') },
      mainEntityOfPage: SITE + path,
    })
  })

  test('is as new as its last change, or as its date if that is later', () => {
    const facts = { ...bundledFacts, changedOn: { [`blog/${post.key}.md`]: '2031-05-05' } }
    const changed = (date: string) => described({ date }, facts)?.dateModified
    expect(['2031-05-04', '2031-05-05', '2031-05-06'].map(changed)).toEqual([
      '2031-05-05',
      '2031-05-05',
      '2031-05-06',
    ])
  })
})

describe('an offer', () => {
  const currency = { priceCurrency: 'CAD' }
  const untaxed = { ...currency, valueAddedTaxIncluded: false }
  const plain = (price: object) => ({ '@type': 'PriceSpecification', ...price, ...untaxed })

  /** The facts of a garage whose brakes have these two lines. */
  const withPrices = (one: Partial<Price>, other: Partial<Price> = one): Facts => {
    const { prices, tables } = bundledFacts
    const { unit: _, from: __, unitToConfirm: ___, ...rest } = prices.brakeLabour as Price
    return {
      ...bundledFacts,
      prices: { ...prices, brakeLabour: { ...rest, ...one }, brakeBleed: { ...rest, ...other } },
      tables: { ...tables, freins: ['brakeLabour', 'brakeBleed'] },
    }
  }

  test.each<[string, Partial<Price>, object]>([
    [
      'an exact price',
      { amount: 100 },
      { ...currency, price: 100, priceSpecification: plain({ price: 100 }) },
    ],
    [
      'a lowest price',
      { amount: 100, from: true },
      { ...currency, priceSpecification: plain({ minPrice: 100 }) },
    ],
    ['what is free', { amount: 'free' }, { ...currency, price: 0, priceSpecification: plain({ price: 0 }) }],
    [
      'a price for a unit',
      { amount: 10, unit: 'litre' },
      {
        ...currency,
        price: 10,
        priceSpecification: { ...plain({ price: 10 }), '@type': 'UnitPriceSpecification', unitCode: 'LTR' },
      },
    ],
  ])('says %s, before taxes', (_, price, offer) => {
    setFacts(withPrices(price, { amount: 'quote' }))
    // Work by quote has no offer.
    expect(serviceThing(service('freins'), 'fr').offers).toEqual([
      { '@type': 'Offer', name: content('fr').prices.brakeLabour.label, ...offer },
    ])
  })

  test('is missing where every line is by quote', () => {
    setFacts(withPrices({ amount: 'quote' }))
    expect(serviceThing(service('freins'), 'fr')).not.toHaveProperty('offers')
  })

  test.each(langs)('stands for each line of the price list, in its order, %s', (lang) => {
    const lines = priceListThings(lang)
    const keys = Object.values(priceSections).flatMap((id) => service(id).prices)
    expect(lines).toHaveLength(keys.length)
    expect(lines.map(({ name }) => name)).toEqual(
      keys.map((key) => {
        const { label } = content(lang).prices[key]
        const of = service('antirouille')
        return of.prices.includes(key as never) ? `${of.label[lang]} (${label})` : label
      }),
    )
    for (const line of lines) expect(line).toMatchObject({ '@type': 'Service', serviceType: 'AutoRepair' })
  })
})
