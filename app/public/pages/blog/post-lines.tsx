import type { Post } from '#app/content/blog/posts.ts'
import type { Lang } from '#app/content/language.ts'
import { href } from '#app/site-map.ts'

type PostLinesProps = { lang: Lang; heading: string; posts: readonly Post[] }

/** Posts as lines beside the list: title and date only. */
export function PostLines({ lang, heading, posts }: PostLinesProps) {
  return (
    posts.length > 0 && (
      <section>
        <h2 className="label text-ink-soft">{heading}</h2>
        <ul className="mt-3 border-t border-line-strong">
          {posts.map((post) => (
            <li key={post.slug} className="border-b border-line">
              <a href={href('post', lang, post.slug)} className="block py-3 hover:text-accent">
                <span className="block font-semibold">{post.title}</span>
                <time dateTime={post.date} className="small text-ink-soft">
                  {post.dateText}
                </time>
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  )
}
