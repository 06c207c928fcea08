import type { Lang } from '#app/content/language.ts'
import type { ServiceFacts } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'

/** "40 $" or "$40". */
const MONEY = /(\$[\d.,]+|\d[\d.,\s]*\$)/

/** "À partir de 40 $" with its amount in large figures, and what it is for; without one ("Estimation gratuite") the text is large. */
export function LeadPrice({ lang, service: { id } }: { lang: Lang; service: ServiceFacts }) {
  const { priceLine, priceFor } = content(lang).services[id]
  if (!priceLine) return null
  const [before = '', amount, after] = priceLine.split(MONEY)
  return (
    <span className="line-price">
      {amount && before}{' '}
      <b
        className={`figure text-ink ${amount ? 'text-[1.75rem] leading-none max-lg:block lg:text-[2.25rem]' : 'text-xl leading-tight whitespace-normal lg:text-2xl'}`}
      >
        {amount ?? priceLine}
      </b>
      {after && <span className="block">{after}</span>}
      <span className="block">{priceFor}</span>
    </span>
  )
}
