import { inPairs } from '../language.ts'

/** The warranties page around the table, whose rows are in `../prices/warranties.ts`. The labels are points of section 45. */
export const warrantiesPage = inPairs({
  subtitle: ['Ce qui est garanti, et combien de temps.', 'What is covered, and for how long.'],
  intro: [
    'Gardez votre facture : elle porte la date, le kilométrage, les pièces et la garantie de chacune.',
    'Keep your invoice: it carries the date, the odometer reading, the parts and the warranty on each.',
  ],
  commonTitle: [
    'Pour toutes nos garanties, sauf mention contraire',
    'For all our warranties, unless a line says otherwise',
  ],
  caption: ['Les garanties du garage', 'The garage’s warranties'],
  columns: {
    length: ['Durée', 'Length'],
    giver: ['Qui la donne', 'Given by'],
    scope: ['Ce qu’elle couvre', 'What it covers'],
    transferable: ['Si le véhicule est vendu', 'If the vehicle is sold'],
    duties: ['Ce que fait le garage', 'What the garage does'],
    claim: ['Comment réclamer', 'How to claim'],
  },
  giver: ['{name}, {address}, {city}', '{name}, {address}, {city}'],
  ruleTitle: ['Si plus d’une garantie s’applique', 'If more than one warranty applies'],
  legal: {
    title: ['La garantie légale, toujours', 'The legal warranty, always'],
    text: [
      'Les réparations d’automobiles portent au Québec une garantie légale de {legalMinimum}, selon la première limite atteinte. Elle s’applique sans qu’on l’écrive.',
      'In Quebec, automobile repairs carry a legal warranty of {legalMinimum}, whichever limit comes first. It applies whether or not it is written down.',
    ],
  },
  notCovered: {
    title: ['Ce qu’une garantie ne couvre pas', 'What a warranty does not cover'],
    points: [
      [
        'L’usure normale d’une pièce qui a fait son temps.',
        'Un accident ou un mauvais usage.',
        'Un autre défaut que celui qu’on a réparé.',
      ],
      [
        'Normal wear of a part that has served its time.',
        'An accident or misuse.',
        'A fault other than the one we repaired.',
      ],
    ],
  },
  help: [
    'Un doute? Appelez le {phone} avec la facture en main. On vous dit quelle ligne s’applique.',
    'Not sure? Call {phone} with the invoice in hand. We will tell you which line applies.',
  ],
})
