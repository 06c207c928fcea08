import { inPairs } from '../language.ts'

/** The texts of the home page, section by section, from top to bottom. */
export const home = inPairs({
  hero: {
    badge: [
      '{if:familyGarage}Garage familial indépendant · {district}{/if}',
      '{if:familyGarage}Independent family garage · {district}{/if}',
    ],
    title: [
      '{if:samePrice}Les prix affichés.{/if} {if:watchRepairs}La réparation sous vos yeux.{/if}',
      '{if:samePrice}Posted prices.{/if} {if:watchRepairs}Repairs in plain sight.{/if}',
    ],
    subtitle: [
      'Pour votre auto : {trades}. {if:trucks}Toutes marques.{/if}',
      'For your car: {trades}. {if:trucks}All makes.{/if}',
    ],
    description: [
      '{if:samePrice}Vous voyez nos prix avant de venir.{/if} Au-dessus de {law:estimateAbove}, l’évaluation est écrite. {if:watchRepairs}Et pendant qu’on travaille, vous pouvez regarder de la salle d’attente.{/if}',
      '{if:samePrice}You see our prices before you come.{/if} Above {law:estimateAbove}, the estimate is in writing. {if:watchRepairs}And while we work, you can watch from the waiting room.{/if}',
    ],
    pricesButton: ['{if:prices}Voir les prix{/if}', '{if:prices}See our prices{/if}'],
    servicesButton: ['Voir les services', 'See our services'],
    lampButton: ['Un bruit, un voyant?', 'A noise, a light?'],
    callButton: ['Appeler le', 'Call'],
    ticks: [
      [
        '{if:samePrice}Liste de prix affichée, taxes en sus{/if}',
        'Aucun travail ajouté sans votre accord',
        'Réparations garanties {warranty:repairs} contre les défauts',
        'Inspection de base gratuite avec une réparation de {amount:freeInspectionFrom} ou plus',
        '{if:insuranceClaims}Réclamations d’assurance acceptées{/if}',
      ],
      [
        '{if:samePrice}Posted price list, taxes extra{/if}',
        'No work added without your approval',
        'Repairs under warranty for {warranty:repairs} against defects',
        'Free basic inspection with any repair of {amount:freeInspectionFrom} or more',
        '{if:insuranceClaims}Insurance claims accepted{/if}',
      ],
    ],
    trust: [
      [
        { value: '{years}+', label: 'ans d’expérience' },
        { value: '{lifts}', label: '{liftsWord}' },
        { value: '100 %', label: 'des travaux approuvés par vous' },
      ],
      [
        { value: '{years}+', label: 'years of experience' },
        { value: '{lifts}', label: '{liftsWord}' },
        { value: '100%', label: 'of the work approved by you' },
      ],
    ],
    scrollHint: ['Faites défiler', 'Scroll down'],
    slides: ['L’atelier en images', 'The shop in pictures'],
  },
  board: {
    heading: ['Nos prix', 'Our prices'],
    lines: {
      labour: {
        label: ['Main-d’œuvre', 'Labour'],
        note: ['pièces en sus', 'parts extra'],
      },
      oilChange: {
        label: ['Vidange d’huile', 'Oil change'],
        note: ['main-d’œuvre; huile et filtre en sus', 'labour; oil and filter extra'],
      },
      tireSwap: {
        label: ['Changement de pneus', 'Tire changeover'],
        note: ['pneus déjà sur jantes', 'tires already on rims'],
      },
      inspection: {
        label: ['Inspection de base', 'Basic inspection'],
        note: [
          'gratuite dès {amount:freeInspectionFrom} de réparation',
          'free with repairs of {amount:freeInspectionFrom} or more',
        ],
      },
    },
    lowest: [
      '« À partir de » : le prix le plus bas. Au-dessus de {law:estimateAbove}, le vôtre est écrit sur l’évaluation, avant de commencer.',
      '“From” is the lowest price. Above {law:estimateAbove}, yours goes on the written estimate, before we start.',
    ],
    exact: [
      'Au-dessus de {law:estimateAbove}, votre prix est écrit sur l’évaluation, avant de commencer.',
      'Above {law:estimateAbove}, your price goes on the written estimate, before we start.',
    ],
    taxes: ['Taxes en sus (TPS {gst}, TVQ {qst}).', 'Taxes extra (GST {gst}, QST {qst}).'],
  },
  why: {
    heading: ['Un garage, on y va rarement par plaisir', 'Nobody goes to a garage for fun'],
    cards: [
      [
        {
          title: 'Au moins, vous savez combien',
          text: '{if:samePrice}{if:prices.labour}Le taux horaire est affiché.{/if}{/if} {if:diagnosticDeducted}Le diagnostic est déduit si vous acceptez la réparation.{/if}',
        },
        {
          title: 'Vous voyez ce qu’on fait',
          text: '{if:watchRepairs}La salle d’attente donne sur l’atelier. Vos vieilles pièces vous reviennent, si vous les demandez.{/if}',
        },
        {
          title: 'Vous savez à qui parler',
          text: '{if:founderIsMechanic}Le fondateur est le mécanicien en chef : qui décide du travail en répond.{/if}',
        },
      ],
      [
        {
          title: 'At least you know how much',
          text: '{if:samePrice}{if:prices.labour}The hourly rate is posted.{/if}{/if} {if:diagnosticDeducted}The diagnostic comes off the bill if you accept the repair.{/if}',
        },
        {
          title: 'You see what we do',
          text: '{if:watchRepairs}The waiting room looks onto the workshop, and your old parts go home with you if you ask.{/if}',
        },
        {
          title: 'You know who to talk to',
          text: '{if:founderIsMechanic}The founder is the lead mechanic: the person who decides on the work answers for it.{/if}',
        },
      ],
    ],
  },
  bodywork: {
    heading: ['Une bosse, une éraflure?', 'A dent, a scratch?'],
    text: [
      '{if:prices.bodyworkEstimate}On regarde ça avec vous : l’estimation est écrite, gratuite et sans engagement.{/if}',
      '{if:prices.bodyworkEstimate}We look at it with you: the estimate is in writing, free, with no commitment.{/if}',
    ],
    button: ['Demander une estimation', 'Ask for an estimate'],
  },
  weeklyPart: {
    heading: ['La pièce de la semaine', 'Part of the week'],
  },
  founder: {
    heading: ['Qui répond de votre auto', 'Who answers for your car'],
    role: [
      '{if:founderIsMechanic}Fondateur et mécanicien en chef{/if}',
      '{if:founderIsMechanic}Founder and lead mechanic{/if}',
    ],
  },
  gallery: {
    heading: ['L’atelier', 'The shop'],
    intro: [
      '{area} pi²{if:claims.lifts}, {lifts} {liftsWord}{/if}{if:trucks}, et de la place pour les camions{if:motorcycles} comme pour les motos{/if}{/if}.',
      '{area} sq ft{if:claims.lifts}, {lifts} {liftsWord}{/if}{if:trucks}, and room for trucks{if:motorcycles} as well as motorcycles{/if}{/if}.',
    ],
    open: ['Voir en plein écran', 'View full screen'],
    captionHint: ['La touche T affiche ou cache la légende.', 'Press T to show or hide the caption.'],
    toService: ['Voir le service', 'See the service'],
    empty: ['Aucune image disponible', 'No image available'],
    broken: ['Image non disponible', 'Image not available'],
  },
  reviews: {
    heading: ['Avis de clients', 'Customer reviews'],
    score: ['{rating} sur 5', '{rating} out of 5'],
    source: [
      '{ratingCount} avis en ligne, note relevée en {ratingMonth}',
      '{ratingCount} online reviews, rating as of {ratingMonth}',
    ],
    all: ['Lire tous les avis', 'Read all the reviews'],
  },
  callToAction: {
    text: ['Un bruit, un voyant allumé, un doute?', 'A noise, a warning light, something not right?'],
    contactButton: ['Décrire mon problème', 'Describe my problem'],
    callButton: ['Appeler', 'Call us'],
  },
  services: {
    heading: ['Nos services', 'Our services'],
    photos: {
      one: ['+[count] photo', '+[count] photo'],
      other: ['+[count] photos', '+[count] photos'],
    },
    details: ['Voir détails', 'See details'],
    back: ['Retour aux services', 'Back to services'],
    tabs: ['Choisir un service', 'Choose a service'],
    benefits: ['Ce que vous y gagnez', 'What you gain'],
    prices: ['Prix & Services', 'Prices & Services'],
    quote: ['Demander une soumission', 'Request a quote'],
    allPrices: ['{if:prices}Voir la liste de prix{/if}', '{if:prices}See the price list{/if}'],
    page: ['Tout savoir sur ce service', 'All about this service'],
    photosToCome: ['Images à venir', 'Pictures to come'],
  },
  carMap: {
    heading: ['Montrez-nous où ça se passe', 'Show us where it is'],
    hint: [
      'Touchez : le prix pour votre auto. Taxes en sus.',
      'Tap an area of the car for its price. Taxes extra.',
    ],
    label: [
      'Une auto vue de côté{if:every.prices} : chaque partie mène à son prix{/if}',
      'Side view of a car{if:every.prices}: each area leads to its price{/if}',
    ],
    zones: {
      whole: {
        name: ['Inspection', 'Inspection'],
        price: ['{price:inspection}', '{price:inspection}'],
        note: ['{points} points', '{points} points'],
      },
      body: {
        name: ['Carrosserie', 'Bodywork'],
        before: ['estimation', 'estimate'],
        price: ['{if:prices.bodyworkEstimate}gratuite{/if}', '{if:prices.bodyworkEstimate}free{/if}'],
      },
      engine: {
        name: ['Vidange', 'Oil change'],
        before: ['synthétique dès', 'synthetic from'],
        price: ['{syntheticChange}', '{syntheticChange}'],
        note: ['5 L et filtre', '5 L and filter'],
      },
      front: {
        name: ['Mécanique', 'Mechanical'],
        price: ['{price:diagnostic}', '{price:diagnostic}'],
        note: ['le diagnostic', 'diagnostic'],
      },
      tire: {
        name: ['Pneus', 'Tires'],
        price: ['{fourTires}', '{fourTires}'],
        note: ['les quatre', 'all four'],
      },
      underbody: {
        name: ['Antirouille', 'Rustproofing'],
        price: ['{price:rustproofingCar}', '{price:rustproofingCar}'],
        note: ['une voiture', 'a car'],
      },
      brake: {
        name: ['Freins avant', 'Front brakes'],
        before: ['dès', 'from'],
        price: ['{frontBrakes}', '{frontBrakes}'],
      },
    },
  },
  faq: {
    heading: ['Ce qu’on nous demande', 'What people ask us'],
  },
  blog: {
    heading: ['Conseils d’atelier', 'Shop advice'],
    all: ['Tous les articles', 'All articles'],
  },
  contact: {
    heading: ['Appelez, ou écrivez', 'Call, or write'],
  },
  booking: {
    heading: ['Vous savez déjà ce qu’il vous faut?', 'Already know what you need?'],
    text: [
      'Choisissez un moment dans l’agenda en ligne : le garage vous le confirme.',
      'Pick a time in the online calendar: the garage confirms it.',
    ],
    textByForm: [
      'Dites-nous ce qu’il faut et quand ça vous va : le garage vous confirme le rendez-vous.',
      'Tell us what you need and when it suits you: the garage confirms the appointment.',
    ],
    bookButton: ['Prendre rendez-vous', 'Book an appointment'],
    callButton: ['Appeler le {phone}', 'Call {phone}'],
  },
})
