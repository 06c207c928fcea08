import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { business, rating } from '#app/content/business/business.ts'
import { holidays } from '#app/content/hours/holidays.ts'
import { calendar } from '#app/content/hours/hours.ts'
import { localTime } from '#app/content/hours/opening.ts'
import { langOf } from '#app/content/language.ts'
import { type PriceKey, prices } from '#app/content/prices/prices.ts'
import { priceSections } from '#app/content/prices/sections.ts'
import { service, services } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { everyPath, listedPaths, placeOf } from '#app/places.ts'
import { documents, href } from '#app/site-map.ts'
import { faultsOf } from '../content/vocabulary.ts'
import { startGarage } from '../garage.ts'
import { type Head, readHead } from './head.ts'

const SITE = 'https://garage.example'
const listed = listedPaths()

let garage: Awaited<ReturnType<typeof startGarage>>
const heads = new Map<string, Head>()
const get = (path: string) => fetch(new URL(path, garage.url))

beforeAll(async () => {
  // The public address is not the one the server listens on.
  garage = await startGarage({ SITE_URL: SITE }, 'garage-seo-')
  for (const path of everyPath()) heads.set(path, readHead(await (await get(path)).text()))
})
afterAll(() => garage.stop())

function headOf(path: string): Head {
  const head = heads.get(path)
  if (!head) throw new Error(`${path} was not read`)
  return head
}

function things(path: string, type: string): Record<string, unknown>[] {
  return headOf(path).structured?.['@graph'].filter((thing) => thing['@type'] === type) ?? []
}

describe('every page', () => {
  test.each(listed)('%s has its own words', (path) => {
    const head = headOf(path)
    expect(head.title).toMatch(new RegExp(` \\| ${business.name}$`))
    const [description = ''] = head.meta('description')
    expect(description.length).toBeGreaterThan(50)
    expect(description.length).toBeLessThanOrEqual(155)
    expect(head.meta('keywords')[0]?.split(', ').length).toBeGreaterThan(1)
    expect(head.meta('robots')).toEqual([])
  })

  test('no two pages have the same title or description', () => {
    for (const of of ['title', 'description'] as const) {
      const texts = listed.map((path) => (of === 'title' ? headOf(path).title : headOf(path).meta(of)[0]))
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    }
  })

  test.each(listed)('%s names its own address and its other languages, which name it back', (path) => {
    const head = headOf(path)
    const own = SITE + (path === '/' ? '/' : path)
    expect(head.links('canonical').map(({ href }) => href)).toEqual([own])
    expect(head.alternates[langOf(path)]).toBe(own)
    expect(head.alternates['x-default']).toBe(head.alternates.fr)
    for (const other of Object.values(head.alternates)) {
      expect(headOf(other.slice(SITE.length) || '/').alternates).toEqual(head.alternates)
    }
  })

  test.each(listed)('%s has a picture of 1200 by 630 pixels to be shared with', async (path) => {
    const head = headOf(path)
    const [image = ''] = head.meta('og:image')
    expect(image.startsWith(`${SITE}/`)).toBe(true)
    const answer = await get(image.slice(SITE.length))
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
    expect(head.meta('og:image:alt')[0]).toBeTruthy()
    expect(head.meta('og:url')).toEqual([head.links('canonical')[0]?.href])
    expect(head.meta('og:locale')).toEqual([langOf(path) === 'fr' ? 'fr_CA' : 'en_CA'])
    expect(head.meta('twitter:card')).toEqual(['summary_large_image'])
  })

  test.each(listed)('%s says nothing that the schema.org vocabulary does not know', (path) => {
    expect(faultsOf(headOf(path).structured)).toEqual([])
  })
})

test('the vocabulary check finds what is wrong', () => {
  const graph = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things })
  expect(faultsOf(graph({ '@type': 'AutoRepairShop' }))).toHaveLength(1)
  expect(faultsOf(graph({ '@type': 'AutoRepair', opens: '09:00' }))).toHaveLength(1)
  expect(faultsOf(graph({ '@type': 'AutoRepair', geo: 'Montréal' }))).toHaveLength(1)
  expect(faultsOf(graph({ '@type': 'Service', provider: { '@id': '#nobody' } }))).toHaveLength(1)
  expect(faultsOf(graph({ '@type': 'BlogPosting', datePublished: '15 octobre' }))).toHaveLength(1)
  const hours = { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Someday' }
  expect(faultsOf(graph({ '@type': 'AutoRepair', openingHoursSpecification: hours }))).toHaveLength(1)
  expect(faultsOf({ '@type': 'AutoRepair' })).toHaveLength(1)
})

test('the offline page is not listed', () => {
  expect(headOf(href('offline', 'fr')).meta('robots')).toEqual(['noindex'])
  expect(headOf(href('offline', 'en')).links('canonical')).toEqual([])
})

