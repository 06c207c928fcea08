import type { Picture } from './picture.ts'

/** Tires and brakes. */
export const wheels = {
  'brake-wheel': {
    title: { fr: 'Roue démontée', en: 'Wheel off' },
    alt: {
      fr: 'Disque percé et étrier orange dans le passage de roue, la roue appuyée à côté',
      en: 'Drilled rotor and orange caliper in the wheel well, the wheel leaning beside it',
    },
    caption: {
      fr: 'La roue enlevée, le disque et l’étrier se voient d’un coup d’œil.',
      en: 'With the wheel off, rotor and caliper show at a glance.',
    },
    focus: [0.4, 0.45],
    illustration: true,
  },
  'brakes-parts': {
    title: { fr: 'Un jeu de freins', en: 'A set of brakes' },
    alt: {
      fr: 'Disque percé, étrier orange et plaquettes posés sur une table de bois pâle',
      en: 'Drilled rotor, orange caliper and pads on a pale wooden table',
    },
    caption: {
      fr: 'Disque, étrier, plaquettes: ce qu’on remplace et ce qu’on nettoie.',
      en: 'Rotor, caliper, pads: what gets replaced and what gets cleaned.',
    },
    focus: [0.4, 0.5],
    illustration: true,
  },
  'disc-through-spokes': {
    title: { fr: 'Le frein derrière la jante', en: 'The brake behind the rim' },
    alt: {
      fr: 'Jante en alliage de près; on voit l’étrier orange et le disque entre les rayons',
      en: 'Close view of an alloy rim; the orange caliper and rotor show between the spokes',
    },
    caption: {
      fr: 'Ce qui arrête l’auto se cache derrière les rayons.',
      en: 'What stops the car hides behind the spokes.',
    },
    focus: [0.6, 0.55],
    illustration: true,
  },
  'winter-tire-macro': {
    title: { fr: 'Le pneu d’hiver', en: 'The winter tire' },
    alt: {
      fr: 'Pneu d’hiver de près, debout dans la neige, lamelles bien visibles',
      en: 'Close view of a winter tire standing in snow, its sipes clearly visible',
    },
    caption: {
      fr: 'Des lamelles fines et une gomme qui reste souple au froid.',
      en: 'Fine sipes and rubber that stays soft in the cold.',
    },
    focus: [0.65, 0.5],
    illustration: true,
  },
} as const satisfies Record<string, Picture>
