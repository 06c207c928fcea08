import { Picture } from '#app/ui/picture.tsx'
import type { Card } from './post-card.server.ts'

/** A post in a list: the whole card leads to it, its title is the link. */
export function PostCard({ post, level: Heading = 'h3' }: { post: Card; level?: 'h2' | 'h3' }) {
  return (
    <article className="group relative flex h-full flex-col border-t-2 border-ink">
      <Picture
        picture={post.picture}
        sizes="(min-width: 1024px) 27rem, (min-width: 640px) 46vw, 94vw"
        className="aspect-[3/2] w-full"
      />
      <p className="label mt-4 flex flex-wrap gap-x-3 text-ink-soft">
        <span className="text-accent">{post.category}</span>
        <time dateTime={post.date}>{post.dateText}</time>
      </p>
      <Heading className="heading mt-2">
        <a href={post.href} className="after:absolute after:inset-0 group-hover:text-accent">
          {post.title}
        </a>
      </Heading>
      <p className="mt-2 text-ink-soft">{post.excerpt}</p>
      <p className="small mt-2 text-ink-soft">{post.minutes}</p>
    </article>
  )
}