describe('the garage in structured data', () => {
  const garageOn = (path: string) => things(path, 'AutoRepair')[0] ?? {}

  test.each(['/', '/en', '/contact', '/en/contact'])(
    '%s says where, when, how far and how well rated it is',
    (path) => {
      expect(garageOn(path)).toMatchObject({
        telephone: business.phone,
        priceRange: business.priceRange,
        address: {
          streetAddress: business.address.street,
          postalCode: business.address.postalCode,
          addressCountry: 'CA',
        },
        geo: business.coordinates,
        areaServed: { '@type': 'GeoCircle', geoRadius: 25_000 },
        aggregateRating: { ratingValue: rating.value, reviewCount: rating.count },
        openingHoursSpecification: expect.arrayContaining([
          expect.objectContaining({
            dayOfWeek: expect.arrayContaining(['https://schema.org/Monday']),
            ...calendar.week[1][0],
          }),
        ]),
      })
      // Every review is still a sample; `content-published.test.ts` covers confirmed ones.
      expect(garageOn(path).review).toBeUndefined()
    },
  )

  test("the coming half year's holidays are special hours, closed", () => {
    const today = localTime(new Date()).toPlainDate()
    const coming = [...holidays(today.year), ...holidays(today.year + 1)]
      .map(({ date }) => date)
      .filter((date) => date >= today.toString() && date < today.add({ days: 183 }).toString())
      .sort()
    const special = garageOn('/').specialOpeningHoursSpecification as Record<string, string>[]
    expect(special.map(({ validFrom }) => validFrom)).toEqual(coming)
    for (const day of special)
      expect(day).toMatchObject({ validThrough: day.validFrom, opens: '00:00', closes: '00:00' })
  })
})

type Offer = {
  price?: number
  priceCurrency: string
  priceSpecification?: { valueAddedTaxIncluded?: boolean; minPrice?: number; price?: number }
}

function expectOffer(offer: Offer, key: PriceKey): void {
  const price: { amount: number | string; from?: boolean } = prices[key]
  expect(offer.priceCurrency).toBe('CAD')
  if (price.from) {
    expect(offer.price).toBeUndefined()
    expect(offer.priceSpecification?.minPrice).toBe(price.amount)
  } else expect(offer.price).toBe(price.amount === 'free' ? 0 : price.amount)
  expect(offer.priceSpecification?.valueAddedTaxIncluded).toBe(false)
}

test('each line of the price list is a service with its exact or its lowest price', () => {
  const lines = things('/prix', 'Service') as { serviceType: string; offers: Offer }[]
  const keys = Object.values(priceSections).flatMap((id): readonly PriceKey[] => service(id).prices)
  expect(lines).toHaveLength(keys.length)
  for (const [index, key] of keys.entries()) {
    expect(lines[index]?.serviceType).toBe('AutoRepair')
    expectOffer(lines[index]?.offers as Offer, key)
  }
})

test.each(services.map(({ id }) => id))(
  'the page of %s offers what its price table says, and its questions',
  (id) => {
    const { slug, prices: keys } = service(id)
    const path = href('service', 'en', slug.en)
    const [thing] = things(path, 'Service') as { offers: Offer[] }[]
    const priced = keys.filter((key) => (prices[key] as { amount: unknown }).amount !== 'quote')
    expect(thing?.offers).toHaveLength(priced.length)
    for (const [index, key] of priced.entries()) expectOffer(thing?.offers[index] as Offer, key)
    expect(things(path, 'FAQPage')[0]?.mainEntity).toHaveLength(content('en').services[id].more.length)
    expect(things(path, 'BreadcrumbList')[0]?.itemListElement).toHaveLength(3)
  },
)

test('the home page carries its five questions, an article its own facts', () => {
  expect(things('/', 'FAQPage')[0]?.mainEntity).toHaveLength(5)
  expect(things('/', 'WebSite')).toHaveLength(1)
  const article = listed.find((path) => placeOf(path)?.name === 'post') ?? ''
  expect(things(article, 'BlogPosting')[0]).toMatchObject({
    headline: expect.any(String),
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    mainEntityOfPage: SITE + article,
  })
  expect(headOf(article).meta('og:type')).toEqual(['article'])
  expect(
    headOf(article)
      .links('alternate')
      .some(({ type }) => type === 'application/rss+xml'),
  ).toBe(true)
})

