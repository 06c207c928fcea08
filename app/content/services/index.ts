import type { Lang } from '../language.ts'
import type { ServiceRecord } from './service.ts'

/** The services in display order. The prose of each is in the file named after its id; `copy.ts` gathers them. */
const records = [
  {
    id: 'inspection',
    slug: { fr: 'inspection', en: 'inspection' },
    label: { fr: 'Inspection', en: 'Inspection' },
    color: 'ink',
    englishKey: 'inspection',
    zone: 'whole',
    leadPrice: 'inspection',
    prices: ['inspection', 'diagnostic'],
  },
  {
    id: 'antirouille',
    slug: { fr: 'antirouille', en: 'rustproofing' },
    label: { fr: 'Antirouille', en: 'Rustproofing' },
    color: 'ink',
    englishKey: 'rustproofing',
    zone: 'underbody',
    leadPrice: 'rustproofingCar',
    prices: ['rustproofingCar', 'rustproofingSuv', 'rustproofingTruck'],
  },
  {
    id: 'huiles',
    slug: { fr: 'huiles-fluides', en: 'oil-fluids' },
    label: { fr: 'Huiles et fluides', en: 'Oil and fluids' },
    color: 'ink',
    englishKey: 'oils',
    zone: 'engine',
    leadPrice: 'oilChange',
    prices: [
      'oilChange',
      'syntheticOil',
      'blendOil',
      'oilFilter',
      'transmissionOil',
      'coolant',
      'gearOil',
      'brakeFluid',
      'steeringFluid',
    ],
  },
  {
    id: 'pneus',
    slug: { fr: 'pneus', en: 'tires' },
    label: { fr: 'Pneus', en: 'Tires' },
    color: 'ink',
    englishKey: 'tires',
    zone: 'tire',
    leadPrice: 'tireSwap',
    prices: [
      'tireSwap',
      'tireStorage',
      'balancing13to17',
      'balancing18',
      'balancing19',
      'balancing20',
      'tireSurcharge',
      'flatRepair',
      'valve',
    ],
  },
  {
    id: 'freins',
    slug: { fr: 'freins', en: 'brakes' },
    label: { fr: 'Freins', en: 'Brakes' },
    color: 'ink',
    englishKey: 'brakes',
    zone: 'brake',
    leadPrice: 'brakeLabour',
    prices: ['brakeLabour', 'regularRotors', 'premiumRotors', 'caliperService', 'brakeBleed', 'brakeFluid'],
  },
  {
    id: 'carrosserie',
    slug: { fr: 'carrosserie', en: 'bodywork' },
    label: { fr: 'Carrosserie', en: 'Bodywork' },
    color: 'ink',
    englishKey: 'bodywork',
    zone: 'body',
    leadPrice: 'bodyworkEstimate',
    prices: ['bodyworkEstimate', 'collision', 'painting', 'restoration'],
  },
  {
    id: 'general',
    slug: { fr: 'travail-general', en: 'general-repair' },
    label: { fr: 'Mécanique générale', en: 'General repair' },
    color: 'ink',
    englishKey: 'general',
    zone: 'front',
    leadPrice: 'labour',
    prices: ['labour', 'diagnostic'],
  },
] as const satisfies readonly ServiceRecord[]

export type ServiceId = (typeof records)[number]['id']
export type ServiceFacts = ServiceRecord & { id: ServiceId }

export const services: readonly ServiceFacts[] = records
export const serviceIds: readonly ServiceId[] = records.map(({ id }) => id)

/** The value that stands for a service in a query string. */
export function serviceKey(id: ServiceId, lang: Lang): string {
  return { fr: id, en: service(id).englishKey }[lang]
}

/** A service by its id. @throws where there is none */
export function service(id: ServiceId): ServiceFacts {
  const found = services.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No service ${id}`)
  return found
}

/** The sections of the price page, in order, with the service whose prices each shows; the service's id is also its anchor. */
export const priceSections = {
  oils: 'huiles',
  rustproofing: 'antirouille',
  tires: 'pneus',
  labour: 'general',
} as const satisfies Record<string, ServiceId>
