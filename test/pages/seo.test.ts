import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { business } from '#app/content/business/business.ts'
import { bundledFacts, setFacts } from '#app/content/facts.ts'
import { langOf, langs } from '#app/content/language.ts'
import { contentWith, setContent } from '#app/content/snapshot.ts'
import { everyPath, listedPaths, placeOf } from '#app/places.ts'
import { documentAt } from '#app/public/documents.server.ts'
import { publicPages } from '#app/public/pages.server.ts'
import { headTags, unlistedHead } from '#app/public/seo/meta.ts'
import { siteHead } from '#app/public/seo/site-head.ts'
import { setSiteUrl } from '#app/public/seo/site-url.ts'
import { postAt } from '#app/public/seo/subjects.ts'
import { nextPages } from '#app/public/start-scripts.server.ts'
import { documents, href } from '#app/site-map.ts'
import { faultsOf } from '../content/vocabulary.ts'
import { type Head, plainText, readHead } from './head.ts'

const SITE = 'https://garage.example'
const BUNDLED = contentWith(bundledFacts)
const listed = listedPaths()
const heads = new Map<string, Head>()

beforeAll(() => {
  setSiteUrl(SITE)
  for (const each of everyPath())
    heads.set(each, readHead(`${rawHead(each)}${siteHead(langOf(each))}</head>`))
})
afterAll(() => setSiteUrl('http://localhost:3000'))

function rawHead(path: string): string {
  const place = placeOf(path) ?? expect.fail(`${path} is no page`)
  const { lang } = place
  return publicPages[place.name].head({ lang, path, place, query: new URLSearchParams(), now: new Date() })
}

const headOf = (pathname: string): Head => heads.get(pathname) ?? expect.fail(`${pathname} was not read`)
const textOf = (pathname: string) => documentAt(pathname)?.text() ?? expect.fail(`no ${pathname}`)
const jsonOf = async (pathname: string) => JSON.parse(await textOf(pathname))
/** Where the server finds what it serves at an address. */
const fileOf = (address: string) =>
  path.join(address.startsWith('/pictures/') ? 'build' : 'public', address.replace(SITE, ''))
const sizeOf = async (address: string) => {
  const { width, height, format } = await sharp(readFileSync(fileOf(address))).metadata()
  return `${format} ${width}x${height}`
}

describe.each(listed)('%s', (pathname) => {
  const head = () => headOf(pathname)
  const only = (name: string) => {
    const found = head().meta(name)
    expect(found, name).toHaveLength(1)
    return found[0] ?? ''
  }

  test('has its own words', () => {
    expect(head().title?.length).toBeLessThanOrEqual(70)
    expect(only('description').length).toBeGreaterThan(50)
    expect(only('description').length).toBeLessThanOrEqual(155)
    expect(only('keywords').split(', ').length).toBeGreaterThan(1)
    // The site is in preparation.
    expect(head().meta('robots')).toEqual(['noindex'])
  })

  test('names its own address and its other languages, which name it back', () => {
    const own = SITE + pathname
    expect(
      head()
        .links('canonical')
        .map(({ href }) => href),
    ).toEqual([own])
    const { alternates } = head()
    expect(Object.keys(alternates)).toEqual([...langs, 'x-default'])
    expect(alternates[langOf(pathname)]).toBe(own)
    expect(alternates['x-default']).toBe(alternates.fr)
    for (const other of Object.values(alternates))
      expect(headOf(other.slice(SITE.length) || '/').alternates).toEqual(alternates)
  })

  test('is shared with its words and a picture of 1200 by 630 pixels', async () => {
    const lang = langOf(pathname)
    const locales = { fr: 'fr_CA', en: 'en_CA' }
    const { title = '' } = head()
    expect(title.startsWith(only('og:title'))).toBe(true)
    expect(only('og:description')).toBe(only('description'))
    expect(only('og:url')).toBe(SITE + pathname)
    expect([only('og:locale'), only('og:locale:alternate')]).toEqual([
      locales[lang],
      locales[lang === 'fr' ? 'en' : 'fr'],
    ])
    const place = placeOf(pathname)
    const post = place && postAt(place)
    expect(only('og:type')).toBe(post ? 'article' : 'website')
    const parts = ['author', 'published_time', 'section', 'tag'].map((part) => head().meta(`article:${part}`))
    expect(parts).toEqual(
      post ? [[post.author], [post.date], [post.categoryLabel], post.tags] : [[], [], [], []],
    )
    expect(head().meta('article:modified_time')).toEqual(
      post ? [expect.stringMatching(/^\d{4}-\d\d-\d\d/)] : [],
    )
    expect(only('og:image:alt')).toBeTruthy()
    expect(only('twitter:card')).toBe('summary_large_image')
    const image = only('og:image')
    expect(image.startsWith(`${SITE}/`)).toBe(true)
    expect(await sizeOf(image.slice(SITE.length))).toBe('jpeg 1200x630')
  })

  test('says nothing that the schema.org vocabulary does not know', () => {
    expect(faultsOf(head().structured)).toEqual([])
  })

  test('looks up and connects to nobody ahead', () => {
    expect(head().links('dns-prefetch').concat(head().links('preconnect'))).toEqual([])
  })
})

