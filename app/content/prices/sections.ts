import type { ServiceId } from '#app/content/services/index.ts'
import { isOffered } from '#app/content/services/offered.ts'

/** The sections of the price page, in order, with the service whose prices each shows; its id is also the section's anchor. */
export const priceSections = {
  oils: 'huiles',
  rustproofing: 'antirouille',
  tires: 'pneus',
  labour: 'general',
} as const satisfies Record<string, ServiceId>

export type PriceSection = keyof typeof priceSections

/** Those of services that are offered. */
export const shownSections = (): PriceSection[] =>
  (Object.keys(priceSections) as PriceSection[]).filter((name) => isOffered(priceSections[name]))
