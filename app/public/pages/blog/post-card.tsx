import type { Post } from '#app/content/blog/posts.ts'
import type { Lang } from '#app/content/language.ts'
import { href } from '#app/site-map.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { minutesText, postPicture } from './shown-post.ts'

/** A post in a list: the whole card is clickable, the link is its title. */
export function PostCard({ lang, post }: { lang: Lang; post: Post }) {
  return (
    <article className="group relative flex h-full flex-col border-t-2 border-ink">
      <Picture
        picture={postPicture(post, lang)}
        sizes="(min-width: 1024px) 27rem, (min-width: 640px) 46vw, 94vw"
        className="aspect-[3/2] w-full"
      />
      <p className="label mt-4 flex flex-wrap gap-x-3 text-ink-soft">
        <span className="text-accent">{post.categoryLabel}</span>
        <time dateTime={post.date}>{post.dateText}</time>
      </p>
      <h3 className="heading mt-2">
        <a
          href={href('post', lang, post.slug)}
          className="after:absolute after:inset-0 group-hover:text-accent"
        >
          {post.title}
        </a>
      </h3>
      <p className="mt-2 text-ink-soft">{post.excerpt}</p>
      <p className="small mt-2 text-ink-soft">{minutesText(post, lang)}</p>
    </article>
  )
}
