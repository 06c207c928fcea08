import { Carousel } from '#app/ui/carousel.tsx'
import { Written } from '#app/ui/written.tsx'
import type { HomeContent } from './home-content.server.tsx'

/** Milliseconds each review stays. */
const EVERY = 4000

type ReviewsProps = { reviews: HomeContent['reviews']; words: HomeContent['words'] }

/** What customers say: the score, and one review at a time. */
export function Reviews({ reviews, words }: ReviewsProps) {
  return (
    <section
      aria-labelledby="reviews-title"
      className="later wrap section grid gap-x-16 gap-y-10 lg:grid-cols-12"
    >
      <Written part="score" className="lg:col-span-4" />
      <div className="min-w-0 border-t-4 border-ink pt-6 lg:col-span-8">
        <Carousel
          label={reviews.heading}
          words={words}
          every={EVERY}
          slides={{ part: 'reviews', count: reviews.count }}
        />
      </div>
    </section>
  )
}
