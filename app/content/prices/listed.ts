import { services } from '#app/content/services/index.ts'
import { isOffered, type Offered } from '#app/content/services/offered.ts'
import type { PriceKey, RowKey } from './prices.ts'

/** Whether visitors see a price: it is hidden once none of the services whose table has it is offered. */
export function isListed(key: RowKey, now?: Offered): boolean {
  const having = services.filter(({ prices }) => prices.includes(key as PriceKey))
  return having.length === 0 || having.some(({ id }) => isOffered(id, now))
}
