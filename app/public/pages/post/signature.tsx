import type { Post } from '#app/content/blog/posts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { listHref } from '#app/public/pages/blog/list-href.ts'
import { LinkedText } from '#app/ui/linked-text.tsx'

/** The author and the tags. */
export function Signature({ lang, post }: { lang: Lang; post: Post }) {
  const { author, tags } = content(lang).blog.post
  return (
    <>
      <section className="mt-8 border-t-2 border-ink pt-5">
        <h2 className="label text-ink-soft">{author.heading}</h2>
        <p className="heading mt-2 first-letter:uppercase">{post.author}</p>
        <p className="measure mt-2">
          <LinkedText text={author.text} />
        </p>
      </section>
      <section className="mt-8 flex flex-wrap items-baseline gap-x-5 border-t border-line pt-3">
        <h2 className="label text-ink-soft">{tags}</h2>
        <ul className="flex flex-wrap gap-x-5">
          {post.tags.map((tag) => (
            <li key={tag}>
              <a
                href={listHref({ q: tag }, lang)}
                className="link inline-flex min-h-11 min-w-11 items-center"
              >
                {tag}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
