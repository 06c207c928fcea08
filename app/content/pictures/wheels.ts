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
    focus: [0.4, 0.42],
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
    focus: [0.48, 0.48],
    illustration: true,
  },
  'caliper-macro': {
    title: { fr: 'L’étrier', en: 'The caliper' },
    alt: {
      fr: 'Étrier orange et disque percé, en gros plan',
      en: 'Orange caliper and drilled rotor, close up',
    },
    caption: {
      fr: 'L’étrier serre les plaquettes sur le disque.',
      en: 'The caliper presses the pads against the rotor.',
    },
    focus: [0.55, 0.42],
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
    focus: [0.55, 0.52],
    illustration: true,
  },
  'tires-row': {
    title: { fr: 'Quatre pneus, une roue', en: 'Four tires, one wheel' },
    alt: {
      fr: 'Pneus alignés et une roue montée contre un mur rayé d’orange',
      en: 'Tires in a row and a mounted wheel against a wall with an orange stripe',
    },
    caption: {
      fr: 'Un jeu de pneus qui attend son auto.',
      en: 'A set of tires waiting for its car.',
    },
    focus: [0.62, 0.52],
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
    focus: [0.68, 0.45],
    illustration: true,
  },
} as const satisfies Record<string, Picture>
