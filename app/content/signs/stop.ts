import type { Sign } from '../safety.ts'

/** The signs of a car that must not be driven, the most common first. */
export const stopSigns = {
  metalBrakes: {
    urgency: 'stop',
    sense: 'noise',
    sign: { fr: 'du métal qui gratte quand vous freinez', en: 'grinding metal when you brake' },
    means: {
      fr: 'La garniture est finie : l’acier mange le disque.',
      en: 'The lining is gone: steel is eating the rotor.',
    },
  },
  loudClunk: {
    urgency: 'stop',
    sense: 'noise',
    sign: {
      fr: 'un clac fort et nouveau quand vous freinez',
      en: 'a loud, new clunk when you brake',
    },
    means: {
      fr: 'Un étrier (il serre les plaquettes) est peut-être mal fixé.',
      en: 'A caliper (it squeezes the pads) may be loose.',
    },
  },
  softPedal: {
    urgency: 'stop',
    sense: 'feel',
    sign: { fr: 'une pédale de frein molle ou qui descend', en: 'a brake pedal that is soft or sinks' },
    means: {
      fr: 'De l’air ou une fuite dans le circuit des freins.',
      en: 'Air or a leak in the brake lines.',
    },
  },
  redBrakeLight: {
    urgency: 'stop',
    sense: 'light',
    sign: {
      fr: 'le voyant de frein rouge qui reste allumé une fois le frein de stationnement desserré',
      en: 'a red brake light that stays on with the parking brake released',
    },
    means: {
      fr: 'Liquide bas, fuite ou plaquettes très usées.',
      en: 'Low fluid, a leak or badly worn pads.',
    },
  },
  redOilLight: {
    urgency: 'stop',
    sense: 'light',
    sign: { fr: 'le voyant d’huile rouge', en: 'the red oil light' },
    means: {
      fr: 'Plus de pression d’huile : le moteur s’abîme.',
      en: 'No oil pressure: the engine is being damaged.',
    },
  },
  overheating: {
    urgency: 'stop',
    sense: 'light',
    sign: { fr: 'la température dans le rouge ou de la vapeur', en: 'the temperature in the red or steam' },
    means: {
      fr: 'N’ouvrez pas le radiateur : le liquide est bouillant.',
      en: 'Do not open the radiator: the coolant is boiling.',
    },
  },
  flashingEngine: {
    urgency: 'stop',
    sense: 'light',
    sign: { fr: 'le voyant du moteur qui clignote', en: 'a check engine light that flashes' },
    means: {
      fr: 'Des ratés, qui peuvent détruire le catalyseur.',
      en: 'Misfires, which can ruin the catalytic converter.',
    },
  },
  redBattery: {
    urgency: 'stop',
    sense: 'light',
    sign: { fr: 'le voyant de batterie rouge en roulant', en: 'the red battery light while driving' },
    means: { fr: 'Le moteur peut s’éteindre en chemin.', en: 'The engine may quit on the way.' },
  },
  looseWheel: {
    urgency: 'stop',
    sense: 'feel',
    sign: { fr: 'une roue qui cogne ou qui branle', en: 'a wheel that knocks or wobbles' },
    means: {
      fr: 'Des écrous desserrés, ou la suspension qui lâche.',
      en: 'Loose nuts, or suspension giving way.',
    },
  },
  shakeAfterTires: {
    urgency: 'stop',
    sense: 'feel',
    sign: {
      fr: 'un volant qui vibre après un changement de pneus',
      en: 'a steering wheel that shakes after a tire change',
    },
    means: {
      fr: 'Des écrous mal serrés, peut-être. Plus souvent une roue à équilibrer, de la glace ou de la boue.',
      en: 'Perhaps loose nuts. More often a wheel to balance, ice or mud.',
    },
  },
  losesPower: {
    urgency: 'stop',
    sense: 'feel',
    sign: {
      fr: 'un moteur qui cale ou perd sa force en roulant',
      en: 'an engine that stalls or loses power on the road',
    },
    means: {
      fr: 'Il peut s’éteindre en pleine circulation.',
      en: 'It can quit in the middle of traffic.',
    },
  },
  thickSmoke: {
    urgency: 'stop',
    sense: 'smell',
    sign: {
      fr: 'une épaisse fumée blanche ou bleue, moteur chaud',
      en: 'thick white or blue smoke with the engine warm',
    },
    means: {
      fr: 'Le moteur brûle du liquide de refroidissement ou de l’huile.',
      en: 'The engine is burning coolant or oil.',
    },
  },
  heavySteering: {
    urgency: 'stop',
    sense: 'feel',
    sign: { fr: 'un volant devenu dur d’un coup', en: 'steering that suddenly turns heavy' },
    means: { fr: 'La direction n’est plus assistée.', en: 'The power steering has stopped helping.' },
  },
  badTire: {
    urgency: 'stop',
    sense: 'feel',
    sign: { fr: 'un pneu à plat ou une bosse sur le flanc', en: 'a flat tire or a bulge in the sidewall' },
    means: {
      fr: 'Il peut éclater : roue de secours ou remorqueuse.',
      en: 'It can burst: put on the spare or get a tow.',
    },
  },
  fuel: {
    urgency: 'stop',
    sense: 'smell',
    sign: { fr: 'une odeur ou une flaque d’essence', en: 'a smell or a puddle of gas' },
    means: { fr: 'Risque de feu : sortez et éloignez-vous.', en: 'Risk of fire: get out and move away.' },
  },
  burning: {
    urgency: 'stop',
    sense: 'smell',
    sign: { fr: 'de la fumée ou une odeur de plastique brûlé', en: 'smoke or a smell of burnt plastic' },
    means: { fr: 'Des flammes? Éloignez-vous et appelez le 911.', en: 'Flames? Move away and call 911.' },
  },
  hotBrake: {
    urgency: 'stop',
    sense: 'smell',
    sign: {
      fr: 'une roue brûlante ou une odeur de frein',
      en: 'a burning-hot wheel or a smell of hot brakes',
    },
    means: {
      fr: 'Un frein reste serré : il peut lâcher ou prendre feu.',
      en: 'A brake is dragging: it can fade or catch fire.',
    },
  },
  exhaustInside: {
    urgency: 'stop',
    sense: 'smell',
    sign: { fr: 'une odeur d’échappement dans l’auto', en: 'a smell of exhaust inside the car' },
    means: { fr: 'Du monoxyde de carbone : ouvrez les fenêtres.', en: 'Carbon monoxide: open the windows.' },
  },
  brakeFluidLeak: {
    urgency: 'stop',
    sense: 'leak',
    sign: { fr: 'un liquide clair et huileux près d’une roue', en: 'a clear, oily fluid near a wheel' },
    means: { fr: 'C’est peut-être le liquide de frein.', en: 'It may be brake fluid.' },
  },
  coolantPuddle: {
    urgency: 'stop',
    sense: 'leak',
    sign: { fr: 'une flaque verte, orangée ou rose', en: 'a green, orange or pink puddle' },
    means: {
      fr: 'Sans ce liquide, le moteur surchauffe.',
      en: 'Without this coolant, the engine overheats.',
    },
  },
} as const satisfies Record<string, Sign>
