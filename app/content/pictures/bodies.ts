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
  'studio-car-orange': {
    title: { fr: 'Peinture fraîche', en: 'Fresh paint' },
    alt: {
      fr: 'Auto orange fraîchement peinte sur fond noir',
      en: 'Freshly painted orange car on a black background',
    },
    caption: {
      fr: 'Une teinte ajustée panneau par panneau.',
      en: 'A colour matched panel by panel.',
    },
    focus: [0.5, 0.52],
    illustration: true,
  },
} as const satisfies Record<string, Picture>
