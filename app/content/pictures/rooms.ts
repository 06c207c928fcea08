import type { PictureFacts } from './picture.ts'

/** The workshop, the waiting room and the street front. */
export const rooms = {
  'hero-workshop': {
    title: { fr: 'L’atelier', en: 'The workshop' },
    alt: {
      fr: 'Une auto argent levée sur un pont orange au milieu de l’atelier',
      en: 'A silver car raised on an orange lift in the middle of the workshop',
    },
    caption: {
      fr: 'Le pont, les établis et la porte de garage, sous les néons.',
      en: 'The lift, the benches and the bay door under the strip lights.',
    },
    focus: [0.66, 0.55],
  },
  'hero-low-lift': {
    title: { fr: 'Sous le pont', en: 'Under the lift' },
    alt: {
      fr: 'Vue basse d’une auto blanche levée à hauteur d’homme entre deux colonnes orange',
      en: 'Low view of a white car raised to head height between two orange posts',
    },
    caption: {
      fr: 'Une auto levée, prête pour le coup d’œil en dessous.',
      en: 'A car up in the air, ready for a look underneath.',
    },
    focus: [0.55, 0.38],
  },
  'hero-toolwall': {
    title: { fr: 'Le mur d’outils', en: 'The tool wall' },
    alt: {
      fr: 'Clés, douilles et pinces accrochées en rangées au-dessus d’un établi de bois',
      en: 'Wrenches, sockets and pliers hung in rows above a wooden bench',
    },
    caption: {
      fr: 'Chaque outil a sa place, chaque place a son outil.',
      en: 'Every tool has its place, every place has its tool.',
    },
    focus: [0.5, 0.42],
  },
  'hero-evening-door': {
    title: { fr: 'Le garage, un soir d’hiver', en: 'The garage on a winter evening' },
    alt: {
      fr: 'Façade de brique le soir, enseigne allumée, porte entrouverte sur une auto, neige devant',
      en: 'Brick front in the evening, lit sign, door half open on a car, snow in front',
    },
    caption: {
      fr: 'La porte entrouverte, la lumière allumée, la neige tassée.',
      en: 'Door half open, lights on, snow pushed aside.',
    },
    focus: [0.68, 0.68],
  },
  'sign-evening': {
    title: { fr: 'L’enseigne', en: 'The sign' },
    alt: {
      fr: 'Enseigne lumineuse du garage au crépuscule, un peu de neige sur le dessus',
      en: 'Lit garage sign at dusk with a little snow on top',
    },
    caption: {
      fr: 'L’enseigne à la tombée du jour, vue du trottoir.',
      en: 'The sign at nightfall, seen from the sidewalk.',
    },
    focus: [0.56, 0.42],
  },
  'waiting-room': {
    title: { fr: 'La salle d’attente', en: 'The waiting room' },
    alt: {
      fr: 'Deux fauteuils orange et une grande vitre qui donne sur une auto levée',
      en: 'Two orange armchairs and a large window onto a raised car',
    },
    caption: {
      fr: 'Deux fauteuils, et une vitre sur l’atelier.',
      en: 'Two armchairs, and a window onto the shop.',
    },
    focus: [0.62, 0.52],
  },
  'sill-low-light': {
    title: { fr: 'Le bas de caisse', en: 'The rocker panel' },
    alt: {
      fr: 'Bas de caisse et roue d’une auto foncée levée, dans une lumière basse',
      en: 'Rocker panel and wheel of a dark car on the lift, in low light',
    },
    caption: {
      fr: 'L’endroit où le sel travaille en premier.',
      en: 'Where road salt gets to work first.',
    },
    focus: [0.35, 0.45],
  },
  'waiting-coffee': {
    title: { fr: 'Le coin café', en: 'The coffee corner' },
    alt: {
      fr: 'Machine à café, tasses blanches et orange sur le comptoir de la salle d’attente',
      en: 'Coffee machine with white and orange cups on the waiting room counter',
    },
    caption: {
      fr: 'Le café est sur le comptoir, servez-vous.',
      en: 'The coffee is on the counter, help yourself.',
    },
    focus: [0.4, 0.55],
  },
  'waiting-window': {
    title: { fr: 'La vitre sur l’atelier', en: 'The window onto the workshop' },
    alt: {
      fr: 'Deux fauteuils orange sous une vitre; derrière, une auto bleue et une auto levée',
      en: 'Two orange armchairs under a window; behind it a blue car and a raised one',
    },
    caption: {
      fr: 'L’atelier, vu de la salle d’attente.',
      en: 'The shop, seen from the waiting room.',
    },
    focus: [0.55, 0.5],
  },
} as const satisfies Record<string, PictureFacts>
