import { inPairs } from '../language.ts'

/** Texts of the blog's list, article pages and feed. */
export const blogCopy = inPairs({
  list: {
    subtitle: [
      'Ce qu’on explique au comptoir, écrit pour que vous puissiez y revenir.',
      'What we explain at the counter, written down so that you can come back to it.',
    ],
    featuredLabel: ['Articles à la une', 'Featured articles'],
    filters: ['Trouver un article', 'Find an article'],
    search: ['Chercher', 'Search'],
    searchPlaceholder: ['pneus, batterie, rouille…', 'tires, battery, rust…'],
    clear: ['Tout afficher', 'Show all'],
    category: ['Catégorie', 'Category'],
    all: ['Toutes', 'All'],
    sort: ['Trier par', 'Sort by'],
    sorts: {
      latest: ['Plus récents', 'Latest'],
      popular: ['Plus populaires', 'Most popular'],
      oldest: ['Plus anciens', 'Oldest'],
    },
    apply: ['Appliquer', 'Apply'],
    results: {
      one: ['[count] article', '[count] article'],
      other: ['[count] articles', '[count] articles'],
    },
    empty: ['Aucun article trouvé pour ces critères.', 'No articles found for these criteria.'],
    read: ['Lire l’article', 'Read the article'],
    recent: ['Articles récents', 'Recent articles'],
    popular: ['Articles populaires', 'Popular articles'],
    paginator: {
      label: ['Pages du blogue', 'Blog pages'],
      first: ['Première page', 'First page'],
      previous: ['Page précédente', 'Previous page'],
      next: ['Page suivante', 'Next page'],
      last: ['Dernière page', 'Last page'],
      page: ['Page [page]', 'Page [page]'],
      current: ['Page [page] sur [pages], page actuelle', 'Page [page] of [pages], current page'],
      gap: ['Pages non affichées', 'Pages not shown'],
    },
  },
  post: {
    back: ['Retour au blogue', 'Back to the blog'],
    by: ['Par [author]', 'By [author]'],
    published: ['Publié le [date]', 'Published [date]'],
    minutes: {
      one: ['[count] min de lecture', '[count] min read'],
      other: ['[count] min de lecture', '[count] min read'],
    },
    contents: ['Dans cet article', 'In this article'],
    tags: ['Mots-clés', 'Keywords'],
    related: ['À lire aussi', 'Read next'],
    author: {
      heading: ['Qui écrit ici', 'Who writes here'],
      text: [
        'Des réponses aux questions courantes, comme on les donnerait à un voisin. Une erreur? Écrivez à {email}, on corrige.',
        'Answers to common questions, as we would give them to a neighbour. Found a mistake? Write to {email} and we will fix it.',
      ],
    },
    callToAction: {
      heading: ['Votre auto fait un bruit étrange?', 'Is your car making a strange noise?'],
      text: [
        'Décrivez-nous le bruit, le voyant ou ce qui a changé. On vous répond avec des questions{if:prices.diagnostic}, et on vous dit ce que ça coûte de trouver la cause{/if}.',
        'Describe the noise, the warning light or what has changed. We answer with questions{if:prices.diagnostic}, and tell you what finding the cause costs{/if}.',
      ],
      quoteButton: ['Décrire mon problème', 'Describe my problem'],
    },
  },
  share: {
    heading: ['Partager', 'Share'],
    system: ['Partager cette page', 'Share this page'],
    facebook: ['Partager sur Facebook', 'Share on Facebook'],
    whatsapp: ['Partager par WhatsApp', 'Share on WhatsApp'],
    email: ['Envoyer par courriel', 'Send by email'],
    instagram: ['Copier pour Instagram', 'Copy for Instagram'],
    instagramCopied: [
      'Titre et lien copiés! Collez-les dans votre publication ou votre story Instagram.',
      'Title and link copied! Paste them into your Instagram post or story.',
    ],
    copyFailed: [
      'La copie n’a pas fonctionné : copiez l’adresse de la page à la main.',
      'Copying did not work: please copy the address of the page by hand.',
    ],
    emailSubject: ['À lire : [title]', 'Worth reading: [title]'],
    emailBody: [
      'J’ai pensé que ça pourrait vous servir : [title]\n\n[url]',
      'I thought this might be useful to you: [title]\n\n[url]',
    ],
  },
  feed: {
    title: ['Conseils d’atelier, {name}', 'Shop advice, {name}'],
    description: [
      'Les articles du garage : entretien, réparations, saison.',
      'Articles from the garage: maintenance, repairs, seasons.',
    ],
    link: ['Fil RSS', 'RSS feed'],
  },
})
