import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { type PriceRow, rowsOf } from '#app/content/prices/price-rows.ts'
import type { PriceSection } from '#app/content/prices/prices.ts'
import type { ServiceId } from '#app/content/services/service.ts'
import { content } from '#app/content/snapshot.ts'

/** The service that each section's Book button asks for; its id is also the section's anchor. */
export const sectionServices: Record<PriceSection, ServiceId> = {
  oils: 'huiles',
  rustproofing: 'antirouille',
  tires: 'pneus',
  labour: 'general',
}

/** The lines of a section. */
export function sectionRows(name: PriceSection, lang: Lang): PriceRow[] {
  return rowsOf(content(lang).prices, facts().sections[name])
}
