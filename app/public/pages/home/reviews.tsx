import { facts } from '#app/content/facts.ts'
import { relativeDate } from '#app/content/hours/dates.ts'
import { dayOf } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { recordOf } from '#app/content/records/records.ts'
import { isConfirmed, stands } from '#app/content/records/stands.ts'
import { service } from '#app/content/services/index.ts'
import { type Content, content } from '#app/content/snapshot.ts'
import { Sample } from '#app/public/pages/parts/sample.tsx'
import { ActionLink } from '#app/ui/action-link.tsx'
import { SlideShow } from '#app/ui/picture/slide-show.tsx'

/** The score with its source and date, and one review at a time, each only where it stands; samples are set small. */
export function Reviews({ lang, now }: { lang: Lang; now: Date }) {
  const { home, reviews, interface: words } = content(lang)
  const copy = home.reviews
  const { rating } = facts()
  const isRated = stands('rating.reviews')
  const isAlone = reviews.length === 0
  if (!isRated && !facts().business.reviewsUrl && isAlone) return null
  const [span, title, rest] = isAlone
    ? ['lg:col-span-12', 'grow max-lg:w-full', 'grow lg:flex-none']
    : ['lg:col-span-5', 'w-full', 'flex-1']
  return (
    <section
      aria-labelledby="reviews-title"
      className="wrap grid gap-x-16 gap-y-3 pt-6 lg:grid-cols-12 lg:pt-20"
    >
      <div className={`flex flex-wrap content-start items-center gap-x-5 ${span}`}>
        <h2 id="reviews-title" className={`heading mb-2 lg:mb-4 ${title}`}>
          {copy.heading}
        </h2>
        {isRated && (
          <p role="img" aria-label={copy.score}>
            <b className="figure text-7xl leading-none">{rating.value.toLocaleString(`${lang}-CA`)}</b>
            {` / ${rating.best}`}
          </p>
        )}
        <div className={`basis-32 ${rest}`}>
          {isRated && (
            <p className="small leading-snug text-ink-soft">
              <Sample lang={lang} of={!isConfirmed(recordOf('rating.reviews'))} />
              {copy.source}
            </p>
          )}
          {facts().business.reviewsUrl && (
            <ActionLink href={facts().business.reviewsUrl} tone="text" newTab={words.newTab}>
              {copy.all}
            </ActionLink>
          )}
        </div>
      </div>
      {!isAlone && (
        <div className="border-t border-line-strong pt-3 lg:col-span-7">
          <SlideShow
            label={copy.heading}
            words={words.carousel}
            every={4000}
            controlsClass="mt-3"
            slideClass="w-full pr-4"
            slides={reviews.map((review) => ({
              key: review.key,
              node: <Review review={review} date={relativeDate(review.date, dayOf(now), lang)} lang={lang} />,
            }))}
          />
        </div>
      )}
    </section>
  )
}

function Review({ review, date, lang }: { review: Content['reviews'][number]; date: string; lang: Lang }) {
  return (
    <>
      <blockquote
        lang={review.lang === lang ? undefined : review.lang}
        className={review.placeholder ? 'small text-pretty' : 'quote'}
      >
        {review.text}
      </blockquote>
      <p className="small mt-2 text-ink-soft">
        <Sample lang={lang} of={review.placeholder} />
        {`${review.who}, ${service(review.service).label[lang]}, ${date}, ${review.rating}/${facts().rating.best}`}
        {review.writtenIn && ` (${review.writtenIn})`}
      </p>
    </>
  )
}
