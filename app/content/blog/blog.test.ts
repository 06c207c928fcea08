import { describe, expect, it } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { anchorOf } from './anchor.ts'
import { gather, ownArticle } from './articles.ts'
import { type CategoryKey, categoryKeys } from './categories.ts'
import { readArticle } from './front-matter.ts'
import { readingMinutes, toHtml, wordCount } from './markdown.ts'
import { featured, popular, recent, related } from './picks.ts'
import { posts } from './posts.ts'
import { filterQuery, noFilters, type PageList, paginator, readFilters, search } from './search.ts'

/** Forty posts: number 40 is the newest; every fourth is popular; the categories alternate. */
const forty = Array.from({ length: 40 }, (_, index) => {
  const number = index + 1
  return {
    slug: `article-${number}`,
    title: number % 10 === 0 ? `Les pneus d’été no ${number}` : `Article ${number}`,
    excerpt: number === 7 ? 'Un cœur de moteur bien huilé' : 'Un texte d’essai',
    tags: number === 13 ? ['Géométrie', 'roues'] : ['essai'],
    category: categoryKeys[index % categoryKeys.length] as CategoryKey,
    date: `2026-${String(1 + Math.floor(index / 20)).padStart(2, '0')}-${String(1 + (index % 20)).padStart(2, '0')}`,
    featured: false,
    popular: number % 4 === 0,
  }
})
const slugs = (list: readonly { slug: string }[]) => list.map((post) => post.slug)
const numbers = (list: readonly { slug: string }[]) =>
  list.map((post) => Number(post.slug.replace('article-', '')))
const find = (change: Partial<typeof noFilters>) => search(forty, { ...noFilters, ...change })

describe('search', () => {
  it('shows six to a page, newest first, and the rest on the last page', () => {
    expect(numbers(find({}).posts)).toEqual([40, 39, 38, 37, 36, 35])
    expect(find({})).toMatchObject({ total: 40, pages: 7, page: 1 })
    expect(numbers(find({ page: 7 }).posts)).toEqual([4, 3, 2, 1])
  })

  it('finds in title, excerpt and tags, whatever the case and accents', () => {
    for (const q of ["PNEUS D'ETE", 'pneus d’été', 'd’ÉTÉ NO'])
      expect(numbers(find({ q }).posts), q).toEqual([40, 30, 20, 10])
    expect(numbers(find({ q: 'coeur' }).posts)).toEqual([7])
    expect(numbers(find({ q: 'geometrie' }).posts)).toEqual([13])
    expect(numbers(find({ q: 'éométri' }).posts)).toEqual([13])
  })

  it('keeps to a category', () => {
    const result = find({ category: 'seasonal' })
    expect(result.total).toBe(forty.filter((post) => post.category === 'seasonal').length)
    expect(result.posts.every((post) => post.category === 'seasonal')).toBe(true)
  })

  it('orders by age or popularity', () => {
    expect(numbers(find({ sort: 'oldest' }).posts)).toEqual([1, 2, 3, 4, 5, 6])
    expect(numbers(find({ sort: 'popular' }).posts)).toEqual([40, 36, 32, 28, 24, 20])
    expect(numbers(find({ sort: 'popular', page: 2 }).posts)).toEqual([16, 12, 8, 4, 39, 38])
  })
})

describe('filters in the address', () => {
  it('reads them, and takes nonsense for nothing', () => {
    const read = (query: string) => readFilters(new URLSearchParams(query))
    expect(read('')).toEqual(noFilters)
    expect(read('q=+pneus+&category=tires-brakes&sort=oldest&page=3')).toEqual({
      q: 'pneus',
      category: 'tires-brakes',
      sort: 'oldest',
      page: 3,
    })
    expect(read('category=constructor&sort=best&page=-1')).toEqual(noFilters)
    for (const page of ['0', '1.5', 'two', '1e99', '']) expect(read(`page=${page}`).page, page).toBe(1)
    expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(100)
  })

  it('writes only what differs, and reads back what it wrote', () => {
    expect(filterQuery(noFilters)).toBe('')
    const filters = { q: 'pneus d’hiver & frein', category: 'seasonal', sort: 'popular', page: 2 } as const
    expect(readFilters(new URLSearchParams(filterQuery(filters)))).toEqual(filters)
    expect(filterQuery({ ...noFilters, page: 2 })).toBe('?page=2')
  })
})

