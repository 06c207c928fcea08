import type { Card } from './post-card.server.ts'

/** Posts as lines: beside the list, where a title is enough. */
export function PostLines({ heading, posts }: { heading: string; posts: readonly Card[] }) {
  return (
    posts.length > 0 && (
      <section>
        <h2 className="label text-ink-soft">{heading}</h2>
        <ul className="mt-3 border-t border-line-strong">
          {posts.map((post) => (
            <li key={post.slug} className="border-b border-line">
              <a href={post.href} className="block py-3 hover:text-accent">
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
