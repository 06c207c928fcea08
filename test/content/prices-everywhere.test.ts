import { beforeAll, describe, expect, test } from 'vitest'
import { bundledFacts, type Facts } from '#app/content/facts.ts'
import { galleryTabs } from '#app/content/gallery.ts'
import { type Lang, langOf, langs } from '#app/content/language.ts'
import { packages } from '#app/content/packages/index.ts'
import { amountText, money } from '#app/content/prices/money.ts'
import { type Price, type PriceBook, type PriceKey, prices } from '#app/content/prices/prices.ts'
import { type AnyUnit, unitOf } from '#app/content/prices/units.ts'
import { recordOf } from '#app/content/records/records.ts'
import { isConfirmed } from '#app/content/records/stands.ts'
import { priceSections, service, serviceIds, services } from '#app/content/services/index.ts'
import { estimate } from '#app/estimate/estimate.ts'
import { centsText } from '#app/estimate/line.ts'
import { href } from '#app/site-map.ts'
import { renderedSite, wordsOf } from '../pages/rendered.ts'
import { specified } from './specified-figures.ts'

type View = [address: string, html: string, lang: Lang]

/** Every public page, and also the home page with each service opened and the gallery at each tab. */
async function everyView(site: ReturnType<typeof renderedSite>): Promise<View[]> {
  const views = [...(await site.all())]
  for (const lang of langs) {
    const opened = [
      ...serviceIds.map((id) => `${href('home', lang)}?service=${id}`),
      ...galleryTabs.map((id) => `${href('gallery', lang)}?tab=${id}`),
    ]
    for (const address of opened) views.push([address, await site.page(address)])
  }
  return views
    .filter(([, html]) => html.startsWith('<!DOCTYPE html>'))
    .map(([address, html]) => [address, html, langOf(address.split('?')[0] ?? '')])
}

const site = renderedSite()
let pages: Map<string, string>
beforeAll(async () => {
  pages = await site.all()
})

const book: PriceBook = prices
const keys = Object.keys(prices) as PriceKey[]

/** Amounts set by law, with the words around them: they stay when the garage changes its prices. */
const byLaw =
  /(?:plus de|au-dessus de|au-delà de|dépasse|above|more than) \$?100(?:\u00a0\$)?|(?:travail de|work of) \$?50(?:\u00a0\$)? (?:ou moins|or less)|\$?200(?:\u00a0\$)? (?:à|to) \$?300(?:\u00a0\$)?/gi

/** Every amount of money in a text, as either language writes it. */
function amountsIn(text: string): string[] {
  return (
    text
      .replaceAll('<!-- -->', '')
      .replace(byLaw, '')
      .match(
        /(?<![\d,.\u00a0])\d{1,3}(?:\u00a0\d{3})*(?:,\d\d)?\u00a0\$|(?<![\w$\\])\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?(?![\w(])/g,
      ) ?? []
  )
}

/** The amounts, distances and phone numbers on a page, written alike for both languages. */
function figuresOn(html: string): string[] {
  const words = wordsOf(html).replace(/(?<=\d)[\u00a0,](?=\d{3}(?!\d))/g, '')
  const found = words.match(/\d+(?:,\d\d)?\u00a0\$|\$\d+(?:\.\d\d)?|\d+\u00a0km|\d{3}-?\d{3}-\d{4}/g) ?? []
  return [...new Set(found.map((figure) => figure.replace(',', '.').replace(/[\u00a0$-]/g, '')))].sort()
}

/** The exact and minimum prices in the structured data of a page. */
function offersOf(html: string): number[] {
  const found: number[] = []
  const look = (value: unknown): void => {
    if (!value || typeof value !== 'object') return
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'price' || name === 'minPrice') found.push(Number(inner))
      else look(inner)
    }
  }
  for (const [, json = ''] of html.matchAll(
    /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
  ))
    look(JSON.parse(json))
  return found
}

