import type { Post } from '#app/content/blog/posts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx'
import { minutesText } from './shown-post.ts'

type WidePostProps = {
  lang: Lang
  post: Post
  picture: PictureSource
  eager: boolean
}

/** A post as wide as the page: picture and text side by side. */
export function WidePost({ lang, post, picture, eager }: WidePostProps) {
  return (
    <article className="group relative grid h-full gap-x-10 gap-y-5 lg:grid-cols-12 lg:items-center">
      <Picture
        picture={picture}
        sizes="(min-width: 1024px) 55vw, 94vw"
        eager={eager}
        className="aspect-[3/2] w-full lg:col-span-7 lg:aspect-[16/9]"
      />
      <div className="lg:col-span-5">
        <p className="label flex flex-wrap gap-x-3 text-ink-soft">
          <span className="text-accent">{post.categoryLabel}</span>
          <time dateTime={post.date}>{post.dateText}</time>
        </p>
        <h2 className="title mt-3">
          <a
            href={href('post', lang, post.slug)}
            className="after:absolute after:inset-0 group-hover:text-accent"
          >
            {post.title}
          </a>
        </h2>
        <p className="lead measure mt-4 text-ink-soft">{post.excerpt}</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-6">
          <span aria-hidden="true" className="action action-line">
            {content(lang).blog.list.read}
          </span>
          <span className="small text-ink-soft">{minutesText(post, lang)}</span>
        </p>
      </div>
    </article>
  )
}
