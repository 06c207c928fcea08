import { type CategoryKey, categoryKeys } from './categories.ts'

export const postSorts = ['latest', 'popular', 'oldest'] as const
export type Sort = (typeof postSorts)[number]

export type PostFilters = { q: string; category: CategoryKey | 'all'; sort: Sort; page: number }

export const noFilters: PostFilters = { q: '', category: 'all', sort: 'latest', page: 1 }

const PER_PAGE = 6
const QUERY_LENGTH = 100

/** Reads the filters from the query parameters; invalid values are ignored. */
export function readFilters(params: URLSearchParams): PostFilters {
  const page = Number(params.get('page'))
  return {
    q: (params.get('q') ?? '').trim().slice(0, QUERY_LENGTH),
    category: categoryKeys.find((key) => key === params.get('category')) ?? noFilters.category,
    sort: postSorts.find((sort) => sort === params.get('sort')) ?? noFilters.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The filters as a query string without those at their default: "" or "?q=pneus&page=2". */
export function filterQuery(filters: PostFilters): string {
  const entries = Object.entries(filters).filter(
    ([name, value]) => value !== noFilters[name as keyof PostFilters],
  )
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return query && `?${query}`
}

/** Whether the filters leave out posts or change their order; the page number alone does neither. */
export function isNarrowed(filters: PostFilters): boolean {
  return filterQuery({ ...filters, page: noFilters.page }) !== ''
}

/** Applies a change to the filters; goes back to page 1 unless the change sets the page. */
export function changeFilters(filters: PostFilters, change: Partial<PostFilters>): PostFilters {
  return { ...filters, page: 1, ...change }
}

type Searchable = {
  title: string
  excerpt: string
  tags: readonly string[]
  category: CategoryKey
  date: string
  popular: boolean
}

export type FoundPosts<Post> = { posts: Post[]; total: number; page: number; pages: number }

/** The posts that match the filters, six per page; a page number past the end gives the last page. */
export function search<Post extends Searchable>(
  posts: readonly Post[],
  filters: PostFilters,
): FoundPosts<Post> {
  const fitting = posts.filter((post) => fits(post, filters)).toSorted(orders[filters.sort])
  const pages = Math.ceil(fitting.length / PER_PAGE)
  const page = Math.min(filters.page, Math.max(pages, 1))
  return { posts: fitting.slice((page - 1) * PER_PAGE, page * PER_PAGE), total: fitting.length, page, pages }
}

function fits(post: Searchable, { q, category }: PostFilters): boolean {
  if (category !== 'all' && post.category !== category) return false
  const wanted = plain(q)
  return [post.title, post.excerpt, ...post.tags].some((text) => plain(text).includes(wanted))
}

/** Ignores case and accents, and normalises typographic spaces and apostrophes: "L’Été" gives "l'ete". */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[’ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

const newestFirst = (a: Searchable, b: Searchable) => b.date.localeCompare(a.date)

const orders: Record<Sort, (a: Searchable, b: Searchable) => number> = {
  latest: newestFirst,
  popular: (a, b) => Number(b.popular) - Number(a.popular) || newestFirst(a, b),
  oldest: (a, b) => -newestFirst(a, b),
}

const WINDOW = 2

/** A page number, or an ellipsis for hidden pages. */
export type PaginatorItem = { kind: 'page'; page: number; current: boolean } | { kind: 'gap'; after: number }

export type PageList = {
  items: PaginatorItem[]
  /** Pages that the buttons link to; undefined where there is no such page. */
  first?: number
  previous?: number
  next?: number
  last?: number
}

/** First, previous, two pages on each side of the current one, next, last; undefined for one page or none. */
export function paginator(current: number, pages: number): PageList | undefined {
  if (pages <= 1) return undefined
  const near = (page: number) => Math.abs(page - current) <= WINDOW
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pages || near(page),
  )
  const items = shown.flatMap((page, index): PaginatorItem[] => {
    const before = shown[index - 1]
    const item: PaginatorItem = { kind: 'page', page, current: page === current }
    return before !== undefined && page - before > 1 ? [{ kind: 'gap', after: before }, item] : [item]
  })
  const back = current > 1 ? { first: 1, previous: current - 1 } : {}
  const on = current < pages ? { next: current + 1, last: pages } : {}
  return { items, ...back, ...on }
}
