import type { Lang } from '#app/content/language.ts'
import { namedPicture } from '#app/content/picture-data.server.ts'
import { type Content, content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SlideShow } from '#app/ui/slide-show.tsx'

/** Milliseconds between posts. */
const EVERY = 4000

/** The longer answers: teasers of the posts. */
export function Blog({ lang }: { lang: Lang }) {
  const { home, posts, interface: words } = content(lang)
  return (
    <section id="blog" aria-labelledby="blog-title" className="wrap pb-16 lg:pb-28">
      <div className="flex flex-wrap items-baseline justify-between gap-x-16 gap-y-2 border-t border-line-strong pt-14">
        <h2 id="blog-title" className="title">
          {home.blog.heading}
        </h2>
        <ActionLink href={href('blog', lang)} tone="text">
          {home.blog.all}
          <ArrowRight size={18} />
        </ActionLink>
      </div>
      <p className="lead mt-2 mb-6 text-ink-soft">{home.blog.intro}</p>
      <SlideShow
        label={home.blog.heading}
        words={words.carousel}
        every={EVERY}
        trackClass="gap-6 lg:gap-10"
        slideClass="relative w-[88%] sm:w-[62%] lg:w-[46%]"
        slides={posts.map((post) => ({ key: post.slug, node: <Teaser post={post} lang={lang} /> }))}
      />
    </section>
  )
}

/** One post: its picture, its title, what it is about. The whole of it leads to the post. */
function Teaser({ post, lang }: { post: Content['posts'][number]; lang: Lang }) {
  return (
    <>
      <Picture
        picture={namedPicture(post.image, lang)}
        sizes="(width >= 64rem) 44rem, 100vw"
        className="aspect-[16/10]"
      />
      <p className="small mt-4 text-ink-soft">{`${post.categoryLabel}, ${post.dateText}`}</p>
      <h3 className="heading mt-1">
        <a href={href('post', lang, post.slug)} className="after:absolute after:inset-0 hover:underline">
          {post.title}
        </a>
      </h3>
      <p className="mt-2 measure text-ink-soft">{post.excerpt}</p>
    </>
  )
}
