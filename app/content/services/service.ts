import type { PriceKey } from '#app/content/prices/prices.ts'
import type { Text } from '../language.ts'

export const serviceIds = [
  'inspection',
  'antirouille',
  'huiles',
  'pneus',
  'freins',
  'carrosserie',
  'general',
] as const
export type ServiceId = (typeof serviceIds)[number]

/** A zone of the drawn car that stands for a service (`look.md`, the car map). */
export type CarZone = 'whole' | 'underbody' | 'engine' | 'tire' | 'brake' | 'body' | 'front'

/** What does not depend on the language, and the short labels. */
export type ServiceFacts = {
  id: ServiceId
  /** Last part of the address. */
  slug: Text
  /** Name in menus, tabs and cards. */
  label: Text
  /** The service key the English pages use in `?service=`. */
  englishKey: string
  zone: CarZone
  /** The row whose price the card shows as "À partir de …"; none where work is on quote. */
  leadPrice: PriceKey
  /** The rows of its price table, in order. */
  prices: readonly PriceKey[]
}

/** A branch of a service that is large enough for a part of its own page. */
export type ServiceBranch = { id: string; title: string; description: string; steps: string[] }

/** The prose of a service; amounts are written as `{price:key}`. */
export type ServiceCopy = {
  /** Page title and heading. */
  title: string
  subtitle: string
  /** One line on cards, at most 60 characters. */
  tagline: string
  /** The price line of cards: "À partir de 40 $". */
  priceLine: string
  /** Two or three sentences for cards and meta description (at most 155 characters). */
  description: string
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
  /** Four questions drivers really ask. */
  faq: { question: string; answer: string }[]
  branches?: ServiceBranch[]
  /** Call to action for a free estimate. */
  estimate?: { title: string; text: string; button: string }
}
