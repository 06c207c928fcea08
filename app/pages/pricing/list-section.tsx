import { PriceTable } from '../price-table.tsx'
import { BookAndCall } from './book-and-call.tsx'
import type { PriceListSection, PricingContent } from './pricing-content.server.ts'
import { SectionTitle } from './section-title.tsx'

type ListSectionProps = {
  section: PriceListSection
  columns: PricingContent['columns']
  /** In view when the page opens. */
  first?: boolean
}

/** A section of many lines: its title stays beside the table while it is read. */
export function ListSection({ section, columns, first }: ListSectionProps) {
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className={`print:hidden ${first ? '' : 'later'}`}
    >
      <div className="wrap section grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionTitle section={section} className="lg:sticky lg:top-36" />
        </div>
        <div className={first ? 'later lg:col-span-8' : 'lg:col-span-8'}>
          <PriceTable rows={section.rows} columns={columns} labelledBy={`${section.id}-title`} />
          <p className="measure mt-5 text-ink-soft italic">{section.note}</p>
          <BookAndCall section={section} />
        </div>
      </div>
    </section>
  )
}
