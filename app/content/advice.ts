import type { Text } from './language.ts'

/** The garage's advice on intervals and delays, until it writes its own (`facts().business`). Texts refer to it as `{advice:key}`. */
export const advice = {
  syntheticOil: { fr: '8 000 à 10 000 km', en: '8,000 to 10,000 km' },
  blendOil: { fr: '5 000 à 7 500 km', en: '5,000 to 7,500 km' },
  inspection: { fr: 'une fois par an ou tous les 20 000 km', en: 'once a year or every 20,000 km' },
  brakes: { fr: 'tous les 40 000 à 60 000 km', en: 'every 40,000 to 60,000 km' },
  /** After this distance the wheel nuts are checked again. */
  nutsAgain: { fr: '100 km', en: '100 km' },
  repairTime: { fr: '1 à 2 jours ouvrables', en: '1 to 2 business days' },
} as const satisfies Record<string, Text>

export type AdviceKey = keyof typeof advice

/** Figures set by Quebec law, not by the garage. Texts refer to them as `{law:key}`. */
export const law = {
  /** A written estimate is required above this amount (Consumer Protection Act, s. 168). */
  estimateAbove: { fr: '100 $', en: '$100' },
  /** Work at or below this is not a "repair" (Regulation, s. 73). */
  smallWork: { fr: '50 $', en: '$50' },
  /** When winter tires are mandatory, both days included (Highway Safety Code); `season.ts` counts down to these days. */
  winterTires: {
    fr: 'du {law:winterTiresFrom} au {law:winterTiresTo}',
    en: 'from {law:winterTiresFrom} to {law:winterTiresTo}',
  },
  winterTiresFrom: { fr: '1er décembre', en: 'December 1' },
  winterTiresTo: { fr: '15 mars', en: 'March 15' },
  winterTireFine: { fr: '200 $ à 300 $', en: '$200 to $300' },
} as const satisfies Record<string, Text>

export type LawKey = keyof typeof law
