import { featured, popular } from '#app/content/blog/picks.ts'
import type { Post } from '#app/content/blog/posts.ts'
import type { Lang } from '#app/content/language.ts'
import { namedPicture } from '#app/content/picture-data.server.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { Picture } from '#app/ui/picture.tsx'
import { SlideShow } from '#app/ui/slide-show.tsx'
import { minutesText, postPicture } from './shown-post.ts'

/** Milliseconds a post stays. */
const EVERY = 4000

/** The featured posts and the popular ones, one at a time: picture and words side by side. */
export function Featured({ lang }: { lang: Lang }) {
  const { posts, blog, interface: words } = content(lang)
  const shown = [...new Set([...featured(posts), ...popular(posts)])]
  return (
    <section aria-label={blog.list.featuredLabel} className="bg-steel">
      <div className="wrap py-8 lg:py-12">
        <SlideShow
          label={blog.list.featuredLabel}
          words={words.carousel}
          every={EVERY}
          trackClass="gap-x-4"
          slides={shown.map((post, index) => ({
            key: post.slug,
            node: <FeaturedPost lang={lang} post={post} isFirst={index === 0} />,
          }))}
        />
      </div>
    </section>
  )
}

function FeaturedPost({ lang, post, isFirst }: { lang: Lang; post: Post; isFirst: boolean }) {
  return (
    <article className="group relative grid h-full gap-x-10 gap-y-5 lg:grid-cols-12 lg:items-center">
      <Picture
        picture={featuredPicture(post, lang)}
        sizes="(min-width: 1024px) 55vw, 94vw"
        eager={isFirst}
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

/** The post stands below as a card too, so it shows its other picture here. */
function featuredPicture(post: Post, lang: Lang) {
  return post.featuredImage ? namedPicture(post.featuredImage, lang) : postPicture(post, lang)
}
