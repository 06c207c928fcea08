import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon.tsx'
import { PriceTable } from '../price-table.tsx'
import type { ServiceProps } from './service-props.ts'

/** The service's lines of the price list, with their note. */
export function ServicePrices({ lang, service }: ServiceProps) {
  const { services, servicesPage, prices, pricing } = content(lang)
  const words = servicesPage.detail
  return (
    <section aria-labelledby="pricing">
      <h2 id="pricing" className="title">
        {words.pricing}
      </h2>
      <div className="mt-6">
        <PriceTable lang={lang} rows={service.prices.map((key) => prices[key])} labelledBy="pricing" />
      </div>
      <p className="measure mt-5 italic">{services[service.id].priceNote}</p>
      <p className="measure mt-2 text-ink-soft">{words.sideNote}</p>
      <p className="mt-3 flex flex-wrap gap-x-8">
        <ActionLink href={href('pricing', lang)} tone="text">
          {`${words.fullPriceList} `}
          <ArrowRight size={18} />
        </ActionLink>
        <ActionLink href={href('rights', lang)} tone="text">
          {`${pricing.estimate.link} `}
          <ArrowRight size={18} />
        </ActionLink>
      </p>
    </section>
  )
}
