import { bilingual } from '../language.ts'

/** Title (without the garage's name), description for search engines (at most 155 characters) and heading of each page. */
export const headings = bilingual({
  fr: {
    home: {
      title: 'Garage à {district}',
      description:
        'Garage familial indépendant au {address} : freins, pneus, vidange, antirouille, carrosserie, toutes marques. Prix affichés. {phone}.',
      heading: 'Les prix affichés. La réparation sous vos yeux.',
    },
    services: {
      title: 'Services de mécanique et de carrosserie',
      description:
        'Inspection, antirouille à la paraffine, huiles, pneus, freins, carrosserie et mécanique générale : ce qu’on fait, comment, et à quel prix.',
      heading: 'Ce qu’on fait, et comment',
    },
    pricing: {
      title: 'Liste de prix',
      description:
        'Changement de pneus {spoken:tireSwap}, antirouille dès {amount:rustproofingCar}, main-d’œuvre {spoken:labour}; celle d’une vidange {amount:oilChange}, huile et filtre en sus. Taxes en sus.',
      heading: 'La liste de prix',
    },
    gallery: {
      title: 'Galerie',
      description:
        'L’atelier en images, service par service, avec les prix et les réponses aux questions courantes.',
      heading: 'L’atelier en images',
    },
    projects: {
      title: 'Projets',
      description: 'Trois exemples de travaux du garage : carrosserie, mécanique et restauration.',
      heading: 'Réalisations',
    },
    about: {
      title: 'À propos',
      description:
        'Un garage familial indépendant à {city} : {years} ans et plus d’expérience, {lifts} ponts élévateurs, un atelier de {area} pi² ouvert aux regards.',
      heading: 'Un garage de famille qui explique ses réparations',
    },
    blog: {
      title: 'Blogue',
      description:
        'Conseils d’atelier pour conduire à {city} : hiver, freins, vidanges. Écrits par ceux qui font le travail.',
      heading: 'Conseils d’atelier',
    },
    contact: {
      title: 'Contact et demande de soumission',
      description:
        'Écrivez, appelez ou passez : {address}, {city}. Réponse d’une vraie personne. Stationnement gratuit. {phone}.',
      heading: 'Parlez-nous de votre véhicule',
    },
    canIDrive: {
      title: 'Puis-je rouler?',
      description:
        'Bruit, voyant, odeur ou fuite : s’arrêter, prendre rendez-vous ou attendre, qui appeler le soir, et ce que coûte le diagnostic. {phone}.',
      heading: 'Puis-je rouler?',
    },
    warranties: {
      title: 'Garanties',
      description:
        'Toutes les garanties du garage dans un seul tableau : durée, portée, comment réclamer, et le minimum légal du Québec.',
      heading: 'Nos garanties, noir sur blanc',
    },
    rights: {
      title: 'Vos droits au garage',
      description:
        'Évaluation écrite, pièces remplacées, garantie légale, facture : ce que la loi du Québec vous donne, en mots simples.',
      heading: 'Vos droits au garage',
    },
    privacy: {
      title: 'Confidentialité',
      description:
        'Ce que nous faisons de vos renseignements personnels, combien de temps, et comment les consulter ou les faire effacer.',
      heading: 'Confidentialité',
    },
    accessibility: {
      title: 'Accessibilité',
      description:
        'Ce qui a été vérifié pour que le site serve à tout le monde, ce qui manque encore, et comment nous le dire.',
      heading: 'Accessibilité',
    },
  },
  en: {
    home: {
      title: 'Auto repair in {district}',
      description:
        'Independent family garage at {address}: brakes, tires, oil changes, rustproofing, bodywork, all makes. Posted prices. {phone}.',
      heading: 'Posted prices. Repairs in plain sight.',
    },
    services: {
      title: 'Auto repair and bodywork services',
      description:
        'Inspection, paraffin rustproofing, oil, tires, brakes, bodywork and general repair: what we do, how, and at what price.',
      heading: 'What we do, and how',
    },
    pricing: {
      title: 'Price list',
      description:
        'Tire changeover {spoken:tireSwap}, rustproofing from {amount:rustproofingCar}, labour {spoken:labour}; oil change labour {amount:oilChange}, oil and filter extra. Taxes extra.',
      heading: 'The price list',
    },
    gallery: {
      title: 'Gallery',
      description: 'The shop in pictures, service by service, with prices and answers to common questions.',
      heading: 'The shop in pictures',
    },
    projects: {
      title: 'Projects',
      description: 'Three examples of our work: bodywork, mechanical repairs and restoration.',
      heading: 'Our work',
    },
    about: {
      title: 'About',
      description:
        'An independent family garage in {city}: {years}+ years of experience, {lifts} lifts, a {area} sq ft shop open to view.',
      heading: 'A family garage that explains its repairs',
    },
    blog: {
      title: 'Blog',
      description:
        'Shop advice for driving in {city}: winter, brakes, oil changes. Written by the people who do the work.',
      heading: 'Shop advice',
    },
    contact: {
      title: 'Contact and quote request',
      description: 'Write, call or drop by: {address}, {city}. A real person answers. Free parking. {phone}.',
      heading: 'Tell us about your vehicle',
    },
    canIDrive: {
      title: 'Can I keep driving?',
      description:
        'A noise, a light, a smell or a leak: stop, book or wait, whom to call in the evening, and what a diagnostic costs. {phone}.',
      heading: 'Can I keep driving?',
    },
    warranties: {
      title: 'Warranties',
      description:
        'Every warranty of the garage in one table: length, scope, how to claim, and Quebec’s legal minimum.',
      heading: 'Our warranties, in writing',
    },
    rights: {
      title: 'Your rights at the garage',
      description:
        'Written estimate, replaced parts, legal warranty, invoice: what Quebec law gives you, in plain words.',
      heading: 'Your rights at the garage',
    },
    privacy: {
      title: 'Privacy',
      description:
        'What we do with your personal information, for how long, and how to see it or have it erased.',
      heading: 'Privacy',
    },
    accessibility: {
      title: 'Accessibility',
      description:
        'What was checked so that this site works for everyone, what still falls short, and how to tell us.',
      heading: 'Accessibility',
    },
  },
})
