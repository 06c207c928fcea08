import { inPairs } from '#app/content/language.ts'
import { typesetCopy } from '#app/content/typography.ts'

/** Texts of the desk's pages for articles. `[…]` is a slot that the page fills. */
const copy = inPairs({
  title: ['Articles du blogue', 'Articles of the blog'],
  intro: [
    'Touchez un article pour le changer, le retirer ou le remettre.',
    'Tap an article to change it, take it down or put it back.',
  ],
  write: ['Écrire un article', 'Write an article'],
  newTitle: ['Nouvel article', 'New article'],
  untitled: ['Sans titre', 'Untitled'],
  unfinished: ['Pas finis', 'Not finished'],
  unfinishedHint: [
    'Ces articles attendent que vous les finissiez. Ils ne partent pas avec « Publier ».',
    'These articles wait for you to finish them. “Publish” leaves them here.',
  ],
  resume: ['Continuer', 'Continue'],
  keep: ['Garder comme brouillon', 'Keep as a draft'],
  savedByItself: ['Gardé comme brouillon.', 'Kept as a draft.'],
  notSavedByItself: [
    'Pas gardé : pas de réseau, ou quelqu’un d’autre l’a changé. Gardez cette page ouverte.',
    'Not kept: no network, or someone else changed it. Keep this page open.',
  ],
  toPublish: ['à publier', 'to publish'],
  begun: ['brouillon', 'draft'],
  none: ['pas sur le site', 'not on the site'],
  back: ['Tous les articles', 'All articles'],
  online: ['en ligne', 'online'],
  onlineFrom: ['en ligne le [day]', 'online from [day]'],
  down: ['retiré', 'taken down'],
  draft: ['changements à publier', 'changes to publish'],
  name: ['Article « [title] »', 'Article “[title]”'],
  state: ['« [title] », [category], [state]', '“[title]”, [category], [state]'],
  category: ['Catégorie', 'Category'],
  from: ['Date de l’article', 'Date of the article'],
  fromHint: [
    'Vide : le jour où vous le publiez. Un jour à venir : l’article publié attend ce jour pour paraître.',
    'Empty: the day you publish it. A day to come: once published, the article waits for that day to appear.',
  ],
  fromWrong: ['Choisissez un jour.', 'Choose a day.'],
  published: [
    'En ligne. Décoché : l’article disparaît du blogue, de la recherche et du fil.',
    'Online. Unticked: the article leaves the blog, the search and the feed.',
  ],
  save: ['Enregistrer et vérifier', 'Save and check'],
  look: ['Voir l’article', 'See the article'],
  fields: {
    title: ['Titre', 'Title'],
    excerpt: ['Résumé', 'Summary'],
    tags: ['Mots-clés', 'Keywords'],
    markdown: ['Texte', 'Text'],
  },
  tagsHint: ['Séparés par des virgules.', 'Separated by commas.'],
  marksHint: [
    'Une ligne vide commence un paragraphe. Au début d’une ligne : ## fait un titre, - un point de liste. **Entre étoiles** : en gras. Ce que vous collez de Word ou d’un tableur garde ses titres, ses listes et ses tableaux. Un prix ou le téléphone s’insère par le bouton du bas.',
    'An empty line begins a paragraph. At the start of a line: ## makes a heading, - a point of a list. **Between stars**: bold. What you paste from Word or a spreadsheet keeps its headings, lists and tables. The button at the bottom inserts a price or the phone.',
  ],
  languages: {
    fr: ['En français', 'In French'],
    en: ['En anglais', 'In English'],
  },
  address: ['Adresse de la page', 'Address of the page'],
  addressHint: [
    'Vide : faite du titre. Si vous la changez, l’ancienne adresse mène pour toujours à la nouvelle.',
    'Empty: made from the title. If you change it, the old address leads to the new one for good.',
  ],
  addressTaken: ['Un autre article a déjà cette adresse.', 'Another article already has this address.'],
  markup: ['La page ne peut pas montrer « [found] ».', 'The page cannot show “[found]”.'],
  photograph: ['La photo de l’article', 'The picture of the article'],
  near: ['Ici : « [near] »', 'Here: “[near]”'],
  moreFaults: [
    'Il y en a d’autres plus loin : corrigez d’abord ceux-ci.',
    'There are more further on: mend these first.',
  ],
  wrong: ['À corriger :', 'To mend:'],
  figuresTitle: ['Chiffres', 'Figures'],
  figures: {
    one: [
      'Ce chiffre ne vient pas de vos prix. Il restera tel quel si vos prix changent. C’est voulu?',
      'This figure does not come from your prices. It will stay as it is if your prices change. Is that what you want?',
    ],
    other: [
      'Ces chiffres ne viennent pas de vos prix. Ils resteront tels quels si vos prix changent. C’est voulu?',
      'These figures do not come from your prices. They will stay as they are if your prices change. Is that what you want?',
    ],
  },
  figuresMeant: ['Oui, c’est voulu', 'Yes, that is what I want'],
  figuresOpen: [
    'Cochez si c’est voulu, ou insérez plutôt un chiffre du site.',
    'Tick if that is what you want, or insert a figure of the site instead.',
  ],
  conflict: [
    'Quelqu’un vient de changer cet article. Ce que vous avez écrit est encore ici; enregistrez de nouveau pour garder le vôtre.',
    'Someone just changed this article. What you wrote is still here; save again to keep yours.',
  ],
})

export type DeskArticlesCopy = (typeof copy)['fr']

export const deskArticlesCopy = typesetCopy(copy)
