import { listedRows } from '#app/content/prices/listed.ts'
import { rowsOf } from '#app/content/prices/price-rows.ts'
import { content } from '#app/content/snapshot.ts'
import { PriceTable } from '#app/public/pages/parts/price-table.tsx'
import type { ServiceProps } from './service-props.ts'

/** The service's lines of the price list with their note. */
export function ServicePrices({ lang, service }: ServiceProps) {
  const { services, servicesPage, prices } = content(lang)
  const { priceNote } = services[service.id]
  const rows = rowsOf(prices, listedRows(service.id))
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="pricing">
      <h2 id="pricing" className="title mb-4 lg:mb-6">
        {servicesPage.detail.pricing}
      </h2>
      <PriceTable lang={lang} rows={rows} labelledBy="pricing" />
      {priceNote && <p className="measure mt-4 italic">{priceNote}</p>}
    </section>
  )
}
