import { ActionLink } from '#app/ui/action-link.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { ArrowRight } from '#app/ui/icon.tsx'
import type { HomeContent } from './home-content.server.ts'

/** Milliseconds each review stays. */
const EVERY = 4000

type ReviewsProps = {
  reviews: HomeContent['about']['reviews']
  words: HomeContent['words']
  newTab: string
}

export function Reviews({ reviews, words, newTab }: ReviewsProps) {
  return (
    <section aria-labelledby="reviews-title" className="wrap section grid gap-x-16 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 id="reviews-title" className="heading">
          {reviews.heading}
        </h2>
        <p className="mt-4 flex items-baseline gap-2" aria-hidden="true">
          <span className="figure text-7xl lg:text-8xl">{reviews.value}</span>
          <span className="figure text-2xl text-ink-soft">/ {reviews.best}</span>
        </p>
        <p className="sr-only">{reviews.score}</p>
        <p className="small mt-2 text-ink-soft">{reviews.source}</p>
        <ActionLink href={reviews.href} tone="text" newTab={newTab} className="mt-2">
          {reviews.all}
          <ArrowRight size={18} />
        </ActionLink>
      </div>
      <div className="min-w-0 border-t-4 border-ink pt-6 lg:col-span-8">
        <Carousel
          label={reviews.heading}
          words={words}
          every={EVERY}
          slides={reviews.list.map((review) => ({
            key: review.who,
            node: (
              <figure className="flex h-full flex-col justify-between gap-6 pr-4">
                <blockquote className="text-[clamp(1.375rem,1.1rem+1.2vw,2.125rem)] leading-snug font-semibold tracking-tight text-balance">
                  {review.text}
                </blockquote>
                <figcaption className="small text-ink-soft">
                  <Stars count={review.stars} text={review.starsText} />
                  <span className="font-semibold text-ink">{review.who}</span>, {review.service},{' '}
                  {review.date}
                  {review.placeholder && <span className="label mt-2 block">{reviews.example}</span>}
                </figcaption>
              </figure>
            ),
          }))}
        />
        {reviews.anyExample && <p className="small mt-4 text-ink-soft">{reviews.exampleNote}</p>}
      </div>
    </section>
  )
}

const STAR = 'M8 .8l2.2 4.6 5 .7-3.6 3.5.9 5L8 12.2l-4.5 2.4.9-5L.8 6.1l5-.7z'

/** As many stars as the review gives; the words say it. */
function Stars({ count, text }: { count: number; text: string }) {
  return (
    <>
      <svg viewBox="0 0 88 16" className="mb-2 h-4 w-auto fill-ink" aria-hidden="true" focusable="false">
        {[0, 18, 36, 54, 72].slice(0, count).map((x) => (
          <path key={x} d={STAR} transform={`translate(${x})`} />
        ))}
      </svg>
      <span className="sr-only">{text}. </span>
    </>
  )
}
