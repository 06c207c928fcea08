import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import type { RowKey } from '#app/content/prices/prices.ts'
import { service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'

/** The name of a price list line outside its table: "Antirouille (VUS)". */
export function lineName(key: RowKey, lang: Lang): string {
  const { label = '' } = content(lang).prices[key] ?? {}
  return facts().tables.antirouille.includes(key) ? `${service('antirouille').label[lang]} (${label})` : label
}
