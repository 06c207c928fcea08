import { bundledFacts } from '#app/content/facts.ts'
import type { PriceKey } from '#app/content/prices/prices.ts'
import { type ServiceId, services } from '#app/content/services/index.ts'
import { isOffered } from '#app/content/services/offered.ts'
import type { Runtime } from '#app/context.server.ts'
import type { AddedRowValue } from '#app/publishing/kinds/prices.ts'
import { type Item, openItems } from '#app/staff/desk/edits.server.ts'

/** `id`: the service; none for the amounts that are in no list. */
export type PriceList = { id?: ServiceId; isOffered: boolean; lines: Item[] }

/** The key of a line in addresses. */
export const lineKey = ({ path }: Item): string => path.split('.')[1] ?? ''

/** Every line once, in the list of the first service that shows it, drafts included. */
export async function priceLists(runtime: Runtime): Promise<PriceList[]> {
  const { itemAt, itemsOf, factsWithDrafts } = await openItems(runtime)
  const drafted = factsWithDrafts()
  const rows = itemsOf('rows')
    .filter(({ value, online }) => value !== null || online !== null)
    .sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }))
  const left = new Set(Object.keys(bundledFacts.prices) as PriceKey[])
  const take = (key: PriceKey) => {
    left.delete(key)
    return itemAt(`prices.${key}`)
  }
  // A row of two lists is in the one that visitors see.
  const seenFirst = services.toSorted((a, b) => +isOffered(b.id, drafted) - +isOffered(a.id, drafted))
  const tables = seenFirst.map(({ id, prices }) => ({
    id,
    isOffered: isOffered(id, drafted),
    lines: [
      ...prices.filter((key) => left.has(key)).map(take),
      ...rows.filter(({ value, online }) => ((value ?? online) as AddedRowValue).service === id),
    ].sort((a, b) => placeIn(drafted.tables[id], a) - placeIn(drafted.tables[id], b)),
  }))
  return [...tables, { isOffered: true, lines: [...left].map(take) }].filter(({ lines }) => lines.length)
}

/** The place of a line in its list; withdrawn lines come last. */
function placeIn(list: readonly string[], line: Item): number {
  const key = lineKey(line)
  return list.includes(key) ? list.indexOf(key) : list.length
}
