import { PriceTable } from '../price-table.tsx'
import type { GalleryContent } from './gallery-content.server.ts'

export function TabPrices({ page }: { page: GalleryContent }) {
  return (
    <section aria-labelledby="tab-prices" className="later border-t border-line bg-surface">
      <div className="wrap section grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <h2 id="tab-prices" className="title lg:col-span-4">
          {page.pricesTitle}
        </h2>
        <div className="lg:col-span-8">
          <PriceTable rows={page.rows} columns={page.columns} labelledBy="tab-prices" />
          <p className="measure mt-5 text-ink-soft italic">
            {page.taxes} {page.estimate}
          </p>
        </div>
      </div>
    </section>
  )
}
