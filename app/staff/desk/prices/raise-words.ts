import { bilingual } from '#app/content/language.ts'
import { typesetCopy } from '#app/content/typography.ts'

/** Texts of the desk's page that changes the prices of a list together. `[…]` is a slot that the page fills. */
const copy = bilingual({
  fr: {
    change: 'Augmenter les prix',
    changeThis: 'Augmenter les prix de cette liste : [list]',
    title: 'Augmenter les prix : [list]',
    way: 'Changement',
    ways: {
      raiseDollars: 'Augmenter de … $',
      raisePercent: 'Augmenter de … %',
      lowerDollars: 'Baisser de … $',
      lowerPercent: 'Baisser de … %',
    },
    by: 'De combien',
    byHint: 'Un nombre : 5 ou 2,5',
    rounding: 'Arrondir',
    roundings: { nickel: 'aux 5 cents', dollar: 'au dollar' },
    show: 'Voir les nouveaux prix',
    wrong: 'Écrivez un nombre plus grand que zéro, comme 5 ou 2,5.',
    preview: 'Les nouveaux prix',
    previewHint: 'Décochez ce qui ne change pas. Rien ne paraît sur le site avant que vous publiiez.',
    none: 'Aucun prix ne change.',
    left: {
      noAmount: 'Sans montant, donc laissés tels quels : [what].',
      same: 'L’arrondi n’y change rien : [what].',
      impossible: 'Laissés tels quels, car le montant ne serait plus possible : [what].',
    },
    untickAll: 'Tout décocher',
    save: 'Enregistrer les prix cochés',
    untick: 'Rien n’est enregistré : cochez au moins un prix.',
    conflict: 'Rien n’est enregistré : quelqu’un vient de changer une de ces lignes. Les voici à jour.',
  },
  en: {
    change: 'Raise the prices',
    changeThis: 'Raise the prices of this list: [list]',
    title: 'Raise the prices: [list]',
    way: 'Change',
    ways: {
      raiseDollars: 'Raise by $…',
      raisePercent: 'Raise by …%',
      lowerDollars: 'Lower by $…',
      lowerPercent: 'Lower by …%',
    },
    by: 'By how much',
    byHint: 'A number: 5 or 2.5',
    rounding: 'Round to',
    roundings: { nickel: '5 cents', dollar: 'the dollar' },
    show: 'See the new prices',
    wrong: 'Write a number above zero, such as 5 or 2.5.',
    preview: 'The new prices',
    previewHint: 'Untick what does not change. Nothing appears on the site until you publish.',
    none: 'No price changes.',
    left: {
      noAmount: 'Without an amount, so left as they are: [what].',
      same: 'Rounding leaves them the same: [what].',
      impossible: 'Left as they are, because the amount would not be possible: [what].',
    },
    untickAll: 'Untick all',
    save: 'Save the ticked prices',
    untick: 'Nothing is saved: tick at least one price.',
    conflict: 'Nothing is saved: someone just changed one of these lines. Here they are up to date.',
  },
})

export type RaiseCopy = (typeof copy)['fr']

export const deskRaiseCopy = typesetCopy(copy)
