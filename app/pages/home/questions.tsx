import { Accordion } from '#app/ui/accordion.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { ArrowRight } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { HomeContent } from './home-content.server.ts'

/** Milliseconds between posts. */
const EVERY = 4000

type QuestionsProps = { questions: HomeContent['questions']; words: HomeContent['words'] }

/** What people ask: five questions answered here, the longer ones in the articles. */
export default function Questions({ questions, words }: QuestionsProps) {
  const { faq, blog } = questions
  return (
    <>
      <section
        id="faq"
        aria-labelledby="faq-title"
        className="wrap section grid gap-x-16 gap-y-8 lg:grid-cols-12"
      >
        <div className="lg:col-span-5">
          <h2 id="faq-title" className="title">
            {faq.heading}
          </h2>
          <p className="lead mt-4 max-w-[40ch] text-ink-soft">{faq.intro}</p>
        </div>
        <div className="lg:col-span-7">
          <Accordion items={faq.items} open={0} />
        </div>
      </section>
      <section
        id="blog"
        aria-labelledby="blog-title"
        className="wrap border-t border-line-strong pt-14 pb-16 lg:pb-28"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
          <h2 id="blog-title" className="title">
            {blog.heading}
          </h2>
          <ActionLink href={blog.allHref} tone="text">
            {blog.all}
            <ArrowRight size={18} />
          </ActionLink>
        </div>
        <p className="lead mt-2 mb-8 text-ink-soft">{blog.intro}</p>
        <Carousel
          label={blog.heading}
          words={words}
          every={EVERY}
          trackClass="gap-6 lg:gap-10"
          slideClass="relative w-[88%] sm:w-[62%] lg:w-[46%]"
          slides={blog.posts.map((post) => ({
            key: post.href,
            node: <Teaser post={post} />,
          }))}
        />
      </section>
    </>
  )
}

function Teaser({ post }: { post: HomeContent['questions']['blog']['posts'][number] }) {
  return (
    <>
      <Picture picture={post.picture} sizes="(width >= 64rem) 38rem, 88vw" className="aspect-[16/9]" />
      <p className="small mt-4 text-ink-soft">
        {post.category}, {post.date}
      </p>
      <h3 className="heading mt-1">
        <a href={post.href} className="after:absolute after:inset-0 hover:underline">
          {post.title}
        </a>
      </h3>
      <p className="mt-2 max-w-[56ch] text-ink-soft">{post.excerpt}</p>
    </>
  )
}
