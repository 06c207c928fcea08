import type { ServiceId } from '#app/content/services/index.ts'

/** The sections of the price page, in order, with the service whose prices each shows; its id is also the section's anchor. */
export const priceSections = {
  oils: 'huiles',
  rustproofing: 'antirouille',
  tires: 'pneus',
  labour: 'general',
} as const satisfies Record<string, ServiceId>

export type PriceSection = keyof typeof priceSections
