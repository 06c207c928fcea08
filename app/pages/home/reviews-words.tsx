import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon.tsx'
import type { ReviewsContent } from './reviews-content.server.ts'

/** The rating with its source and date, and where all reviews are. */
export function Score({ reviews, newTab }: { reviews: ReviewsContent; newTab: string }) {
  return (
    <>
      <h2 id="reviews-title" className="heading">
        {reviews.heading}
      </h2>
      <p className="mt-4" role="img" aria-label={reviews.score}>
        <b className="figure text-8xl leading-none">{reviews.value}</b>
        <span className="figure text-2xl text-ink-soft">{` / ${reviews.best}`}</span>
      </p>
      <p className="small mt-3 text-ink-soft">{reviews.source}</p>
      <ActionLink href={reviews.href} tone="text" newTab={newTab} className="mt-2">
        {reviews.all}
        <ArrowRight size={18} />
      </ActionLink>
      {reviews.anyExample && <p className="small mt-4 max-w-[22.9em] text-ink-soft">{reviews.exampleNote}</p>}
    </>
  )
}

export function Review({ review }: { review: ReviewsContent['list'][number] }) {
  return (
    <figure className="flex h-full flex-col justify-between gap-6 pr-4">
      <blockquote className="quote">{review.text}</blockquote>
      <figcaption className="small text-ink-soft">
        <i role="img" aria-label={review.starsText} className={`stars stars-${review.stars}`} />
        <b className="font-semibold text-ink">{review.who}</b>
        {`, ${review.service}, ${review.date}`}
        {review.example && <span className="label mt-2 block">{review.example}</span>}
      </figcaption>
    </figure>
  )
}
