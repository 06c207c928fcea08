import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { categoryKeys } from '#app/content/blog/categories.ts'
import { blogCopy } from '#app/content/blog/copy.ts'
import { wordCount } from '#app/content/blog/markdown.ts'
import { posts } from '#app/content/blog/posts.ts'
import { blogSlugs } from '#app/content/blog/slugs.ts'
import { business } from '#app/content/business/business.ts'
import { projects, projectsPage } from '#app/content/business/projects.ts'
import { reviews } from '#app/content/business/reviews.ts'
import { faq } from '#app/content/faq.ts'
import { fillAll } from '#app/content/fill.ts'
import { longDate, relativeDate } from '#app/content/hours/dates.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { payments, paymentsText } from '#app/content/prices/payments.ts'
import { legalMinimum, warranties } from '#app/content/prices/warranties.ts'
import { content } from '#app/content/snapshot.ts'
import { about } from '#app/content/texts/about.ts'
import { accessibility, accessibilityUpdated } from '#app/content/texts/accessibility.ts'
import { privacy, privacyUpdated } from '#app/content/texts/privacy.ts'
import { everyPath, placeOf } from '#app/places.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../app/content/texts/*.ts', { eager: true })
const isCopy = (value: unknown): value is Record<Lang, unknown> =>
  typeof value === 'object' && value !== null && langs.every((lang) => Object.hasOwn(value, lang))
const ofPages = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (isCopy(value) ? [[name, value] as const] : [])),
)
/** The example e-mail address of the form. */
const EXAMPLE = /nom@exemple\.ca|name@example\.ca/
/** The copy of every page, and copy kept elsewhere. */
const copies: Record<string, Record<Lang, unknown>> = {
  ...Object.fromEntries(ofPages),
  faq,
  projectsPage,
  blogCopy,
  reviews: { fr: reviews('fr'), en: reviews('en') },
  projects: { fr: projects('fr'), en: projects('en') },
}

/** Every text in a value, with its path: `hero.ticks.0`. */
function textsOf(value: unknown, way = ''): [string, string][] {
  if (typeof value === 'string') return [[way, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, way ? `${way}.${key}` : key))
}

const articleFiles = blogSlugs.flatMap(({ fr }) =>
  langs.map((lang) => {
    const source = readFileSync(new URL(`../../app/content/blog/${fr}.${lang}.md`, import.meta.url), 'utf8')
    return { name: `${fr}.${lang}.md`, lang, source, body: source.split('\n---\n').slice(1).join('\n---\n') }
  }),
)

describe.each(Object.entries(copies))('%s', (_, copy) => {
  it('names only facts there are, in both languages', () => {
    for (const lang of langs) expect(textsOf(fillAll(copy[lang], lang)).length).toBeGreaterThan(0)
  })

  it('says the same things in both languages, in words of its own', () => {
    const french = textsOf(copy.fr)
    const english = textsOf(copy.en)
    expect(english.map(([way]) => way)).toEqual(french.map(([way]) => way))
    for (const [way, text] of [...french, ...english]) expect(text.trim(), way).not.toBe('')
    const prose = french.filter(([, text]) => text.split(' ').length > 4)
    const same = prose.filter(([way, text]) =>
      english.some(([other, twin]) => other === way && twin === text),
    )
    expect(same).toEqual([])
  })

  it('types no amount, phone or e-mail address of its own', () => {
    for (const [way, text] of [...textsOf(copy.fr), ...textsOf(copy.en)]) {
      expect(text.replace(EXAMPLE, ''), way).not.toMatch(/\$|\d{3}[ -]\d{4}|@/)
    }
  })
})

