import type { BlogContent } from './blog-content.server.ts'
import { Filters } from './filters.tsx'
import { Paginator } from './paginator.tsx'
import { PostCard } from './post-card.tsx'

type ResultsProps = { anchor: string; filters: BlogContent['filters']; results: BlogContent['results'] }

/** What to look for, how much of it there is, and the posts of one page. */
export function Results({ anchor, filters, results }: ResultsProps) {
  return (
    <section aria-labelledby={anchor}>
      <h2 id={anchor} className="title mb-6">
        {filters.copy.filters}
      </h2>
      <Filters {...filters} />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 border-t border-line">
        <p className="figure flex min-h-11 items-center">{results.count}</p>
        {results.clear && (
          <a href={results.clear.href} className="link inline-flex min-h-11 items-center">
            {results.clear.label}
          </a>
        )}
      </div>
      {results.posts.length > 0 ? (
        <ul className="mt-4 grid gap-x-8 gap-y-12 sm:grid-cols-2">
          {results.posts.map((post) => (
            <li key={post.slug}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="lead mt-10">{results.empty}</p>
      )}
      {results.paginator && <Paginator {...results.paginator} />}
    </section>
  )
}
