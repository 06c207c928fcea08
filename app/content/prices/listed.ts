import { type Facts, facts } from '#app/content/facts.ts'
import { rowStands } from '#app/content/records/rows.ts'
import type { ServiceId } from '#app/content/services/index.ts'
import type { RowKey } from './prices.ts'

/** The rows of a service's price table that visitors see, in order: alone, a diagnostic would read as the price of an inspection. */
export function listedRows(id: ServiceId, now: Facts = facts()): RowKey[] {
  const rows = now.tables[id].filter((key) => rowStands(key, now))
  return id === 'inspection' && rows.join() === 'diagnostic' ? [] : rows
}
