import { related } from '#app/content/blog/picks.ts'
import type { Post } from '#app/content/blog/posts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { PostCard } from '#app/public/pages/blog/post-card.tsx'
import { BackLink } from './back-link.tsx'

/** Related articles, and a link back to the list. */
export function ReadOn({ lang, post }: { lang: Lang; post: Post }) {
  const { posts, blog } = content(lang)
  const others = related(posts, post)
  return (
    <div className="wrap section print:hidden">
      {others.length > 0 && (
        <section>
          <h2 className="title mb-8">{blog.post.related}</h2>
          <ul
            data-reveal=""
            className={`grid gap-x-8 gap-y-12 sm:grid-cols-2 ${others.length > 2 ? 'lg:grid-cols-3' : ''}`}
          >
            {others.map((other) => (
              <li key={other.slug}>
                <PostCard lang={lang} post={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <BackLink lang={lang} className="mt-10" />
    </div>
  )
}
