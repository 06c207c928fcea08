import { type Facts, facts } from '#app/content/facts.ts'
import { rowStands } from '#app/content/records/rows.ts'
import type { ServiceId } from '#app/content/services/index.ts'
import type { RowKey } from './prices.ts'

/** The rows of a service's price table that visitors see, in order. */
export const listedRows = (id: ServiceId, now: Facts = facts()): RowKey[] =>
  now.tables[id].filter((key) => rowStands(key, now))
