import type { PriceKey } from '#app/content/prices/prices.ts'
import type { Package, PackageOption } from './package.ts'

const no: PackageOption = { id: 'no', key: { fr: 'non', en: 'no' }, label: { fr: 'Non', en: 'No' } }
const yes = { id: 'yes', key: { fr: 'oui', en: 'yes' }, label: { fr: 'Oui', en: 'Yes' } }

export const brakes: Package = {
  id: 'brakes',
  key: { fr: 'freins', en: 'brakes' },
  label: { fr: 'Freins', en: 'Brakes' },
  service: 'freins',
  usual: { answers: { rotors: 'regular' }, label: { fr: 'Freins avant', en: 'Front brakes' } },
  lines: [
    { row: 'brakeLabour', type: 'labour' },
    { unpriced: 'brakePads', type: 'part' },
  ],
  questions: [
    {
      name: 'rotors',
      unknown: { fr: 'Disques, s’il en faut', en: 'Rotors, if they are needed' },
      options: [
        no,
        {
          id: 'regular',
          key: { fr: 'reguliers', en: 'regular' },
          label: { fr: 'Ordinaires', en: 'Regular' },
          lines: [{ row: 'regularRotors', type: 'part' }],
        },
        {
          id: 'premium',
          key: { fr: 'haut-de-gamme', en: 'premium' },
          label: { fr: 'Haut de gamme', en: 'Premium' },
          lines: [{ row: 'premiumRotors', type: 'part' }],
        },
      ],
    },
    {
      name: 'calipers',
      preset: 'no',
      options: [no, { ...yes, lines: [{ row: 'caliperService', type: 'labour' }] }],
    },
    {
      name: 'bleed',
      preset: 'no',
      options: [
        no,
        {
          ...yes,
          lines: [
            { row: 'brakeBleed', type: 'labour' },
            { row: 'brakeFluid', type: 'part', times: 1 },
          ],
        },
      ],
    },
  ],
}

export const inspection: Package = {
  id: 'inspection',
  key: { fr: 'inspection', en: 'inspection' },
  label: { fr: 'Inspection', en: 'Inspection' },
  service: 'inspection',
  lines: [],
  questions: [
    {
      name: 'repair',
      preset: 'none',
      options: [
        {
          id: 'none',
          key: { fr: 'aucune', en: 'none' },
          label: { fr: 'Aucune', en: 'None' },
          lines: [{ row: 'inspection', type: 'package' }],
        },
        {
          id: 'small',
          key: { fr: 'petite', en: 'small' },
          label: { fr: 'Moins de {amount:freeInspectionFrom}', en: 'Less than {amount:freeInspectionFrom}' },
          lines: [
            { row: 'inspection', type: 'package' },
            { unpriced: 'repair', type: 'labour' },
          ],
        },
        {
          id: 'large',
          key: { fr: 'reparation', en: 'repair' },
          label: { fr: '{amount:freeInspectionFrom} ou plus', en: '{amount:freeInspectionFrom} or more' },
          lines: [
            { row: 'inspection', type: 'package', as: 'free' },
            { row: 'freeInspectionFrom', type: 'package', as: 'least' },
          ],
        },
      ],
    },
  ],
}

export const diagnostic: Package = {
  id: 'diagnostic',
  key: { fr: 'diagnostic', en: 'diagnostic' },
  label: { fr: 'Diagnostic', en: 'Diagnostic' },
  service: 'general',
  request: 'diagnostic',
  lines: [
    { row: 'diagnostic', type: 'labour', as: 'toSee' },
    { unpriced: 'repair', type: 'labour' },
  ],
  questions: [],
}

const quoted = (id: string, key: PackageOption['key'], label: PackageOption['label'], row: PriceKey) => ({
  id,
  key,
  label,
  lines: [{ row, type: 'package' as const }],
})

export const bodywork: Package = {
  id: 'bodywork',
  key: { fr: 'carrosserie', en: 'bodywork' },
  label: { fr: 'Carrosserie', en: 'Bodywork' },
  service: 'carrosserie',
  lines: [{ row: 'bodyworkEstimate', type: 'labour' }],
  questions: [
    {
      name: 'work',
      unknown: { fr: 'Travaux de carrosserie', en: 'Bodywork' },
      options: [
        quoted(
          'collision',
          { fr: 'collision', en: 'collision' },
          { fr: 'Collision', en: 'Collision' },
          'collision',
        ),
        quoted('painting', { fr: 'peinture', en: 'painting' }, { fr: 'Peinture', en: 'Paint' }, 'painting'),
        quoted(
          'restoration',
          { fr: 'restauration', en: 'restoration' },
          { fr: 'Restauration', en: 'Restoration' },
          'restoration',
        ),
      ],
    },
  ],
}