describe('what programs read', () => {
  test('the sitemap lists every page once, with its languages and a day that has been', async () => {
    const answer = await get(documents.sitemap.path)
    expect(answer.headers.get('content-type')).toContain('application/xml')
    const sitemap = await answer.text()
    const places = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry)
    expect(places.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1])).toEqual(
      listed.map((path) => SITE + (path === '/' ? '/' : path)),
    )
    for (const [index, entry] of places.entries()) {
      const day = /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? ''
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(Date.parse(day)).toBeLessThanOrEqual(Date.now() + 86_400_000)
      const alternates = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href]) => [
        lang,
        href,
      ])
      expect(Object.fromEntries(alternates)).toEqual(headOf(listed[index] ?? '').alternates)
    }
  })

  test('robots.txt leads to the sitemap and away from the staff area', async () => {
    const robots = await (await get(documents.robots.path)).text()
    expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`)
    for (const closed of ['/admin', '/login', '/api/']) expect(robots).toContain(`Disallow: ${closed}`)
  })

  test.each(['fr', 'en'] as const)(
    'the feed in %s carries every article whole, with whole addresses',
    async (lang) => {
      const feed = await (await get(documents[`feed.${lang}`].path)).text()
      const articles = listed.filter((path) => placeOf(path)?.name === 'post' && langOf(path) === lang)
      expect([...feed.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, guid]) => guid).sort()).toEqual(
        articles.map((path) => SITE + path).sort(),
      )
      expect(feed).not.toMatch(/(href|src)=&quot;\//)
      expect(feed).toContain('&lt;h2')
    },
  )

  test.each(['fr', 'en'] as const)(
    'the site can be installed in %s, with icons of the sizes it names',
    async (lang) => {
      const home = headOf(href('home', lang))
      const [link] = home.links('manifest')
      const manifest = await (await get(link?.href ?? '')).json()
      expect(manifest).toMatchObject({
        lang: `${lang}-CA`,
        start_url: href('home', lang),
        display: 'standalone',
      })
      const drawn = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')
      expect(drawn.map(({ purpose, sizes }: Record<string, string>) => `${purpose} ${sizes}`).sort()).toEqual(
        ['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'],
      )
      for (const { src, sizes } of drawn) {
        const { width, height } = await sharp(await (await get(src)).arrayBuffer()).metadata()
        expect(`${width}x${height}`).toBe(sizes)
      }
      for (const rel of ['icon', 'apple-touch-icon']) {
        for (const { href: icon = '' } of home.links(rel)) expect((await get(icon)).status).toBe(200)
      }
    },
  )

  test.each(['fr', 'en'] as const)('the staff area is installed beside the site, in %s too', async (lang) => {
    const staff = await (await get(documents[`staff.${lang}`].path)).json()
    const site = await (await get(documents[`manifest.${lang}`].path)).json()
    expect(staff).toMatchObject({ lang: `${lang}-CA`, id: '/admin', start_url: '/admin', scope: '/admin' })
    for (const named of ['id', 'name', 'short_name']) expect(staff[named]).not.toBe(site[named])
    expect(staff.name).toContain(business.name)
    const icons: { src: string; sizes: string }[] = staff.icons
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '192x192', '512x512'])
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(await (await get(src)).arrayBuffer()).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
    const headers = { cookie: `garage-language=${lang}` }
    const page = await (await fetch(new URL('/login', garage.url), { headers })).text()
    expect(page).toContain(`href="${documents[`staff.${lang}`].path}"`)
  })

  test('the browser bars have the colour of the paper, as the stylesheet has it', () => {
    const [tokens = ''] = readFileSync('app/styles/tokens.css', 'utf8').split('@utility paper-colors')
    const papers = [...tokens.matchAll(/--paper: (#\w+);/g)].map(([, colour]) => colour)
    expect(headOf('/').meta('theme-color')).toEqual(papers)
  })

  test('pages carry the rules for what may be fetched ahead: pages of the site, never the staff area', async () => {
    for (const path of ['/', '/en/contact', '/blog?q=freins']) {
      const html = await (await get(path)).text()
      const [, rules = ''] = /<script[^>]* type="speculationrules">(.*?)<\/script>/.exec(html) ?? []
      const [rule] = JSON.parse(rules).prefetch
      const never: string[] = rule.where.and[1].not.href_matches
      const isFetched = (path: string) =>
        !never.some((pattern) => new URLPattern(pattern, SITE).test(path, SITE))
      expect(listed.filter((path) => !isFetched(path))).toEqual([])
      const closed = ['/admin', '/admin/x', '/login', '/login/sign-out', '/api/auth/get-session']
      expect([...closed, '/blog?q=freins', '/contact.vcf'].filter(isFetched)).toEqual([])
    }
  })

  test('the booking host is looked up ahead on every page, without connecting', () => {
    for (const path of listed) {
      expect(headOf(path).links('dns-prefetch'), path).toEqual([
        { rel: 'dns-prefetch', href: new URL(business.bookingUrl).origin },
      ])
      expect(headOf(path).links('preconnect'), path).toEqual([])
    }
  })

  test('the head asks for the one font, and on the home page for the first picture as the page shows it', async () => {
    for (const path of listed) {
      const fonts = headOf(path)
        .links('preload')
        .filter((link) => link.as === 'font')
      expect(fonts, path).toHaveLength(1)
      const html = await (await get(path)).text()
      expect(new Set(html.match(/\/assets\/[\w.-]+\.woff2/g)), path).toEqual(new Set([fonts[0]?.href]))
    }
  })
})
