import { featured } from '#app/content/blog/picks.ts'
import type { Post } from '#app/content/blog/posts.ts'
import type { Lang } from '#app/content/language.ts'
import { namedPicture } from '#app/content/picture-data.server.ts'
import { content } from '#app/content/snapshot.ts'
import { SlideShow } from '#app/ui/picture/slide-show.tsx'
import { postPicture } from './shown-post.ts'
import { WidePost } from './wide-post.tsx'

/** Milliseconds per post. */
const EVERY = 4000

/** The featured posts, one at a time. */
export function Featured({ lang }: { lang: Lang }) {
  const { posts, blog, interface: words } = content(lang)
  return (
    <section aria-label={blog.list.featuredLabel} className="bg-steel">
      <div className="wrap py-8 lg:py-12">
        <SlideShow
          label={blog.list.featuredLabel}
          words={words.carousel}
          every={EVERY}
          trackClass="gap-x-4"
          slides={featured(posts).map((post, index) => ({
            key: post.slug,
            node: (
              <WidePost lang={lang} post={post} picture={featuredPicture(post, lang)} eager={index === 0} />
            ),
          }))}
        />
      </div>
    </section>
  )
}

/** The post is also a card below, so it shows its other picture here. */
function featuredPicture(post: Post, lang: Lang) {
  return post.featuredImage ? namedPicture(post.featuredImage, lang) : postPicture(post, lang)
}
