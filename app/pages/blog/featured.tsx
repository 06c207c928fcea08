import { Carousel } from '#app/ui/carousel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { BlogContent } from './blog-content.server.ts'
import type { Card } from './post-card.server.ts'

/** Milliseconds a featured post stays. */
const EVERY = 4000

/** The featured posts, one at a time: picture and words side by side. */
export function Featured({ featured }: { featured: BlogContent['featured'] }) {
  const { label, words, posts } = featured
  return (
    <section aria-label={label} className="bg-steel">
      <div className="wrap py-8 lg:py-12">
        <Carousel
          label={label}
          words={words}
          every={EVERY}
          trackClass="gap-x-4"
          slides={posts.map((post, index) => ({
            key: post.slug,
            node: <FeaturedPost post={post} first={index === 0} featured={featured} />,
          }))}
        />
      </div>
    </section>
  )
}

type FeaturedPostProps = { post: Card; first: boolean; featured: BlogContent['featured'] }

function FeaturedPost({ post, first, featured }: FeaturedPostProps) {
  return (
    <article className="group relative grid h-full gap-x-10 gap-y-5 lg:grid-cols-12 lg:items-center">
      <Picture
        picture={post.picture}
        sizes="(min-width: 1024px) 55vw, 94vw"
        eager={first}
        className="aspect-[3/2] w-full lg:col-span-7 lg:aspect-[16/9]"
      />
      <div className="lg:col-span-5">
        <p className="label flex flex-wrap gap-x-3 text-ink-soft">
          <span className="text-accent">{post.category}</span>
          <time dateTime={post.date}>{post.dateText}</time>
        </p>
        <h2 className="title mt-3">
          <a href={post.href} className="after:absolute after:inset-0 group-hover:text-accent">
            {post.title}
          </a>
        </h2>
        <p className="lead measure mt-4 text-ink-soft">{post.excerpt}</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-6">
          <span aria-hidden="true" className="action action-line">
            {featured.read}
          </span>
          <span className="small text-ink-soft">{post.minutes}</span>
        </p>
      </div>
    </article>
  )
}
