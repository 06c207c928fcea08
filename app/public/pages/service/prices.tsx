import { listedRows } from '#app/content/prices/listed.ts'
import { rowsOf } from '#app/content/prices/price-rows.ts'
import { content } from '#app/content/snapshot.ts'
import { EstimateLink } from '#app/public/pages/parts/estimate-link.tsx'
import { PriceTable } from '#app/public/pages/parts/price-table.tsx'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon/icon.tsx'
import type { ServiceProps } from './service-props.ts'

/** The service's lines of the price list with their note, then what the work includes and what it does not. */
export function ServicePrices({ lang, service }: ServiceProps) {
  const { services, servicesPage, prices, pricing } = content(lang)
  const { priceNote, includes, excludes } = services[service.id]
  const words = servicesPage.detail
  const rows = rowsOf(prices, listedRows(service.id))
  if (rows.length + includes.length === 0) return null
  return (
    <section aria-labelledby="pricing">
      <h2 id="pricing" className="title">
        {words.pricing}
      </h2>
      {rows.length > 0 && (
        <>
          <div className="mt-4 lg:mt-6">
            <PriceTable lang={lang} rows={rows} labelledBy="pricing" />
          </div>
          {priceNote && <p className="measure mt-4 italic">{priceNote}</p>}
          <p className="small measure mt-1.5 text-ink-soft">{words.sideNote}</p>
        </>
      )}
      <p className="mt-1.5 flex flex-wrap gap-x-8">
        <EstimateLink service={service.id} lang={lang} />
        <ActionLink href={href('pricing', lang)} tone="text">
          {`${words.fullPriceList} `}
          <ArrowRight size={18} />
        </ActionLink>
        <ActionLink href={href('rights', lang)} tone="text">
          {`${pricing.estimate.link} `}
          <ArrowRight size={18} />
        </ActionLink>
      </p>
      {includes.length > 0 && (
        <div className="mt-8 grid gap-x-12 gap-y-7 md:grid-cols-[3fr_2fr] lg:mt-12">
          <div>
            <h3 className="heading">{words.included}</h3>
            <ul className="mt-3 border-t border-line-strong">
              {includes.map((line) => (
                <li key={line} className="checked border-b border-line py-2 leading-snug">
                  {line}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="heading">{words.excluded}</h3>
            <ul className="mt-3 grid gap-2.5 border-t border-line-strong pt-2.5 leading-snug text-ink-soft">
              {excludes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </section>
  )
}