/** Every amount on the receipts of the services' pages, computed from these facts. */
function receiptAmounts(lang: Lang, facts: Facts): Set<string> {
  const amounts = packages.flatMap((job) => {
    const { lines, lowest } = estimate(job, job.usual?.answers ?? {}, facts)
    return [
      ...Object.values(lowest),
      ...lines.flatMap(({ each, lowest: low = [] }) => [each ?? [], low].flat()),
    ]
  })
  return new Set(amounts.map((amount) => centsText(amount, lang)))
}

/** Whether the text after an amount names its unit, worded as in a list or in a sentence, or what it counts all of. */
function saysUnit(after: string, unit: AnyUnit, lang: Lang): boolean {
  const { name, spoken } = unitOf(unit)[lang]
  return [` / ${name}`, ` ${spoken}`, ' les quatre', ' all four'].some((way) => after.startsWith(way))
}

/** The pages, without the documents for programs, which contain both languages. */
const htmlPages = () => [...pages].filter(([, html]) => html.startsWith('<!DOCTYPE html>'))

const numeric = keys.filter((key) => typeof book[key].amount === 'number')

describe('one source', () => {
  /** A distinct amount for each price, which nothing else on the site has. */
  const amountOf = (key: PriceKey) => 7301.25 + keys.indexOf(key)
  const changed: Facts = {
    ...bundledFacts,
    prices: Object.fromEntries(
      keys.map((key) => [key, { ...book[key], ...(numeric.includes(key) && { amount: amountOf(key) }) }]),
    ) as PriceBook,
  }
  let after: Map<string, string>
  let views: View[]

  beforeAll(async () => {
    const bundled = Object.fromEntries(langs.map((lang) => [lang, site.api.content(lang)]))
    site.api.setContent(site.api.contentWith(changed))
    after = await site.all()
    views = await everyView(site)
    site.api.setContent(bundled as ReturnType<typeof site.api.contentWith>)
  })

  test('amounts are found where they are: otherwise the next test could not fail', () => {
    for (const lang of langs) {
      expect(amountsIn(pages.get(href('pricing', lang)) ?? '')).toContain(money(380, lang))
      expect(amountsIn(pages.get(href('home', lang)) ?? '')).toContain(money(40, lang))
      expect(amountsIn(pages.get(href('contact', lang)) ?? '')).toContain(money(100, lang))
      expect(offersOf(pages.get(href('pricing', lang)) ?? '')).toContain(10.5)
    }
  })

  test('with another price book, no page, feed or structured data says an old amount', () => {
    // The least brake job is the sum of two new amounts; a receipt has sums of its own.
    const isNew = (amount: string) => /7[\u00a0,]3\d\d[.,]25|14[\u00a0,]6\d\d[.,]50/.test(amount)
    const old = [...after].flatMap(([address, html]) =>
      amountsIn(html)
        .filter((amount) => !isNew(amount) && !receiptAmounts(langOf(address), changed).has(amount))
        .map((amount) => `${address}: ${amount}`),
    )
    expect(old).toEqual([])
    // Free offers cost 0.
    const offers = [0, ...numeric.map(amountOf)]
    for (const [address, html] of after) {
      for (const offer of offersOf(html)) expect(offers, address).toContain(offer)
    }
  })

  test('the pages of both languages say the same figures, of the files and of the other price book', () => {
    for (const all of [pages, after])
      for (const [path, html] of all) {
        const english = /^<!D.*? hrefLang="en" href="https?:\/\/[^/]+([^"]*)"/is.exec(html)?.[1] ?? path
        expect([path, figuresOn(all.get(english) ?? '')]).toEqual([path, figuresOn(html)])
      }
    expect(figuresOn(pages.get('/prix') ?? '').length).toBeGreaterThan(15)
  })

  test('and every new amount stands where its line is shown', () => {
    for (const lang of langs) {
      const shows = (address: string, key: PriceKey) =>
        expect(wordsOf(after.get(address) ?? ''), `${address} ${key}`).toContain(
          amountText(changed.prices[key], lang),
        )
      for (const id of Object.values(priceSections))
        for (const key of service(id).prices) shows(href('pricing', lang), key)
      for (const { slug, prices: lines } of services)
        for (const key of lines) shows(href('service', lang, slug[lang]), key)
    }
  })

  test.each(langs)('an amount counted by something says by what, in %s', (lang) => {
    const wrong = views
      .filter((page) => page[2] === lang)
      .flatMap(([address, html]) => {
        // The amount of a receipt's line is for the quantity of that line.
        const words = wordsOf(html.replace(/<div class="slip">.*?<\/table>/gs, '')).replaceAll('\u00a0', ' ')
        return keys.flatMap((key) => {
          const { unit }: Price = book[key]
          if (!unit) return []
          const parts = words.split(amountText(changed.prices[key], lang).replaceAll('\u00a0', ' '))
          // The card of a service says its least price without a unit, as specified.
          return parts
            .slice(1)
            .flatMap((after, place) =>
              saysUnit(after, unit, lang) || /(À partir de|From) $/.test(parts[place] ?? '')
                ? []
                : [`${address} ${key}: ${parts[place]?.slice(-50)}[]${after.slice(0, 30)}`],
            )
        })
      })
    expect(wrong).toEqual([])
  })
})

