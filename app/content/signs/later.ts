import type { Sign } from '../safety.ts'

/** The signs that can wait for an appointment, or for the next visit. */
export const laterSigns = {
  squealBrakes: {
    urgency: 'soon',
    sense: 'noise',
    sign: {
      fr: 'un cri aigu au freinage qui continue après quelques arrêts',
      en: 'a brake squeal that goes on after a few stops',
    },
    means: {
      fr: 'Si ça grince, l’indicateur d’usure frotte : il reste peu de garniture.',
      en: 'The wear indicator is rubbing: little lining is left.',
    },
  },
  clunk: {
    urgency: 'soon',
    sense: 'noise',
    sign: {
      fr: 'un petit clac en freinant, en reculant ou sur une bosse',
      en: 'a slight clunk when braking, backing up or over a bump',
    },
    means: {
      fr: 'Du jeu dans une attache de frein ou une rotule.',
      en: 'Play in a brake bracket or a ball joint.',
    },
  },
  hum: {
    urgency: 'soon',
    sense: 'noise',
    sign: { fr: 'un grondement qui monte avec la vitesse', en: 'a hum that rises with speed' },
    means: {
      fr: 'Un roulement de roue, ou un pneu usé inégalement.',
      en: 'A wheel bearing, or an unevenly worn tire.',
    },
  },
  beltSqueal: {
    urgency: 'soon',
    sense: 'noise',
    sign: { fr: 'un cri du moteur au démarrage', en: 'a squeal from the engine at start-up' },
    means: { fr: 'Une courroie usée ou détendue, souvent.', en: 'Often a worn or slack belt.' },
  },
  clicks: {
    urgency: 'soon',
    sense: 'noise',
    sign: { fr: 'des clics en tournant à fond', en: 'clicking on a full turn' },
    means: { fr: 'Un joint homocinétique (CV) usé.', en: 'A worn CV joint.' },
  },
  loudExhaust: {
    urgency: 'soon',
    sense: 'noise',
    sign: { fr: 'un échappement devenu bruyant', en: 'an exhaust that has become loud' },
    means: { fr: 'Un tuyau percé ou un support brisé.', en: 'A rusted-through pipe or a broken hanger.' },
  },
  brakeShake: {
    urgency: 'soon',
    sense: 'feel',
    sign: { fr: 'une vibration au freinage', en: 'a vibration under braking' },
    means: { fr: 'Souvent un disque d’épaisseur inégale.', en: 'Often a rotor of uneven thickness.' },
  },
  pulling: {
    urgency: 'soon',
    sense: 'feel',
    sign: { fr: 'une auto qui tire d’un côté', en: 'a car that pulls to one side' },
    means: {
      fr: 'Un pneu mou (regardez-les tout de suite) ou un étrier grippé, qui serre trop les plaquettes.',
      en: 'A soft tire (look at them right away) or a seized caliper, which squeezes the pads too hard.',
    },
  },
  slippingGears: {
    urgency: 'soon',
    sense: 'feel',
    sign: {
      fr: 'une transmission qui patine ou tarde à embrayer',
      en: 'a transmission that slips or is slow to engage',
    },
    means: {
      fr: 'Souvent son huile : basse, usée, ou une fuite.',
      en: 'Often its oil: low, worn, or leaking.',
    },
  },
  frozenBrake: {
    urgency: 'soon',
    sense: 'feel',
    sign: { fr: 'un frein de stationnement gelé', en: 'a frozen parking brake' },
    means: {
      fr: 'Ne forcez pas : laissez réchauffer l’auto. S’il reste serré, il faut une remorqueuse.',
      en: 'Do not force it: let the car warm up. If it stays on, you need a tow truck.',
    },
  },
  slowStart: {
    urgency: 'soon',
    sense: 'feel',
    sign: { fr: 'un démarrage lent le matin', en: 'a slow start in the morning' },
    means: {
      fr: 'La batterie faiblit; le froid l’achèvera.',
      en: 'The battery is weak; the cold will finish it.',
    },
  },
  engineLight: {
    urgency: 'soon',
    sense: 'light',
    sign: { fr: 'le voyant du moteur allumé, sans clignoter', en: 'a check engine light that stays on' },
    means: {
      fr: 'Une panne à trouver avec un appareil.',
      en: 'A fault to find with a scan tool.',
    },
  },
  airbagLight: {
    urgency: 'soon',
    sense: 'light',
    sign: { fr: 'le voyant des coussins gonflables', en: 'the airbag light' },
    means: {
      fr: 'En cas de choc, ils pourraient ne pas se gonfler.',
      en: 'In a crash, they might not inflate.',
    },
  },
  absLight: {
    urgency: 'soon',
    sense: 'light',
    sign: { fr: 'le voyant ABS jaune', en: 'the yellow ABS light' },
    means: { fr: 'Les freins marchent, sans l’antiblocage.', en: 'The brakes still work, but without ABS.' },
  },
  tirePressure: {
    urgency: 'soon',
    sense: 'light',
    sign: { fr: 'le voyant de pression des pneus', en: 'the tire pressure light' },
    means: {
      fr: 'Regardez les pneus tout de suite : on ne roule pas sur un pneu mou. Puis gonflez à froid. Le voyant revient? Une fuite, ou un capteur de roue (TPMS).',
      en: 'Look at the tires right away: do not drive on a soft one. Then add air when the tires are cold. Light back on? A leak, or a wheel sensor (TPMS).',
    },
  },
  coolantLevel: {
    urgency: 'soon',
    sense: 'light',
    sign: {
      fr: 'le voyant jaune du niveau de liquide de refroidissement',
      en: 'the yellow coolant level light',
    },
    means: {
      fr: 'Vérifiez le niveau, moteur froid, avant de rouler. S’il baisse encore, c’est une fuite. Si l’aiguille monte, arrêtez-vous.',
      en: 'Check the level, engine cold, before you drive. If it drops again, there is a leak. If the needle climbs, stop.',
    },
  },
  serviceReminder: {
    urgency: 'soon',
    sense: 'light',
    sign: { fr: 'le rappel d’entretien', en: 'the service reminder' },
    means: {
      fr: 'C’est le temps de la vidange. Vérifiez le niveau.',
      en: 'It is time for an oil change. Check the level.',
    },
  },
  sweetSmell: {
    urgency: 'soon',
    sense: 'smell',
    sign: { fr: 'un chauffage tiède ou une odeur sucrée', en: 'a lukewarm heater or a sweet smell' },
    means: {
      fr: 'Il manque peut-être du liquide de refroidissement : vérifiez le niveau, moteur froid, avant de rouler. Si l’aiguille monte, arrêtez-vous.',
      en: 'Coolant may be low: check the level, engine cold, before you drive. If the needle climbs, stop.',
    },
  },
  oilStain: {
    urgency: 'soon',
    sense: 'leak',
    sign: { fr: 'une tache d’huile fraîche sous l’auto', en: 'a fresh oil stain under the car' },
    means: {
      fr: 'Un joint ou un filtre fuit. Vérifiez le niveau.',
      en: 'A gasket or a filter leaks. Check the level.',
    },
  },
  morningSqueal: {
    urgency: 'next',
    sense: 'noise',
    sign: {
      fr: 'un cri de freins le matin, qui cesse après quelques arrêts',
      en: 'a brake squeal in the morning, gone after a few stops',
    },
    means: {
      fr: 'Un voile de rouille après une nuit humide. C’est normal : rien à faire.',
      en: 'A film of rust after a damp night. It is normal: nothing to do.',
    },
  },
  rattle: {
    urgency: 'next',
    sense: 'noise',
    sign: { fr: 'un tintement de tôle sous l’auto', en: 'a tinny rattle under the car' },
    means: { fr: 'Souvent un écran de chaleur desserré.', en: 'Often a loose heat shield.' },
  },
  washerLight: {
    urgency: 'next',
    sense: 'light',
    sign: { fr: 'le voyant de lave-glace', en: 'the washer fluid light' },
    means: {
      fr: 'Remplissez le réservoir avant de rouler. L’hiver, prenez un liquide qui ne gèle pas.',
      en: 'Fill the tank before you drive. In winter, use a fluid that does not freeze.',
    },
  },
  wipers: {
    urgency: 'next',
    sense: 'feel',
    sign: { fr: 'des essuie-glaces qui laissent des traits', en: 'wipers that leave streaks' },
    means: { fr: 'Les balais sont à changer.', en: 'The blades are due for replacement.' },
  },
  clearWater: {
    urgency: 'next',
    sense: 'leak',
    sign: { fr: 'de l’eau claire sous l’auto, l’été', en: 'clear water under the car in summer' },
    means: {
      fr: 'La climatisation s’égoutte. C’est normal : rien à faire.',
      en: 'The air conditioning is dripping. It is normal: nothing to do.',
    },
  },
} as const satisfies Record<string, Sign>
