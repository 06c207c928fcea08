import { bilingual } from '../language.ts'

/** What the home page says, section by section, from top to bottom. */
export const home = bilingual({
  fr: {
    hero: {
      badge: 'Garage familial indépendant · Montréal-Nord et Saint-Michel',
      title: 'Les prix affichés. La réparation sous vos yeux.',
      subtitle: 'Mécanique, freins, pneus, antirouille et carrosserie, toutes marques.',
      description:
        'Vous voyez nos prix avant de venir. Au-dessus de {law:estimateAbove}, vous recevez une évaluation écrite avant la réparation. Et pendant qu’on travaille, vous pouvez regarder de la salle d’attente.',
      pricesButton: 'Voir les prix',
      servicesButton: 'Voir les services',
      callButton: 'Appeler le',
      ticks: [
        'Liste de prix affichée, taxes en sus',
        'Aucun travail ajouté sans votre accord',
        'Réparations garanties {warranty:repairs} contre les défauts',
        'Inspection de base gratuite avec une réparation de {amount:freeInspectionFrom} ou plus',
        'Réclamations d’assurance acceptées',
      ],
      trust: [
        { value: '{years}+', label: 'ans d’expérience' },
        { value: '{lifts}', label: 'ponts élévateurs' },
        { value: '100 %', label: 'des travaux approuvés par vous' },
      ],
      scrollHint: 'Faites défiler',
      slides: 'L’atelier en images',
    },
    board: {
      heading: 'Nos prix',
      lines: {
        labour: { label: 'Main-d’œuvre', note: 'Pièces en sus' },
        oilChange: {
          label: 'Vidange d’huile',
          note: 'Huile {spoken:blendOil}',
        },
        tireSwap: { label: 'Changement de pneus', note: 'Les quatre, déjà sur jantes' },
        inspection: {
          label: 'Inspection de base',
          note: 'Gratuite dès {amount:freeInspectionFrom} de réparation',
        },
      },
      note: '« À partir de » : le prix du cas le plus simple. Le vôtre est écrit sur l’évaluation, avant de commencer. Taxes en sus (TPS {gst}, TVQ {qst}).',
    },
    why: {
      heading: 'Pourquoi les gens du quartier passent chez nous',
      intro:
        'Un garage, on y va rarement par plaisir. Alors on s’arrange pour que vous sachiez combien ça coûte, ce qu’on fait et qui le fait.',
      cards: [
        {
          title: 'Vous savez combien',
          text: 'Nos prix sont sur le site, {taxes}, taux horaire compris : {price:labour}. Le diagnostic coûte {amount:diagnostic}, déduit si vous acceptez la réparation. Le reste s’écrit sur l’évaluation, avant qu’on commence.',
        },
        {
          title: 'Vous voyez ce qu’on fait',
          text: 'On vous montre la pièce usée et on vous explique pourquoi elle doit être changée. De la salle d’attente, café et Wi-Fi gratuits, vous pouvez regarder la réparation. Demandez vos pièces remplacées au moment de donner le travail : on vous les remet.',
        },
        {
          title: 'Vous savez à qui parler',
          text: 'C’est un garage de famille. Le fondateur est aussi le mécanicien en chef : la personne qui décide du travail est celle qui en répond, facture et garantie à l’appui.',
        },
      ],
    },
    gallery: {
      heading: 'L’atelier',
      intro:
        'Un atelier de {area} pi², {lifts} ponts, et de la place pour les autos, les VUS, les camions et les motos.',
      illustrations: 'Ces images sont des illustrations, en attendant les photos du garage.',
      open: 'Voir en plein écran',
      captionHint: 'La touche T affiche ou cache la légende.',
      toService: 'Voir le service',
      empty: 'Aucune image disponible',
      broken: 'Image non disponible',
    },
    reviews: {
      heading: 'Ce que disent les clients',
      score: '{rating} sur 5',
      source: '{ratingCount} avis en ligne, note relevée en {ratingMonth}',
      all: 'Lire tous les avis',
      example: 'Exemple d’avis',
      exampleNote:
        'Ces quatre textes sont des exemples : ils seront remplacés par de vrais avis choisis par le garage.',
      ratingLabel: '[rating] étoiles sur 5',
    },
    callToAction: {
      heading: 'Un bruit, un voyant allumé, un doute?',
      text: 'Décrivez ce que vous entendez ou ce que vous sentez, même si vous ne savez pas d’où ça vient. On vous répond avec des questions, et on vous dit ce que ça coûte de trouver la cause.',
      contactButton: 'Décrire mon problème',
      callButton: 'Appeler le {phone}',
    },
    services: {
      heading: 'Nos sept services',
      intro:
        'Choisissez un service pour voir ce qui est inclus, ce qui ne l’est pas, et les prix. Taxes en sus.',
      photos: { one: '+[count] photo', other: '+[count] photos' },
      details: 'Voir détails',
      back: 'Retour aux services',
      tabs: 'Choisir un service',
      benefits: 'Ce que vous y gagnez',
      questions: 'Questions courantes',
      prices: 'Prix & Services',
      pricesNote:
        'Prix indicatifs, taxes en sus : ils ne remplacent pas l’évaluation écrite. Vous pouvez demander une soumission sur mesure.',
      quote: 'Demander une soumission',
      allPrices: 'Voir la liste de prix',
      page: 'Tout savoir sur ce service',
      photosToCome: 'Images à venir',
    },
    carMap: {
      heading: 'Montrez-nous où ça se passe',
      hint: 'Touchez une partie de l’auto : on vous mène au bon service.',
      label: 'Dessin d’une auto vue de côté, chaque partie mène à un service',
      zones: {
        whole: 'Toute l’auto',
        underbody: 'Le dessous',
        engine: 'L’huile et les fluides',
        tire: 'Les pneus',
        brake: 'Les freins',
        body: 'La carrosserie',
        front: 'La mécanique',
      },
    },
    faq: {
      heading: 'Les questions qu’on nous pose le plus',
      intro: 'La vôtre n’y est pas? Appelez au {phone} ou écrivez-nous plus bas.',
    },
    blog: {
      heading: 'Conseils d’atelier',
      intro: 'Ce qu’on répète au comptoir, écrit une fois pour toutes.',
      read: 'Lire l’article',
      all: 'Tous les articles',
    },
    contact: {
      heading: 'Parlez-nous de votre véhicule',
      intro:
        'Une demande prend moins d’une minute. Elle reçoit un numéro, et une personne du garage vous répond. Rien n’est réservé tant qu’on ne vous l’a pas confirmé.',
    },
    booking: {
      heading: 'Vous savez déjà ce qu’il vous faut?',
      text: 'Choisissez un moment dans l’agenda en ligne, à confirmer par le garage, ou appelez : c’est souvent le plus rapide.',
      bookButton: 'Prendre rendez-vous',
      callButton: 'Appeler le {phone}',
    },
  },
  en: {
    hero: {
      badge: 'Independent family garage · Montreal-North and Saint-Michel',
      title: 'Posted prices. Repairs in plain sight.',
      subtitle: 'Mechanical repairs, brakes, tires, rustproofing and bodywork, all makes.',
      description:
        'You see our prices before you come. Above {law:estimateAbove}, you get a written estimate before the repair. And while we work, you can watch from the waiting room.',
      pricesButton: 'See our prices',
      servicesButton: 'See our services',
      callButton: 'Call',
      ticks: [
        'Posted price list, taxes extra',
        'No work added without your approval',
        'Repairs under warranty for {warranty:repairs} against faults',
        'Free basic inspection with any repair of {amount:freeInspectionFrom} or more',
        'Insurance claims accepted',
      ],
      trust: [
        { value: '{years}+', label: 'years of experience' },
        { value: '{lifts}', label: 'hydraulic lifts' },
        { value: '100%', label: 'of the work approved by you' },
      ],
      scrollHint: 'Scroll down',
      slides: 'The shop in pictures',
    },
    board: {
      heading: 'Our prices',
      lines: {
        labour: { label: 'Labour', note: 'Parts extra' },
        oilChange: {
          label: 'Oil change',
          note: 'Oil {spoken:blendOil}',
        },
        tireSwap: { label: 'Tire changeover', note: 'All four, already on rims' },
        inspection: {
          label: 'Basic inspection',
          note: 'Free with repairs of {amount:freeInspectionFrom} or more',
        },
      },
      note: '“From” is the price of the simplest case. Yours goes on the written estimate, before we start. Taxes extra (GST {gst}, QST {qst}).',
    },
    why: {
      heading: 'Why people in the neighbourhood come to us',
      intro:
        'Nobody goes to a garage for fun. So we make sure you know what it costs, what we are doing and who is doing it.',
      cards: [
        {
          title: 'You know how much',
          text: 'Our prices are on this site, {taxes}, down to the hourly rate: {price:labour}. A diagnostic costs {amount:diagnostic}, deducted if you accept the repair. Everything else goes on the written estimate, before we start.',
        },
        {
          title: 'You see what we do',
          text: 'We show you the worn part and explain why it has to go. From the waiting room, with free coffee and Wi-Fi, you can watch the repair. Ask for your replaced parts when you order the work and we hand them over.',
        },
        {
          title: 'You know who to talk to',
          text: 'This is a family garage. The founder is also the lead mechanic: the person who decides on the work is the person who answers for it, with an invoice and a warranty to back it up.',
        },
      ],
    },
    gallery: {
      heading: 'The shop',
      intro: '{area} sq ft, {lifts} lifts, and room for cars, SUVs, trucks and motorcycles.',
      illustrations: 'These pictures are illustrations until the garage’s own photos arrive.',
      open: 'View full screen',
      captionHint: 'Press T to show or hide the caption.',
      toService: 'See the service',
      empty: 'No image available',
      broken: 'Image not available',
    },
    reviews: {
      heading: 'What customers say',
      score: '{rating} out of 5',
      source: '{ratingCount} online reviews, rating as of {ratingMonth}',
      all: 'Read all the reviews',
      example: 'Sample review',
      exampleNote: 'These four texts are samples: real reviews chosen by the garage will replace them.',
      ratingLabel: '[rating] stars out of 5',
    },
    callToAction: {
      heading: 'A noise, a warning light, something not right?',
      text: 'Describe what you hear or feel, even if you have no idea where it comes from. We answer with questions, and tell you what finding the cause costs.',
      contactButton: 'Describe my problem',
      callButton: 'Call {phone}',
    },
    services: {
      heading: 'Our seven services',
      intro: 'Pick a service to see what is included, what is not, and the prices. Taxes extra.',
      photos: { one: '+[count] photo', other: '+[count] photos' },
      details: 'See details',
      back: 'Back to services',
      tabs: 'Choose a service',
      benefits: 'What you gain',
      questions: 'Common questions',
      prices: 'Prices & Services',
      pricesNote:
        'Prices are indicative, taxes extra: they do not replace the written estimate. You can ask for a custom quote.',
      quote: 'Request a quote',
      allPrices: 'See the price list',
      page: 'All about this service',
      photosToCome: 'Pictures to come',
    },
    carMap: {
      heading: 'Show us where it is',
      hint: 'Touch a part of the car and we take you to the right service.',
      label: 'Side view of a car, each part leads to a service',
      zones: {
        whole: 'The whole car',
        underbody: 'The underbody',
        engine: 'Oil and fluids',
        tire: 'The tires',
        brake: 'The brakes',
        body: 'The body',
        front: 'Mechanical repairs',
      },
    },
    faq: {
      heading: 'The questions we hear most',
      intro: 'Don’t see yours? Call {phone} or write to us below.',
    },
    blog: {
      heading: 'Shop advice',
      intro: 'What we keep repeating at the counter, written down once and for all.',
      read: 'Read the article',
      all: 'All articles',
    },
    contact: {
      heading: 'Tell us about your vehicle',
      intro:
        'A request takes less than a minute. It gets a number, and a person at the garage answers you. Nothing is booked until we confirm it.',
    },
    booking: {
      heading: 'Already know what you need?',
      text: 'Pick a time in the online calendar, to be confirmed by the garage, or call: that is often the fastest way.',
      bookButton: 'Book an appointment',
      callButton: 'Call {phone}',
    },
  },
})