test('an amount without a unit is for the whole job, or waits for the owner to say what it is for', () => {
  const waiting = keys.filter((key) => book[key].unitToConfirm)
  expect(waiting.every((key) => !book[key].unit)).toBe(true)
  expect(waiting.filter((key) => isConfirmed(recordOf(`prices.${key}`)))).toEqual([])
})

let addresses: string[] = []
const figures = specified.split('\n').flatMap((line) => {
  if (line.startsWith('# ')) addresses = line.slice(2).split(' ')
  const texts = line.startsWith('# ') ? [] : line.split(' | ')
  return texts.flatMap((text, at) => (text ? [{ address: addresses[at] ?? '', text }] : []))
})

test.each(figures)('the specification has $address say "$text"', ({ address, text }) => {
  const parts = text.replaceAll('~', '\u00a0').split(' … ').map(RegExp.escape)
  const pattern = new RegExp(`${parts.join('[^$]{0,110}?')}(?![\\d,.]\\d|\\d)`, 'i')
  expect(pattern.test(wordsOf(pages.get(address) ?? ''))).toBe(true)
})

describe('no second figure for one thing', () => {
  test('every amount on every page is one of the price list or of the law', () => {
    for (const [address, html] of htmlPages()) {
      const lang = langOf(address)
      const listed = numeric.map((key) => amountText(book[key], lang))
      const known = receiptAmounts(lang, bundledFacts).union(new Set(listed))
      expect(
        amountsIn(wordsOf(html)).filter((amount) => !known.has(amount)),
        address,
      ).toEqual([])
    }
  })

  test('every page that says an amount of the garage says that taxes are extra', () => {
    const beforeTaxes = {
      fr: /taxes? en sus|s’y ajoutent/i,
      en: /taxes extra|plus taxes|before taxes|are added/i,
    }
    const priced = htmlPages().filter(([, html]) => amountsIn(wordsOf(html)).length > 0)
    expect(priced.length).toBeGreaterThan(20)
    for (const [address, html] of priced) expect(wordsOf(html), address).toMatch(beforeTaxes[langOf(address)])
  })

  test('an amount is written as its language writes it', () => {
    for (const [address, html] of htmlPages()) {
      const wrong = langOf(address) === 'fr' ? /\$\d/ : /\d[\s\u00a0]\$(?!\d)/
      expect(wordsOf(html).match(wrong), address).toBeNull()
      expect(wordsOf(html).match(/\d \$(?!\d)/), address).toBeNull()
    }
  })
})
