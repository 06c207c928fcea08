import { type Facts, facts } from '#app/content/facts.ts'
import { rowStands } from '#app/content/records/rows.ts'
import { type ServiceId, services } from '#app/content/services/index.ts'
import { isOffered, type Offered } from '#app/content/services/offered.ts'
import { type PriceKey, RATE, type RowKey } from './prices.ts'

/** Whether a service whose table has this row is offered. */
export function isOfferedRow(key: RowKey, now?: Offered): boolean {
  const having = services.filter(({ prices }) => prices.includes(key as PriceKey))
  return key === RATE || having.length === 0 || having.some(({ id }) => isOffered(id, now))
}

/** Whether visitors see a price: one of the services whose table has it is offered, and the price stands. */
export const isListed = (key: RowKey, now: Facts = facts()): boolean =>
  isOfferedRow(key, now) && rowStands(key, now)

/** The rows of a service's price table that visitors see, in order. */
export const listedRows = (id: ServiceId, now: Facts = facts()): RowKey[] =>
  now.tables[id].filter((key) => isListed(key, now))
