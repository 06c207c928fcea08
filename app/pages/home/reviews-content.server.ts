import { business, rating } from '#app/content/business.ts'
import { relativeDate } from '#app/content/dates.ts'
import type { Lang } from '#app/content/language.ts'
import { localTime } from '#app/content/opening.ts'
import { service } from '#app/content/services/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'

export function reviewsContent(lang: Lang, now: Date) {
  const { home, reviews } = content(lang)
  const today = localTime(now).toPlainDate().toString()
  return {
    ...home.reviews,
    value: rating.value.toLocaleString(`${lang}-CA`),
    best: rating.best,
    href: business.reviewsUrl,
    anyExample: reviews.some((review) => review.placeholder),
    list: reviews.map((review) => ({
      who: review.who,
      service: service(review.service).label[lang],
      stars: review.rating,
      starsText: fillSlots(home.reviews.ratingLabel, { rating: review.rating }),
      text: review.text,
      date: relativeDate(review.date, today, lang),
      example: review.placeholder && home.reviews.example,
    })),
  }
}

export type ReviewsContent = ReturnType<typeof reviewsContent>