/** "1« 3‹ 1 … 3 [4] 5 … 9 5› 9»": first, back, the pages, next and last. */
function drawn(model: PageList | undefined): string | undefined {
  if (!model) return undefined
  const { first, previous, items, next, last } = model
  const pages = items.map((item) =>
    item.kind === 'gap' ? '…' : item.current ? `[${item.page}]` : `${item.page}`,
  )
  const steps = [first && `${first}«`, previous && `${previous}‹`, ...pages, next && `${next}›`]
  return [...steps, last && `${last}»`].filter(Boolean).join(' ')
}

it.each([
  [1, '[1] 2 3 … 7 2› 7»'],
  [2, '1« 1‹ 1 [2] 3 4 … 7 3› 7»'],
  [3, '1« 2‹ 1 2 [3] 4 5 … 7 4› 7»'],
  [4, '1« 3‹ 1 2 3 [4] 5 6 7 5› 7»'],
  [5, '1« 4‹ 1 … 3 4 [5] 6 7 6› 7»'],
  [6, '1« 5‹ 1 … 4 5 [6] 7 7› 7»'],
  [7, '1« 6‹ 1 … 5 6 [7]'],
  [10, '1« 9‹ 1 … 8 9 [10] 11 12 … 20 11› 20»', 20],
  [1, '[1] 2 2› 2»', 2],
  [2, '1« 1‹ 1 [2] 3 3› 3»', 3],
  [1, undefined, 1],
])('on page %i the paginator is %s', (page, expected, pages = find({}).pages) => {
  expect(drawn(paginator(page, pages))).toBe(expected)
})

describe('picks', () => {
  const newestFirst = forty.toReversed()

  it('takes three recent, up to three popular, and a post when none is featured', () => {
    expect(numbers(recent(newestFirst))).toEqual([40, 39, 38])
    expect(numbers(popular(newestFirst))).toEqual([40, 36, 32])
    expect(popular(newestFirst.slice(1, 4))).toEqual([])
    expect(numbers(featured(newestFirst))).toEqual([40])
    expect(
      numbers(featured(newestFirst.map((post) => ({ ...post, featured: post.slug === 'article-5' })))),
    ).toEqual([5])
  })

  it('relates up to three of the same category first, never the post itself', () => {
    const to = newestFirst[0]
    if (!to) throw new Error('no posts')
    const others = related(newestFirst, to)
    expect(others).toHaveLength(3)
    expect(others.every((post) => post.category === to.category && post.slug !== to.slug)).toBe(true)
    expect(related([to], to)).toEqual([])
  })
})

const about = `title: Essai : un titre
excerpt: Un extrait
category: tips
tags: un, deux
author: L’équipe
date: 2026-01-02
image: oil-pour
imageAlt: De l’huile
seoKeywords: essai
featured: false
popular: false
published: true`
const file = (changed: (text: string) => string = (text) => text) => `---\n${changed(about)}\n---\nTexte.\n`

describe('article files', () => {
  it('reads front matter as typed values', () => {
    expect(readArticle('x.md', file())).toMatchObject({
      about: { title: 'Essai : un titre', tags: ['un', 'deux'], featured: false, published: true },
      markdown: 'Texte.\n',
    })
  })

  it.each([
    [/^author:.*\n/m, '', '"author" is missing'],
    [/^title:.*$/m, 'title:', '"title" is empty'],
    ['tips', 'cuisine', '"category" must be one of maintenance'],
    ['2026-01-02', '2 janvier', '"date" must be a day'],
    ['01-02', '02-30', '"date" must be a day'],
    ['published: true', 'published: oui', '"published" must be true or false'],
    [/$/, '\npublishd: true', 'unknown field "publishd"'],
    [/$/, '\nvoilà', 'front matter line'],
  ])('with %s as "%s" names the file and the field: %s', (was, now, message) => {
    expect(() =>
      readArticle(
        'x.fr.md',
        file((text) => text.replace(was, now)),
      ),
    ).toThrow(`x.fr.md: ${message}`)
  })

  it('refuses a file without front matter, without a slug, or unlike its translation', () => {
    const slug = { fr: 'essai', en: 'trial' }
    expect(() => readArticle('x.fr.md', 'Texte')).toThrow(/x\.fr\.md: no front matter/)
    expect(() => gather({ './autre.fr.md': file() }, [slug])).toThrow(/autre\.fr\.md: no line for it/)
    expect(() => gather({ './essai.de.md': file() }, [slug])).toThrow(/essai\.de\.md: no line for it/)
    const other = file((text) => text.replace('2026-01-02', '2026-01-03'))
    expect(() => gather({ './essai.fr.md': file(), './essai.en.md': other }, [slug])).toThrow(
      /essai: "date" differs/,
    )
  })
})

