import type { DatedArticle } from './blog/articles.ts'
import { type Business, business, type Claims, claims, type Rating, rating } from './business/business.ts'
import type { OwnProject } from './business/projects.ts'
import type { OwnReview } from './business/reviews.ts'
import type { OwnQuestion } from './faq.ts'
import { type Calendar, calendar } from './hours/hours.ts'
import type { Text } from './language.ts'
import type { Notice } from './notice.ts'
import type { OwnPictures } from './own-pictures.ts'
import { type PriceBook, prices, type RowKey, type Taxes, taxes } from './prices/prices.ts'
import { type Warranty, type WarrantyKey, warranties } from './prices/warranties.ts'
import type { WrittenTexts } from './prose.ts'
import { type ServiceFacts, type ServiceId, services } from './services/index.ts'

/** A snapshot of everything the garage can change by itself. Immutable: each publication makes a new one. */
export type Facts = {
  /** The services the garage offers, in display order. */
  services: readonly ServiceFacts[]
  prices: PriceBook
  /** The rows of each service's price table, in order; empty for a service that is not offered. */
  tables: Readonly<Record<ServiceId, readonly RowKey[]>>
  taxes: Taxes
  calendar: Calendar
  business: Business
  claims: Claims
  rating: Rating
  warranties: Readonly<Record<WarrantyKey, Warranty>>
  /** The garage's own photographs, by the place where each is shown. */
  pictures: OwnPictures
  /** Prose the garage wrote itself; the bundled content applies everywhere else. */
  texts: WrittenTexts
  /** Articles the garage wrote, changed or took down, by their keys. */
  articles: Readonly<Record<string, DatedArticle>>
  /** Earlier slugs of articles, each with the key of the article to redirect to. */
  movedArticles: readonly { key: string; from: Text }[]
  /** The desk's paths of the facts, prices, hours, warranties and claims that the garage entered itself: these are confirmed. */
  given: readonly string[]
  /** Whether the site is open, and what the garage confirmed or does not offer (`records/records.ts`). */
  opening: Opening
  /** What the garage tells every visitor; `null` for nothing. Shown only until its moment (`notice.ts`). */
  notice: Notice | null
  /** The garage's own reviews and jobs, newest first; if empty, the samples are shown. */
  reviews: readonly OwnReview[]
  projects: readonly OwnProject[]
  /** Frequent questions of the garage's own, shown after the bundled ones. */
  questions: readonly OwnQuestion[]
  /** By content file of this folder: the day (`YYYY-MM-DD`) of the last published change to what it says. */
  changedOn: Readonly<Record<string, string>>
}

export type Opening = {
  /** The day (`YYYY-MM-DD`) the site opened; `null` while it is in preparation. */
  openedOn: string | null
  /** By record id: `true` is confirmed, `none` is not offered. */
  answers: Readonly<Record<string, 'true' | 'none'>>
}

/** The bundled content: the facts of a garage that has published nothing itself. */
export const bundledFacts: Facts = {
  services,
  prices,
  tables: Object.fromEntries(services.map(({ id, prices }) => [id, prices])) as Facts['tables'],
  taxes,
  calendar,
  business,
  claims,
  rating,
  warranties,
  pictures: {},
  texts: {},
  articles: {},
  movedArticles: [],
  given: [],
  opening: { openedOn: null, answers: {} },
  notice: null,
  reviews: [],
  projects: [],
  questions: [],
  changedOn: {},
}

let published = bundledFacts
let override: () => Facts | undefined = () => undefined

/** The current facts. Everything must read them through this function, while rendering and never at module load. */
export function facts(): Facts {
  return override() ?? published
}

/** The facts as in preparation, where everything stands: what a record says is read before it is confirmed. */
export const asWhole = (now: Facts): Facts => ({ ...now, opening: { openedOn: null, answers: {} } })

let past: (at: string) => Facts = facts

/** The facts that were published at a moment (ISO 8601), for what was given by then and cannot be taken back. */
export function factsAt(at: string): Facts {
  return past(at)
}

/** Registers who knows what was published when. */
export function setPast(reader: (at: string) => Facts): void {
  past = reader
}

/** Replaces the published facts for every later reader. */
export function setFacts(next: Facts): void {
  published = next
}

/** Registers a reader whose facts, if any, override the published ones: for previews and for renders before a publication. */
export function setFactsOverride(reader: () => Facts | undefined): void {
  override = reader
}
