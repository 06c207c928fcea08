import { categoriesIn } from '#app/content/blog/categories.ts'
import { featured, popular, recent } from '#app/content/blog/picks.ts'
import type { Post } from '#app/content/blog/posts.ts'
import {
  changeFilters,
  type Filters,
  filterQuery,
  noFilters,
  readFilters,
  search,
  sorts,
} from '#app/content/blog/search.ts'
import type { Lang } from '#app/content/language.ts'
import { counted } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { documents, href } from '#app/site-map.ts'
import { paginatorOf } from './paginator.server.ts'
import { cardFor, featuredFor } from './post-card.server.ts'
import { shareOf } from './share.server.ts'

/** Where the found posts begin: a change of the filters leads there. */
export const RESULTS = 'articles'

/** Everything the list shows in one language, for the filters its address asks for. */
export function blogContent(lang: Lang, params: URLSearchParams) {
  const { posts, headings, interface: words, blog } = content(lang)
  const copy = blog.list
  const filters = readFilters(params)
  const results = search(posts, filters)
  const cards = (list: readonly Post[]) => list.map((post) => cardFor(post, lang))
  const to = (change: Partial<Filters>) =>
    `${href('blog', lang)}${filterQuery(changeFilters(filters, change))}#${RESULTS}`
  return {
    heading: headings.blog.heading,
    subtitle: copy.subtitle,
    feed: { href: documents[`feed.${lang}`].path, label: blog.feed.link },
    featured: {
      label: copy.featuredLabel,
      above: copy.featured,
      read: copy.read,
      words: words.carousel,
      posts: [...new Set([...featured(posts), ...popular(posts)])].map((post) => featuredFor(post, lang)),
    },
    filters: {
      copy,
      action: `${href('blog', lang)}#${RESULTS}`,
      asked: filters,
      categories: [{ key: noFilters.category, label: copy.all }, ...categoriesIn(lang)].map(
        ({ key, label }) => ({ label, href: to({ category: key }), current: key === filters.category }),
      ),
      sorts: sorts.map((sort) => ({ key: sort, label: copy.sorts[sort] })),
      noCategory: noFilters.category,
    },
    results: {
      count: counted(copy.results, results.total, lang),
      posts: cards(results.posts),
      empty: copy.empty,
      clear: filterQuery(changeFilters(filters, {}))
        ? { href: href('blog', lang), label: copy.clear }
        : undefined,
      paginator: paginatorOf(results, (page) => to({ page }), lang),
    },
    sidebar: {
      recent: { heading: copy.recent, posts: cards(recent(posts)) },
      popular: { heading: copy.popular, posts: cards(popular(posts)) },
    },
    share: shareOf(headings.blog.heading, href('blog', lang), lang),
  }
}

export type BlogContent = ReturnType<typeof blogContent>

/** How search engines take a list's address: each page of the whole list is one of its own, a search's results are not listed. */
export function listing(params: URLSearchParams): { search?: string; unlisted?: boolean } {
  const filters = readFilters(params)
  const whole = filterQuery({ ...filters, page: 1 }) === ''
  return whole ? { search: filterQuery(filters) } : { unlisted: true }
}
