import type { Text } from '#app/content/language.ts'
import type { AnyUnit } from './units.ts'

export type Price = {
  /** What is sold, as the price list names it. */
  label: Text
  /** What is included, and on what condition. */
  details?: Text
  /** CAD before GST and QST, in dollars; `free` and `quote` carry no amount. */
  amount: number | 'free' | 'quote'
  /** The amount is a minimum ("à partir de", a plus sign in structured data). */
  from?: true
  unit?: AnyUnit
  /** The owner has not said yet whether the amount is for one, for an axle or for all four. */
  unitToConfirm?: true
}

/** A fluid: at least so much a litre. */
const byLitre = (fr: string, en: string, amount: number): Price => {
  return { label: { fr, en }, amount, from: true, unit: 'litre' }
}

const engineTakes: Text = { fr: 'Selon ce que prend le moteur', en: 'As much as the engine takes' }

const rustproofing = (fr: string, en: string, amount: number): Price => ({
  label: { fr: `Antirouille, ${fr}`, en: `Rustproofing, ${en}` },
  details: { fr: 'Dessous et cavités accessibles', en: 'Underbody and reachable cavities' },
  amount,
})

const unsaid = (fr: string, en: string, amount: number): Price => {
  return { label: { fr, en }, amount, unitToConfirm: true }
}

const fitting = (fr: string, en: string, amount: number): Price =>
  unsaid(`Pose et équilibrage, ${fr}`, `Installation and balancing, ${en}`, amount)

const duty = (fr: string, en: string, amount: number): Price => ({
  label: { fr: `Droit spécifique de l’État, ${fr}`, en: `Government duty, ${en}` },
  amount,
  unit: 'tire',
})

/**
 * The price list: the only place an amount is written. Service pages, cards, FAQ, articles and structured data read it.
 * Texts refer to an amount as `{price:key}` ("à partir de 10,50 $ / litre"), `{spoken:key}` in a sentence ("à partir de
 * 10,50 $ le litre") or `{amount:key}` ("10,50 $"), which is no sentence’s (`every-text.test.ts`).
 */
