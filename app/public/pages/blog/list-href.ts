import { filterQuery, noFilters, type PostFilters } from '#app/content/blog/search.ts'
import type { Lang } from '#app/content/language.ts'
import { href } from '#app/site-map.ts'

/** Anchor of the found posts: a change of the filters leads there. */
export const RESULTS = 'articles'

/** The path of the list with only these filters. */
export function listHref(filters: Partial<PostFilters>, lang: Lang): string {
  return href('blog', lang) + filterQuery({ ...noFilters, ...filters })
}
