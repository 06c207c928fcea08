import type { Lang, Text } from '#app/content/language.ts'
import type { ServiceId } from '#app/content/services/index.ts'

/**
 * How long a warranty lasts: months and, if it has a second limit, kilometres, whichever comes first. With days, these are of labour,
 * and a part has so many months at least, and `most` at most.
 */
export type Limit = { months: number; km?: number; days?: number; most?: number }

/** Quebec's legal minimum for automobile repairs (Consumer Protection Act, s. 176). */
export const legalLimit = { months: 3, km: 5000 } as const satisfies Limit

/** "3 ans ou 60 000 km", "3 years or 60,000 km"; in years from 24 months on, if they are whole years. */
export function limitText({ months, km, days, most }: Limit): Text {
  if (days && most) {
    const [least, longest] = [limitText({ months }), limitText({ months: most })]
    return {
      fr: `${days} jours sur la main-d’œuvre, ${least.fr} à ${longest.fr} sur les pièces`,
      en: `${days} days on labour, ${least.en} to ${longest.en} on parts`,
    }
  }
  const years = months >= 24 && months % 12 === 0 ? months / 12 : undefined
  const distance = (lang: Lang) => km?.toLocaleString(`${lang}-CA`).replace(/\s/g, ' ')
  const month = months === 1 ? 'month' : 'months'
  return {
    fr: `${years ? `${years} ans` : `${months} mois`}${km ? ` ou ${distance('fr')} km` : ''}`,
    en: `${years ? `${years} years` : `${months} ${month}`}${km ? ` or ${distance('en')} km` : ''}`,
  }
}

const lasting = (limit: Limit) => ({ limit, length: limitText(limit) })

/** One row of the warranty table. */
export type Warranty = {
  /** What kind of work or part. */
  title: Text
  /** How long, in words. */
  length: Text
  /** The length in figures, which the garage can change. */
  limit: Limit
  /** What is covered, and what is not. */
  scope: Text
  /** What the garage does about a fault, if it differs from `commonTerms`. */
  duties?: Text
  /** The services that give it, unless every one does. */
  services?: readonly ServiceId[]
}

/** Terms of every row. With the warrantor, the length and the scope, these are the six points of section 45. */
export const commonTerms = {
  /** What the garage does about a fault. */
  duties: {
    fr: 'Le garage refait le travail ou remplace la pièce, pièces et main-d’œuvre à ses frais.',
    en: 'The garage redoes the work or replaces the part, parts and labour at its expense.',
  },
  claim: {
    fr: 'Appelez le garage ou passez avec votre facture; aucun formulaire à remplir.',
    en: 'Call the garage or come in with your invoice; no form to fill out.',
  },
  /** Whether the warranty passes to a later owner of the vehicle. */
  transferable: {
    fr: 'La garantie suit le véhicule, sur présentation de la facture.',
    en: 'The warranty stays with the vehicle, on presentation of the invoice.',
  },
} as const satisfies Record<string, Text>

