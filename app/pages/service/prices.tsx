import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon.tsx'
import { PriceTable } from '../price-table.tsx'
import type { ServiceContent } from './service-content.server.ts'

/** The service's lines of the price list, with their note. */
export function ServicePrices({ page }: { page: ServiceContent }) {
  return (
    <section aria-labelledby="pricing" className="later">
      <h2 id="pricing" className="title">
        {page.words.pricing}
      </h2>
      <div className="mt-6">
        <PriceTable rows={page.rows} columns={page.columns} labelledBy="pricing" />
      </div>
      <p className="measure mt-5 italic">{page.priceNote}</p>
      <p className="measure mt-2 text-ink-soft">{page.words.sideNote}</p>
      <p className="mt-3 flex flex-wrap gap-x-8">
        <ActionLink href={page.pricesHref} tone="text">
          {`${page.words.fullPriceList} `}
          <ArrowRight size={18} />
        </ActionLink>
        <ActionLink href={page.rights.href} tone="text">
          {`${page.rights.label} `}
          <ArrowRight size={18} />
        </ActionLink>
      </p>
    </section>
  )
}
