import type { Lang } from '#app/content/language.ts'
import { unitText } from '#app/content/money.ts'
import type { PriceKey } from '#app/content/prices.ts'
import { content } from '#app/content/snapshot.ts'

/** The parts of a price as a tag shows them. */
export function priceTag(key: PriceKey, lang: Lang) {
  const { facts, prices } = content(lang)
  const price = facts.prices[key]
  return {
    amount: prices[key].amount,
    unit: unitText(price, lang) || undefined,
    before: price.from ? (lang === 'fr' ? 'à partir de' : 'from') : undefined,
  }
}
