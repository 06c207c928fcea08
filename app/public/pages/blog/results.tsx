import { isNarrowed, type PostFilters, search } from '#app/content/blog/search.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { FilterBar } from './filter-bar.tsx'
import { RESULTS } from './list-href.ts'
import { Paginator } from './paginator.tsx'
import { PostCard } from './post-card.tsx'
import { ResultCount } from './result-count.tsx'

type ResultsProps = { lang: Lang; filters: PostFilters; className: string }

/** The filters, the number of results, and one page of posts. */
export function Results({ lang, filters, className }: ResultsProps) {
  const { posts, blog } = content(lang)
  const found = search(posts, filters)
  return (
    <section aria-labelledby={RESULTS} className={className}>
      <h2 id={RESULTS} className="title mb-6">
        {blog.list.filters}
      </h2>
      <FilterBar lang={lang} filters={filters} />
      <div className="mt-6 border-t border-line">
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