test.each(['title', 'description'] as const)('no two pages have the same %s', (of) => {
  const texts = listed.map((each) => (of === 'title' ? headOf(each).title : headOf(each).meta(of)[0]))
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('the vocabulary check finds what is wrong', () => {
  const graph = (thing: object) => ({ '@context': 'https://schema.org', '@graph': [thing] })
  const hours = { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Someday' }
  for (const wrong of [
    graph({ '@type': 'AutoRepairShop' }),
    graph({ '@type': 'AutoRepair', opens: '09:00' }),
    graph({ '@type': 'AutoRepair', geo: 'Montréal' }),
    graph({ '@type': 'Service', provider: { '@id': '#nobody' } }),
    graph({ '@type': 'BlogPosting', datePublished: '15 octobre' }),
    graph({ '@type': 'AutoRepair', openingHoursSpecification: hours }),
    { '@type': 'AutoRepair' },
  ])
    expect(faultsOf(wrong)).toHaveLength(1)
})

test('what is not listed says so, and names neither an address nor data for machines', () => {
  const offline = headOf(href('offline', 'fr'))
  const found = readHead(`${headTags({ title: 'a', description: 'b' }, '/prix', { unlisted: true })}</head>`)
  const failed = readHead(`${unlistedHead('a & b')}</head>`)
  for (const head of [offline, found, failed]) {
    expect(head.meta('robots')).toEqual(['noindex'])
    expect([head.links('canonical'), head.alternates, head.structured]).toEqual([[], {}, undefined])
  }
  expect(failed.title).toBe(`a &amp; b | ${business.name}`)
})

describe('a text that is no text of a page', () => {
  const HOSTILE = '</script>"><script>alert(1)</script>&'

  test('ends no tag, no script and no document', async () => {
    const [post] = BUNDLED.fr.posts
    if (!post) throw new Error('no posts')
    const words = { title: HOSTILE, excerpt: HOSTILE, categoryLabel: HOSTILE, tags: [HOSTILE] }
    setContent({ ...BUNDLED, fr: { ...BUNDLED.fr, posts: [{ ...post, ...words }] } })
    const pathname = href('post', 'fr', post.slug)
    const html = rawHead(pathname)
    expect(html).not.toContain('<script>alert')
    const head = readHead(`${html}</head>`)
    expect(plainText(head.title ?? '')).toBe(`${HOSTILE} | ${business.name}`)
    expect(head.meta('article:tag')).toEqual([HOSTILE])
    expect(head.structured?.['@graph'].at(-1)).toMatchObject({ headline: HOSTILE, articleSection: HOSTILE })
    const feed = await textOf(documents['feed.fr'].path)
    expect(feed).not.toContain('<script>')
    expect(feed.split(plainEscaped(HOSTILE))).toHaveLength(4)
  })

  test('ends no line of the contact card', async () => {
    setFacts({ ...bundledFacts, business: { ...business, name: 'A, B; C\\D\nEND:VCARD' } })
    const lines = (await textOf(documents.card.path)).split('\r\n')
    expect(lines).toContain('FN:A\\, B\\; C\\\\D\\nEND:VCARD')
    expect(lines.filter((line) => line.startsWith('END'))).toEqual(['END:VCARD'])
  })
})

const plainEscaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

describe('what programs read', () => {
  test('the sitemap lists every page once, with its languages and a day that has been', async () => {
    expect(documentAt(documents.sitemap.path)?.headers.get('content-type')).toContain('application/xml')
    const entries = [...(await textOf(documents.sitemap.path)).matchAll(/<url>(.*?)<\/url>/gs)]
    const found = entries.map(([, entry = '']) => ({
      loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
      day: /<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/.exec(entry)?.[1] ?? '',
      alternates: Object.fromEntries(
        [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href]) => [lang, href]),
      ),
    }))
    expect(found.map(({ loc }) => loc)).toEqual(listed.map((each) => SITE + each))
    for (const [index, { day, alternates }] of found.entries()) {
      expect(Date.parse(day)).toBeLessThanOrEqual(Date.now() + 86_400_000)
      expect(alternates).toEqual(headOf(listed[index] ?? '').alternates)
    }
  })

  test.each(langs)('the feed in %s carries every article whole, with whole addresses', async (lang) => {
    const feed = await textOf(documents[`feed.${lang}`].path)
    const articles = listed.filter((each) => placeOf(each)?.name === 'post' && langOf(each) === lang)
    expect([...feed.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, guid]) => guid).sort()).toEqual(
      articles.map((each) => SITE + each).sort(),
    )
    expect(feed).not.toMatch(/(href|src)=&quot;\//)
    expect(feed).toContain('&lt;h2')
    const feeds = listed.filter((each) =>
      headOf(each)
        .links('alternate')
        .some(({ href }) => href === documents[`feed.${lang}`].path),
    )
    expect(feeds.sort()).toEqual([...articles, href('blog', lang)].sort())
  })

  test.each(langs)('site and staff area can be installed in %s, with icons', async (lang) => {
    const names = { site: 'manifest', staff: 'staff' } as const
    const [site, staff] = await Promise.all([
      jsonOf(documents[`manifest.${lang}`].path),
      jsonOf(documents[`staff.${lang}`].path),
    ])
    expect(site).toMatchObject({ lang: `${lang}-CA`, start_url: href('home', lang), scope: '/' })
    expect(staff).toMatchObject({ lang: `${lang}-CA`, id: '/admin', start_url: '/admin', scope: '/admin' })
    expect(staff.name).toContain(business.name)
    for (const named of ['id', 'name', 'short_name']) expect(staff[named]).not.toBe(site[named])
    for (const [part, { icons, display }] of Object.entries({ site, staff })) {
      expect(display).toBe('standalone')
      const drawn: { src: string; sizes: string; purpose: string }[] = icons.filter(
        ({ type }: { type: string }) => type === 'image/png',
      )
      expect(drawn.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
        ['any', 'maskable'].flatMap((purpose) => [`${purpose} 192x192`, `${purpose} 512x512`]),
      )
      for (const { src, sizes } of drawn) expect(await sizeOf(src)).toBe(`png ${sizes}`)
      const head = readHead(`${siteHead(lang, part as keyof typeof names)}</head>`)
      const manifest = documents[`${names[part as keyof typeof names]}.${lang}`].path
      expect(head.links('manifest').map(({ href }) => href)).toEqual([manifest])
      expect(await sizeOf(head.links('apple-touch-icon')[0]?.href ?? '')).toMatch(/^png/)
    }
  })

  test('the browser bars have the colour of the paper, as the stylesheet has it', () => {
    const [tokens = ''] = readFileSync('app/styles/tokens.css', 'utf8').split('@utility paper-colors')
    const papers = [...tokens.matchAll(/--paper: (#\w+);/g)].map(([, colour]) => colour)
    expect(headOf('/').meta('theme-color')).toEqual(papers)
  })

  test('what may be fetched ahead are pages of the site, never the staff area', () => {
    const [rule] = JSON.parse(nextPages).prefetch
    const never: string[] = rule.where.and[1].not.href_matches
    const isFetched = (each: string) =>
      !never.some((pattern) => new URLPattern(pattern, SITE).test(each, SITE))
    expect(listed.filter((each) => !isFetched(each))).toEqual([])
    const closed = ['/admin', '/admin/x', '/login', '/login/sign-out', '/api/auth/get-session']
    expect([...closed, '/blog?q=freins', '/contact.vcf'].filter(isFetched)).toEqual([])
  })
})
