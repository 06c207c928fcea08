import type { DatedArticle } from './blog/articles.ts'
import { type Business, business, type Claims, claims, type Rating, rating } from './business/business.ts'
import type { OwnProject } from './business/projects.ts'
import type { OwnReview } from './business/reviews.ts'
import { type Calendar, hoursExceptions, weekHours } from './hours/hours.ts'
import type { Text } from './language.ts'
import type { OwnPictures } from './own-pictures.ts'
import { type PriceBook, prices, type RowKey } from './prices/prices.ts'
import { type Warranty, type WarrantyKey, warranties } from './prices/warranties.ts'
import type { WrittenTexts } from './prose.ts'
import { type ServiceFacts, type ServiceId, services } from './services/index.ts'

/** One state of everything the garage can change by itself. It is never changed: a publication makes another. */
export type Facts = {
  /** Those the garage offers, in the order visitors meet them. */
  services: readonly ServiceFacts[]
  prices: PriceBook
  /** The lines of each service's price table, in order; none of a service that is not offered. */
  tables: Readonly<Record<ServiceId, readonly RowKey[]>>
  calendar: Calendar
  business: Business
  claims: Claims
  rating: Rating
  warranties: Readonly<Record<WarrantyKey, Warranty>>
  /** The garage's own photographs, by the place each has taken. */
  pictures: OwnPictures
  /** Prose the garage wrote itself; all other texts are those of the files. */
  texts: WrittenTexts
  /** Articles the garage wrote, changed or took down, by their keys. */
  articles: Readonly<Record<string, DatedArticle>>
  /** Addresses that articles had before, each with the article they lead to. */
  movedArticles: readonly { key: string; from: Text }[]
  /** Which facts of the business the garage wrote itself: these wait for nobody's word. */
  given: readonly string[]
  /** Reviews and jobs of the garage's own, the newest first; none: the examples stand. */
  reviews: readonly OwnReview[]
  projects: readonly OwnProject[]
  /** By the file of this folder whose place a change took: the day (`YYYY-MM-DD`) of the last one. */
  changedOn: Readonly<Record<string, string>>
}

/** What the files say: a garage that has published nothing itself. */
export const printedFacts: Facts = {
  services,
  prices,
  tables: Object.fromEntries(services.map(({ id, prices }) => [id, prices])) as Facts['tables'],
  calendar: { week: weekHours, exceptions: hoursExceptions },
  business,
  claims,
  rating,
  warranties,
  pictures: {},
  texts: {},
  articles: {},
  movedArticles: [],
  given: [],
  reviews: [],
  projects: [],
  changedOn: {},
}

let published = printedFacts
let aside: () => Facts | undefined = () => undefined

/** The facts as they are now: the one door to them. Read them while rendering, never when a module is loaded. */
export function facts(): Facts {
  return aside() ?? published
}

/** From now on every reader gets these. */
export function setFacts(next: Facts): void {
  published = next
}

/** Who renders with other facts than the published ones, for a preview or before a publication, says so here. */
export function readAside(reader: () => Facts | undefined): void {
  aside = reader
}
