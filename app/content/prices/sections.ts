import { priceSections, type ServiceId } from '#app/content/services/index.ts'
import { listedRows } from './listed.ts'

export type PriceSection = keyof typeof priceSections
/** The services whose prices are only on their own page. */
export type ServiceWithoutSection = Exclude<ServiceId, (typeof priceSections)[PriceSection]>

export function hasNoSection(id: ServiceId): id is ServiceWithoutSection {
  return !Object.values<ServiceId>(priceSections).includes(id)
}

/** The sections that have a price to show. */
export const shownSections = (): PriceSection[] =>
  (Object.keys(priceSections) as PriceSection[]).filter((name) => listedRows(priceSections[name]).length > 0)
