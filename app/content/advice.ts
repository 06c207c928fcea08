import type { Business } from './business/business.ts'
import type { Text } from './language.ts'

/** The garage's advice on intervals and delays. Texts refer to it as `{advice:key}`. */
export const advice = ({ maintenance, repairTime, nutsKm }: Business): Readonly<Record<string, Text>> => ({
  ...maintenance,
  repairTime,
  nutsAgain: { fr: `${nutsKm} km`, en: `${nutsKm} km` },
})

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
