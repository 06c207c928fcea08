import { bilingual } from '../language.ts'

/** The texts of the home page, section by section, from top to bottom. */
export const home = bilingual({
  fr: {
    hero: {
      badge: '{if:familyGarage}Garage familial indépendant · {district}{/if}',
      title: '{if:samePrice}Les prix affichés.{/if} {if:watchRepairs}La réparation sous vos yeux.{/if}',
      subtitle: 'Pour votre auto : {trades}. {if:trucks}Toutes marques.{/if}',
      description:
        '{if:samePrice}Vous voyez nos prix avant de venir.{/if} Au-dessus de {law:estimateAbove}, vous recevez une évaluation écrite avant la réparation. {if:watchRepairs}Et pendant qu’on travaille, vous pouvez regarder de la salle d’attente.{/if}',
      pricesButton: 'Voir les prix',
      servicesButton: 'Voir les services',
      lampButton: 'Un voyant allumé?',
      callButton: 'Appeler le',
      ticks: [
        '{if:samePrice}Liste de prix affichée, taxes en sus{/if}',
        'Aucun travail ajouté sans votre accord',
        'Réparations garanties {warranty:repairs} contre les défauts',
        'Inspection de base gratuite avec une réparation de {amount:freeInspectionFrom} ou plus',
        '{if:insuranceClaims}Réclamations d’assurance acceptées{/if}',
      ],
      trust: [
        { value: '{years}+', label: 'ans d’expérience' },
        { value: '{lifts}', label: '{liftsWord}' },
        { value: '100 %', label: 'des travaux approuvés par vous' },
      ],
      scrollHint: 'Faites défiler',
      slides: 'L’atelier en images',
    },
    board: {
      heading: 'Nos prix',
      lines: {
        labour: { label: 'Main-d’œuvre', note: 'pièces en sus' },
        oilChange: {
          label: 'Vidange d’huile',
          note: 'main-d’œuvre; huile et filtre en sus',
        },
        tireSwap: { label: 'Changement de pneus', note: 'pneus déjà sur jantes' },
        inspection: {
          label: 'Inspection de base',
          note: 'gratuite dès {amount:freeInspectionFrom} de réparation',
        },
      },
      lowest:
        '« À partir de » : le prix le plus bas. Au-dessus de {law:estimateAbove}, le vôtre est écrit sur l’évaluation, avant de commencer.',
      exact: 'Au-dessus de {law:estimateAbove}, votre prix est écrit sur l’évaluation, avant de commencer.',
      taxes: 'Taxes en sus (TPS {gst}, TVQ {qst}).',
    },
    why: {
      heading: 'Un garage, on y va rarement par plaisir',
      cards: [
        {
          title: 'Au moins, vous savez combien',
          text: '{if:samePrice}Le taux horaire est affiché.{/if} {if:diagnosticDeducted}Le diagnostic est déduit si vous acceptez la réparation.{/if}',
        },
        {
          title: 'Vous voyez ce qu’on fait',
          text: '{if:watchRepairs}La salle d’attente donne sur les ponts. Vos vieilles pièces vous reviennent, si vous les demandez.{/if}',
        },
        {
          title: 'Vous savez à qui parler',
          text: '{if:founderIsMechanic}Le fondateur est le mécanicien en chef : qui décide du travail en répond.{/if}',
        },
      ],
    },
    bodywork: {
      heading: 'Une bosse, une éraflure?',
      text: '{if:prices.bodyworkEstimate}On regarde ça avec vous : l’estimation est écrite, gratuite et sans engagement.{/if}',
      button: 'Demander une estimation',
    },
    weeklyPart: { heading: 'La pièce de la semaine' },
    founder: {
      heading: 'Qui répond de votre auto',
      role: '{if:founderIsMechanic}Fondateur et mécanicien en chef{/if}',
    },
    gallery: {
      heading: 'L’atelier',
      intro:
        '{area} pi², {lifts} {liftsWord}{if:trucks}, et de la place pour les camions{if:motorcycles} comme pour les motos{/if}{/if}.',
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
    },
    callToAction: {
      text: 'Un bruit, un voyant allumé, un doute?',
      contactButton: 'Décrire mon problème',
      callButton: 'Appeler',
    },
    services: {
      heading: 'Nos services',
      photos: { one: '+[count] photo', other: '+[count] photos' },
      details: 'Voir détails',
      back: 'Retour aux services',
      tabs: 'Choisir un service',
      benefits: 'Ce que vous y gagnez',
      prices: 'Prix & Services',
      quote: 'Demander une soumission',
      allPrices: 'Voir la liste de prix',
      page: 'Tout savoir sur ce service',
      photosToCome: 'Images à venir',
    },
    carMap: {
      heading: 'Montrez-nous où ça se passe',
      hint: 'Touchez : le prix pour votre auto. Taxes en sus.',
      label: 'Une auto vue de côté : chaque partie mène à son prix',
      zones: {
        whole: { name: 'Inspection', price: '{amount:inspection}', note: '{points} points' },
        body: {
          name: 'Carrosserie',
          before: 'estimation',
          price: '{if:prices.bodyworkEstimate}gratuite{/if}',
        },
        engine: { name: 'Vidange', before: 'dès', price: '{syntheticChange}', note: '5 L et filtre' },
        front: { name: 'Mécanique', price: '{amount:diagnostic}', note: 'le diagnostic' },
        tire: { name: 'Pneus', price: '{amount:tireSwap}', note: 'les quatre' },
        underbody: { name: 'Antirouille', price: '{amount:rustproofingCar}', note: 'une voiture' },
        brake: { name: 'Freins', before: 'dès', price: '{frontBrakes}' },
      },
    },
    faq: { heading: 'Ce qu’on nous demande' },
    blog: { heading: 'Conseils d’atelier', all: 'Tous les articles' },
    contact: { heading: 'Appelez, ou écrivez' },
    booking: {
      heading: 'Vous savez déjà ce qu’il vous faut?',
      text: 'Choisissez un moment dans l’agenda en ligne : le garage vous le confirme.',
      textByForm: 'Dites-nous ce qu’il faut et quand ça vous va : le garage vous confirme le rendez-vous.',
      bookButton: 'Prendre rendez-vous',
      callButton: 'Appeler le {phone}',
    },
  },
  en: {
    hero: {
      badge: '{if:familyGarage}Independent family garage · {district}{/if}',
      title: '{if:samePrice}Posted prices.{/if} {if:watchRepairs}Repairs in plain sight.{/if}',
      subtitle: 'For your car: {trades}. {if:trucks}All makes.{/if}',
      description:
        '{if:samePrice}You see our prices before you come.{/if} Above {law:estimateAbove}, you get a written estimate before the repair. {if:watchRepairs}And while we work, you can watch from the waiting room.{/if}',
      pricesButton: 'See our prices',
      servicesButton: 'See our services',
      lampButton: 'Warning light on?',
      callButton: 'Call',
      ticks: [
        '{if:samePrice}Posted price list, taxes extra{/if}',
        'No work added without your approval',
        'Repairs under warranty for {warranty:repairs} against defects',
        'Free basic inspection with any repair of {amount:freeInspectionFrom} or more',
        '{if:insuranceClaims}Insurance claims accepted{/if}',
      ],
      trust: [
        { value: '{years}+', label: 'years of experience' },
        { value: '{lifts}', label: '{liftsWord}' },
        { value: '100%', label: 'of the work approved by you' },
      ],
      scrollHint: 'Scroll down',
      slides: 'The shop in pictures',
    },
    board: {
      heading: 'Our prices',
      lines: {
        labour: { label: 'Labour', note: 'parts extra' },
        oilChange: {
          label: 'Oil change',
          note: 'labour; oil and filter extra',
        },
        tireSwap: { label: 'Tire changeover', note: 'tires already on rims' },
        inspection: {
          label: 'Basic inspection',
          note: 'free with repairs of {amount:freeInspectionFrom} or more',
        },
      },
      lowest:
        '“From” is the lowest price. Above {law:estimateAbove}, yours goes on the written estimate, before we start.',
      exact: 'Above {law:estimateAbove}, your price goes on the written estimate, before we start.',
      taxes: 'Taxes extra (GST {gst}, QST {qst}).',
    },
    why: {
      heading: 'Nobody goes to a garage for fun',
      cards: [
        {
          title: 'At least you know how much',
          text: '{if:samePrice}The hourly rate is posted.{/if} {if:diagnosticDeducted}The diagnostic comes off the bill if you accept the repair.{/if}',
        },
        {
          title: 'You see what we do',
          text: '{if:watchRepairs}The waiting room looks onto the lifts, and your old parts go home with you if you ask.{/if}',
        },
        {
          title: 'You know who to talk to',
          text: '{if:founderIsMechanic}The founder is the lead mechanic: the person who decides on the work answers for it.{/if}',
        },
      ],
    },
    bodywork: {
      heading: 'A dent, a scratch?',
      text: '{if:prices.bodyworkEstimate}We look at it with you: the estimate is in writing, free, with no commitment.{/if}',
      button: 'Ask for an estimate',
    },
    weeklyPart: { heading: 'Part of the week' },
    founder: {
      heading: 'Who answers for your car',
      role: '{if:founderIsMechanic}Founder and lead mechanic{/if}',
    },
    gallery: {
      heading: 'The shop',
      intro:
        '{area} sq ft, {lifts} {liftsWord}{if:trucks}, and room for trucks{if:motorcycles} as well as motorcycles{/if}{/if}.',
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
    },
    callToAction: {
      text: 'A noise, a warning light, something not right?',
      contactButton: 'Describe my problem',
      callButton: 'Call us',
    },
    services: {
      heading: 'Our services',
      photos: { one: '+[count] photo', other: '+[count] photos' },
      details: 'See details',
      back: 'Back to services',
      tabs: 'Choose a service',
      benefits: 'What you gain',
      prices: 'Prices & Services',
      quote: 'Request a quote',
      allPrices: 'See the price list',
      page: 'All about this service',
      photosToCome: 'Pictures to come',
    },
    carMap: {
      heading: 'Show us where it is',
      hint: 'Tap an area of the car for its price. Taxes extra.',
      label: 'Side view of a car: each area leads to its price',
      zones: {
        whole: { name: 'Inspection', price: '{amount:inspection}', note: '{points} points' },
        body: {
          name: 'Bodywork',
          before: 'estimate',
          price: '{if:prices.bodyworkEstimate}free{/if}',
        },
        engine: { name: 'Oil', before: 'from', price: '{syntheticChange}', note: '5 L and filter' },
        front: { name: 'Mechanical', price: '{amount:diagnostic}', note: 'diagnostic' },
        tire: { name: 'Tires', price: '{amount:tireSwap}', note: 'all four' },
        underbody: { name: 'Rustproofing', price: '{amount:rustproofingCar}', note: 'a car' },
        brake: { name: 'Brakes', before: 'from', price: '{frontBrakes}' },
      },
    },
    faq: { heading: 'What people ask us' },
    blog: { heading: 'Shop advice', all: 'All articles' },
    contact: { heading: 'Call, or write' },
    booking: {
      heading: 'Already know what you need?',
      text: 'Pick a time in the online calendar: the garage confirms it.',
      textByForm: 'Tell us what you need and when it suits you: the garage confirms the appointment.',
      bookButton: 'Book an appointment',
      callButton: 'Call {phone}',
    },
  },
})
