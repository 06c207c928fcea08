import { listedRows } from '#app/content/prices/listed.ts'
import { rowsOf } from '#app/content/prices/price-rows.ts'
import { content } from '#app/content/snapshot.ts'
import { Slip } from '#app/estimate/slip.tsx'
import { usualEstimate } from '#app/estimate/usual.ts'
import { href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon/icon.tsx'
import type { ServiceProps } from './service-props.ts'

/** What the commonest job costs in all. */
export function ServiceReceipt({ lang, service }: ServiceProps) {
  const usual = usualEstimate(service.id, lang)
  return usual && <Slip title={content(lang).servicesPage.detail.allIn} {...usual} />
}

/** What a price of the list is, and where one's own, the others and the law on prices are. */
export function PriceNote({ lang, service }: ServiceProps) {
  const { prices, pricing, servicesPage, estimate } = content(lang)
  const { sideNote, fullPriceList } = servicesPage.detail
  const usual = usualEstimate(service.id, lang)
  // What is free, or has its price after an estimate, needs no note on prices.
  const hasAmount = rowsOf(prices, listedRows(service.id)).some(({ amount }) => /\d/.test(amount))
  return (
    <div className="max-lg:-mt-8">
      {hasAmount && <p className="small text-ink-soft">{sideNote}</p>}
      <p className="flex flex-wrap gap-x-6">
        {usual && usual.slip.sum.rows.length > 0 && (
          <ActionLink href={usual.href} tone="text">
            {`${estimate.link} `}
            <ArrowRight size={18} />
          </ActionLink>
        )}
        <ActionLink href={href('pricing', lang)} tone="text">
          {fullPriceList}
        </ActionLink>
        <ActionLink href={href('rights', lang)} tone="text">
          {pricing.estimate.link}
        </ActionLink>
      </p>
    </div>
  )
}
