import type { DutyKey, PriceKey } from '#app/content/prices/prices.ts'
import { type Package, type PackageOption, type PackageQuestion, sameKey } from './package.ts'

/** Wheels on a car. A price without a unit covers all four: in doubt, the law favours the consumer. */
const WHEELS = 4

const no: PackageOption = { id: 'no', key: { fr: 'non', en: 'no' }, label: { fr: 'Non', en: 'No' } }
const yes = { id: 'yes', key: { fr: 'oui', en: 'yes' }, label: { fr: 'Oui', en: 'Yes' } }

const diameter = (id: string, inches: string, row: PriceKey): PackageOption => ({
  id,
  key: sameKey(id),
  label: { fr: `${inches} po`, en: `${inches} in` },
  lines: [{ row, type: 'package' }],
})

const wheels: PackageQuestion = {
  name: 'wheels',
  unknown: {
    fr: 'Pose et équilibrage, selon le diamètre',
    en: 'Installation and balancing, depending on the diameter',
  },
  options: [
    diameter('13-17', '13–17', 'balancing13to17'),
    diameter('18', '18', 'balancing18'),
    diameter('19', '19', 'balancing19'),
    diameter('20', '20', 'balancing20'),
  ],
}

const supplement: PackageQuestion = {
  name: 'supplement',
  unknown: {
    fr: 'Supplément : roulage à plat, TPMS ou profil bas',
    en: 'Surcharge: run-flat, TPMS or low profile',
  },
  options: [no, { ...yes, lines: [{ row: 'tireSurcharge', type: 'package', times: WHEELS }] }],
}

const bought = (duty: DutyKey): PackageOption['lines'] => [
  { unpriced: 'newTires', type: 'part' },
  { duty, type: 'duty', times: WHEELS },
]

const tires: PackageQuestion = {
  name: 'tires',
  preset: 'mine',
  options: [
    {
      id: 'mine',
      key: { fr: 'deja-achetes', en: 'own' },
      label: { fr: 'J’ai déjà mes pneus', en: 'I have my tires' },
    },
    {
      id: 'new',
      key: { fr: 'neufs', en: 'new' },
      label: {
        fr: 'Quatre neufs, jusqu’à 33 po de diamètre hors tout',
        en: 'Four new ones, up to 33 in overall diameter',
      },
      lines: bought('tireDutyTo33'),
    },
    {
      id: 'newLarge',
      key: { fr: 'neufs-plus-de-33', en: 'new-over-33' },
      label: {
        fr: 'Quatre neufs, plus de 33 po (gros camion)',
        en: 'Four new ones, over 33 in (large truck)',
      },
      lines: bought('tireDutyOver33'),
    },
  ],
}

export const tireFitting: Package = {
  id: 'tireFitting',
  key: { fr: 'pose-de-pneus', en: 'tire-installation' },
  label: { fr: 'Pose et équilibrage', en: 'Installation and balancing' },
  service: 'pneus',
  lines: [],
  questions: [wheels, supplement, tires],
}

export const tireSwap: Package = {
  id: 'tireSwap',
  key: { fr: 'changement-de-pneus', en: 'tire-changeover' },
  label: { fr: 'Changement de pneus', en: 'Tire changeover' },
  service: 'pneus',
  lines: [{ row: 'tireSwap', type: 'package' }],
  questions: [
    {
      name: 'storage',
      preset: 'no',
      options: [no, { ...yes, lines: [{ row: 'tireStorage', type: 'package' }] }],
    },
  ],
}

const counts = [1, 2, 3, 4]

export const flat: Package = {
  id: 'flat',
  key: { fr: 'crevaison', en: 'flat-tire' },
  label: { fr: 'Crevaison', en: 'Flat repair' },
  service: 'pneus',
  lines: [{ row: 'flatRepair', type: 'package', times: 'count' }],
  questions: [
    {
      name: 'count',
      preset: '1',
      options: counts.map((count) => ({
        id: `${count}`,
        key: sameKey(`${count}`),
        label: sameKey(`${count}`),
        count,
      })),
    },
    {
      name: 'valve',
      preset: 'no',
      options: [no, { ...yes, lines: [{ row: 'valve', type: 'part', times: 'count' }] }],
    },
  ],
}
