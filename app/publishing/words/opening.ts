import { inPairs } from '#app/content/language.ts'
import { typesetCopy } from '#app/content/typography.ts'

/** Texts of the list that a garage confirms before its site opens. `[…]` is a slot. */
const copy = inPairs({
  listTitle: ['Ce que le site affiche', 'What the site shows'],
  intro: [
    'Ce que le site affiche engage le garage. Décochez ou changez ce qui n’est pas vrai, écartez ce que vous n’offrez pas. Rien ne paraît avant la fin : arrêtez quand vous voulez.',
    'What the site shows binds the garage. Untick or change what is not true, leave out what you do not offer. Nothing is public before the end: stop whenever you like.',
  ],
  introOpen: [
    'Le site est ouvert. Ce qui suit attend une confirmation : ce n’est pas affiché, sauf ce que la loi ou la sécurité exige.',
    'The site is open. What follows awaits a confirmation: it is not shown, except what the law or safety requires.',
  ],
  emptyOpen: [
    'Tout est confirmé : rien ne manque au site.',
    'Everything is confirmed: nothing is missing from the site.',
  ],
  shown: ['Ce qui est affiché', 'What is shown'],
  progress: ['[done] sur [all]', '[done] of [all]'],
  notice: [
    'Le site est en préparation : chaque page le dit.',
    'The site is in preparation: every page says so.',
  ],
  start: ['Commencer', 'Begin'],
  resume: ['Continuer : [done] sur [all]', 'Continue: [done] of [all]'],
  leftOpen: {
    one: ['[count] ligne n’est pas confirmée', '[count] line is not confirmed'],
    other: ['[count] lignes ne sont pas confirmées', '[count] lines are not confirmed'],
  },
  subjects: {
    identity: ['Qui vous êtes, et quand', 'Who you are, and when'],
    prices: ['La liste de prix', 'The price list'],
    warranties: ['Les garanties', 'Warranties'],
    services: ['Chaque service, et son prix en ligne', 'Each service, and its online price'],
    promises: ['Ce que le site promet pour vous', 'What the site promises for you'],
    claims: ['Ce que le garage affirme', 'What the garage says of itself'],
    texts: ['Les textes et les exemples', 'Texts and samples'],
    law: ['La loi', 'Law'],
    dropped: ['Ce que vous n’offrez pas', 'What you do not offer'],
  },
  none: ['On ne l’offre pas', 'We do not offer it'],
  noneOwn: ['On n’en a pas', 'We have none'],
  noLonger: ['On ne l’offre plus', 'We no longer offer it'],
  hide: ['Ne plus l’afficher', 'Stop showing it'],
  back: ['Reprendre', 'Take back'],
  edit: ['Changer', 'Change'],
  see: ['Voir ce prix', 'See this price'],
  write: ['Écrire', 'Write'],
  add: ['Ajouter les nôtres', 'Add ours'],
  unit: ['Pour quoi est ce prix?', 'What is this price for?'],
  all: ['Ce qui est coché est vrai', 'What is ticked is true'],
  states: {
    true: ['C’est vrai', 'It is true'],
    none: ['Pas affiché', 'Not shown'],
    own: ['À jour', 'Up to date'],
  },
  example: ['Voir l’exemple', 'See the sample'],
  ours: ['C’est le nôtre', 'It is ours'],
  required: ['nécessaire', 'required'],
  requiredIn: ['nécessaire : [count]', 'required: [count]'],
  open: ['Ouvrir le site', 'Open the site'],
  last: ['Pour finir', 'To finish'],
  openHint: [
    'Ce que vous n’avez pas confirmé ne paraît pas, sauf ce que la loi ou la sécurité exige. Vous pourrez le confirmer plus tard.',
    'What you have not confirmed is not shown, except what the law or safety requires. You can confirm it later.',
  ],
  missing: ['Pour ouvrir, il manque encore :', 'Still missing before it can open:'],
  opened: ['Le site est ouvert.', 'The site is open.'],
  toSite: ['Voir le site', 'See the site'],
  refused: ['Rien n’a été enregistré : rechargez la page.', 'Nothing was saved: please reload the page.'],
  site: {
    name: ['Le site', 'The site'],
    preparation: ['en préparation', 'in preparation'],
    open: ['ouvert', 'open'],
  },
  answers: {
    true: ['c’est vrai', 'it is true'],
    none: ['pas affiché', 'not shown'],
    unanswered: ['sans réponse', 'no answer'],
  },
})

export type OpeningCopy = (typeof copy)['fr']

export const openingCopy = typesetCopy(copy)
