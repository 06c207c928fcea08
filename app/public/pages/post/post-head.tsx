import type { Post } from '#app/content/blog/posts.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { listHref } from '#app/public/pages/blog/list-href.ts'
import { minutesText } from '#app/public/pages/blog/shown-post.ts'
import { BackLink } from './back-link.tsx'

/** Category, title, excerpt, author, date and reading time. */
export function PostHead({ lang, post }: { lang: Lang; post: Post }) {
  const { by, published } = content(lang).blog.post
  return (
    <>
      <BackLink lang={lang} className="wrap mt-3" />
      <header className="wrap pt-4 lg:pt-8">
        <a
          href={listHref({ category: post.category }, lang)}
          className="label inline-flex min-h-11 items-center text-accent hover:underline"
        >
          {post.categoryLabel}
        </a>
        <h1 className="display max-w-[12.4em]">{post.title}</h1>
        <p className="lead measure mt-5 text-ink-soft">{post.excerpt}</p>
        <p className="small mt-5 flex flex-wrap gap-x-5 gap-y-1">
          <span className="font-semibold">{fillSlots(by, { author: post.author })}</span>
          <time dateTime={post.date}>{fillSlots(published, { date: post.dateText })}</time>
          <span>{minutesText(post, lang)}</span>
        </p>
      </header>
    </>
  )
}
