import { facts } from '#app/content/facts.ts'
import type { DayHours, Span } from '#app/content/hours/hours.ts'
import { specialDays, tellsHours } from '#app/content/hours/opening.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { socialPicture } from '#app/content/picture-data.server.ts'
import { socialPictures } from '#app/content/pictures.ts'
import { payments } from '#app/content/prices/payments.ts'
import { recordOf } from '#app/content/records/records.ts'
import { holds, isConfirmed, stands } from '#app/content/records/stands.ts'
import { content } from '#app/content/snapshot.ts'
import { absolute } from '#app/public/seo/site-url.ts'
import { href } from '#app/site-map.ts'

/** The most reviews in the structured data. */
const REVIEWS = 2

/** How many days ahead special opening hours are published: half a year. */
const DAYS_TOLD = 183

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** How far the garage's customers come from, in metres. */
const serviceRadius = () => Math.round(facts().claims.serviceRadiusKm.value * 1000)

/** How other things refer to the garage. */
export const theGarage = () => ({ '@id': absolute('/#garage') })

/** The garage on a page about something else: just who and where. */
export function garageInShort(lang: Lang): Thing {
  return {
    '@type': 'AutoRepair',
    ...theGarage(),
    name: facts().business.name,
    url: absolute(href('home', lang)),
    telephone: facts().business.phone,
    image: absolute(socialPicture(socialPictures.home)),
    logo: absolute('/apple-touch-icon.png'),
    ...(holds('prices') && { priceRange: facts().business.priceRange }),
    address: address(),
  }
}

/** The full description of the garage, for the pages about it. */
export function garage(lang: Lang, now: Date): Thing {
  const page = content(lang)
  // A sample published as a customer's words would be a false claim (Consumer Protection Act, s. 219).
  const confirmed = page.reviews.filter((review) => !review.placeholder).slice(0, REVIEWS)
  const { business, rating } = facts()
  const isPlaced = stands('business.coordinates')
  const accepted = business.payments.map((payment) => payments[payment][lang]).join(', ')
  const profiles = Object.values(business.social).filter(Boolean)
  const geo = { '@type': 'GeoCoordinates', ...business.coordinates }
  return {
    ...garageInShort(lang),
    description: page.headings.home.description,
    email: business.email,
    hasMap: business.mapUrl,
    currenciesAccepted: business.currency,
    knowsLanguage: [...langs],
    ...(isPlaced && { geo }),
    ...(tellsHours() && {
      openingHoursSpecification: regular(),
      specialOpeningHoursSpecification: special(now),
    }),
    ...(accepted && { paymentAccepted: accepted }),
    areaServed:
      isPlaced && stands('claims.serviceRadiusKm')
        ? { '@type': 'GeoCircle', geoMidpoint: geo, geoRadius: serviceRadius() }
        : business.address.city,
    ...(isConfirmed(recordOf('rating.reviews')) && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        bestRating: rating.best,
        reviewCount: rating.count,
      },
    }),
    ...(confirmed.length > 0 && {
      review: confirmed.map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.who },
        datePublished: review.date,
        reviewBody: review.text,
        inLanguage: `${review.lang}-CA`,
        reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: rating.best },
      })),
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

function address(): Thing {
  const { street, city, region, postalCode, country } = facts().business.address
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  }
}

const specification = ({ opens, closes }: Span): Thing => ({
  '@type': 'OpeningHoursSpecification',
  opens,
  closes,
})

/** The spans of the week, each with the days that have it. */
function regular(): Thing[] {
  const spans = (Object.entries(facts().calendar.week) as [string, DayHours][]).flatMap(([day, hours]) =>
    hours.map((span) => ({ span, day: `https://schema.org/${WEEK[Number(day) - 1]}` })),
  )
  return [...Map.groupBy(spans, ({ span }) => `${span.opens} ${span.closes}`).values()].flatMap(
    ([first, ...more]) =>
      first ? [{ ...specification(first.span), dayOfWeek: [first, ...more].map(({ day }) => day) }] : [],
  )
}

/** What schema.org calls closed all day. */
const closed: DayHours = [{ opens: '00:00', closes: '00:00' }]

function special(now: Date): Thing[] {
  return specialDays(now, DAYS_TOLD).flatMap(({ date, hours }) =>
    (hours.length ? hours : closed).map((span) => ({
      ...specification(span),
      validFrom: date.toString(),
      validThrough: date.toString(),
    })),
  )
}

/** A schema.org thing. The tests check every one against the vocabulary. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }
