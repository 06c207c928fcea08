import { option, type Package } from './package.ts'

const litres = [3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8]

export const oilChange: Package = {
  id: 'oilChange',
  key: { fr: 'vidange', en: 'oil-change' },
  label: { fr: 'Vidange d’huile', en: 'Oil change' },
  service: 'huiles',
  usual: { answers: { oil: 'synthetic', litres: '5' } },
  lines: [
    { row: 'oilChange', type: 'labour' },
    { row: 'oilFilter', type: 'part', counts: { pieces: 1 } },
  ],
  questions: [
    {
      name: 'oil',
      unknown: { fr: 'Huile, selon le manuel', en: 'Oil, as the manual says' },
      options: [
        option('synthetic', ['synthetique', 'synthetic'], ['Synthétique', 'Synthetic'], {
          lines: [{ row: 'syntheticOil', type: 'part' }],
        }),
        option('blend', ['semi-synthetique', 'blend'], ['Semi-synthétique', 'Synthetic blend'], {
          lines: [{ row: 'blendOil', type: 'part' }],
        }),
      ],
    },
    {
      name: 'litres',
      options: litres.map((count) =>
        option(`${count}`, [`${count}`, `${count}`], [`${count} L`.replace('.', ','), `${count} L`], {
          counts: { litres: count },
        }),
      ),
    },
  ],
}

export const rustproofing: Package = {
  id: 'rustproofing',
  key: { fr: 'antirouille', en: 'rustproofing' },
  label: { fr: 'Antirouille', en: 'Rustproofing' },
  service: 'antirouille',
  usual: { answers: { vehicle: 'car' } },
  lines: [],
  questions: [
    {
      name: 'vehicle',
      unknown: { fr: 'Antirouille, selon le véhicule', en: 'Rustproofing, depending on the vehicle' },
      options: [
        option('car', ['voiture', 'car'], ['Voiture', 'Car'], {
          lines: [{ row: 'rustproofingCar', type: 'package' }],
        }),
        option('suv', ['vus', 'suv'], ['VUS', 'SUV'], {
          lines: [{ row: 'rustproofingSuv', type: 'package' }],
        }),
        option('truck', ['camion', 'truck'], ['Camion', 'Truck'], {
          lines: [{ row: 'rustproofingTruck', type: 'package' }],
        }),
      ],
    },
  ],
}
