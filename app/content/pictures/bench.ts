import type { PictureFacts } from './picture.ts'

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
  },
  'tools-drawer': {
    title: { fr: 'Le tiroir à clés', en: 'The wrench drawer' },
    alt: {
      fr: 'Tiroir ouvert : clés plates par grandeur, douilles et tournevis à manche orange',
      en: 'Open drawer: wrenches by size, sockets and orange-handled screwdrivers',
    },
    caption: { fr: 'De la plus petite à la plus grande, toujours.', en: 'Smallest to largest, always.' },
    focus: [0.4, 0.55],
  },
  'tools-used': {
    title: { fr: 'Après le travail', en: 'After the job' },
    alt: {
      fr: 'Trois clés, un cliquet, une douille et des boulons rouillés sur un linge gris taché d’huile',
      en: 'Three wrenches, a ratchet, a socket and rusty bolts on a grey cloth stained with oil',
    },
    caption: {
      fr: 'Des outils qui servent, et les boulons qu’ils ont sortis.',
      en: 'Tools that work, and the bolts they got out.',
    },
    focus: [0.45, 0.5],
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
  },
  'inspection-bench': {
    title: { fr: 'La feuille d’inspection', en: 'The inspection sheet' },
    alt: {
      fr: 'Feuille d’inspection à moitié remplie au stylo : bon, à surveiller, à réparer; lampe de poche et jauge à côté',
      en: 'Inspection sheet in French, half filled in by pen: good, watch, repair; a flashlight and a gauge beside it',
    },
    caption: {
      fr: 'La feuille qu’on remplit point par point, et la jauge pour les pneus.',
      en: 'The sheet filled in point by point, and the gauge for the tires.',
    },
    focus: [0.4, 0.5],
  },
  'air-filter-old-new': {
    title: { fr: 'Filtre usé, filtre neuf', en: 'Old filter, new filter' },
    alt: {
      fr: 'Deux filtres à air côte à côte : le vieux est noirci, le neuf est blanc',
      en: 'Two air filters side by side: the old one blackened, the new one white',
    },
    caption: {
      fr: 'On montre la vieille pièce avant de la jeter.',
      en: 'The old part is shown before it is thrown away.',
    },
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
  },
  'oil-jugs': {
    title: { fr: 'Trois grades d’huile', en: 'Three grades of oil' },
    alt: {
      fr: 'Trois bidons d’huile moteur synthétique alignés',
      en: 'Three jugs of synthetic engine oil in a row',
    },
    caption: {
      fr: 'Le grade est celui que demande le fabricant.',
      en: 'The grade is the one the manufacturer calls for.',
    },
    focus: [0.5, 0.55],
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
  },
  'dashboard-lights': {
    title: { fr: 'Les voyants', en: 'Warning lights' },
    alt: {
      fr: 'Voyants rouges et jaunes allumés entre deux cadrans',
      en: 'Red and yellow warning lights lit between two dials',
    },
    caption: {
      fr: 'Rouge : on s’arrête. Jaune : on prend rendez-vous.',
      en: 'Red: stop. Yellow: book a visit.',
    },
    focus: [0.52, 0.55],
  },
  'calendar-key': {
    title: { fr: 'Le 1er décembre', en: 'December 1' },
    alt: {
      fr: 'Calendrier de décembre, le premier jour encerclé, avec une clé et un stylo',
      en: 'December calendar with the first day circled, a car key and a pen',
    },
    caption: {
      fr: 'La date des pneus d’hiver, et le rendez-vous qui va avec.',
      en: 'The winter tire date, and the visit that goes with it.',
    },
    focus: [0.42, 0.3],
  },
  'fluids-trio': {
    title: { fr: 'Trois liquides', en: 'Three fluids' },
    alt: {
      fr: 'Trois béchers : huile dorée, liquide de refroidissement rose, lave-glace bleu',
      en: 'Three beakers: golden oil, pink coolant, blue washer fluid',
    },
    caption: {
      fr: 'Huile, refroidissement, lave-glace : la couleur dit déjà quelque chose.',
      en: 'Oil, coolant, washer fluid: the colour already says something.',
    },
    focus: [0.5, 0.52],
  },
  'diagnostic-tablet': {
    title: { fr: 'Le diagnostic', en: 'The diagnostic' },
    alt: {
      fr: 'Tablette de diagnostic avec courbe et mesures en direct, câble et prise à côté',
      en: 'Diagnostic tablet with a curve and live readings, cable and plug beside it',
    },
    caption: {
      fr: 'Les mesures du moteur, lues avant de changer quoi que ce soit.',
      en: 'What the engine reports, read before anything is replaced.',
    },
    focus: [0.4, 0.5],
  },
  'spark-plugs': {
    title: { fr: 'Les bougies', en: 'Spark plugs' },
    alt: {
      fr: 'Cinq bougies d’allumage neuves sur une surface foncée',
      en: 'Five new spark plugs on a dark surface',
    },
    caption: {
      fr: 'Une par cylindre; la pointe raconte comment le moteur brûle.',
      en: 'One per cylinder; the tip tells how the engine burns.',
    },
    focus: [0.5, 0.5],
  },
  'sockets-macro': {
    title: { fr: 'Les douilles', en: 'The sockets' },
    alt: {
      fr: 'Douilles chromées rangées par grandeur dans une mousse numérotée, vues de près',
      en: 'Chrome sockets by size in numbered foam, close up',
    },
    caption: {
      fr: 'De la plus petite à la plus grosse, chacune dans son trou.',
      en: 'From the smallest to the largest, each in its slot.',
    },
    focus: [0.55, 0.5],
  },
  'oil-drain': {
    title: { fr: 'La vieille huile', en: 'Old oil' },
    alt: {
      fr: 'Un filet d’huile usée tombe dans un bac de vidange',
      en: 'A stream of used oil falls into a drain pan',
    },
    caption: {
      fr: 'Noire, elle a fait son travail.',
      en: 'Black: it has done its work.',
    },
    focus: [0.5, 0.55],
  },
} as const satisfies Record<string, PictureFacts>
