import type { Lang } from '#app/content/language.ts'
import { type PriceKey, priceSections } from '#app/content/prices.ts'
import { service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'

const byVehicle: readonly PriceKey[] = priceSections.rustproofing

/** A line of the price list where nothing around it says what it is about: "Antirouille (VUS)". */
export function lineName(key: PriceKey, lang: Lang): string {
  const { label } = content(lang).prices[key]
  return byVehicle.includes(key) ? `${service('antirouille').label[lang]} (${label})` : label
}
