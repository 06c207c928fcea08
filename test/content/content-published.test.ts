import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { business } from '#app/content/business/business.ts'
import { projects } from '#app/content/business/projects.ts'
import { reviews } from '#app/content/business/reviews.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { unanswered } from '#app/content/records/stands.ts'
import { href } from '#app/site-map.ts'
import { openRenderer } from '../pages/rendered.ts'

let site: Awaited<ReturnType<typeof openRenderer>>
let pages: Map<string, string>
beforeAll(async () => {
  site = await openRenderer()
  pages = await site.all()
})
afterAll(() => site.close())

type Thing = { review?: { reviewBody: string }[] }

/** The things described in the structured data of a page. */
function thingsIn(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
    ([, json = '']) => JSON.parse(json)['@graph'],
  )
}

const reviewsIn = (html: string) => thingsIn(html).flatMap((thing) => thing.review ?? [])

/** Every text and number below a value. */
function valuesOf(value: unknown): string[] {
  if (value && typeof value === 'object') return Object.values(value).flatMap(valuesOf)
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

describe('reviews in structured data', () => {
  test('are none of the samples, on any page', () => {
    for (const [address, html] of pages) expect(reviewsIn(html), address).toEqual([])
  })

  test('are the first two that the garage has confirmed', async () => {
    const bundled = Object.fromEntries(langs.map((lang) => [lang, site.api.content(lang)])) as Parameters<
      typeof site.api.setContent
    >[0]
    const confirmed = (lang: Lang) => ({
      ...bundled[lang],
      reviews: bundled[lang].reviews.map((review, index) => ({ ...review, placeholder: index === 0 })),
    })
    site.api.setContent({ fr: confirmed('fr'), en: confirmed('en') })
    for (const lang of langs) {
      const published = reviewsIn(await site.page(href('home', lang)))
      expect(published.map((review) => review.reviewBody)).toEqual(
        bundled[lang].reviews.slice(1, 3).map((review) => review.text),
      )
    }
    site.api.setContent(bundled)
  })
})

describe('structured data', () => {
  /** Facts that the specification requires in the structured data, even before the owner confirms them. */
  const specified = ['name', 'address', 'services', 'payments', 'coordinates', 'phone', 'email', 'social']

  test('holds nothing that still waits for the owner, beyond what the specification asks for', () => {
    const facts: Record<string, unknown> = business
    const waiting = unanswered()
      .map(({ id }) => id.replace('business.', ''))
      .filter((name) => Object.hasOwn(facts, name) && !specified.includes(name))
    expect(waiting).toEqual(expect.arrayContaining(['towing', 'keyDrop', 'suppliers']))
    const samples = langs.flatMap((lang) =>
      [...reviews(lang), ...projects(lang)].filter((item) => item.placeholder).flatMap(valuesOf),
    )
    const unfit = [...waiting.flatMap((name) => valuesOf(facts[name])), ...samples]
      .map((text) => text.replace(/[\s\u00a0]+/g, ' '))
      .filter((text) => text.length > 12)
    for (const [address, html] of pages) {
      const published = valuesOf(thingsIn(html))
        .join(' | ')
        .replace(/[\s\u00a0]+/g, ' ')
      expect(published, address).not.toMatch(/[{}[\]]|undefined|lorem|à compléter|to complete/i)
      expect(
        unfit.filter((text) => published.includes(text)),
        address,
      ).toEqual([])
    }
  })
})
