import { forEachLang, type Text } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'

type Unit = {
  /** In a list: "10 $ / litre". */
  name: Text
  /** In a sentence: "10 $ le litre", "$10 a litre". */
  spoken: Text
}

export const units = {
  litre: { name: { fr: 'litre', en: 'litre' }, spoken: { fr: 'le litre', en: 'a litre' } },
  tire: { name: { fr: 'pneu', en: 'tire' }, spoken: { fr: 'par pneu', en: 'per tire' } },
  axle: { name: { fr: 'essieu', en: 'axle' }, spoken: { fr: 'par essieu', en: 'per axle' } },
  vehicle: { name: { fr: 'véhicule', en: 'vehicle' }, spoken: { fr: 'par véhicule', en: 'per vehicle' } },
  season: { name: { fr: 'saison', en: 'season' }, spoken: { fr: 'par saison', en: 'per season' } },
  hour: { name: { fr: 'heure', en: 'hour' }, spoken: { fr: 'l’heure', en: 'an hour' } },
  valve: { name: { fr: 'valve', en: 'valve' }, spoken: { fr: 'chacune', en: 'each' } },
  each: { name: { fr: 'chacun', en: 'each' }, spoken: { fr: 'chacun', en: 'each' } },
} as const satisfies Record<string, Unit>

export type PriceUnit = keyof typeof units
export const priceUnits = Object.keys(units) as [PriceUnit, ...PriceUnit[]]

/** One of the list, or the garage's own word: "jour", "100 km". */
export type AnyUnit = PriceUnit | Text

const spokenOwn: Text = { fr: 'par [unit]', en: 'per [unit]' }

/** How a unit is written: the only place that tells the garage's own from those of the list. */
export function unitWords(unit: AnyUnit): Unit {
  if (typeof unit === 'string') return units[unit]
  return { name: unit, spoken: forEachLang((lang) => fillSlots(spokenOwn[lang], { unit: unit[lang] })) }
}
