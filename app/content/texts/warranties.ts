import { bilingual } from '../language.ts'

/** The warranties page around the table, whose rows are in `../prices/warranties.ts`. The labels are points of section 45. */
export const warrantiesPage = bilingual({
  fr: {
    subtitle: 'Ce qui est garanti, et combien de temps.',
    intro: 'Gardez votre facture : elle porte la date, le kilométrage, les pièces et la garantie de chacune.',
    commonTitle: 'Pour toutes nos garanties, sauf mention contraire',
    caption: 'Les garanties du garage',
    columns: {
      length: 'Durée',
      giver: 'Qui la donne',
      scope: 'Ce qu’elle couvre',
      transferable: 'Si le véhicule est vendu',
      duties: 'Ce que fait le garage',
      claim: 'Comment réclamer',
    },
    giver: '{name}, {address}, {city}',
    ruleTitle: 'Si plus d’une garantie s’applique',
    legal: {
      title: 'La garantie légale, toujours',
      text: 'Les réparations d’automobiles portent au Québec une garantie légale de {legalMinimum}, selon la première limite atteinte. Elle s’applique sans qu’on l’écrive, et rien de ce qui est écrit ici ne la réduit.',
    },
    notCovered: {
      title: 'Ce qu’une garantie ne couvre pas',
      points: [
        'L’usure normale d’une pièce qui a fait son temps.',
        'Un accident ou un mauvais usage.',
        'Un autre défaut que celui qu’on a réparé.',
      ],
    },
    help: 'Un doute? Appelez le {phone} avec la facture en main. On vous dit quelle ligne s’applique.',
  },
  en: {
    subtitle: 'What is covered, and for how long.',
    intro: 'Keep your bill: it carries the date, the odometer reading, the parts and the warranty on each.',
    commonTitle: 'For all our warranties, unless a line says otherwise',
    caption: 'The garage’s warranties',
    columns: {
      length: 'Length',
      giver: 'Given by',
      scope: 'What it covers',
      transferable: 'If the vehicle is sold',
      duties: 'What the garage does',
      claim: 'How to claim',
    },
    giver: '{name}, {address}, {city}',
    ruleTitle: 'If more than one warranty applies',
    legal: {
      title: 'The legal warranty, always',
      text: 'In Quebec, automobile repairs carry a legal warranty of {legalMinimum}, whichever limit comes first. It applies whether or not it is written down, and nothing written here reduces it.',
    },
    notCovered: {
      title: 'What a warranty does not cover',
      points: [
        'Normal wear of a part that has served its time.',
        'An accident or misuse.',
        'A fault other than the one we repaired.',
      ],
    },
    help: 'Not sure? Call {phone} with the invoice in hand. We will tell you which line applies.',
  },
})
