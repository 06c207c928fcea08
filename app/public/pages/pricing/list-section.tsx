import type { Lang } from '#app/content/language.ts'
import { type PriceSection, priceSections } from '#app/content/prices/sections.ts'
import { PriceTable } from '#app/public/pages/parts/price-table.tsx'
import { SectionFoot } from './section-foot.tsx'
import { sectionRows } from './section-rows.ts'
import { SectionTitle } from './section-title.tsx'

type ListSectionProps = {
  lang: Lang
  name: PriceSection
}

/** A section with a price table across the whole page. */
export function ListSection({ lang, name }: ListSectionProps) {
  const id = priceSections[name]
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="print:hidden">
      <div className="wrap py-7 md:py-[clamp(2.25rem,5vw,4.5rem)]">
        <SectionTitle lang={lang} name={name} />
        <PriceTable lang={lang} rows={sectionRows(name, lang)} labelledBy={`${id}-title`} />
        <SectionFoot lang={lang} name={name} />
      </div>
    </section>
  )
}
