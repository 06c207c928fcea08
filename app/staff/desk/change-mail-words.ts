import { inPairs, type Lang } from '#app/content/language.ts'

/** Texts of the mail about changes on the site. `[…]` is a slot. */
const copy = inPairs({
  subject: {
    one: ['Votre site : 1 changement le [day]', 'Your website: 1 change on [day]'],
    other: ['Votre site : [count] changements le [day]', 'Your website: [count] changes on [day]'],
  },
  since: {
    one: ['Votre site : 1 changement', 'Your website: 1 change'],
    other: ['Votre site : [count] changements', 'Your website: [count] changes'],
  },
  heading: ['Ce qui a changé sur votre site', 'What changed on your website'],
  by: ['par [who], [when]', 'by [who], [when]'],
  undone: ['annulé par [who], [when]', 'undone by [who], [when]'],
  change: ['[before] → [after]', '[before] → [after]'],
  inLanguage: {
    fr: ['En français : [change]', 'In French: [change]'],
    en: ['En anglais : [change]', 'In English: [change]'],
  },
  undo: ['Voir ou annuler', 'See or undo'],
  all: ['Tous les changements', 'All changes'],
})

export const changeMailCopy = (lang: Lang) => copy[lang]
