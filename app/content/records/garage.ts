import type { OpeningRecord } from './record.ts'

const typed = { subject: 'identity', isTyped: true } as const

const facts = [
  {
    id: 'business.name',
    ...typed,
    what: { fr: 'Nom du garage', en: 'Name of the garage' },
    use: {
      fr: 'Toutes les pages, les courriels, les garanties.',
      en: 'Every page, the emails, the warranties.',
    },
    required: true,
  },
  {
    id: 'business.phone',
    ...typed,
    what: { fr: 'Téléphone', en: 'Phone' },
    use: { fr: 'Tous les boutons « Appeler ».', en: 'Every “Call” button.' },
    required: true,
  },
  {
    id: 'business.email',
    ...typed,
    what: { fr: 'Courriel', en: 'Email' },
    use: {
      fr: 'Le contact, la confidentialité et l’adresse où arrivent les demandes.',
      en: 'Contact, privacy, and where requests arrive.',
    },
    required: true,
  },
  {
    id: 'business.address',
    ...typed,
    what: { fr: 'Adresse', en: 'Address' },
    use: {
      fr: 'Contact, le pied des pages, les garanties.',
      en: 'Contact, the foot of pages, the warranties.',
    },
    required: true,
  },
  {
    id: 'business.services',
    subject: 'identity',
    what: { fr: 'Services offerts', en: 'Services offered' },
    use: { fr: 'Les menus, les pages de service, les prix.', en: 'Menus, service pages, prices.' },
    required: true,
  },
  {
    id: 'business.district',
    ...typed,
    what: { fr: 'Quartier', en: 'Part of town' },
  },
  {
    id: 'business.coordinates',
    ...typed,
    what: { fr: 'Position sur la carte', en: 'Position on the map' },
    use: { fr: 'L’itinéraire et les moteurs de recherche.', en: 'Directions and search engines.' },
  },
  {
    id: 'business.bookingUrl',
    ...typed,
    what: { fr: 'Agenda en ligne', en: 'Online calendar' },
    use: { fr: 'Les boutons « Prendre rendez-vous ».', en: 'The “Book an appointment” buttons.' },
    isOptional: true,
    ifNone: '',
  },
  {
    id: 'business.messagingNumber',
    ...typed,
    what: { fr: 'Numéro WhatsApp', en: 'WhatsApp number' },
    use: {
      fr: 'Le bouton « Écrire »; sans numéro, il mène au formulaire.',
      en: 'The “Message” button; without a number it leads to the form.',
    },
    isOptional: true,
    ifNone: '',
  },
  {
    id: 'business.reviewsUrl',
    ...typed,
    what: { fr: 'Page des avis', en: 'Review page' },
    use: { fr: 'Le lien « Lire tous les avis ».', en: 'The link “Read all the reviews”.' },
    isOptional: true,
    ifNone: '',
  },
  {
    id: 'business.social',
    ...typed,
    what: { fr: 'Réseaux sociaux', en: 'Social networks' },
    use: {
      fr: 'Les liens en haut et en bas des pages.',
      en: 'The links at the top and bottom of pages.',
    },
    isOptional: true,
    ifNone: { youtube: '', facebook: '', instagram: '', tiktok: '' },
  },
  {
    id: 'business.payments',
    subject: 'identity',
    what: { fr: 'Paiements acceptés', en: 'Payments accepted' },
    ifNone: [],
  },
  {
    id: 'hours',
    subject: 'hours',
    what: { fr: 'Heures de la semaine', en: 'Hours of the week' },
    use: {
      fr: 'Partout : « Ouvert », « Fermé », les moteurs de recherche.',
      en: 'Everywhere: “Open”, “Closed”, search engines.',
    },
    editor: 'hours',
  },
  {
    id: 'holidays',
    subject: 'hours',
    what: {
      fr: 'Le garage est fermé les jours fériés du Québec, du jour de l’An à Noël.',
      en: 'The garage is closed on Quebec’s public holidays, from New Year’s Day to Christmas.',
    },
    use: { fr: 'Les heures, partout sur le site.', en: 'The hours, all over the site.' },
    editor: 'hours',
  },
  {
    id: 'claims.yearsOfExperience',
    subject: 'claims',
    what: {
      fr: 'On a {years} ans d’expérience ou plus.',
      en: 'We have {years} years of experience or more.',
    },
    isOptional: true,
    ifNone: null,
  },
  {
    id: 'claims.lifts',
    subject: 'claims',
    what: { fr: 'Ponts élévateurs : {lifts}', en: 'Hydraulic lifts: {lifts}' },
    isOptional: true,
    ifNone: null,
  },
  {
    id: 'claims.workshopArea',
    subject: 'claims',
    what: { fr: 'L’atelier a {area} pi².', en: 'The shop has {area} sq ft.' },
    isOptional: true,
    ifNone: null,
  },
  {
    id: 'claims.serviceRadiusKm',
    subject: 'claims',
    what: {
      fr: 'Nos clients viennent de {radius} à la ronde.',
      en: 'Our customers come from up to {radius} around.',
    },
    isOptional: true,
    ifNone: null,
  },
  {
    id: 'claims.inspectionPoints',
    subject: 'claims',
    what: {
      fr: 'L’inspection vérifie les {points} points nommés sur sa page, tous : le client peut les exiger.',
      en: 'The inspection checks the {points} points named on its page, all of them: a customer may insist.',
    },
    editor: 'texts.inspection',
    services: ['inspection'],
    isOptional: true,
  },
  {
    id: 'rating.reviews',
    subject: 'claims',
    isTyped: true,
    what: {
      fr: 'Note et nombre d’avis, avec leur date',
      en: 'Rating and number of reviews, with their date',
    },
    use: {
      fr: 'L’accueil, les services et les moteurs de recherche. Une note inexacte est une fausse représentation.',
      en: 'Home, services and search engines. An inaccurate rating is a false representation.',
    },
    isOptional: true,
    ifNone: null,
  },
  {
    id: 'business.towing',
    subject: 'safety',
    what: { fr: 'Remorquage : {towing}', en: 'Towing: {towing}' },
  },
  {
    id: 'business.keyDrop',
    subject: 'safety',
    what: { fr: 'Dépôt des clés : {keyDrop}', en: 'Key drop: {keyDrop}' },
  },
  {
    id: 'business.privacyOfficer',
    subject: 'law',
    what: {
      fr: 'La personne responsable des renseignements personnels est {privacyOfficer}.',
      en: 'The person in charge of personal information is {privacyOfficer}.',
    },
    use: { fr: 'Confidentialité; la loi l’exige.', en: 'Privacy; the law requires it.' },
  },
  {
    id: 'business.suppliers',
    subject: 'law',
    what: {
      fr: 'Ceux qui traitent les renseignements pour nous sont {suppliers}.',
      en: 'Those who handle information for us are {suppliers}.',
    },
    use: {
      fr: 'Confidentialité : leur nom et leur lieu, surtout hors du Québec.',
      en: 'Privacy: their name and place, above all outside Quebec.',
    },
  },
] as const satisfies readonly OpeningRecord[]

/** The facts of the business, the hours and what the garage says of itself; most ids are the desk's path of the fact. */
export const garageRecords = facts.map((record): OpeningRecord & { id: (typeof facts)[number]['id'] } => ({
  editor: record.id,
  ...record,
}))
