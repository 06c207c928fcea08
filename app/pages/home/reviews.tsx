import { business, rating } from '#app/content/business.ts'
import { relativeDate } from '#app/content/dates.ts'
import type { Lang } from '#app/content/language.ts'
import { localTime } from '#app/content/opening.ts'
import { service } from '#app/content/services/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { type Content, content } from '#app/content/snapshot.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon.tsx'
import { SlideShow } from '#app/ui/slide-show.tsx'

/** Milliseconds each review stays. */
const EVERY = 4000

/** What customers say: the score with its source and date, and one review at a time. */
export function Reviews({ lang, now }: { lang: Lang; now: Date }) {
  const { home, reviews, interface: words } = content(lang)
  const copy = home.reviews
  const today = localTime(now).toPlainDate().toString()
  return (
    <section aria-labelledby="reviews-title" className="wrap section grid gap-x-16 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 id="reviews-title" className="heading">
          {copy.heading}
        </h2>
        <p className="mt-4" role="img" aria-label={copy.score}>
          <b className="figure text-8xl leading-none">{rating.value.toLocaleString(`${lang}-CA`)}</b>
          <span className="figure text-2xl text-ink-soft">{` / ${rating.best}`}</span>
        </p>
        <p className="small mt-3 text-ink-soft">{copy.source}</p>
        <ActionLink href={business.reviewsUrl} tone="text" newTab={words.newTab} className="mt-2">
          {copy.all}
          <ArrowRight size={18} />
        </ActionLink>
        {reviews.some((review) => review.placeholder) && (
          <p className="small mt-4 max-w-[22.9em] text-ink-soft">{copy.exampleNote}</p>
        )}
      </div>
      <div className="min-w-0 border-t-4 border-ink pt-6 lg:col-span-8">
        <SlideShow
          label={copy.heading}
          words={words.carousel}
          every={EVERY}
          slides={reviews.map((review) => ({
            key: review.who,
            node: <Review review={review} date={relativeDate(review.date, today, lang)} lang={lang} />,
          }))}
        />
      </div>
    </section>
  )
}

function Review({ review, date, lang }: { review: Content['reviews'][number]; date: string; lang: Lang }) {
  const { ratingLabel, example } = content(lang).home.reviews
  return (
    <figure className="flex h-full flex-col justify-between gap-6 pr-4">
      <blockquote className="quote">{review.text}</blockquote>
      <figcaption className="small text-ink-soft">
        <i
          role="img"
          aria-label={fillSlots(ratingLabel, { rating: review.rating })}
          className={`stars stars-${review.rating}`}
        />
        <b className="font-semibold text-ink">{review.who}</b>
        {`, ${service(review.service).label[lang]}, ${date}`}
        {review.placeholder && <span className="label mt-2 block">{example}</span>}
      </figcaption>
    </figure>
  )
}
