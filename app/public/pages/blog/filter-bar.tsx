import { categoriesIn } from '#app/content/blog/categories.ts'
import { changeFilters, noFilters, type PostFilters, postSorts } from '#app/content/blog/search.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { ChevronDown } from '#app/ui/icon/icon.tsx'
import { listHref, RESULTS } from './list-href.ts'

const BUTTON = 'action shrink-0 rounded-none bg-ink text-paper hover:bg-ink-soft'
const BOX = 'h-12 w-full min-w-0 border border-line-strong bg-surface px-3'

/** Search, category and order, all in the query: a plain form and plain links. Any change leads to page 1. */
export function FilterBar({ lang, filters }: { lang: Lang; filters: PostFilters }) {
  const copy = content(lang).blog.list
  const categories = [{ key: noFilters.category, label: copy.all }, ...categoriesIn(lang)]
  return (
    <>
      <search>
        <form action={`${href('blog', lang)}#${RESULTS}`} className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {filters.category !== noFilters.category && (
            <input type="hidden" name="category" value={filters.category} />
          )}
          <div>
            <label htmlFor="search" className="label">
              {copy.search}
            </label>
            <div className="mt-1.5 flex">
              <input
                id="search"
                type="search"
                name="q"
                defaultValue={filters.q}
                placeholder={copy.searchPlaceholder}
                maxLength={100}
                enterKeyHint="search"
                className={BOX}
              />
              <button type="submit" className={BUTTON}>
                {copy.searchButton}
              </button>
            </div>
          </div>
          <div>
            <label htmlFor="sort" className="label">
              {copy.sort}
            </label>
            <div className="mt-1.5 flex">
              <div className="relative grow">
                <select
                  id="sort"
                  name="sort"
                  defaultValue={filters.sort}
                  className={`${BOX} appearance-none pr-10`}
                >
                  {postSorts.map((sort) => (
                    <option key={sort} value={sort}>
                      {copy.sorts[sort]}
                    </option>
                  ))}
                </select>
                <ChevronDown size={18} className="pointer-events-none absolute top-4 right-3" />
              </div>
              <button type="submit" className={BUTTON}>
                {copy.apply}
              </button>
            </div>
          </div>
        </form>
      </search>
      <nav aria-label={copy.category} className="mt-5">
        <ul className="flex flex-wrap gap-2">
          {categories.map(({ key, label }) => (
            <li key={key}>
              <a
                href={`${listHref(changeFilters(filters, { category: key }), lang)}#${RESULTS}`}
                aria-current={key === filters.category ? 'true' : undefined}
                className="inline-flex min-h-11 items-center border border-line-strong px-3.5 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
