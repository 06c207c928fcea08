import type { Lang } from '#app/content/language.ts'
import type { ServiceFacts } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'

/** "40 $" or "$40". */
const MONEY = /(\$[\d.,]+|\d[\d.,\s]*\$)/

/**
 * The price of a service's card: the figure, then one note. "À partir de" stands before it only where the list has no line with
 * exactly this price. Without a figure ("Estimation gratuite") the text is large.
 */
export function LeadPrice({ lang, service: { id, leadPrice } }: { lang: Lang; service: ServiceFacts }) {
  const { services, prices } = content(lang)
  const { priceLine, priceFor } = services[id]
  if (!priceLine) return null
  const [before, amount] = priceLine.split(MONEY)
  const line = prices[leadPrice]
  return (
    <span className="line-price">
      {(line.before || line.amount !== amount) && amount && before}{' '}
      <b
        className={`figure block text-ink ${amount ? 'text-[1.75rem] leading-none lg:text-[2.25rem]' : 'text-xl leading-tight whitespace-normal lg:text-2xl'}`}
      >
        {amount ?? priceLine}
      </b>{' '}
      {priceFor}
    </span>
  )
}
