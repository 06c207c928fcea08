import { inPairs } from '#app/content/language.ts'
import { typesetCopy } from '#app/content/typography.ts'

/** Texts of the desk's page that changes the prices of a list together. `[…]` is a slot that the page fills. */
const copy = inPairs({
  change: ['Augmenter les prix', 'Raise the prices'],
  changeThis: ['Augmenter les prix de cette liste : [list]', 'Raise the prices of this list: [list]'],
  title: ['Augmenter les prix : [list]', 'Raise the prices: [list]'],
  way: ['Changement', 'Change'],
  ways: {
    raiseDollars: ['Augmenter de … $', 'Raise by $…'],
    raisePercent: ['Augmenter de … %', 'Raise by …%'],
    lowerDollars: ['Baisser de … $', 'Lower by $…'],
    lowerPercent: ['Baisser de … %', 'Lower by …%'],
  },
  by: ['De combien', 'By how much'],
  byHint: ['Un nombre : 5 ou 2,5', 'A number: 5 or 2.5'],
  rounding: ['Arrondir', 'Round to'],
  roundings: {
    nickel: ['aux 5 cents', '5 cents'],
    dollar: ['au dollar', 'the dollar'],
  },
  show: ['Voir les nouveaux prix', 'See the new prices'],
  wrong: [
    'Écrivez un nombre plus grand que zéro, comme 5 ou 2,5.',
    'Write a number above zero, such as 5 or 2.5.',
  ],
  preview: ['Les nouveaux prix', 'The new prices'],
  previewHint: [
    'Décochez ce qui ne change pas. Rien ne paraît sur le site avant que vous publiiez.',
    'Untick what does not change. Nothing appears on the site until you publish.',
  ],
  none: ['Aucun prix ne change.', 'No price changes.'],
  left: {
    noAmount: [
      'Sans montant, donc laissés tels quels : [what].',
      'Without an amount, so left as they are: [what].',
    ],
    same: ['L’arrondi n’y change rien : [what].', 'Rounding leaves them the same: [what].'],
    impossible: [
      'Laissés tels quels, car le montant ne serait plus possible : [what].',
      'Left as they are, because the amount would not be possible: [what].',
    ],
  },
  untickAll: ['Tout décocher', 'Untick all'],
  save: ['Enregistrer les prix cochés', 'Save the ticked prices'],
  untick: ['Rien n’est enregistré : cochez au moins un prix.', 'Nothing is saved: tick at least one price.'],
  conflict: [
    'Rien n’est enregistré : quelqu’un vient de changer une de ces lignes. Les voici à jour.',
    'Nothing is saved: someone just changed one of these lines. Here they are up to date.',
  ],
})

export type RaiseCopy = (typeof copy)['fr']

export const deskRaiseCopy = typesetCopy(copy)
