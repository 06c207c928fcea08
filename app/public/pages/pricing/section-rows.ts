import type { Lang } from '#app/content/language.ts'
import { listedRows } from '#app/content/prices/listed.ts'
import { type PriceRow, rowsOf } from '#app/content/prices/price-rows.ts'
import { type PriceSection, priceSections } from '#app/content/prices/sections.ts'
import { content } from '#app/content/snapshot.ts'

/** The lines of a section: the price table of its service. */
export function sectionRows(name: PriceSection, lang: Lang): PriceRow[] {
  return rowsOf(content(lang).prices, listedRows(priceSections[name]))
}
