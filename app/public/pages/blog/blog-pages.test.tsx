import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { categoryKeys } from '#app/content/blog/categories.ts'
import { type Post, posts } from '#app/content/blog/posts.ts'
import { bundledFacts } from '#app/content/facts.ts'
import { langOf } from '#app/content/language.ts'
import { content, contentWith, setContent } from '#app/content/snapshot.ts'
import { placeOf } from '#app/places.ts'
import { frame } from '#app/public/layout/frame.server.ts'
import Blog, * as blog from '#app/public/pages/blog.tsx'
import type { Visit } from '#app/public/pages/page.ts'
import { ArticleBody } from '#app/public/pages/post/article.tsx'
import { movedPost } from '#app/public/pages/post/moved-post.ts'
import PostPage from '#app/public/pages/post.tsx'
import { readablePages } from '#app/public/seo/alternates.ts'

const bundled = contentWith(bundledFacts)
const WINTER = '/blog/preparation-hivernale-montreal'

function visit(address: string): Visit {
  const { pathname: path, searchParams: query } = new URL(address, 'http://localhost')
  return { lang: langOf(path), path, place: placeOf(path), query, now: new Date() }
}

/** Forty posts and nothing else: the newest is number 40. */
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
    }
  })
}

const drawn = (query: string) => renderToStaticMarkup(<Blog {...visit(`/blog?${query}`)} />)

/** The part of a page between two pieces of its HTML. */
function between(html: string, start: string, end: string): string {
  const [, part] = html.split(start)
  if (part === undefined) throw new Error(`The page has no ${start}`)
  return part.slice(0, part.indexOf(end))
}

const results = (query: string) => between(drawn(query), 'id="articles"', '<aside')

/** The links in a part of the page: their text or label, and their target. */
function links(html: string) {
  return [...html.matchAll(/<a ([^>]*)>([\s\S]*?)<\/a>/g)].map(([, attributes = '', inside = '']) => {
    const value = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1]
    return {
      text: inside.replace(/<[^>]*>/g, '') || value('aria-label'),
      href: value('href')?.replaceAll('&amp;', '&'),
      isCurrent: value('aria-current') !== undefined,
    }
  })
}

/** The paginator as text: "Première page | 1 | … | [5] | …". */
function paginator(query: string): string | undefined {
  const [, nav] = /<nav aria-label="Pages du blogue"[^>]*>([\s\S]*?)<\/nav>/.exec(drawn(query)) ?? []
  return nav
    ?.split('</li>')
    .slice(0, -1)
    .map((item) => {
      const [link] = links(item)
      if (!link) return '…'
      return link.isCurrent ? `[${link.text}]` : link.text
    })
    .join(' | ')
}

describe('forty posts', () => {
  beforeEach(() => setContent({ ...bundled, fr: { ...bundled.fr, posts: forty() } }))

  it.each([
    ['', 6, '[1] | 2 | 3 | … | 7 | Page suivante | Dernière page'],
    [
      'page=6',
      6,
      'Première page | Page précédente | 1 | … | 4 | 5 | [6] | 7 | Page suivante | Dernière page',
    ],
    ['page=99', 4, 'Première page | Page précédente | 1 | … | 5 | 6 | [7]'],
    ['q=Article+40', 1, undefined],
    ['q=rien', 0, undefined],
  ])('have for "%s" %i articles and the paginator %s', (query, count, expected) => {
    expect(results(query).match(/<article/g) ?? []).toHaveLength(count)
    expect(paginator(query)).toBe(expected)
    expect(results(query).includes(content('fr').blog.list.empty)).toBe(count === 0)
  })

  it('keep the filters from page to page, and lose the page with another filter', () => {
    const html = drawn('q=article&category=repairs&sort=oldest&page=2')
    const [first] = links(between(html, 'aria-label="Pages du blogue"', '</nav>'))
    expect(first?.href).toBe('/blog?q=article&category=repairs&sort=oldest#articles')
    const categories = links(between(html, 'aria-label="Catégorie"', '</nav>'))
    expect(categories[0]?.href).toBe('/blog?q=article&sort=oldest#articles')
    expect(categories.filter(({ isCurrent }) => isCurrent).map(({ text }) => text)).toEqual(['Réparations'])
    const form = between(html, ' action="/blog#articles"', '</form>')
    expect(form).toContain('<input type="hidden" name="category" value="repairs"/>')
    expect(form).toMatch(/name="q"[^>]* value="article"[\s\S]*name="sort"[\s\S]*"oldest" selected=""/)
    expect(form).not.toContain('name="page"')
  })

  it('turn every four seconds where they are featured, to be paused by a button', () => {
    const featured = between(drawn(''), '<slide-show every="4000"', 'id="articles"')
    expect(featured.match(/>Article \d+</g)).toEqual(['>Article 40<', '>Article 39<'])
    expect(featured).toContain('aria-label="Mettre en pause')
  })

  it('are shown whole again by a link that is there once they are narrowed', () => {
    for (const query of ['', 'page=2']) expect(drawn(query)).not.toContain('Tout afficher')
    for (const query of ['q=article', 'category=tips', 'sort=oldest&page=2'])
      expect(links(results(query)).find(({ text }) => text === 'Tout afficher')?.href).toBe('/blog')
  })
})

