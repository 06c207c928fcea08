import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { categoryKeys } from '#app/content/blog/categories.ts'
import { type Post, posts } from '#app/content/blog/posts.ts'
import { printedFacts } from '#app/content/fill.ts'
import { content, contentWith, setContent } from '#app/content/snapshot.ts'
import { frame } from '#app/layout/frame.server.ts'
import { blogContent, listing } from '#app/pages/blog/blog-content.server.ts'
import { Results } from '#app/pages/blog/results.tsx'
import { Article } from '#app/pages/post/article.server.tsx'
import { postAt, postContent } from '#app/pages/post/post-content.server.ts'
import { readablePages } from '#app/seo/alternates.ts'

const printed = contentWith(printedFacts)

/** Forty posts beside nothing else: the newest is number 40. */
function forty(): Post[] {
  const [model] = posts('fr')
  if (!model) throw new Error('no posts')
  return Array.from({ length: 40 }, (_, index) => {
    const number = 40 - index
    return {
      ...model,
      slug: `article-${number}`,
      slugs: { fr: `article-${number}`, en: `post-${number}` },
      title: `Article ${number}`,
      category: categoryKeys[number % categoryKeys.length] ?? model.category,
      date: `2026-01-01`,
      featured: number > 38,
      popular: number % 4 === 0,
    }
  })
}

const list = (query: string) => blogContent('fr', new URLSearchParams(query))
const drawn = (query: string) => {
  const { filters, results } = list(query)
  return renderToStaticMarkup(<Results anchor="articles" filters={filters} results={results} />)
}

/** The paginator as it is read: "Première page | 1 | … | [5] | …". */
function paginator(query: string): string | undefined {
  const [, nav] = /<nav aria-label="Pages du blogue"[^>]*>([\s\S]*?)<\/nav>/.exec(drawn(query)) ?? []
  return nav
    ?.split('</li>')
    .slice(0, -1)
    .map((item) => {
      const text = item.replace(/<span class="sr-only">.*?<\/span>|<[^>]*>/g, '')
      const [, label = ''] = /aria-label="([^"]*)"/.exec(item) ?? []
      if (item.includes('aria-current')) return `[${text}]`
      return text || label
    })
    .join(' | ')
}

describe('forty posts', () => {
  beforeEach(() => setContent({ ...printed, fr: { ...printed.fr, posts: forty() } }))
  afterEach(() => setContent(printed))

  it('are shown six to a page, counted', () => {
    expect(drawn('').match(/<article/g)).toHaveLength(6)
    expect(drawn('page=7').match(/<article/g)).toHaveLength(4)
    expect(drawn('')).toContain('40 articles')
  })

  it.each([
    ['', '[1] | 2 | 3 | … | 7 | Page suivante | Dernière page'],
    ['page=2', 'Première page | Page précédente | 1 | [2] | 3 | 4 | … | 7 | Page suivante | Dernière page'],
    [
      'page=4',
      'Première page | Page précédente | 1 | 2 | 3 | [4] | 5 | 6 | 7 | Page suivante | Dernière page',
    ],
    ['page=6', 'Première page | Page précédente | 1 | … | 4 | 5 | [6] | 7 | Page suivante | Dernière page'],
    ['page=7', 'Première page | Page précédente | 1 | … | 5 | 6 | [7]'],
    ['page=99', 'Première page | Page précédente | 1 | … | 5 | 6 | [7]'],
    ['category=repairs', '[1] | 2 | Page suivante | Dernière page'],
    ['q=Article+40', undefined],
    ['q=rien', undefined],
  ])('have for "%s" the paginator %s', (query, expected) => expect(paginator(query)).toBe(expected))

  it('keep the filters from page to page, and lose the page with another filter', () => {
    const { filters, results } = list('q=article&category=repairs&sort=oldest&page=2')
    expect(results.paginator?.first?.href).toBe('/blog?q=article&category=repairs&sort=oldest#articles')
    expect(filters.categories[0]?.href).toBe('/blog?q=article&sort=oldest#articles')
    expect(filters.categories.map(({ current }) => current)).toEqual(
      filters.categories.map(({ label }) => label === 'Réparations'),
    )
    expect(drawn('category=repairs')).toContain('<input type="hidden" name="category" value="repairs"/>')
  })

  it('are featured before popular, three recent and three popular beside them', () => {
    const { featured, sidebar } = list('')
    expect(featured.posts.map(({ slug }) => slug)).toEqual([
      'article-40',
      'article-39',
      'article-36',
      'article-32',
    ])
    expect(sidebar.recent.posts.map(({ slug }) => slug)).toEqual(['article-40', 'article-39', 'article-38'])
    expect(sidebar.popular.posts.map(({ slug }) => slug)).toEqual(['article-40', 'article-36', 'article-32'])
  })
})

