import { bilingual } from '#app/content/language.ts'
import { typesetCopy } from '#app/content/typography.ts'

/** Texts of the desk's pages for articles. `[…]` is a slot that the page fills. */
const copy = bilingual({
  fr: {
    title: 'Articles du blogue',
    intro: 'Touchez un article pour le changer, le retirer ou le remettre.',
    write: 'Écrire un article',
    newTitle: 'Nouvel article',
    untitled: 'Sans titre',
    unfinished: 'Pas finis',
    unfinishedHint: 'Ces articles attendent que vous les finissiez. Ils ne partent pas avec « Publier ».',
    resume: 'Continuer',
    keep: 'Garder comme brouillon',
    savedByItself: 'Gardé comme brouillon.',
    notSavedByItself:
      'Pas gardé : pas de réseau, ou quelqu’un d’autre l’a changé. Gardez cette page ouverte.',
    toPublish: 'à publier',
    begun: 'brouillon',
    none: 'pas sur le site',
    back: 'Tous les articles',
    online: 'en ligne',
    onlineFrom: 'en ligne le [day]',
    down: 'retiré',
    draft: 'changements à publier',
    name: 'Article « [title] »',
    state: '« [title] », [category], [state]',
    category: 'Catégorie',
    from: 'Date de l’article',
    fromHint:
      'Vide : le jour où vous le publiez. Un jour à venir : l’article publié attend ce jour pour paraître.',
    fromWrong: 'Choisissez un jour.',
    published: 'En ligne. Décoché : l’article disparaît du blogue, de la recherche et du fil.',
    save: 'Enregistrer et vérifier',
    look: 'Voir l’article',
    fields: { title: 'Titre', excerpt: 'Résumé', tags: 'Mots-clés', markdown: 'Texte' },
    tagsHint: 'Séparés par des virgules.',
    marksHint:
      'Une ligne vide commence un paragraphe. Au début d’une ligne : ## fait un titre, - un point de liste. **Entre étoiles** : en gras. Ce que vous collez de Word ou d’un tableur garde ses titres, ses listes et ses tableaux. Un prix ou le téléphone s’insère par le bouton du bas.',
    languages: { fr: 'En français', en: 'En anglais' },
    address: 'Adresse de la page',
    addressHint:
      'Vide : faite du titre. Si vous la changez, l’ancienne adresse mène pour toujours à la nouvelle.',
    addressTaken: 'Un autre article a déjà cette adresse.',
    markup: 'La page ne peut pas montrer « [found] ».',
    photograph: 'La photo de l’article',
    near: 'Ici : « [near] »',
    moreFaults: 'Il y en a d’autres plus loin : corrigez d’abord ceux-ci.',
    wrong: 'À corriger :',
    figuresTitle: 'Chiffres',
    figures: {
      one: 'Ce chiffre ne vient pas de vos prix. Il restera tel quel si vos prix changent. C’est voulu?',
      other:
        'Ces chiffres ne viennent pas de vos prix. Ils resteront tels quels si vos prix changent. C’est voulu?',
    },
    figuresMeant: 'Oui, c’est voulu',
    figuresOpen: 'Cochez si c’est voulu, ou insérez plutôt un chiffre du site.',
    conflict:
      'Quelqu’un vient de changer cet article. Ce que vous avez écrit est encore ici; enregistrez de nouveau pour garder le vôtre.',
  },
  en: {
    title: 'Articles of the blog',
    intro: 'Tap an article to change it, take it down or put it back.',
    write: 'Write an article',
    newTitle: 'New article',
    untitled: 'Untitled',
    unfinished: 'Not finished',
    unfinishedHint: 'These articles wait for you to finish them. “Publish” leaves them here.',
    resume: 'Continue',
    keep: 'Keep as a draft',
    savedByItself: 'Kept as a draft.',
    notSavedByItself: 'Not kept: no network, or someone else changed it. Keep this page open.',
    toPublish: 'to publish',
    begun: 'draft',
    none: 'not on the site',
    back: 'All articles',
    online: 'online',
    onlineFrom: 'online from [day]',
    down: 'taken down',
    draft: 'changes to publish',
    name: 'Article “[title]”',
    state: '“[title]”, [category], [state]',
    category: 'Category',
    from: 'Date of the article',
    fromHint:
      'Empty: the day you publish it. A day to come: once published, the article waits for that day to appear.',
    fromWrong: 'Choose a day.',
    published: 'Online. Unticked: the article leaves the blog, the search and the feed.',
    save: 'Save and check',
    look: 'See the article',
    fields: { title: 'Title', excerpt: 'Summary', tags: 'Keywords', markdown: 'Text' },
    tagsHint: 'Separated by commas.',
    marksHint:
      'An empty line begins a paragraph. At the start of a line: ## makes a heading, - a point of a list. **Between stars**: bold. What you paste from Word or a spreadsheet keeps its headings, lists and tables. The button at the bottom inserts a price or the phone.',
    languages: { fr: 'In French', en: 'In English' },
    address: 'Address of the page',
    addressHint:
      'Empty: made from the title. If you change it, the old address leads to the new one for good.',
    addressTaken: 'Another article already has this address.',
    markup: 'The page cannot show “[found]”.',
    photograph: 'The picture of the article',
    near: 'Here: “[near]”',
    moreFaults: 'There are more further on: mend these first.',
    wrong: 'To mend:',
    figuresTitle: 'Figures',
    figures: {
      one: 'This figure does not come from your prices. It will stay as it is if your prices change. Is that what you want?',
      other:
        'These figures do not come from your prices. They will stay as they are if your prices change. Is that what you want?',
    },
    figuresMeant: 'Yes, that is what I want',
    figuresOpen: 'Tick if that is what you want, or insert a figure of the site instead.',
    conflict: 'Someone just changed this article. What you wrote is still here; save again to keep yours.',
  },
})

export type DeskArticlesCopy = (typeof copy)['fr']

export const deskArticlesCopy = typesetCopy(copy)
