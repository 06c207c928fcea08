import type { Picture } from './picture.ts'

/** Bodywork and finished cars. */
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
    illustration: true,
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
    illustration: true,
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
    illustration: true,
  },
  'studio-car-rear': {
    title: { fr: 'Le noir, de dos', en: 'Black, from behind' },
    alt: {
      fr: 'Arrière d’une auto noire dans l’ombre, feux rouges allumés et reflet ambré',
      en: 'Rear of a black car in the dark, red lights on and an amber reflection',
    },
    caption: {
      fr: 'Une ligne de lumière suffit à voir si le panneau est droit.',
      en: 'One line of light is enough to see whether a panel is straight.',
    },
    focus: [0.55, 0.5],
    illustration: true,
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
    illustration: true,
  },
} as const satisfies Record<string, Picture>
