import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'

/** The longer answers: a line for each post. */
export function Blog({ lang }: { lang: Lang }) {
  const { home, posts } = content(lang)
  return (
    <section
      id="blog"
      aria-labelledby="blog-title"
      className="wrap grid gap-x-16 pb-9 lg:grid-cols-12 lg:pb-20"
    >
      <h2 id="blog-title" className="title lg:col-span-5">
        {home.blog.heading}
      </h2>
      <div className="mt-3 lg:col-span-7 lg:mt-0">
        {posts.map(({ slug, title, date, dateText }) => (
          <a key={slug} href={href('post', lang, slug)} className="post-line">
            {`${title} `}
            <time dateTime={date}>{dateText}</time>
          </a>
        ))}
        <ActionLink href={href('blog', lang)} tone="text" className="mt-2">
          {home.blog.all}
        </ActionLink>
      </div>
    </section>
  )
}
