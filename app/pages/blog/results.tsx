import { type Filters, isNarrowed, search } from '#app/content/blog/search.ts'
import type { Lang } from '#app/content/language.ts'
import { counted } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { FilterBar } from './filter-bar.tsx'
import { RESULTS } from './list-href.ts'
import { Paginator } from './paginator.tsx'
import { PostCard } from './post-card.tsx'

type ResultsProps = { lang: Lang; filters: Filters; className: string }

/** What to look for, how much of it there is, and the posts of one page. */
export function Results({ lang, filters, className }: ResultsProps) {
  const { posts, blog } = content(lang)
  const found = search(posts, filters)
  return (
    <section aria-labelledby={RESULTS} className={className}>
      <h2 id={RESULTS} className="title mb-6">
        {blog.list.filters}
      </h2>
      <FilterBar lang={lang} filters={filters} />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 border-t border-line">
        <p className="figure flex min-h-11 items-center">{counted(blog.list.results, found.total, lang)}</p>
        {isNarrowed(filters) && (
          <a href={href('blog', lang)} className="link inline-flex min-h-11 items-center">
            {blog.list.clear}
          </a>
        )}
      </div>
      {found.posts.length > 0 ? (
        <ul className="mt-4 grid gap-x-8 gap-y-12 sm:grid-cols-2">
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