describe('both languages', () => {
  const french = [...Object.values(copies).flatMap((copy) => textsOf(fillAll(copy.fr, 'fr')))].map(
    ([, text]) => text,
  )
  const english = [...Object.values(copies).flatMap((copy) => textsOf(fillAll(copy.en, 'en')))].map(
    ([, text]) => text,
  )
  for (const post of posts('fr')) french.push(post.title, post.excerpt, post.html.replace(/<[^>]+>/g, ''))
  for (const post of posts('en')) english.push(post.title, post.excerpt, post.html.replace(/<[^>]+>/g, ''))

  it('keep to the typography of Quebec French', () => {
    for (const text of french) {
      expect(text).not.toMatch(
        /[ \u00a0][!?;]|['"]|(?<!\u00a0)»|«(?!\u00a0)| [:$%]|\d (?:\$|%|km)|\S:(?:\s|$)/,
      )
    }
  })

  it('keep to the typography of Canadian English', () => {
    for (const text of english) expect(text).not.toMatch(/[ \u00a0][!?;:%]|['"]|[«»]|\d[ \u00a0]\$/)
  })

  it('praise nothing without measure', () => {
    const filler =
      /meilleur garage|de confiance|n[o°] 1|incontournable|à la pointe|world-class|top-notch|best in|state-of-the-art|second to none|seamless/i
    for (const text of [...french, ...english]) expect(text).not.toMatch(filler)
  })
})

describe('home', () => {
  it('has the ticks, badges, cards and strings of the specification', () => {
    const { home: page, faq: questions, reviews } = content('fr')
    expect(page.hero.ticks).toHaveLength(5)
    expect(page.hero.trust.map(({ value }) => value)).toEqual(['15+', '2', '100\u00a0%'])
    expect(page.why.cards).toHaveLength(3)
    expect(page.services).toMatchObject({
      back: 'Retour aux services',
      prices: 'Prix & Services',
      details: 'Voir détails',
      photosToCome: 'Images à venir',
    })
    expect(page.gallery.empty).toBe('Aucune image disponible')
    expect(content('en').home.gallery.broken).toBe('Image not available')
    expect(questions).toHaveLength(5)
    expect(reviews).toHaveLength(4)
  })

  it('answers on warranties from the warranty table, and on payment from the list of payments', () => {
    for (const lang of langs) {
      const [warranty, estimate] = content(lang).faq
      const plain = (text: string) => text.replaceAll('\u00a0', ' ')
      for (const { length } of Object.values(warranties)) {
        expect(plain(warranty?.answer ?? '')).toContain(plain(length[lang]))
      }
      expect(plain(warranty?.answer ?? '')).toContain(plain(legalMinimum.length[lang]))
      for (const payment of business.payments) expect(estimate?.answer).toContain(payments[payment][lang])
    }
    expect(paymentsText('fr')).toMatch(/^argent comptant, .* et financement/)
  })

  it('shows reviews and projects as examples until real ones come, without names', () => {
    for (const item of [...reviews('fr'), ...projects('fr')]) {
      expect(item.placeholder).toBe(true)
      expect(item.date).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
    expect(projects('fr')).toHaveLength(3)
    for (const review of reviews('fr')) {
      expect(review.who).toMatch(/^Cliente?, /)
      expect(review.rating).toBe(5)
    }
  })
})

describe('about, privacy and accessibility', () => {
  it('have their six services, three values, sections and limits', () => {
    for (const lang of langs) {
      expect(new Set(about[lang].specialties.items.map(({ service }) => service)).size).toBe(6)
      expect(about[lang].values.items).toHaveLength(3)
      expect(accessibility[lang].shortfalls.items.length).toBeGreaterThan(0)
      const ids = privacy[lang].sections.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('say how long requests are kept, who is in charge and when the text changed', () => {
    for (const lang of langs) {
      const text = JSON.stringify(content(lang).privacy)
      for (const fact of [business.privacyOfficer[lang], business.email, '24', '30', 'Commission d’accès']) {
        expect(text).toContain(fact)
      }
    }
    for (const day of [privacyUpdated, accessibilityUpdated])
      expect(Number.isNaN(Date.parse(day))).toBe(false)
  })
})

describe('articles', () => {
  it('are as many in each language, three at least, one of them featured', () => {
    for (const lang of langs) {
      expect(posts(lang).length).toBeGreaterThanOrEqual(3)
      expect(posts(lang)).toHaveLength(posts('fr').length)
      expect(posts(lang).filter((post) => post.featured)).toHaveLength(1)
      expect(posts(lang).some((post) => post.popular)).toBe(true)
    }
    expect(categoryKeys).toHaveLength(6)
  })

  it.each(articleFiles)('$name has 650 to 950 words and a table of contents', ({ body, lang, source }) => {
    const words = wordCount(body)
    expect(words).toBeGreaterThanOrEqual(650)
    expect(words).toBeLessThanOrEqual(950)
    expect(source).not.toMatch(/\$|\bkm\b/)
    const headings = body.match(/^#{2,3} /gm) ?? []
    expect(headings.length).toBeGreaterThanOrEqual(3)
    expect(body).not.toMatch(/^# /m)
    expect(lang === 'fr' ? body.match(/\]\(\/en/) : body.match(/\]\((?!\/en)/)).toBeNull()
  })

  it.each(articleFiles)('$name links only to pages there are', ({ body, lang }) => {
    const links = [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address ?? '')
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) {
      expect(everyPath()).toContain(link)
      expect(placeOf(link)?.lang).toBe(lang)
    }
  })

  it('have the same structure in both languages', () => {
    for (const french of posts('fr')) {
      const english = posts('en').find((post) => post.slugs.fr === french.slug)
      expect(english?.headings.map(({ depth }) => depth)).toEqual(french.headings.map(({ depth }) => depth))
      expect(english?.tags).toHaveLength(french.tags.length)
    }
  })

  it('show pictures of the library, as the projects do', () => {
    for (const { image } of [...posts('fr'), ...projects('fr')]) {
      expect(existsSync(new URL(`../../art/pictures/${image}.webp`, import.meta.url)), image).toBe(true)
    }
  })
})

describe('dates', () => {
  it('are written out', () => {
    expect(longDate('2026-12-01', 'fr')).toBe('1er décembre 2026')
    expect(longDate('2026-12-11', 'fr')).toBe('11 décembre 2026')
    expect(longDate('2026-12-01', 'en')).toBe('December 1, 2026')
  })

  it.each([
    ['2026-11-21', 'aujourd’hui', 'today'],
    ['2026-11-20', 'hier', 'yesterday'],
    ['2026-11-15', 'il y a 6 jours', '6 days ago'],
    ['2026-11-14', 'la semaine dernière', 'last week'],
    ['2026-10-14', 'le mois dernier', 'last month'],
    ['2026-08-11', 'il y a 3 mois', '3 months ago'],
    ['2026-09-29', 'il y a 2 mois', '2 months ago'],
    ['2025-11-22', 'il y a 12 mois', '12 months ago'],
    ['2025-11-06', 'l’année dernière', 'last year'],
    ['2027-01-01', 'aujourd’hui', 'today'],
  ])('%s is %s', (day, french, english) => {
    expect(relativeDate(day, '2026-11-21', 'fr')).toBe(french)
    expect(relativeDate(day, '2026-11-21', 'en')).toBe(english)
  })
})
