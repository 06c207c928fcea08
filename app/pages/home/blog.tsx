import { ActionLink } from '#app/ui/action-link.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { ArrowRight } from '#app/ui/icon.tsx'
import type { HomeContent } from './home-content.server.tsx'

/** Milliseconds between posts. */
const EVERY = 4000

type BlogProps = { blog: HomeContent['blog']; words: HomeContent['words'] }

/** The longer answers: teasers of the posts. */
export default function Blog({ blog, words }: BlogProps) {
  return (
    <section id="blog" aria-labelledby="blog-title" className="later wrap pb-16 lg:pb-28">
      <div className="flex flex-wrap items-baseline justify-between gap-x-16 gap-y-2 border-t border-line-strong pt-14">
        <h2 id="blog-title" className="title">
          {blog.heading}
        </h2>
        <ActionLink href={blog.allHref} tone="text">
          {blog.all}
          <ArrowRight size={18} />
        </ActionLink>
      </div>
      <p className="lead mt-2 mb-6 text-ink-soft">{blog.intro}</p>
      <Carousel
        label={blog.heading}
        words={words}
        every={EVERY}
        trackClass="gap-6 lg:gap-10"
        slides={{ part: 'posts', count: blog.count }}
      />
    </section>
  )
}
