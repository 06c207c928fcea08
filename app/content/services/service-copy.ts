import { z } from 'zod'
import { question, text, texts } from '../texts-of.ts'

/** The prose of a service, in one language; amounts are written as `{price:key}`. */
export const serviceCopy = z.strictObject({
  /** What drivers type in a search engine to find it. */
  keywords: texts,
  /** The heading. */
  title: text,
  /** The page's title for search engines: the heading, then place and act; the garage's name follows. */
  pageTitle: text,
  subtitle: text,
  /** One line on cards, at most 60 characters. */
  tagline: text,
  /** The price line of cards: "À partir de 40 $", one price that can really be had. */
  priceLine: text,
  /** What that price is for, in one note below it: "main-d’œuvre; huile et filtre en sus". */
  priceFor: text,
  /** Two or three sentences for cards and meta description (at most 155 characters). */
  description: text,
  /** What "About this service" tells, in a few words: "Where rust starts". */
  heading: text,
  /** "About this service": three or four paragraphs. */
  about: texts,
  /** Three benefit cards. */
  benefits: z.array(z.strictObject({ title: text, description: text })),
  /** What is included: five to eight short lines. */
  includes: texts,
  /** What is not included, or when the price can change: one to three lines. */
  excludes: texts,
  /** The note under the price table. */
  priceNote: text,
  /** Four questions drivers really ask, on the page of all services. */
  faq: z.array(question),
  /** Other questions, on the service's own page: an answer stands in one place. */
  more: z.array(question),
  /** Parts large enough for a section of their own on the service's page. */
  branches: z
    .array(z.strictObject({ id: text, title: text, description: text, steps: texts }))
    .exactOptional(),
  /** Call to action for a free estimate. */
  estimate: z.strictObject({ title: text, text: text, button: text }).exactOptional(),
})

export type ServiceCopy = z.infer<typeof serviceCopy>
