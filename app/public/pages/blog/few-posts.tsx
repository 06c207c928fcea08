import { isNarrowed, type PostFilters, search } from '#app/content/blog/search.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { FilterBar } from './filter-bar.tsx'
import { RESULTS } from './list-href.ts'
import { PostCard } from './post-card.tsx'
import { ResultCount } from './result-count.tsx'
import { postPicture } from './shown-post.ts'
import { WidePost } from './wide-post.tsx'

/** A list that fits on one page: each article once, the newest large, below search and filters. */
export function FewPosts({ lang, filters }: { lang: Lang; filters: PostFilters }) {
  const { posts, blog } = content(lang)
  const found = search(posts, filters)
  const narrowed = isNarrowed(filters)
  const [first] = narrowed ? [] : found.posts
  const others = first ? found.posts.slice(1) : found.posts
  return (
    <section aria-labelledby={RESULTS} className="wrap pb-6 lg:pb-10">
      <h2 id={RESULTS} className="sr-only">
        {blog.list.heading}
      </h2>
      <FilterBar lang={lang} filters={filters} />
      <div className="mt-4 border-t border-line">
        <ResultCount lang={lang} total={found.total} narrowed={narrowed} />
      </div>
      {first && (
        <div className="pt-4">
          <WidePost lang={lang} post={first} picture={postPicture(first, lang)} level="h3" eager />
        </div>
      )}
      {others.length > 0 && (
        <ul className="grid gap-x-10 gap-y-10 pt-8 sm:grid-cols-2 lg:pt-12">
          {others.map((post) => (
            <li key={post.slug}>
              <PostCard lang={lang} post={post} />
            </li>
          ))}
        </ul>
      )}
      {found.total === 0 && <p className="lead pt-8">{blog.list.empty}</p>}
    </section>
  )
}
