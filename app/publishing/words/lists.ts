import { inPairs } from '#app/content/language.ts'
import { typesetCopy } from '#app/content/typography.ts'

const noQuestions = [
  'Aucune question à vous pour l’instant : l’accueil montre celles du site, que vous changez sous « Textes ».',
  'No question of your own yet: the home page shows those of the site, which you change under “Texts”.',
] as const

/** Texts of the desk's pages for the lists that the garage adds to: reviews, jobs and questions. `[…]` is a slot that the page fills. */
const copy = inPairs({
  toPublish: ['à publier', 'to publish'],
  changes: ['changements à publier', 'changes to publish'],
  leaving: ['retrait à publier', 'removal to publish'],
  services: ['Service', 'Service'],
  conflict: [
    'Quelqu’un vient de changer ceci. Ce que vous avez écrit est encore ici; enregistrez de nouveau pour garder le vôtre.',
    'Someone just changed this. What you wrote is still here; save again to keep yours.',
  ],
  lists: {
    reviews: {
      title: ['Avis des clients', 'Customer reviews'],
      intro: [
        'Mettez ici les mots d’un client qui a accepté, sans rien y changer.',
        'Put here the words of a customer who agreed, without changing any.',
      ],
      none: [
        'Aucun avis à vous pour l’instant : l’accueil montre quatre exemples, présentés comme tels. Le premier avis que vous publiez les fait disparaître.',
        'No review of your own yet: the home page shows four examples, marked as such. The first you publish makes them disappear.',
      ],
      noneOpen: [
        'Aucun avis à vous pour l’instant : l’accueil n’en montre pas.',
        'No review of your own yet: the home page shows none.',
      ],
      add: ['Ajouter un avis', 'Add a review'],
      addTitle: ['Nouvel avis', 'New review'],
      back: ['Tous les avis', 'All reviews'],
      remove: ['Retirer cet avis du site', 'Remove this review from the site'],
      name: ['Avis : [what]', 'Review: [what]'],
      text: [
        '[service], [rating] sur 5, accepté le [consent] : « [text] »',
        '[service], [rating] out of 5, agreed on [consent]: “[text]”',
      ],
    },
    projects: {
      title: ['Réalisations', 'Projects'],
      intro: ['Un travail fini, une photo, deux phrases.', 'A finished job, a picture, two sentences.'],
      none: [
        'Aucune réalisation à vous pour l’instant : la page montre trois exemples, présentés comme tels. La première que vous publiez les fait disparaître.',
        'No project of your own yet: the page shows three examples, marked as such. The first you publish makes them disappear.',
      ],
      noneOpen: [
        'Aucune réalisation à vous pour l’instant : le site n’en montre pas.',
        'No project of your own yet: the site shows none.',
      ],
      add: ['Ajouter une réalisation', 'Add a project'],
      addTitle: ['Nouvelle réalisation', 'New project'],
      back: ['Toutes les réalisations', 'All projects'],
      remove: ['Retirer cette réalisation du site', 'Remove this project from the site'],
      name: ['Réalisation : [what]', 'Project: [what]'],
      text: ['[service] : [text]', '[service]: [text]'],
    },
    questions: {
      title: ['Questions fréquentes', 'Common questions'],
      intro: [
        'Ce qu’on vous demande souvent. Vos questions paraissent sur l’accueil, après celles du site, dans l’ordre où vous les ajoutez.',
        'What people often ask you. Your questions appear on the home page after those of the site, in the order in which you add them.',
      ],
      none: noQuestions,
      noneOpen: noQuestions,
      add: ['Ajouter une question', 'Add a question'],
      addTitle: ['Nouvelle question', 'New question'],
      back: ['Toutes les questions', 'All questions'],
      remove: ['Retirer cette question du site', 'Remove this question from the site'],
      name: ['Question : [what]', 'Question: [what]'],
      text: ['[text]', '[text]'],
    },
  },
  picture: ['Mettre sa photo', 'Add its picture'],
  pictureHint: [
    'Enregistrez d’abord. Le bouton de la photo paraît ensuite ici.',
    'Save first. The button for the picture then appears here.',
  ],
  fields: {
    who: ['Qui l’a écrit', 'Who wrote it'],
    rating: ['Note', 'Rating'],
    'text.fr': ['Ses mots, en français', 'Their words, in French'],
    'text.en': ['Ses mots, en anglais', 'Their words, in English'],
    'title.fr': ['Titre en français', 'Title in French'],
    'title.en': ['Titre en anglais', 'Title in English'],
    'description.fr': ['Ce qui a été fait, en français', 'What was done, in French'],
    'description.en': ['Ce qui a été fait, en anglais', 'What was done, in English'],
    'question.fr': ['Question en français', 'Question in French'],
    'question.en': ['Question en anglais', 'Question in English'],
    'answer.fr': ['Réponse en français', 'Answer in French'],
    'answer.en': ['Réponse en anglais', 'Answer in English'],
    date: {
      reviews: ['Écrit le', 'Written on'],
      projects: ['Fini le', 'Finished on'],
    },
    consent: ['A accepté de paraître ici le', 'Agreed to appear here on'],
  },
  hints: {
    who: [
      'Comme la personne veut être nommée : « Marie T., Rosemont ».',
      'As the person wants to be named: “Marie T., Rosemont”.',
    ],
    'text.fr': [
      'Dans la langue où ils ont été écrits : une seule suffit. L’autre version du site montre alors l’original, en disant sa langue.',
      'In the language they were written in: one is enough. The other version of the site then shows the original and names its language.',
    ],
    consent: [
      'La loi demande son accord. Gardez-en la trace : un courriel, un mot signé.',
      'The law asks for their agreement. Keep a trace of it: an email, a signed note.',
    ],
  },
  errors: {
    who: ['Écrivez un nom, en [who] caractères au plus.', 'Write a name, in [who] characters at most.'],
    rating: ['Choisissez une note de 1 à 5.', 'Choose a rating from 1 to 5.'],
    service: ['Choisissez un service.', 'Choose a service.'],
    text: [
      'Écrivez ces mots dans une langue au moins, en [text] caractères au plus, sans accolades.',
      'Write these words in one language at least, in [text] characters at most, without braces.',
    ],
    title: [
      'Écrivez un titre dans les deux langues, en [title] caractères au plus.',
      'Write a title in both languages, in [title] characters at most.',
    ],
    description: [
      'Écrivez ce qui a été fait dans les deux langues, en [description] caractères au plus.',
      'Write what was done in both languages, in [description] characters at most.',
    ],
    question: [
      'Écrivez la question dans les deux langues, en [question] caractères au plus, sans montant ni accolades.',
      'Write the question in both languages, in [question] characters at most, without an amount or braces.',
    ],
    answer: [
      'Écrivez la réponse dans les deux langues, en [answer] caractères au plus, sans montant ni accolades.',
      'Write the answer in both languages, in [answer] characters at most, without an amount or braces.',
    ],
    date: ['Choisissez un jour, aujourd’hui au plus tard.', 'Choose a day, today at the latest.'],
    consent: [
      'Sans le jour de son accord, un avis ne paraît pas. Aujourd’hui au plus tard.',
      'Without the day they agreed, a review does not appear. Today at the latest.',
    ],
  },
})

export const deskListsCopy = typesetCopy(copy)
