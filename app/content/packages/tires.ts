import type { DutyKey, PriceKey } from '#app/content/prices/prices.ts'
import type { Counts } from '#app/content/prices/units.ts'
import { extra, no, option, type Package, type PackageLine, type PackageOption, yes } from './package.ts'

/** All the tires of a car. A price without a unit covers all four: in doubt, the law favours the consumer. */
const four: Counts = { wheels: 4, axles: 2, pieces: 4 }

const diameter = (id: string, inches: string, row: PriceKey): PackageOption =>
  option(id, [id, id], [`${inches} po`, `${inches} in`], { lines: [{ row, type: 'package' }] })

const bought = (duty: DutyKey): PackageLine[] => [
  { unpriced: 'newTires', type: 'part' },
  { duty, type: 'duty' },
]

export const tireFitting: Package = {
  id: 'tireFitting',
  key: { fr: 'pose-de-pneus', en: 'tire-installation' },
  label: { fr: 'Pose et équilibrage', en: 'Installation and balancing' },
  service: 'pneus',
  lines: [],
  counts: four,
  questions: [
    {
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
    },
    {
      name: 'supplement',
      unknown: {
        fr: 'Supplément : roulage à plat, TPMS ou profil bas',
        en: 'Surcharge: run-flat, TPMS or low profile',
      },
      options: [no, yes({ row: 'tireSurcharge', type: 'package' })],
    },
    {
      name: 'tires',
      preset: 'mine',
      options: [
        option('mine', ['deja-achetes', 'own'], ['J’ai déjà mes pneus', 'I have my tires']),
        option(
          'new',
          ['neufs', 'new'],
          [
            'Quatre neufs, jusqu’à 33 po de diamètre hors tout',
            'Four new ones, up to 33 in overall diameter',
          ],
          { lines: bought('tireDutyTo33') },
        ),
        option(
          'newLarge',
          ['neufs-plus-de-33', 'new-over-33'],
          ['Quatre neufs, plus de 33 po (gros camion)', 'Four new ones, over 33 in (large truck)'],
          { lines: bought('tireDutyOver33') },
        ),
      ],
    },
  ],
}

export const tireSwap: Package = {
  id: 'tireSwap',
  key: { fr: 'changement-de-pneus', en: 'tire-changeover' },
  label: { fr: 'Changement de pneus', en: 'Tire changeover' },
  service: 'pneus',
  lines: [{ row: 'tireSwap', type: 'package' }],
  counts: four,
  questions: [extra('storage', { row: 'tireStorage', type: 'package' })],
}

export const flat: Package = {
  id: 'flat',
  key: { fr: 'crevaison', en: 'flat-tire' },
  label: { fr: 'Crevaison', en: 'Flat repair' },
  service: 'pneus',
  lines: [{ row: 'flatRepair', type: 'package' }],
  questions: [
    {
      name: 'count',
      preset: '1',
      options: [1, 2, 3, 4].map((count) =>
        option(`${count}`, [`${count}`, `${count}`], [`${count}`, `${count}`], {
          counts: { wheels: count, pieces: count },
        }),
      ),
    },
    extra('valve', { row: 'valve', type: 'part' }),
  ],
}
