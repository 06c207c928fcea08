import type { Lang, Text } from '#app/content/language.ts'
import type { ServiceId } from './index.ts'
import type { Offered } from './offered.ts'

/** The short names of the main services, in the order in which a sentence lists them. Oil changes and inspections go without saying among repairs. */
const trades: Partial<Record<ServiceId, Text>> = {
  general: { fr: 'mécanique', en: 'mechanical repairs' },
  inspection: { fr: 'inspections', en: 'inspections' },
  freins: { fr: 'freins', en: 'brakes' },
  huiles: { fr: 'vidanges', en: 'oil changes' },
  pneus: { fr: 'pneus', en: 'tires' },
  antirouille: { fr: 'antirouille', en: 'rustproofing' },
  carrosserie: { fr: 'carrosserie', en: 'bodywork' },
}

/** What this garage does, in a sentence: "mécanique, freins, pneus, antirouille et carrosserie". */
export function tradesText({ services }: Offered, lang: Lang): string {
  const ids: readonly string[] = services.map(({ id }) => id)
  const isMeant = (id: string) => ['huiles', 'inspection'].includes(id) && ids.includes('general')
  const offered = Object.entries(trades).flatMap(([id, trade]) =>
    ids.includes(id) && !isMeant(id) ? trade[lang] : [],
  )
  // If none of these is offered, use the labels of the menu.
  const names = offered.length ? offered : services.map(({ label }) => label[lang].toLowerCase())
  return new Intl.ListFormat(`${lang}-CA`).format(names)
}