/** The only warranty table of the site. Texts refer to a length as `{warranty:key}`. */
export const warranties = {
  repairs: {
    title: { fr: 'Réparations', en: 'Repairs' },
    ...lasting({ months: 24 }),
    scope: {
      fr: 'La réparation d’un défaut, comme une fuite ou un roulement bruyant, et les pièces posées pour la faire. Un autre défaut n’est pas couvert.',
      en: 'The repair of a fault, such as a leak or a noisy bearing, and the parts installed for it. Another fault is not covered.',
    },
  },
  brakes: {
    title: { fr: 'Freins', en: 'Brakes' },
    services: ['freins'],
    ...lasting({ months: 36, km: 60_000 }),
    scope: {
      fr: 'Disques, plaquettes et étriers posés par nous, contre un défaut de la pièce ou de la pose, jusqu’à la première des deux limites. L’usure normale n’est pas couverte.',
      en: 'Rotors, pads and calipers we installed, against a defect in the part or its installation, whichever of the two limits comes first. Normal wear is not covered.',
    },
  },
  generalWork: {
    title: { fr: 'Travaux généraux', en: 'General work' },
    ...lasting({ days: 30, months: 3, most: 36 }),
    scope: {
      fr: 'Petits travaux et entretien{if:includes.huiles}, comme une vidange{if:includes.pneus} ou un changement de pneus{/if}{/if}; la durée pour chaque pièce est écrite sur la facture.',
      en: 'Small jobs and maintenance{if:includes.huiles}, such as an oil change{if:includes.pneus} or a tire changeover{/if}{/if}; the length for each part is written on the invoice.',
    },
    duties: {
      fr: 'Le garage refait le travail à ses frais pendant {labourDays} jours, ou pendant la garantie légale ({legalMinimum}) quand elle s’applique. La pièce défectueuse est remplacée à ses frais pendant la durée écrite sur la facture.',
      en: 'The garage redoes the work at its expense for {labourDays} days, or for the legal warranty ({legalMinimum}) where it applies. A defective part is replaced at its expense for the length written on the invoice.',
    },
  },
  wearParts: {
    title: { fr: 'Pièces d’usure', en: 'Wear parts' },
    ...lasting({ months: 6 }),
    scope: {
      fr: 'Pièces qui s’usent normalement, comme les balais d’essuie-glace, les courroies et les filtres, contre un défaut de la pièce.',
      en: 'Parts that wear in normal use, such as wiper blades, belts and filters, against a defect in the part.',
    },
  },
  majorComponents: {
    title: { fr: 'Composantes majeures', en: 'Major components' },
    services: ['general'],
    ...lasting({ months: 12 }),
    scope: {
      fr: 'Un moteur, une transmission ou une crémaillère de direction remplacés par nous, contre un défaut de la pièce ou de la pose.',
      en: 'An engine, a transmission or a steering rack we replaced, against a defect in the part or its installation.',
    },
  },
} as const satisfies Record<string, Warranty>

export type WarrantyKey = keyof typeof warranties
export const warrantyKeys = Object.keys(warranties) as WarrantyKey[]

/** What is fitted by a row or a line without a price: labour, cleaning and fluids fit nothing. */
const fitted: Readonly<Record<string, WarrantyKey>> = {
  regularRotors: 'brakes',
  premiumRotors: 'brakes',
  brakePads: 'brakes',
  oilFilter: 'wearParts',
}

/** The warranty that staff chose for a line, else that of what its row fits; undefined for none. */
export function warrantyOf({
  warranty,
  row = '',
}: {
  warranty?: string | undefined
  row?: string | undefined
}) {
  const chosen = warranty ?? (Object.hasOwn(fitted, row) ? fitted[row] : undefined)
  return warrantyKeys.find((key) => key === chosen)
}

/** The legal minimum in words, and which warranty applies when several do. */
export const legalMinimum: { length: Text; rule: Text } = {
  length: limitText(legalLimit),
  rule: {
    fr: '{if:warranties}La plus longue des garanties qui s’appliquent compte.{/if} Le minimum légal du Québec ({legalMinimum} sur les réparations d’automobiles, Loi sur la protection du consommateur, art. 176) n’est jamais réduit.',
    en: '{if:warranties}The longest warranty that applies counts.{/if} Quebec’s legal minimum ({legalMinimum} on automobile repairs, Consumer Protection Act, s. 176) is never reduced.',
  },
}

/** The rows of the warranty table, the common terms and the rule below the table, in one language. */
export function warrantyLines(lang: Lang, warranties: Partial<Readonly<Record<WarrantyKey, Warranty>>>) {
  const lines = (Object.entries(warranties) as [WarrantyKey, Warranty][]).map(([key, warranty]) => ({
    key,
    title: warranty.title[lang],
    length: warranty.length[lang],
    scope: warranty.scope[lang],
    duties: warranty.duties?.[lang],
  }))
  const { duties, claim, transferable } = commonTerms
  const common = { duties: duties[lang], claim: claim[lang], transferable: transferable[lang] }
  return { lines, common, rule: legalMinimum.rule[lang] }
}
