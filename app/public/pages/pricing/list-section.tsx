import type { Lang } from '#app/content/language.ts'
import type { PriceSection } from '#app/content/prices/prices.ts'
import { PriceTable } from '#app/public/pages/parts/price-table.tsx'
import { SectionFoot } from './section-foot.tsx'
import { SectionTitle } from './section-title.tsx'
import { sectionRows, sectionServices } from './sections.ts'

type ListSectionProps = {
  lang: Lang
  name: PriceSection
}

/** A board of many lines, across the whole page. */
export function ListSection({ lang, name }: ListSectionProps) {
  const id = sectionServices[name]
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
