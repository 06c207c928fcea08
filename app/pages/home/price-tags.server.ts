import type { Lang } from '#app/content/language.ts'
import { unitText } from '#app/content/money.ts'
import type { PriceKey } from '#app/content/prices.ts'
import { service } from '#app/content/services/index.ts'
import type { ServiceId } from '#app/content/services/service.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'

/** The services whose price stands on the board under the first picture. */
const onBoard: readonly ServiceId[] = ['huiles', 'pneus', 'freins', 'antirouille', 'general']

/** The parts of a price as a tag shows them. */
export function priceTag(key: PriceKey, lang: Lang) {
  const { facts, prices } = content(lang)
  const price = facts.prices[key]
  return {
    amount: prices[key].amount,
    unit: unitText(price, lang) || undefined,
    before: price.from && (lang === 'fr' ? 'à partir de' : 'from'),
  }
}

export function boardContent(lang: Lang) {
  const { home, prices } = content(lang)
  return {
    ...home.board,
    all: home.services.allPrices,
    allHref: href('pricing', lang),
    lines: onBoard.map((id) => {
      const { label, leadPrice } = service(id)
      return { label: label[lang], what: prices[leadPrice].label, ...priceTag(leadPrice, lang) }
    }),
  }
}

export type BoardContent = ReturnType<typeof boardContent>
