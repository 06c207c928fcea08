import type { Lang } from '#app/content/language.ts'
import { type PriceSection, priceSections } from '#app/content/prices/sections.ts'
import { PriceTable } from '#app/public/pages/parts/price-table.tsx'
import { SectionFrame } from './section-frame.tsx'
import { sectionRows } from './section-rows.ts'

/** A section with a price table. */
export function ListSection({ lang, name }: { lang: Lang; name: PriceSection }) {
  return (
    <SectionFrame lang={lang} name={name}>
      <PriceTable lang={lang} rows={sectionRows(name, lang)} labelledBy={`${priceSections[name]}-title`} />
    </SectionFrame>
  )
}
