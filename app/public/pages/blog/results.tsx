import type { ReactNode } from 'react'
import { categoriesIn } from '#app/content/blog/categories.ts'
import {
  changeFilters,
  filterQuery,
  isNarrowed,
  noFilters,
  type PostFilters,
  paginator,
  postSorts,
  search,
} from '#app/content/blog/search.ts'
import type { Lang } from '#app/content/language.ts'
import { counted, fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { ChevronLeft, ChevronRight, Search } from '#app/ui/icon/icon.tsx'
import { PostCard } from './post-card.tsx'

type ResultsProps = { lang: Lang; filters: PostFilters; className: string }

/** The filters, the number of results, and one page of posts. */
export function Results({ lang, filters, className }: ResultsProps) {
  const { posts, blog } = content(lang)
  const found = search(posts, filters)
  return (
    <section aria-labelledby={RESULTS} className={className}>
      <h2 id={RESULTS} className="title mb-6 max-sm:sr-only">
        {blog.list.filters}
      </h2>
      <FilterBar lang={lang} filters={filters} />
      <div className="border-line sm:mt-6 sm:border-t">
        <ResultCount lang={lang} total={found.total} narrowed={isNarrowed(filters)} />
      </div>
      {found.posts.length > 0 ? (
        <ul data-reveal="" className="mt-4 grid gap-x-8 gap-y-12 sm:grid-cols-2">
          {found.posts.map((post) => (
            <li key={post.slug}>
              <PostCard lang={lang} post={post} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="lead mt-10">{blog.list.empty}</p>
      )}
      <Paginator lang={lang} filters={filters} page={found.page} pages={found.pages} />
    </section>
  )
}

const BUTTON = 'action shrink-0 rounded-none bg-ink px-4 text-paper hover:bg-ink-soft'
const BOX = 'h-12 w-full min-w-0 border border-line-strong bg-surface px-2 max-sm:text-base'
/** On a phone the fields tell by their content what they are for. */
const LABEL = 'label mb-1.5 block max-sm:sr-only'

/**
 * Search, category and order, all in the query: a plain form and plain links. Any change leads to page 1. On a phone search and order
 * are one row with one button.
 */
function FilterBar({ lang, filters }: { lang: Lang; filters: PostFilters }) {
  const copy = content(lang).blog.list
  const categories = [{ key: noFilters.category, label: copy.all }, ...categoriesIn(lang)]
  return (
    <>
      <search>
        <form
          action={`${href('blog', lang)}#${RESULTS}`}
          className="grid grid-cols-[1fr_8.5rem] gap-x-2 sm:grid-cols-2 sm:gap-x-8"
        >
          {filters.category !== noFilters.category && (
            <input type="hidden" name="category" value={filters.category} />
          )}
          <div>
            <label htmlFor="search" className={LABEL}>
              {copy.search}
            </label>
            <div className="flex">
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
                <Search size={20} />
                <span className="sr-only">{copy.search}</span>
              </button>
            </div>
          </div>
          <div>
            <label htmlFor="sort" className={LABEL}>
              {copy.sort}
            </label>
            <div className="flex">
              <select id="sort" name="sort" defaultValue={filters.sort} className={BOX}>
                {postSorts.map((sort) => (
                  <option key={sort} value={sort}>
                    {copy.sorts[sort]}
                  </option>
                ))}
              </select>
              <button type="submit" className={`${BUTTON} max-sm:hidden`}>
                {copy.apply}
              </button>
            </div>
          </div>
        </form>
      </search>
      <nav aria-label={copy.category} className="mt-2 sm:mt-5">
        <ul className="flex flex-wrap max-sm:-mx-1.5 sm:gap-2">
          {categories.map(({ key, label }) => (
            <li key={key}>
              <a
                href={`${listHref(changeFilters(filters, { category: key }), lang)}#${RESULTS}`}
                aria-current={key === filters.category ? 'true' : undefined}
                className="pill min-w-11 justify-center max-sm:px-1.5 max-sm:text-sm sm:border sm:border-line-strong"
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

type ResultCountProps = { lang: Lang; total: number; narrowed: boolean }

/** How many articles match, and a link back to all of them. */
function ResultCount({ lang, total, narrowed }: ResultCountProps) {
  const { results, clear } = content(lang).blog.list
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <p className="figure flex min-h-11 items-center">{counted(results, total, lang)}</p>
      {narrowed && (
        <a href={href('blog', lang)} className="link inline-flex min-h-11 items-center">
          {clear}
        </a>
      )}
    </div>
  )
}

const CELL = 'figure grid size-11 place-items-center'

type PaginatorProps = { lang: Lang; filters: PostFilters; page: number; pages: number }

/**
 * First, previous, the pages around the current one, next and last. Steps that lead nowhere are left out; a single page has
 * no paginator.
 */
function Paginator({ lang, filters, page, pages }: PaginatorProps) {
  const model = paginator(page, pages)
  if (!model) return null
  const copy = content(lang).blog.list.paginator
  const to = (target: number) => `${listHref({ ...filters, page: target }, lang)}#${RESULTS}`
  return (
    <nav aria-label={copy.label} className="mt-12 border-t border-line-strong pt-4">
      <ul className="flex flex-wrap items-center gap-y-1">
        <Step page={model.first} label={copy.first} to={to}>
          <ChevronLeft size={20} />
          <ChevronLeft size={20} className="-ml-7" />
        </Step>
        <Step page={model.previous} label={copy.previous} to={to}>
          <ChevronLeft size={20} />
        </Step>
        {model.items.map((item) =>
          item.kind === 'gap' ? (
            <li key={`after ${item.after}`} className={CELL}>
              <span aria-hidden="true">…</span>
              <span className="sr-only">{copy.gap}</span>
            </li>
          ) : (
            <li key={item.page}>
              <a
                href={to(item.page)}
                aria-label={fillSlots(item.current ? copy.current : copy.page, { page: item.page, pages })}
                aria-current={item.current ? 'page' : undefined}
                className={`${CELL} hover:bg-steel aria-[current]:bg-ink aria-[current]:text-paper`}
              >
                {item.page}
              </a>
            </li>
          ),
        )}
        <Step page={model.next} label={copy.next} to={to}>
          <ChevronRight size={20} />
        </Step>
        <Step page={model.last} label={copy.last} to={to}>
          <ChevronRight size={20} />
          <ChevronRight size={20} className="-ml-7" />
        </Step>
      </ul>
    </nav>
  )
}

type StepProps = {
  page: number | undefined
  label: string
  to: (page: number) => string
  children: ReactNode
}

function Step({ page, label, to, children }: StepProps) {
  return (
    page !== undefined && (
      <li>
        <a
          href={to(page)}
          aria-label={label}
          className="flex size-11 items-center justify-center hover:bg-steel"
        >
          {children}
        </a>
      </li>
    )
  )
}

/** Anchor of the found posts: a change of the filters leads there. */
const RESULTS = 'articles'

/** The path of the list with only these filters. */
export function listHref(filters: Partial<PostFilters>, lang: Lang): string {
  return href('blog', lang) + filterQuery({ ...noFilters, ...filters })
}
