import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'

/** How many posts a phone shows; the others are a tap away. */
const ON_PHONE = 2

/** A line for each post; three beside each other on wide screens. */
export function Blog({ lang }: { lang: Lang }) {
  const { home, posts } = content(lang)
  if (posts.length === 0) return null
  return (
    <section id="blog" aria-labelledby="blog-title" className="wrap pb-6 lg:pb-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="blog-title" className="heading">
          {home.blog.heading}
        </h2>
        <ActionLink href={href('blog', lang)} tone="text">
          {home.blog.all}
        </ActionLink>
      </div>
      <div className="grid gap-x-16 lg:mt-3 lg:grid-cols-3">
        {posts.map(({ slug, title, date, dateText }, place) => (
          <a
            key={slug}
            href={href('post', lang, slug)}
            className={place < ON_PHONE ? 'post-line' : 'post-line max-md:hidden'}
          >
            {`${title} `}
            <time dateTime={date}>{dateText}</time>
          </a>
        ))}
      </div>
    </section>
  )
}
