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
                  <i
                    role="img"
                    aria-label={review.starsText}
                    className={`icon-star stars stars-${review.stars}`}
                  />
                  <b className="font-semibold text-ink">{review.who}</b>
                  {`, ${review.service}, ${review.date}`}
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