it('tells search engines of the pages of the whole list, not of what was searched', () => {
  const asked = (query: string) => listing(new URLSearchParams(query))
  expect(asked('')).toEqual({ search: '' })
  expect(asked('page=3')).toEqual({ search: '?page=3' })
  for (const query of ['q=pneus', 'category=tips', 'sort=oldest&page=2'])
    expect(asked(query)).toEqual({ unlisted: true })
})

describe('a post published in French only', () => {
  const slug = 'preparation-hivernale-montreal'
  const path = `/blog/${slug}`
  beforeEach(() => {
    const kept = printed.en.posts.filter((post) => post.slugs.fr !== slug)
    setContent({ ...printed, en: { ...printed.en, posts: kept } })
  })
  afterEach(() => setContent(printed))

  it('leads to the English list when the language is switched', () => {
    expect(frame(path, 'fr', new Date()).languages).toEqual({ fr: path, en: '/en/blog' })
  })

  it('is not published in English, and its English address leads to the list', () => {
    const paths = readablePages().map((page) => page.path)
    expect(paths).toContain(path)
    expect(paths).not.toContain('/en/blog/winter-preparation-montreal')
    expect(postAt('winter-preparation-montreal', 'en')).toEqual({ unknown: '/en/blog' })
  })
})

describe('an article', () => {
  it('is drawn with the words of its Markdown and the ids of its headings', () => {
    for (const lang of ['fr', 'en'] as const)
      for (const post of content(lang).posts) {
        const html = renderToStaticMarkup(<Article {...post} />)
        const words = (text: string) =>
          text
            .replace(/<[^>]*>/g, ' ')
            .split(/\s+/)
            .filter(Boolean)
        expect(words(html)).toEqual(words(post.html))
        for (const { id } of post.headings) expect(html).toContain(`id="${id}"`)
      }
  })

  it('refuses Markdown that it cannot draw, so that nothing is left out unseen', () => {
    expect(() => renderToStaticMarkup(<Article markdown="![](x.png)" headings={[]} />)).toThrow(/cannot draw/)
    expect(() => renderToStaticMarkup(<Article markdown="<b>x</b>" headings={[]} />)).toThrow(/cannot draw/)
  })

  it('draws lists, quotes and tables', () => {
    const markdown = '1. un\n2. deux\n\n> dit\n\n| a | b |\n|---|---|\n| 1 | **2** |\n'
    const html = renderToStaticMarkup(<Article markdown={markdown} headings={[]} />)
    expect(html).toMatch(/<ol[^>]*><li>un<\/li><li>deux<\/li><\/ol>/)
    expect(html).toMatch(/<blockquote[^>]*><p[^>]*>dit<\/p><\/blockquote>/)
    expect(html).toMatch(/<th scope="col"[^>]*>a<\/th>/)
    expect(html).toMatch(/<td[^>]*><strong>2<\/strong><\/td>/)
  })

  it('has a table of contents from three headings on', () => {
    const [post] = content('fr').posts
    if (!post) throw new Error('no posts')
    expect(postContent(post, 'fr').contents).toBe('Dans cet article')
    expect(postContent({ ...post, headings: post.headings.slice(0, 3) }, 'fr').contents).toBeDefined()
    expect(postContent({ ...post, headings: post.headings.slice(0, 2) }, 'fr').contents).toBeUndefined()
  })
})
