import { inPairs } from '../language.ts'

/** Texts of the services page (`list`), and those common to all service pages (`detail`). */
export const servicesPage = inPairs({
  list: {
    subtitle: [
      '{if:howWeWork}Pour chaque service, la même façon de travailler : on regarde, on explique, on écrit le prix, on répare.{/if}',
      '{if:howWeWork}One way of working for every service: we look, explain, write down the price, and repair.{/if}',
    ],
    priceList: ['{if:prices}Voir la liste de prix{/if}', '{if:prices}See the price list{/if}'],
    navLabel: ['Aller à un service', 'Go to a service'],
    processTitle: ['Comment ça se passe', 'How it works'],
    booking: {
      title: ['Un rendez-vous ou une question?', 'An appointment or a question?'],
      text: [
        'Demandez un jour, on vous le confirme. Pour une urgence, appelez : c’est plus rapide.',
        'Ask for a day and we confirm it. If it is urgent, call: it is faster.',
      ],
    },
    crossLinks: {
      title: ['À voir aussi', 'See also'],
      pricing: [
        '{if:prices}La liste de prix, taxes en sus{/if}',
        '{if:prices}The price list, taxes extra{/if}',
      ],
      gallery: ['L’atelier en images', 'The shop in pictures'],
      warranties: [
        'Les garanties{if:warranties}, ligne par ligne{/if}',
        'Warranties{if:warranties}, line by line{/if}',
      ],
      rights: ['Vos droits au garage', 'Your rights at the garage'],
    },
    /** Each under the record that it stands on. */
    trust: {
      'claims.yearsOfExperience': ['{years} ans et plus d’expérience', '{years}+ years of experience'],
      'rating.reviews': [
        'Note de {rating}/5, {ratingCount} avis ({ratingMonth})',
        'Rated {rating}/5, {ratingCount} reviews ({ratingMonth})',
      ],
      insuranceClaims: [
        '{if:insuranceClaims}Réclamations d’assurance acceptées{/if}',
        '{if:insuranceClaims}Insurance claims accepted{/if}',
      ],
      waitingRoom: [
        '{if:waitingRoom}Salle d’attente avec Wi-Fi et café{/if}',
        '{if:waitingRoom}Waiting room with Wi-Fi and coffee{/if}',
      ],
    },
    trustLabel: ['Le garage en bref', 'The garage in brief'],
  },
  detail: {
    back: ['Retour aux services', 'Back to services'],
    learnMore: ['En savoir plus', 'Learn more'],
    about: ['À propos de ce service', 'About this service'],
    more: ['Plus de détails', 'More details'],
    benefits: ['Avantages', 'Benefits'],
    included: ['Ce qu’on fait', 'What we do'],
    excluded: [
      'Ce qui n’est pas compris, et quand le prix peut changer',
      'What is not included, and when the price can change',
    ],
    pricing: ['Prix', 'Pricing'],
    allIn: ['Combien en tout?', 'How much in all?'],
    sideNote: [
      'Prix de la liste, taxes en sus. Au-dessus de {law:estimateAbove}, le total pour votre auto est écrit dans l’évaluation{if:freeQuote}; demander une soumission ne coûte rien{/if}.',
      'List prices, taxes extra. Above {law:estimateAbove}, the total for your car is written in the estimate{if:freeQuote}; asking for a quote is free{/if}.',
    ],
    fullPriceList: ['{if:prices}Tous les prix du garage{/if}', '{if:prices}All the garage’s prices{/if}'],
    faq: ['Questions fréquentes', 'Frequently asked questions'],
    otherQuestions: ['D’autres questions sur ce service', 'More questions about this service'],
    gallery: ['En images', 'In pictures'],
    noPictures: ['Images à venir', 'Pictures to come'],
    addressAndHours: ['Adresse et heures', 'Address and hours'],
    branches: ['Les sortes de travaux', 'Kinds of work'],
    steps: ['Les étapes', 'The steps'],
    pointsTitle: ['Les {points} points, nommés un par un', 'The {points} points, named one by one'],
    pointsText: [
      'C’est la feuille qu’on suit. Chaque point est noté bon, à surveiller ou à réparer.',
      'This is the sheet we follow. Each point is marked good, watch or repair.',
    ],
    ready: ['Prêt à commencer?', 'Ready to get started?'],
    readyText: [
      'Demandez un rendez-vous, à confirmer par le garage, ou appelez le {phone}.',
      'Ask for an appointment, to be confirmed by the garage, or call {phone}.',
    ],
    others: ['Les autres services', 'Other services'],
  },
})
