import type { Picture } from './picture.ts'

/** Tools, papers and products on the bench. */
export const bench = {
  'general-flatlay': {
    title: { fr: 'Pièces et outils', en: 'Parts and tools' },
    alt: {
      fr: 'Filtre à air, courroie, filtre à huile, bougies, plaquettes et clés alignés sur fond clair',
      en: 'Air filter, belt, oil filter, spark plugs, pads and wrenches lined up on a pale surface',
    },
    caption: {
      fr: 'L’entretien d’une auto, étalé sur une table.',
      en: 'The upkeep of a car, laid out on a table.',
    },
    focus: [0.45, 0.48],
    illustration: true,
  },
  'tools-drawer': {
    title: { fr: 'Le tiroir à clés', en: 'The wrench drawer' },
    alt: {
      fr: 'Tiroir ouvert: clés plates par grandeur, douilles et tournevis à manche orange',
      en: 'Open drawer: wrenches by size, sockets and orange-handled screwdrivers',
    },
    caption: { fr: 'De la plus petite à la plus grande, toujours.', en: 'Smallest to largest, always.' },
    focus: [0.4, 0.55],
    illustration: true,
  },
  'keys-workorder': {
    title: { fr: 'Le bon de travail', en: 'The work order' },
    alt: {
      fr: 'Clé d’auto et stylo posés sur un bon de travail',
      en: 'Car key and pen resting on a work order',
    },
    caption: {
      fr: 'Ce qui sera fait est écrit avant de commencer.',
      en: 'What will be done is written down before it starts.',
    },
    focus: [0.55, 0.55],
    illustration: true,
  },
  'inspection-bench': {
    title: { fr: 'La feuille d’inspection', en: 'The inspection sheet' },
    alt: {
      fr: 'Feuille d’inspection sur une planche à pince, avec un stylo, une lampe de poche et une jauge de profondeur',
      en: 'Inspection sheet on a clipboard with a pen, a flashlight and a tread depth gauge',
    },
    caption: {
      fr: 'La feuille qu’on remplit point par point, et la jauge pour les pneus.',
      en: 'The sheet filled in point by point, and the gauge for the tires.',
    },
    focus: [0.48, 0.5],
    illustration: true,
  },
  'air-filter-old-new': {
    title: { fr: 'Filtre usé, filtre neuf', en: 'Old filter, new filter' },
    alt: {
      fr: 'Deux filtres à air côte à côte: le vieux est noirci, le neuf est blanc',
      en: 'Two air filters side by side: the old one blackened, the new one white',
    },
    caption: {
      fr: 'On montre la vieille pièce avant de la jeter.',
      en: 'The old part is shown before it is thrown away.',
    },
    illustration: true,
  },
  'oil-pour': {
    title: { fr: 'L’huile neuve', en: 'New oil' },
    alt: {
      fr: 'De l’huile dorée coule d’un contenant noir dans un bécher de verre',
      en: 'Golden oil runs from a black jug into a glass beaker',
    },
    caption: {
      fr: 'La couleur d’une huile qui n’a pas encore roulé.',
      en: 'The colour of oil that has not been driven yet.',
    },
    focus: [0.5, 0.58],
    illustration: true,
  },
  'oil-jugs': {
    title: { fr: 'Trois grades d’huile', en: 'Three grades of oil' },
    alt: {
      fr: 'Trois bidons d’huile moteur synthétique alignés',
      en: 'Three jugs of synthetic engine oil in a row',
    },
    caption: {
      fr: 'Le grade est celui que demande le fabricant.',
      en: 'The grade is the one the manufacturer asks for.',
    },
    focus: [0.5, 0.55],
    illustration: true,
  },
  'oil-still-life': {
    title: { fr: 'Huiles et filtre', en: 'Oils and filter' },
    alt: {
      fr: 'Contenants d’huile 5W-30 et 0W-20, liquides, filtre et clé à filtre sur l’établi',
      en: 'Jugs of 5W-30 and 0W-20 oil, fluids, a filter and a filter wrench on the bench',
    },
    caption: {
      fr: 'La bonne huile pour le bon moteur, et un filtre neuf à chaque fois.',
      en: 'The right oil for the engine, and a new filter every time.',
    },
    focus: [0.45, 0.52],
    illustration: true,
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
    illustration: true,
  },
  battery: {
    title: { fr: 'Batterie et tension', en: 'Battery and voltage' },
    alt: {
      fr: 'Batterie d’auto avec ses câbles et un multimètre qui affiche 12,6 V',
      en: 'Car battery with its cables and a multimeter that reads 12.6 V',
    },
    caption: {
      fr: 'La tension se mesure avant que le froid s’en charge.',
      en: 'Voltage is measured before the cold does it for you.',
    },
    focus: [0.45, 0.48],
    illustration: true,
  },
  'courtesy-key': {
    title: { fr: 'La voiture de courtoisie', en: 'The courtesy car' },
    alt: {
      fr: 'Clé avec étiquette orange « Voiture de courtoisie » suspendue à un crochet',
      en: 'Key with an orange “Voiture de courtoisie” tag hanging from a hook',
    },
    caption: {
      fr: 'Une clé au crochet, pour les réparations plus longues.',
      en: 'A key on the hook, for longer repairs.',
    },
    focus: [0.35, 0.55],
    illustration: true,
  },
} as const satisfies Record<string, Picture>
