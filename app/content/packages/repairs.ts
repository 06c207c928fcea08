import type { Counts } from '#app/content/prices/units.ts'
import { extra, no, option, type Package } from './package.ts'

/** Each axle has two wheels, each with its rotor and caliper. */
export const axles = (count: number): Counts => ({ axles: count, wheels: 2 * count, pieces: 2 * count })

export const brakes: Package = {
  id: 'brakes',
  key: { fr: 'freins', en: 'brakes' },
  label: { fr: 'Freins', en: 'Brakes' },
  service: 'freins',
  usual: {
    answers: { axles: 'front', rotors: 'regular' },
    label: { fr: 'Freins avant', en: 'Front brakes' },
  },
  lines: [
    { row: 'brakeLabour', type: 'labour' },
    { unpriced: 'brakePads', type: 'part' },
  ],
  questions: [
    {
      name: 'axles',
      options: [
        option('front', ['avant', 'front'], ['Avant', 'Front'], {
          counts: axles(1),
          which: { fr: 'essieu avant', en: 'front axle' },
        }),
        option('rear', ['arriere', 'rear'], ['Arrière', 'Rear'], {
          counts: axles(1),
          which: { fr: 'essieu arrière', en: 'rear axle' },
        }),
        option('both', ['les-deux', 'both'], ['Les deux', 'Both'], { counts: axles(2) }),
      ],
    },
    {
      name: 'rotors',
      unknown: { fr: 'Disques, s’il en faut', en: 'Rotors, if they are needed' },
      options: [
        no,
        option('regular', ['reguliers', 'regular'], ['Ordinaires', 'Regular'], {
          lines: [{ row: 'regularRotors', type: 'part' }],
        }),
        option('premium', ['haut-de-gamme', 'premium'], ['Haut de gamme', 'Premium'], {
          lines: [{ row: 'premiumRotors', type: 'part' }],
        }),
      ],
    },
    extra('calipers', { row: 'caliperService', type: 'labour' }),
    extra(
      'bleed',
      { row: 'brakeBleed', type: 'labour' },
      { row: 'brakeFluid', type: 'part', counts: { litres: 1 } },
    ),
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
        option('none', ['aucune', 'none'], ['Aucune', 'None'], {
          lines: [{ row: 'inspection', type: 'package' }],
        }),
        option(
          'small',
          ['petite', 'small'],
          ['Moins de {amount:freeInspectionFrom}', 'Less than {amount:freeInspectionFrom}'],
          {
            lines: [
              { row: 'inspection', type: 'package' },
              { unpriced: 'repair', type: 'labour' },
            ],
          },
        ),
        option(
          'large',
          ['reparation', 'repair'],
          ['{amount:freeInspectionFrom} ou plus', '{amount:freeInspectionFrom} or more'],
          {
            lines: [
              { row: 'inspection', type: 'package', as: 'free' },
              { row: 'freeInspectionFrom', type: 'package', as: 'least' },
            ],
          },
        ),
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
        option('collision', ['collision', 'collision'], ['Collision', 'Collision'], {
          lines: [{ row: 'collision', type: 'package' }],
        }),
        option('painting', ['peinture', 'painting'], ['Peinture', 'Paint'], {
          lines: [{ row: 'painting', type: 'package' }],
        }),
        option('restoration', ['restauration', 'restoration'], ['Restauration', 'Restoration'], {
          lines: [{ row: 'restoration', type: 'package' }],
        }),
      ],
    },
  ],
}
