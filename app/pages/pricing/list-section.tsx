import type { Lang } from '#app/content/language.ts'
import type { PriceSection } from '#app/content/prices.ts'
import { content } from '#app/content/snapshot.ts'
import { PriceTable } from '../price-table.tsx'
import { BookAndCall } from './book-and-call.tsx'
import { SectionTitle } from './section-title.tsx'
import { sectionRows, sectionServices } from './sections.ts'

type ListSectionProps = {
  lang: Lang
  name: PriceSection
}

/** A section of many lines: its title stays beside the table while it is read. */
export function ListSection({ lang, name }: ListSectionProps) {
  const id = sectionServices[name]
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="print:hidden">
      <div className="wrap section grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionTitle lang={lang} name={name} className="lg:sticky lg:top-36" />
        </div>
        <div className="lg:col-span-8">
          <PriceTable lang={lang} rows={sectionRows(name, lang)} labelledBy={`${id}-title`} />
          <p className="measure mt-5 text-ink-soft italic">{content(lang).pricing.sections[name].note}</p>
          <BookAndCall lang={lang} name={name} />
        </div>
      </div>
    </section>
  )
}
