import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { postPicture } from '#app/public/pages/blog/shown-post.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { SlideShow } from '#app/ui/picture/slide-show.tsx'

/** Milliseconds per post. */
const EVERY = 4000

/** The posts, each with its picture: a row that moves. */
export function Blog({ lang }: { lang: Lang }) {
  const { home, posts, interface: words } = content(lang)
  if (posts.length === 0) return null
  return (
    <section id="blog" aria-labelledby="blog-title" className="wrap pb-6 lg:pb-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="blog-title" className="heading">
          {home.blog.heading}
        </h2>
        <ActionLink href={href('blog', lang)} tone="text">
          {home.blog.all}
        </ActionLink>
      </div>
      <SlideShow
        label={home.blog.heading}
        words={words.carousel}
        every={EVERY}
        first={1}
        marks="count"
        sizes="(width >= 64rem) 40rem, 68vw"
        trackClass="mt-2 gap-x-4 lg:gap-x-8"
        slideClass="w-[72%] lg:w-[52%]"
        controlsClass="mt-2"
        slides={posts.map((post) => ({
          key: post.slug,
          node: (
            <a href={href('post', lang, post.slug)} className="post-line">
              <Picture picture={postPicture(post, lang)} className="mb-2 aspect-2/1" />
              {/* As high as the longest title: the page below does not move as the slides come. */}
              <span>
                {`${post.title} `}
                <time dateTime={post.date}>{post.dateText}</time>
              </span>
            </a>
          ),
        }))}
      />
    </section>
  )
}
