import { Picture } from '#app/ui/picture.tsx'
import type { PostTeaser } from './home-content.server.tsx'

/** One post: its picture, its title, what it is about. The whole of it leads to the post. */
export function Teaser({ post }: { post: PostTeaser }) {
  return (
    <>
      <Picture picture={post.picture} sizes="(width >= 64rem) 44rem, 100vw" className="aspect-[16/10]" />
      <p className="small mt-4 text-ink-soft">{`${post.category}, ${post.date}`}</p>
      <h3 className="heading mt-1">
        <a href={post.href} className="after:absolute after:inset-0 hover:underline">
          {post.title}
        </a>
      </h3>
      <p className="mt-2 measure text-ink-soft">{post.excerpt}</p>
    </>
  )
}
