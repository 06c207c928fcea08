import { bilingual, type Lang } from '#app/content/language.ts'

/** Texts of the mail about changes on the site. `[…]` is a slot. */
const copy = bilingual({
  fr: {
    subject: {
      one: 'Votre site : 1 changement le [day]',
      other: 'Votre site : [count] changements le [day]',
    },
    since: { one: 'Votre site : 1 changement', other: 'Votre site : [count] changements' },
    heading: 'Ce qui a changé sur votre site',
    by: 'par [who], [when]',
    undone: 'annulé par [who], [when]',
    change: '[before] → [after]',
    inLanguage: { fr: 'En français : [change]', en: 'En anglais : [change]' },
    undo: 'Voir ou annuler',
    all: 'Tous les changements',
  },
  en: {
    subject: { one: 'Your website: 1 change on [day]', other: 'Your website: [count] changes on [day]' },
    since: { one: 'Your website: 1 change', other: 'Your website: [count] changes' },
    heading: 'What changed on your website',
    by: 'by [who], [when]',
    undone: 'undone by [who], [when]',
    change: '[before] → [after]',
    inLanguage: { fr: 'In French: [change]', en: 'In English: [change]' },
    undo: 'See or undo',
    all: 'All changes',
  },
})

export const changeMailCopy = (lang: Lang) => copy[lang]