describe('posts', () => {
  it('are shown only in the languages they are published in, the newest first', () => {
    const draft = file((text) => text.replace('published: true', 'published: false'))
    const later = file((text) => text.replace('2026-01-02', '2026-03-04'))
    const articles = gather({ './a.fr.md': file(), './a.en.md': draft, './b.fr.md': later }, [
      { fr: 'a', en: 'a-en' },
      { fr: 'b', en: 'b-en' },
    ])
    const french = posts('fr', undefined, articles)
    expect(slugs(french)).toEqual(['b', 'a'])
    expect(french[1]?.publishedIn).toEqual(['fr'])
    expect(posts('en', undefined, articles)).toEqual([])
  })

  it('have their facts filled and a date in words', () => {
    const priced = file().replace('Texte.', 'Vidange : {price:oilChange}.')
    const articles = gather({ './a.fr.md': priced, './a.en.md': file() }, [{ fr: 'a', en: 'a-en' }])
    const oilChange = { ...bundledFacts.prices.oilChange, amount: 41 }
    const facts = { ...bundledFacts, prices: { ...bundledFacts.prices, oilChange } }
    const [post] = posts('fr', facts, articles)
    expect(post).toMatchObject({ html: expect.stringContaining('41\u00a0$.'), dateText: '2 janvier 2026' })
    const opened = { ...facts, opening: { openedOn: '2027-03-04', answers: { articles: 'true' as const } } }
    expect(posts('fr', opened, articles)[0]).toMatchObject({ date: '2027-03-04', dateText: '4 mars 2027' })
    expect(posts('en', facts, articles)[0]).toMatchObject({ slugs: post?.slugs })
    for (const each of posts('fr')) expect(each.html).not.toMatch(/\{[a-z]/)
  })
})

it('an article that the garage added is signed by the shop and has the picture of its category', () => {
  const text = { title: 'T', excerpt: 'E', tags: 'un, deux', markdown: 'M' }
  const slugs = { fr: 't', en: 't-en' }
  const written = { category: 'tips' as const, published: true, slugs, fr: text, en: text }
  expect(ownArticle('own-1f2e3d4c', written)).toBeUndefined()
  expect(ownArticle('own-1f2e3d4c', { ...written, date: '2026-11-01' })?.byLang.en?.about).toMatchObject({
    ...{ tags: ['un', 'deux'], author: 'the shop team', date: '2026-11-01' },
    ...{ image: 'diagnostic-tablet', featured: false, popular: false },
  })
})

describe('Markdown', () => {
  it('gives each heading its own id and lists h2 and h3', () => {
    const { html, headings } = toHtml(
      '## Où ça s’use?\n\n### Pneus & *freins*\n\n## Où ça s’use\n\n#### Note\n',
    )
    expect(headings).toEqual([
      { id: 'ou-ca-suse', text: 'Où ça s’use?', depth: 2 },
      { id: 'pneus-freins', text: 'Pneus & freins', depth: 3 },
      { id: 'ou-ca-suse-2', text: 'Où ça s’use', depth: 2 },
    ])
    for (const { id } of headings) expect(html).toContain(`id="${id}"`)
    expect(html).toContain('Pneus &amp; <em>freins</em>')
  })

  it('escapes what is typed, in headings, texts, links and pictures of any kind', () => {
    const { html, headings } = toHtml('## 5 < 6 & "7"\n\na < b & c [x](/a?b=1&c="d) `<i>`\n\n## ***\n')
    expect(html).toContain('5 &lt; 6 &amp; &quot;7&quot;</h2>')
    expect(html).toContain('a &lt; b &amp; c')
    expect(html).not.toMatch(/<i>|"d|& /)
    expect(headings[0]).toMatchObject({ id: '5-6-7' })
  })

  it('makes addresses from titles', () => {
    expect(anchorOf('  L’été -- à Montréal, « déjà »!  ')).toBe('lete-a-montreal-deja')
  })

  it('counts words and minutes without marks and addresses', () => {
    expect(wordCount('## Un titre\n\n- la **clé** d’or, [ici](/prix-de-tout/long)\n')).toBe(6)
    expect(readingMinutes('mot '.repeat(200))).toBe(1)
    expect(readingMinutes('mot '.repeat(201))).toBe(2)
    expect(readingMinutes('')).toBe(1)
  })
})
