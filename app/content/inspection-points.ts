import { bilingual } from './language.ts'

/** A section of the inspection sheet; `points` are its checks, in the order they are done. */
export type InspectionGroup = { id: string; title: string; points: string[] }

/** The checks of the inspection. Their number must equal the claim `inspectionPoints` in `business.ts`; a test checks it. */
export const inspectionPoints = bilingual<InspectionGroup[]>({
  fr: [
    {
      id: 'steering',
      title: 'Direction et suspension',
      points: [
        'Jeu du volant',
        'Crémaillère et soufflets',
        'Embouts de direction',
        'Rotules',
        'Bras de suspension et bagues',
        'Amortisseurs et jambes de force',
        'Ressorts',
        'Roulements de roue',
      ],
    },
    {
      id: 'brakes',
      title: 'Freins',
      points: [
        'Plaquettes avant',
        'Plaquettes ou garnitures arrière',
        'Disques et tambours',
        'Étriers et goupilles',
        'Conduites et flexibles',
        'Frein de stationnement',
        'Course et fermeté de la pédale',
      ],
    },
    {
      id: 'lights',
      title: 'Éclairage et visibilité',
      points: [
        'Phares, feux de croisement et de route',
        'Clignotants et feux de détresse',
        'Feux d’arrêt',
        'Feux de recul, de position et de plaque',
        'Pare-brise',
        'Balais d’essuie-glace et gicleurs',
        'Klaxon',
      ],
    },
    {
      id: 'fluids',
      title: 'Fluides',
      points: [
        'Huile moteur',
        'Liquide de refroidissement',
        'Liquide de frein',
        'Huile à transmission',
        'Liquide de servodirection',
        'Lave-glace',
      ],
    },
    {
      id: 'tires',
      title: 'Pneus et roues',
      points: [
        'Profondeur des rainures',
        'Usure égale ou non',
        'Flancs',
        'Pression',
        'Valves et capteurs de pression',
        'Jantes et écrous',
      ],
    },
    {
      id: 'body',
      title: 'Carrosserie et dessous',
      points: [
        'Rouille du plancher et des longerons',
        'Bas de caisse et passages de roues',
        'Échappement et supports',
        'Soufflets des joints homocinétiques (CV)',
        'Fuites sous le moteur et la transmission',
        'Portes, capot et serrures',
        'Ceintures de sécurité',
      ],
    },
    {
      id: 'engine',
      title: 'Moteur et batterie',
      points: [
        'Batterie et bornes',
        'Charge de l’alternateur',
        'Démarrage',
        'Courroies et boyaux',
        'Filtre à air',
        'Voyants du tableau de bord',
      ],
    },
  ],
  en: [
    {
      id: 'steering',
      title: 'Steering and suspension',
      points: [
        'Steering wheel play',
        'Steering rack and boots',
        'Tie rod ends',
        'Ball joints',
        'Control arms and bushings',
        'Shocks and struts',
        'Springs',
        'Wheel bearings',
      ],
    },
    {
      id: 'brakes',
      title: 'Brakes',
      points: [
        'Front pads',
        'Rear pads or shoes',
        'Rotors and drums',
        'Calipers and slide pins',
        'Lines and hoses',
        'Parking brake',
        'Pedal travel and firmness',
      ],
    },
    {
      id: 'lights',
      title: 'Lights and visibility',
      points: [
        'Headlights, low and high beam',
        'Turn signals and hazard lights',
        'Brake lights',
        'Reverse, side and plate lights',
        'Windshield',
        'Wiper blades and washers',
        'Horn',
      ],
    },
    {
      id: 'fluids',
      title: 'Fluids',
      points: [
        'Engine oil',
        'Coolant',
        'Brake fluid',
        'Transmission oil',
        'Power steering fluid',
        'Washer fluid',
      ],
    },
    {
      id: 'tires',
      title: 'Tires and wheels',
      points: [
        'Tread depth',
        'Even or uneven wear',
        'Sidewalls',
        'Pressure',
        'Valves and pressure sensors',
        'Rims and nuts',
      ],
    },
    {
      id: 'body',
      title: 'Body and underbody',
      points: [
        'Rust on the floor and frame rails',
        'Rocker panels and wheel wells',
        'Exhaust and hangers',
        'CV boots',
        'Leaks under engine and transmission',
        'Doors, hood and locks',
        'Seat belts',
      ],
    },
    {
      id: 'engine',
      title: 'Engine and battery',
      points: [
        'Battery and terminals',
        'Alternator charging',
        'Starting',
        'Belts and hoses',
        'Air filter',
        'Dashboard warning lights',
      ],
    },
  ],
})
