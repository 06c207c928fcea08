import { bilingual } from '../language.ts'

/** Texts of the services page (`list`), and those common to all service pages (`detail`). */
export const servicesPage = bilingual({
  fr: {
    list: {
      subtitle:
        '{if:howWeWork}Pour chaque service, la même façon de travailler : on regarde, on explique, on écrit le prix, on répare.{/if}',
      priceList: 'Voir la liste de prix',
      navLabel: 'Aller à un service',
      processTitle: 'Comment ça se passe',
      booking: {
        title: 'Un rendez-vous ou une question?',
        text: 'Demandez un jour, on vous le confirme. Pour une urgence, appelez : c’est plus rapide.',
      },
      crossLinks: {
        title: 'À voir aussi',
        pricing: 'La liste de prix, taxes en sus',
        gallery: 'L’atelier en images',
        warranties: 'Les garanties, ligne par ligne',
        rights: 'Vos droits au garage',
      },
      trust: [
        '{years} ans et plus d’expérience',
        'Note de {rating}/5, {ratingCount} avis ({ratingMonth})',
        '{if:insuranceClaims}Réclamations d’assurance acceptées{/if}',
        '{if:waitingRoom}Salle d’attente avec Wi-Fi et café{/if}',
      ],
      trustLabel: 'Le garage en bref',
    },
    detail: {
      back: 'Retour aux services',
      learnMore: 'En savoir plus',
      about: 'À propos de ce service',
      more: 'Plus de détails',
      benefits: 'Avantages',
      included: 'Ce qu’on fait',
      excluded: 'Ce qui n’est pas compris, et quand le prix peut changer',
      pricing: 'Prix',
      sideNote:
        'Prix de la liste, taxes en sus. Le total pour votre auto est écrit dans l’évaluation{if:freeQuote}; demander une soumission ne coûte rien{/if}.',
      fullPriceList: 'Les autres prix du garage',
      faq: 'Questions fréquentes',
      otherQuestions: 'Quatre autres questions sur ce service',
      gallery: 'En images',
      noPictures: 'Images à venir',
      addressAndHours: 'Adresse et heures',
      branches: 'Les sortes de travaux',
      steps: 'Les étapes',
      pointsTitle: 'Les {points} points, nommés un par un',
      pointsText: 'C’est la feuille qu’on suit. Chaque point est noté bon, à surveiller ou à réparer.',
      ready: 'Prêt à commencer?',
      readyText: 'Demandez un rendez-vous, à confirmer par le garage, ou appelez le {phone}.',
      others: 'Les autres services',
    },
  },
  en: {
    list: {
      subtitle:
        '{if:howWeWork}One way of working for every service: we look, explain, write down the price, and repair.{/if}',
      priceList: 'See the price list',
      navLabel: 'Go to a service',
      processTitle: 'How it works',
      booking: {
        title: 'An appointment or a question?',
        text: 'Ask for a day and we confirm it. If it is urgent, call: it is faster.',
      },
      crossLinks: {
        title: 'See also',
        pricing: 'The price list, taxes extra',
        gallery: 'The shop in pictures',
        warranties: 'Warranties, line by line',
        rights: 'Your rights at the garage',
      },
      trust: [
        '{years}+ years of experience',
        'Rated {rating}/5, {ratingCount} reviews ({ratingMonth})',
        '{if:insuranceClaims}Insurance claims accepted{/if}',
        '{if:waitingRoom}Waiting room with Wi-Fi and coffee{/if}',
      ],
      trustLabel: 'The garage in brief',
    },
    detail: {
      back: 'Back to services',
      learnMore: 'Learn more',
      about: 'About this service',
      more: 'More details',
      benefits: 'Benefits',
      included: 'What we do',
      excluded: 'What is not included, and when the price can change',
      pricing: 'Pricing',
      sideNote:
        'List prices, taxes extra. The total for your car is written in the estimate{if:freeQuote}; asking for a quote is free{/if}.',
      fullPriceList: 'The garage’s other prices',
      faq: 'Frequently asked questions',
      otherQuestions: 'Four more questions about this service',
      gallery: 'In pictures',
      noPictures: 'Pictures to come',
      addressAndHours: 'Address and hours',
      branches: 'Kinds of work',
      steps: 'The steps',
      pointsTitle: 'The {points} points, named one by one',
      pointsText: 'This is the sheet we follow. Each point is marked good, watch or repair.',
      ready: 'Ready to get started?',
      readyText: 'Ask for an appointment, to be confirmed by the garage, or call {phone}.',
      others: 'Other services',
    },
  },
})
