import { bilingual } from '#app/content/language.ts'
import { typesetCopy } from '#app/content/typography.ts'

/** Texts of the desk's pages for the lists that the garage adds to: reviews, jobs and questions. `[…]` is a slot that the page fills. */
const copy = bilingual({
  fr: {
    toPublish: 'à publier',
    changes: 'changements à publier',
    leaving: 'retrait à publier',
    services: 'Service',
    conflict:
      'Quelqu’un vient de changer ceci. Ce que vous avez écrit est encore ici; enregistrez de nouveau pour garder le vôtre.',
    lists: {
      reviews: {
        title: 'Avis des clients',
        intro: 'Mettez ici les mots d’un client qui a accepté, sans rien y changer.',
        none: 'Aucun avis à vous pour l’instant : l’accueil montre quatre exemples, présentés comme tels. Le premier avis que vous publiez les fait disparaître.',
        noneOpen: 'Aucun avis à vous pour l’instant : l’accueil n’en montre pas.',
        add: 'Ajouter un avis',
        addTitle: 'Nouvel avis',
        back: 'Tous les avis',
        remove: 'Retirer cet avis du site',
        name: 'Avis : [what]',
        text: '[service], [rating] sur 5, accepté le [consent] : « [text] »',
      },
      projects: {
        title: 'Réalisations',
        intro: 'Un travail fini, une photo, deux phrases.',
        none: 'Aucune réalisation à vous pour l’instant : la page montre trois exemples, présentés comme tels. La première que vous publiez les fait disparaître.',
        noneOpen: 'Aucune réalisation à vous pour l’instant : le site n’en montre pas.',
        add: 'Ajouter une réalisation',
        addTitle: 'Nouvelle réalisation',
        back: 'Toutes les réalisations',
        remove: 'Retirer cette réalisation du site',
        name: 'Réalisation : [what]',
        text: '[service] : [text]',
      },
      questions: {
        title: 'Questions fréquentes',
        intro:
          'Ce qu’on vous demande souvent. Vos questions paraissent sur l’accueil, après celles du site, dans l’ordre où vous les ajoutez.',
        none: 'Aucune question à vous pour l’instant : l’accueil montre celles du site, que vous changez sous « Textes ».',
        noneOpen:
          'Aucune question à vous pour l’instant : l’accueil montre celles du site, que vous changez sous « Textes ».',
        add: 'Ajouter une question',
        addTitle: 'Nouvelle question',
        back: 'Toutes les questions',
        remove: 'Retirer cette question du site',
        name: 'Question : [what]',
        text: '[text]',
      },
    },
    picture: 'Mettre sa photo',
    pictureHint: 'Enregistrez d’abord. Le bouton de la photo paraît ensuite ici.',
    fields: {
      who: 'Qui l’a écrit',
      rating: 'Note',
      'text.fr': 'Ses mots, en français',
      'text.en': 'Ses mots, en anglais',
      'title.fr': 'Titre en français',
      'title.en': 'Titre en anglais',
      'description.fr': 'Ce qui a été fait, en français',
      'description.en': 'Ce qui a été fait, en anglais',
      'question.fr': 'Question en français',
      'question.en': 'Question en anglais',
      'answer.fr': 'Réponse en français',
      'answer.en': 'Réponse en anglais',
      date: { reviews: 'Écrit le', projects: 'Fini le' },
      consent: 'A accepté de paraître ici le',
    },
    hints: {
      who: 'Comme la personne veut être nommée : « Marie T., Rosemont ».',
      'text.fr':
        'Dans la langue où ils ont été écrits : une seule suffit. L’autre version du site montre alors l’original, en disant sa langue.',
      consent: 'La loi demande son accord. Gardez-en la trace : un courriel, un mot signé.',
    },
    errors: {
      who: 'Écrivez un nom, en [who] caractères au plus.',
      rating: 'Choisissez une note de 1 à 5.',
      service: 'Choisissez un service.',
      text: 'Écrivez ces mots dans une langue au moins, en [text] caractères au plus, sans accolades.',
      title: 'Écrivez un titre dans les deux langues, en [title] caractères au plus.',
      description: 'Écrivez ce qui a été fait dans les deux langues, en [description] caractères au plus.',
      question:
        'Écrivez la question dans les deux langues, en [question] caractères au plus, sans montant ni accolades.',
      answer:
        'Écrivez la réponse dans les deux langues, en [answer] caractères au plus, sans montant ni accolades.',
      date: 'Choisissez un jour, aujourd’hui au plus tard.',
      consent: 'Sans le jour de son accord, un avis ne paraît pas. Aujourd’hui au plus tard.',
    },
  },
  en: {
    toPublish: 'to publish',
    changes: 'changes to publish',
    leaving: 'removal to publish',
    services: 'Service',
    conflict: 'Someone just changed this. What you wrote is still here; save again to keep yours.',
    lists: {
      reviews: {
        title: 'Customer reviews',
        intro: 'Put here the words of a customer who agreed, without changing any.',
        none: 'No review of your own yet: the home page shows four examples, marked as such. The first you publish makes them disappear.',
        noneOpen: 'No review of your own yet: the home page shows none.',
        add: 'Add a review',
        addTitle: 'New review',
        back: 'All reviews',
        remove: 'Remove this review from the site',
        name: 'Review: [what]',
        text: '[service], [rating] out of 5, agreed on [consent]: “[text]”',
      },
      projects: {
        title: 'Projects',
        intro: 'A finished job, a picture, two sentences.',
        none: 'No project of your own yet: the page shows three examples, marked as such. The first you publish makes them disappear.',
        noneOpen: 'No project of your own yet: the site shows none.',
        add: 'Add a project',
        addTitle: 'New project',
        back: 'All projects',
        remove: 'Remove this project from the site',
        name: 'Project: [what]',
        text: '[service]: [text]',
      },
      questions: {
        title: 'Common questions',
        intro:
          'What people often ask you. Your questions appear on the home page after those of the site, in the order in which you add them.',
        none: 'No question of your own yet: the home page shows those of the site, which you change under “Texts”.',
        noneOpen:
          'No question of your own yet: the home page shows those of the site, which you change under “Texts”.',
        add: 'Add a question',
        addTitle: 'New question',
        back: 'All questions',
        remove: 'Remove this question from the site',
        name: 'Question: [what]',
        text: '[text]',
      },
    },
    picture: 'Add its picture',
    pictureHint: 'Save first. The button for the picture then appears here.',
    fields: {
      who: 'Who wrote it',
      rating: 'Rating',
      'text.fr': 'Their words, in French',
      'text.en': 'Their words, in English',
      'title.fr': 'Title in French',
      'title.en': 'Title in English',
      'description.fr': 'What was done, in French',
      'description.en': 'What was done, in English',
      'question.fr': 'Question in French',
      'question.en': 'Question in English',
      'answer.fr': 'Answer in French',
      'answer.en': 'Answer in English',
      date: { reviews: 'Written on', projects: 'Finished on' },
      consent: 'Agreed to appear here on',
    },
    hints: {
      who: 'As the person wants to be named: “Marie T., Rosemont”.',
      'text.fr':
        'In the language they were written in: one is enough. The other version of the site then shows the original and names its language.',
      consent: 'The law asks for their agreement. Keep a trace of it: an email, a signed note.',
    },
    errors: {
      who: 'Write a name, in [who] characters at most.',
      rating: 'Choose a rating from 1 to 5.',
      service: 'Choose a service.',
      text: 'Write these words in one language at least, in [text] characters at most, without braces.',
      title: 'Write a title in both languages, in [title] characters at most.',
      description: 'Write what was done in both languages, in [description] characters at most.',
      question:
        'Write the question in both languages, in [question] characters at most, without an amount or braces.',
      answer:
        'Write the answer in both languages, in [answer] characters at most, without an amount or braces.',
      date: 'Choose a day, today at the latest.',
      consent: 'Without the day they agreed, a review does not appear. Today at the latest.',
    },
  },
})

export const deskListsCopy = typesetCopy(copy)