it('tells search engines of the pages of the whole list, not of what was searched', () => {
  const head = (query: string) => blog.head(visit(`/blog?${query}`))
  expect(head('')).toMatch(/rel="canonical" href="[^"]*\/blog"/)
  expect(head('page=3')).toMatch(/rel="canonical" href="[^"]*\/blog\?page=3"/)
  for (const query of ['q=pneus', 'category=tips', 'sort=oldest&page=2']) {
    expect(head(query)).toContain('noindex')
    expect(head(query)).not.toContain('canonical')
  }
})

describe('a post published in French only', () => {
  beforeEach(() => {
    const remaining = bundled.en.posts.filter((post) => !WINTER.endsWith(post.slugs.fr))
    setContent({ ...bundled, en: { ...bundled.en, posts: remaining } })
  })

  it('leads to the English list when the language is switched', () => {
    expect(frame(WINTER, 'fr', new Date()).languages).toEqual({ fr: WINTER, en: '/en/blog' })
  })

  it('is not published in English, and its English address leads to the list', () => {
    const paths = readablePages().map((page) => page.path)
    expect(paths).toContain(WINTER)
    expect(paths).not.toContain('/en/blog/winter-preparation-montreal')
    expect(movedPost(visit('/en/blog/winter-preparation-montreal'))).toEqual({ to: '/en/blog', status: 302 })
    expect(movedPost(visit(WINTER))).toBeUndefined()
  })
})

describe('an address of the blog', () => {
  it.each([
    ['/blog/preparer-son-auto-pour-lhiver-a-montreal', WINTER],
    ['/blog/préparer-son-auto-pour-l’hiver-à-montréal', WINTER],
    ['/en/blog/getting-your-car-ready-for-a-montreal-winter', '/en/blog/winter-preparation-montreal'],
  ])('made of a title leads for good to its article: %s', (address, to) => {
    expect(movedPost(visit(address))).toEqual({ to, status: 301 })
  })

  it.each([
    ['/blog/rien-de-tel', '/blog'],
    ['/en/blog/nothing-of-the-kind', '/en/blog'],
    ['/blog/getting-your-car-ready-for-a-montreal-winter', '/blog'],
  ])('that names no article leads to the list for now: %s', (address, to) => {
    expect(movedPost(visit(address))).toEqual({ to, status: 302 })
  })

  it('leads nowhere else where it names an article, is the list, or is of no page', () => {
    for (const address of ['/blog', '/en/blog', WINTER, '/blog/un/autre', '/en/blog/rien/', '/services/rien'])
      expect(movedPost(visit(address)), address).toBeUndefined()
  })
})

describe('an article', () => {
  const body = (markdown: string) =>
    renderToStaticMarkup(<ArticleBody markdown={markdown} headings={[]} />).replace(/ class="[^"]*"/g, '')

  it.each(['![](x.png)', '<b>x</b>'])('refuses %s, so that nothing is left out unseen', (markdown) => {
    expect(() => body(markdown)).toThrow(/cannot draw/)
  })

  const tel = `<a href="tel:${bundledFacts.business.phone}">514 555-0147</a>`
  it.each([
    ['1. un\n2. deux', '<ol><li>un</li><li>deux</li></ol>'],
    ['- un\n\n- 514 555-0147', `<ul><li><p>un</p></li><li><p>${tel}</p></li></ul>`],
    ['> dit', '<blockquote><p>dit</p></blockquote>'],
    ['# un\n\n---\n\n#### deux', '<h2>un</h2><hr/><h3>deux</h3>'],
    ['*a* \\* **b**\\\nc', '<p><em>a</em> * <strong>b</strong><br/>c</p>'],
    ['[**514** 555-0147](/prix)', '<p><a href="/prix"><strong>514</strong> 555-0147</a></p>'],
    ['[514 555-0147](/prix)', '<p><a href="/prix">514 555-0147</a></p>'],
    ['| a |\n|---|\n| **2** |', '<th scope="col">a</th></tr></thead><tbody><tr><td><strong>2</strong></td>'],
  ])('draws %j', (markdown, html) => {
    expect(body(markdown)).toContain(html)
  })

  it('has a table of contents from three headings on', () => {
    const [post] = bundled.fr.posts
    if (!post) throw new Error('no posts')
    const withHeadings = (count: number) => {
      const shortened = { ...post, headings: post.headings.slice(0, count) }
      setContent({ ...bundled, fr: { ...bundled.fr, posts: [shortened] } })
      return renderToStaticMarkup(<PostPage {...visit(`/blog/${post.slug}`)} />)
    }
    expect(withHeadings(3)).toContain('aria-label="Dans cet article"')
    expect(withHeadings(2)).not.toContain('Dans cet article')
  })
})