export const prices = {
  oilChange: {
    label: { fr: 'Vidange d’huile moteur, main-d’œuvre', en: 'Engine oil change, labour' },
    details: {
      fr: 'Vider, changer le filtre, remplir; huile et filtre en sus',
      en: 'Drain, change the filter, refill; oil and filter extra',
    },
    amount: 40,
  },
  syntheticOil: { ...byLitre('Huile synthétique', 'Synthetic oil', 10), details: engineTakes },
  blendOil: { ...byLitre('Huile semi-synthétique', 'Synthetic blend oil', 6), details: engineTakes },
  oilFilter: {
    label: { fr: 'Filtre à huile', en: 'Oil filter' },
    details: { fr: 'Selon le véhicule', en: 'Depends on the vehicle' },
    amount: 10.5,
    from: true,
  },
  transmissionOil: byLitre('Huile à transmission', 'Transmission oil', 10.5),
  coolant: byLitre('Liquide de refroidissement', 'Coolant', 10),
  gearOil: byLitre(
    'Huile de différentiel et de boîte de transfert',
    'Gear oil (differential, transfer case)',
    10,
  ),
  brakeFluid: byLitre('Liquide de frein et d’embrayage', 'Brake and clutch fluid', 10),
  steeringFluid: byLitre('Liquide de servodirection', 'Power steering fluid', 10),

  rustproofingCar: rustproofing('voiture', 'car', 100),
  rustproofingSuv: rustproofing('VUS', 'SUV', 120),
  rustproofingTruck: rustproofing('camion', 'truck', 140),

  tireSwap: {
    label: { fr: 'Changement saisonnier de pneus', en: 'Seasonal tire changeover' },
    details: {
      fr: 'Les quatre roues, pneus déjà sur jantes',
      en: 'All four wheels, tires already on rims',
    },
    amount: 40,
    unit: 'vehicle',
  },
  tireStorage: {
    label: { fr: 'Entreposage de pneus', en: 'Tire storage' },
    details: { fr: 'Saison de 6 mois', en: '6-month season' },
    amount: 60,
    unit: 'season',
  },
  balancing13to17: fitting('13 à 17 po', '13 to 17 in', 60),
  balancing18: fitting('18 po', '18 in', 70),
  balancing19: fitting('19 po', '19 in', 80),
  balancing20: fitting('20 po', '20 in', 90),
  tireSurcharge: {
    label: { fr: 'Supplément à la pose', en: 'Installation surcharge' },
    details: {
      fr: 'Pneu à roulage à plat, capteur TPMS ou profil bas; un seul supplément par pneu',
      en: 'Run-flat tire, TPMS sensor or low profile; one surcharge per tire',
    },
    amount: 10,
    unit: 'each',
  },
  flatRepair: {
    label: { fr: 'Réparation de crevaison', en: 'Flat repair' },
    details: {
      fr: 'Trou dans la bande de roulement, pneu encore bon',
      en: 'Hole in the tread, tire still good',
    },
    amount: 5,
    unit: 'tire',
  },
  valve: { label: { fr: 'Valve', en: 'Valve' }, amount: 5, unit: 'valve' },

  premiumRotors: unsaid('Disques haut de gamme zingués', 'Premium zinc-coated rotors', 380),
  regularRotors: unsaid('Disques ordinaires', 'Regular rotors', 280),
  brakeLabour: {
    ...unsaid('Main-d’œuvre, freins', 'Brake labour', 100),
    details: { fr: 'Pièces en sus', en: 'Parts extra' },
  },
  caliperService: {
    ...unsaid('Nettoyage et lubrification des étriers', 'Caliper cleaning and lubrication', 100),
    details: {
      fr: 'L’étrier serre les plaquettes sur le disque',
      en: 'The caliper squeezes the pads onto the rotor',
    },
  },
  brakeBleed: {
    label: { fr: 'Purge du système de freinage', en: 'Brake system bleed' },
    details: {
      fr: 'On chasse l’air et le vieux liquide; le neuf est en sus',
      en: 'Air and old fluid driven out; new fluid extra',
    },
    amount: 100,
  },

  labour: {
    label: { fr: 'Main-d’œuvre', en: 'Labour' },
    details: { fr: 'Pièces en sus', en: 'Parts extra' },
    amount: 100,
    unit: 'hour',
  },
  diagnostic: {
    label: { fr: 'Diagnostic', en: 'Diagnostic' },
    details: {
      fr: '{if:diagnosticDeducted}Déduit si la réparation est acceptée{/if}',
      en: '{if:diagnosticDeducted}Deducted if you accept the repair{/if}',
    },
    amount: 100,
  },

  bodyworkEstimate: {
    label: { fr: 'Estimation de carrosserie', en: 'Bodywork estimate' },
    details: { fr: 'Écrite, sans engagement', en: 'In writing, no commitment' },
    amount: 'free',
  },
  collision: { label: { fr: 'Réparation après collision', en: 'Collision repair' }, amount: 'quote' },
  painting: { label: { fr: 'Peinture', en: 'Painting' }, amount: 'quote' },
  restoration: {
    label: { fr: 'Restauration de voitures classiques', en: 'Classic car restoration' },
    amount: 'quote',
  },

  inspection: {
    label: { fr: 'Inspection de base', en: 'Basic inspection' },
    details: {
      fr: '{if:freeInspection}Gratuite avec toute réparation de {amount:freeInspectionFrom} ou plus{/if}',
      en: '{if:freeInspection}Free with any repair of {amount:freeInspectionFrom} or more{/if}',
    },
    amount: 50,
  },
  /** The repair amount from which the basic inspection is free. */
  freeInspectionFrom: {
    label: {
      fr: 'Réparation donnant droit à l’inspection gratuite',
      en: 'Repair that makes the inspection free',
    },
    amount: 50,
  },
} as const satisfies Record<string, Price>

export type PriceKey = keyof typeof prices
/** The hourly rate: a garage posts it whatever services it offers. */
export const RATE = 'labour' satisfies PriceKey
/** Key of a row that the garage added by itself. */
export type AddedRow = `row${number}`
export type RowKey = PriceKey | AddedRow

/**
 * All prices by row. A row that the garage withdrew is absent: a text or page that still refers to it throws, so the
 * publication is refused.
 */
export type PriceBook = Readonly<Record<PriceKey, Price>> & Readonly<Record<AddedRow, Price>>

/** GST and QST in per cent, both on the price before tax, each rounded separately. */
export type Taxes = { gst: number; qst: number }

/** The rates before the garage changes them; read `facts().taxes`. */
export const taxes: Taxes = { gst: 5, qst: 9.975 }

/** Quebec's duty on a new tire, by overall diameter (Act respecting the Québec sales tax, since 2023-07-01); customers pay it. */
export const duties = {
  tireDutyTo33: duty('pneu neuf jusqu’à 33 po', 'new tire up to 33 in', 4.5),
  tireDutyOver33: duty('pneu neuf de plus de 33 po', 'new tire over 33 in', 6),
} as const satisfies Record<string, Price>

export type DutyKey = keyof typeof duties

/** Shown beside every price; texts refer to it as `{taxes}`. */
export const taxesExtra: Text = { fr: 'taxes en sus', en: 'taxes extra' }
