import type { Lang } from '#app/content/language.ts'
import type { ServiceFacts } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'

/** "À partir de 40 $" with its amount in large figures; without one ("Estimation gratuite") the whole text is large. */
export function LeadPrice({ lang, service: { id, leadPrice } }: { lang: Lang; service: ServiceFacts }) {
  const { services, prices } = content(lang)
  const { priceLine } = services[id]
  const { amount } = prices[leadPrice]
  const [before, after] = priceLine.split(amount)
  const isNamed = after !== undefined
  return (
    <span className="text-right text-sm leading-tight text-ink-soft max-lg:row-span-2 max-lg:row-start-1 max-md:max-w-[8.25rem] lg:text-[0.9375rem]">
      {isNamed && before}{' '}
      <b
        className={`figure text-ink ${isNamed ? 'text-[1.75rem] leading-none max-lg:block lg:text-[2.25rem]' : 'text-xl leading-tight whitespace-normal lg:text-2xl'}`}
      >
        {isNamed ? amount : priceLine}
      </b>
      {after && <span className="block">{after}</span>}
    </span>
  )
}
