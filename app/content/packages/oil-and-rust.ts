import { type Package, type PackageOption, sameKey } from './package.ts'

const litres = [3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8]

const litreOption = (count: number): PackageOption => ({
  id: `${count}`,
  key: sameKey(`${count}`),
  label: { fr: `${`${count}`.replace('.', ',')} L`, en: `${count} L` },
  count,
})

export const oilChange: Package = {
  id: 'oilChange',
  key: { fr: 'vidange', en: 'oil-change' },
  label: { fr: 'Vidange d’huile', en: 'Oil change' },
  service: 'huiles',
  usual: { answers: { oil: 'synthetic', litres: '5' } },
  lines: [
    { row: 'oilChange', type: 'labour' },
    { row: 'oilFilter', type: 'part' },
  ],
  questions: [
    {
      name: 'oil',
      unknown: { fr: 'Huile, selon le manuel', en: 'Oil, as the manual says' },
      options: [
        {
          id: 'synthetic',
          key: { fr: 'synthetique', en: 'synthetic' },
          label: { fr: 'Synthétique', en: 'Synthetic' },
          lines: [{ row: 'syntheticOil', type: 'part', times: 'litres' }],
        },
        {
          id: 'blend',
          key: { fr: 'semi-synthetique', en: 'blend' },
          label: { fr: 'Semi-synthétique', en: 'Synthetic blend' },
          lines: [{ row: 'blendOil', type: 'part', times: 'litres' }],
        },
      ],
    },
    { name: 'litres', options: litres.map(litreOption) },
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
        {
          id: 'car',
          key: { fr: 'voiture', en: 'car' },
          label: { fr: 'Voiture', en: 'Car' },
          lines: [{ row: 'rustproofingCar', type: 'package' }],
        },
        {
          id: 'suv',
          key: { fr: 'vus', en: 'suv' },
          label: { fr: 'VUS', en: 'SUV' },
          lines: [{ row: 'rustproofingSuv', type: 'package' }],
        },
        {
          id: 'truck',
          key: { fr: 'camion', en: 'truck' },
          label: { fr: 'Camion', en: 'Truck' },
          lines: [{ row: 'rustproofingTruck', type: 'package' }],
        },
      ],
    },
  ],
}
