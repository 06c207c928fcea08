import type { PictureFacts } from './picture.ts'

/** Tires and brakes. */
export const wheels = {
  'brakes-parts': {
    title: { fr: 'Un jeu de freins', en: 'A set of brakes' },
    alt: {
      fr: 'Disque percé, étrier orange et plaquettes posés sur une table de bois pâle',
      en: 'Drilled rotor, orange caliper and pads on a pale wooden table',
    },
    caption: {
      fr: 'Disque, étrier, plaquettes : ce qu’on remplace et ce qu’on nettoie.',
      en: 'Rotor, caliper, pads: what gets replaced and what gets cleaned.',
    },
    focus: [0.48, 0.48],
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
  },
  'tread-gauge': {
    title: { fr: 'La profondeur des rainures', en: 'Tread depth' },
    alt: {
      fr: 'Jauge numérique posée sur la bande de roulement d’un pneu',
      en: 'Digital gauge standing on the tread of a tire',
    },
    caption: {
      fr: 'L’usure d’un pneu se mesure, elle ne se devine pas.',
      en: 'Tire wear is measured, not guessed.',
    },
    focus: [0.48, 0.42],
  },
  'tire-storage': {
    title: { fr: 'L’entreposage', en: 'Tire storage' },
    alt: {
      fr: 'Étagères orange remplies de pneus, chaque place marquée d’une étiquette',
      en: 'Orange racks full of tires, each place marked with a tag',
    },
    caption: {
      fr: 'Chaque jeu a sa place et son numéro.',
      en: 'Every set has its place and its number.',
    },
    focus: [0.45, 0.5],
  },
  'discs-stack': {
    title: { fr: 'Trois disques', en: 'Three rotors' },
    alt: {
      fr: 'Trois disques de frein empilés et deux plaquettes sur une table de bois pâle',
      en: 'Three stacked brake rotors and two pads on a pale wooden table',
    },
    caption: {
      fr: 'Pleins ou percés, choisis pour l’auto.',
      en: 'Plain or drilled, chosen for the car.',
    },
    focus: [0.42, 0.5],
  },
  'tire-sidewall': {
    title: { fr: 'La grandeur du pneu', en: 'The tire size' },
    alt: {
      fr: 'Flanc d’un pneu de près, où on lit 215/55 R17 98T',
      en: 'Close view of a sidewall that reads 215/55 R17 98T',
    },
    caption: {
      fr: 'Tout ce qu’il faut pour commander est écrit sur le flanc.',
      en: 'Everything needed to order is written on the sidewall.',
    },
    focus: [0.5, 0.4],
  },
  'pad-worn-new': {
    title: { fr: 'Plaquette usée, plaquette neuve', en: 'Worn pad, new pad' },
    alt: {
      fr: 'Plaquette de frein rouillée, usée à 2 mm, près d’une neuve de 11 mm; une pièce de 25 cents donne l’échelle',
      en: 'Rusty brake pad worn to 2 mm near a new one of 11 mm; a 25-cent coin gives the scale',
    },
    caption: {
      fr: 'Ce qu’il en reste, et ce qu’il y avait au départ.',
      en: 'What is left, and what there was to begin with.',
    },
    focus: [0.45, 0.5],
  },
  'pads-stacked': {
    title: { fr: 'L’épaisseur qui reste', en: 'What is left' },
    alt: {
      fr: 'Plaquette de frein usée et rouillée posée sur une neuve, une pièce de 25 cents à côté',
      en: 'Worn, rusty brake pad laid on a new one, a 25-cent coin beside them',
    },
    caption: {
      fr: 'En dessous, une neuve. Au-dessus, celle qu’on vient d’enlever.',
      en: 'Underneath, a new one. On top, the one that just came off.',
    },
    focus: [0.45, 0.5],
  },
} as const satisfies Record<string, PictureFacts>
