import type { PriceKey } from '#app/content/prices/prices.ts'
import type { Text } from '../language.ts'

/** A part of the car drawn on the home page. */
export type CarZone = 'whole' | 'underbody' | 'engine' | 'tire' | 'brake' | 'body' | 'front'

/** The language-independent data of a service, and its short labels. */
export type ServiceRecord = {
  id: string
  /** Last part of the URL. */
  slug: Text
  /** Name in menus, tabs and cards. */
  label: Text
  /** The service key that English pages use in `?service=`. */
  englishKey: string
  /** The part of the drawn car that links to it. */
  zone?: CarZone
  /** The row whose price the card shows as "À partir de …". */
  leadPrice: PriceKey
  /** The rows of its price table, in order. */
  prices: readonly PriceKey[]
}

/** A part of a service that is large enough for its own section of the service's page. */
export type ServiceBranch = { id: string; title: string; description: string; steps: string[] }

/** The prose of a service; amounts are written as `{price:key}`. */
export type ServiceCopy = {
  /** What drivers type in a search engine to find it. */
  keywords: string[]
  /** The heading. */
  title: string
  /** The page's title for search engines: the heading, then place and act; the garage's name follows. */
  pageTitle: string
  subtitle: string
  /** One line on cards, at most 60 characters. */
  tagline: string
  /** The price line of cards: "À partir de 40 $", one price that can really be had. */
  priceLine: string
  /** What that price is for, in one note below it: "main-d’œuvre; huile et filtre en sus". */
  priceFor: string
  /** Two or three sentences for cards and meta description (at most 155 characters). */
  description: string
  /** What "About this service" tells, in a few words: "Where rust starts". */
  heading: string
  /** "About this service": three or four paragraphs. */
  about: string[]
  /** Three benefit cards. */
  benefits: { title: string; description: string }[]
  /** What is included: five to eight short lines. */
  includes: string[]
  /** What is not included, or when the price can change: one to three lines. */
  excludes: string[]
  /** The note under the price table. */
  priceNote: string
  /** Four questions drivers really ask, on the page of all services. */
  faq: { question: string; answer: string }[]
  /** Other questions, on the service's own page: an answer stands in one place. */
  more: { question: string; answer: string }[]
  branches?: ServiceBranch[]
  /** Call to action for a free estimate. */
  estimate?: { title: string; text: string; button: string }
}
