import type { PictureFacts } from './picture.ts'

/** Bodywork, rustproofing and a finished car. */
export const bodies = {
  'studio-car-dark': {
    title: { fr: 'Le noir poli', en: 'Polished black' },
    alt: {
      fr: 'Auto noire dans le noir, éclairée d’un trait blanc et d’un reflet ambré',
      en: 'Black car in the dark, drawn by a white line of light and an amber reflection',
    },
    caption: {
      fr: 'Un noir bien poli montre chaque reflet, et chaque défaut.',
      en: 'A well-polished black shows every reflection, and every flaw.',
    },
    focus: [0.5, 0.52],
  },
  'paint-gun': {
    title: { fr: 'Le pistolet à peinture', en: 'The paint gun' },
    alt: {
      fr: 'Pistolet à peinture et peinture de base devant la porte d’une auto orange',
      en: 'Paint gun and base coat in front of the door of an orange car',
    },
    caption: {
      fr: 'Le pistolet est propre avant de toucher à la couleur.',
      en: 'The gun is clean before it meets the colour.',
    },
    focus: [0.45, 0.45],
  },
  'panel-primer': {
    title: { fr: 'De l’acier à la peinture', en: 'From steel to paint' },
    alt: {
      fr: 'Un panneau en trois étapes : acier nu, apprêt gris, peinture orange',
      en: 'One panel in three stages: bare steel, grey primer, orange paint',
    },
    caption: {
      fr: 'Acier, apprêt, couleur : chaque couche a son tour.',
      en: 'Steel, primer, colour: each coat in its turn.',
    },
    focus: [0.6, 0.48],
  },
  'paint-fan': {
    title: { fr: 'Le nuancier', en: 'The colour fan' },
    alt: {
      fr: 'Éventail de teintes, ruban à masquer et pot de peinture rouge orangé',
      en: 'Fan of colour samples, masking tape and a can of orange-red paint',
    },
    caption: {
      fr: 'La bonne teinte se cherche à la lumière du jour.',
      en: 'The right colour is found in daylight.',
    },
    focus: [0.6, 0.6],
  },
  'rustproofing-jar': {
    title: { fr: 'La paraffine', en: 'The paraffin' },
    alt: {
      fr: 'Pot de paraffine ambrée, pinceau et contenant de traitement antirouille',
      en: 'Jar of amber paraffin, a brush and a can of rustproofing treatment',
    },
    caption: {
      fr: 'La paraffine qui protège le dessous de l’auto contre le sel.',
      en: 'The paraffin that shields the underbody from road salt.',
    },
    focus: [0.48, 0.55],
  },
  'paraffin-kit': {
    title: { fr: 'Le nécessaire d’antirouille', en: 'The rustproofing kit' },
    alt: {
      fr: 'Bidon et pot de paraffine, buse, pinceau et chiffon orange sur une table pâle',
      en: 'Canister and jar of paraffin, nozzle, brush and orange cloth on a pale table',
    },
    caption: {
      fr: 'La buse pour les cavités, le pinceau pour les coutures.',
      en: 'The nozzle for the cavities, the brush for the seams.',
    },
    focus: [0.48, 0.48],
  },
} as const satisfies Record<string, PictureFacts>
