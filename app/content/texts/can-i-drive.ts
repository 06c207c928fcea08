import { inPairs } from '../language.ts'

/** The page for drivers who notice a symptom. The signs and what to do are in `../safety.ts`. */
export const canIDrive = inPairs({
  subtitle: [
    'Touchez le voyant allumé, ou ce que vous remarquez.',
    'Tap the light that is on, or what you notice.',
  ],
  call: ['Appeler le {phone}', 'Call {phone}'],
  urgencies: {
    stop: ['Arrêtez-vous', 'Stop'],
    soon: ['Cette semaine', 'This week'],
    next: ['À la prochaine visite', 'At the next visit'],
  },
  senses: {
    noise: ['Bruit', 'Noise'],
    feel: ['Au volant', 'Driving'],
    light: ['Voyant', 'Light'],
    smell: ['Odeur', 'Smell'],
    leak: ['Fuite', 'Leak'],
  },
  panel: [
    'Les voyants du tableau de bord, et ce qu’on entend, sent ou voit',
    'The dashboard lights, and what you hear, smell, see or feel',
  ],
  lamps: {
    redBrakeLight: ['Frein', 'Brake'],
    redOilLight: ['Huile', 'Oil'],
    overheating: ['Température', 'Temperature'],
    redBattery: ['Batterie', 'Battery'],
    flashingEngine: ['Moteur qui clignote', 'Engine light that flashes'],
    engineLight: ['Moteur', 'Engine'],
    airbagLight: ['Coussins', 'Airbag'],
    absLight: ['ABS', 'ABS'],
    tirePressure: ['Pneus', 'Pressure'],
    coolantLevel: ['Niveau', 'Coolant'],
    serviceReminder: ['Entretien', 'Service'],
    washerLight: ['Lave-glace', 'Washer'],
  },
  find: {
    diagnostic: [
      'Trouver la cause : {spoken:diagnostic}, {taxes}.',
      'Finding the cause: {spoken:diagnostic}, {taxes}.',
    ],
    oilChange: [
      'La vidange : {spoken:oilChange}, huile, filtre et {taxes}.',
      'The oil change: {spoken:oilChange}, oil, filter and {taxes}.',
    ],
    flatRepair: [
      'Réparer une crevaison : {spoken:flatRepair}, {taxes}.',
      'Repairing a flat: {spoken:flatRepair}, {taxes}.',
    ],
  },
  otherwise: [
    'Vous remarquez autre chose? Appelez avant de reprendre la route : {phone}.',
    'Noticed something else? Call before you drive on: {phone}.',
  ],
  after: {
    title: [
      'L’auto ne démarre pas{if:business.keyDrop}, ou le garage est fermé{/if}',
      'The car won’t start{if:business.keyDrop}, or we are closed{/if}',
    ],
    noStart: [
      'Des clics ou des phares faibles? C’est souvent la batterie : faites-la survolter et{if:hours}, pendant les heures d’ouverture,{/if} venez sans couper le moteur. Sinon, il faut une remorqueuse.',
      'Clicks or dim headlights? It is often the battery: get a boost and{if:hours}, during opening hours,{/if} drive in without shutting off the engine. Otherwise, you need a tow truck.',
    ],
    text: [
      [
        '{towing}',
        '{keyDrop}',
        '{if:answeredByPerson}Le formulaire se remplit à toute heure : une personne du garage le lit à l’ouverture et vous répond.{/if}',
      ],
      [
        '{towing}',
        '{keyDrop}',
        '{if:answeredByPerson}The form can be filled out at any hour: a person at the garage reads it when we open and answers you.{/if}',
      ],
    ],
    write: ['Décrire ce qui se passe', 'Describe what is happening'],
    directions: ['Itinéraire', 'Directions'],
  },
  cost: {
    title: ['Ce que ça coûte de trouver la cause', 'What it costs to find the cause'],
    lines: [
      [
        {
          question: 'Le diagnostic',
          answer:
            '{spoken:diagnostic}, {taxes}. {if:diagnosticDeducted}On vous le dit avant de commencer, et on le déduit si vous acceptez la réparation.{/if}',
        },
        {
          question: 'Si la réparation coûte moins que le diagnostic',
          answer: '{if:diagnosticSmallRepair}Vous payez la réparation seulement.{/if}',
        },
        {
          question: 'Si on ne trouve pas',
          answer:
            '{if:diagnosticNotFound}On vous dit ce qu’on a vérifié. Vous ne payez rien de plus que le diagnostic sans avoir dit oui.{/if}',
        },
        {
          question: 'La réparation',
          answer:
            'Au-dessus de {law:estimateAbove}, vous avez une évaluation écrite avant le travail. Une fois acceptée, elle nous lie.',
        },
      ],
      [
        {
          question: 'The diagnostic',
          answer:
            '{spoken:diagnostic}, {taxes}. {if:diagnosticDeducted}We tell you before we start, and it is deducted if you accept the repair.{/if}',
        },
        {
          question: 'If the repair costs less than the diagnostic',
          answer: '{if:diagnosticSmallRepair}You pay for the repair alone.{/if}',
        },
        {
          question: 'If we do not find it',
          answer:
            '{if:diagnosticNotFound}We tell you what we checked. You pay nothing beyond the diagnostic without having said yes.{/if}',
        },
        {
          question: 'The repair',
          answer:
            'Above {law:estimateAbove}, you get a written estimate before the work. Once you accept it, it binds us.',
        },
      ],
    ],
    rights: ['Vos droits au garage', 'Your rights at the garage'],
  },
})
