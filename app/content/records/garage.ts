import { recordsOf } from './record.ts'

const facts = [
  ...recordsOf('identity', {
    'business.name': {
      isTyped: true,
      what: { fr: 'Nom du garage', en: 'Name of the garage' },
      use: {
        fr: 'Toutes les pages, les courriels, les garanties.',
        en: 'Every page, the emails, the warranties.',
      },
      required: true,
    },
    'business.phone': {
      isTyped: true,
      what: { fr: 'Téléphone', en: 'Phone' },
      use: { fr: 'Tous les boutons « Appeler ».', en: 'Every “Call” button.' },
      required: true,
    },
    'business.email': {
      isTyped: true,
      what: { fr: 'Courriel', en: 'Email' },
      use: {
        fr: 'Le contact, la confidentialité et les réponses des clients aux courriels.',
        en: 'Contact, privacy, and what customers reply to our emails.',
      },
      required: true,
    },
    'business.address': {
      isTyped: true,
      what: { fr: 'Adresse', en: 'Address' },
      use: {
        fr: 'Contact, le pied des pages, les garanties.',
        en: 'Contact, the foot of pages, the warranties.',
      },
      required: true,
    },
    'business.services': {
      what: { fr: 'Services offerts', en: 'Services offered' },
      use: { fr: 'Les menus, les pages de service, les prix.', en: 'Menus, service pages, prices.' },
      required: true,
    },
    'business.district': {
      isTyped: true,
      what: { fr: 'Quartier', en: 'Part of town' },
    },
    'business.coordinates': {
      isTyped: true,
      what: { fr: 'Position sur la carte', en: 'Position on the map' },
      use: { fr: 'L’itinéraire et les moteurs de recherche.', en: 'Directions and search engines.' },
    },
    'business.bookingUrl': {
      isTyped: true,
      what: { fr: 'Agenda en ligne', en: 'Online calendar' },
      use: { fr: 'Les boutons « Prendre rendez-vous ».', en: 'The “Book an appointment” buttons.' },
      isOptional: true,
      ifNone: '',
    },
    'business.messagingNumber': {
      isTyped: true,
      what: { fr: 'Numéro WhatsApp', en: 'WhatsApp number' },
      use: {
        fr: 'Le bouton « Écrire »; sans numéro, il mène au formulaire.',
        en: 'The “Message” button; without a number it leads to the form.',
      },
      isOptional: true,
      ifNone: '',
    },
    'business.reviewsUrl': {
      isTyped: true,
      what: { fr: 'Page des avis', en: 'Review page' },
      use: { fr: 'Le lien « Lire tous les avis ».', en: 'The link “Read all the reviews”.' },
      isOptional: true,
      ifNone: '',
    },
    'business.social': {
      isTyped: true,
      what: { fr: 'Réseaux sociaux', en: 'Social networks' },
      use: {
        fr: 'Les liens en haut et en bas des pages.',
        en: 'The links at the top and bottom of pages.',
      },
      isOptional: true,
      ifNone: { youtube: '', facebook: '', instagram: '', tiktok: '' },
    },
    'business.payments': {
      what: { fr: 'Paiements acceptés', en: 'Payments accepted' },
      ifNone: [],
    },
    hours: {
      what: { fr: 'Heures de la semaine', en: 'Hours of the week' },
      use: {
        fr: 'Partout, avec les jours fériés : « Ouvert », « Fermé », les moteurs de recherche.',
        en: 'Everywhere, with the public holidays: “Open”, “Closed”, search engines.',
      },
      editor: 'hours',
      needs: ['holidays'],
    },
    holidays: {
      what: {
        fr: 'Le garage est fermé les jours fériés du Québec, du jour de l’An à Noël.',
        en: 'The garage is closed on Quebec’s public holidays, from New Year’s Day to Christmas.',
      },
      use: { fr: 'Partout, avec les heures.', en: 'Everywhere, with the hours.' },
      editor: 'hours',
      needs: ['hours'],
    },
  }),
  ...recordsOf('claims', {
    'claims.yearsOfExperience': {
      what: {
        fr: 'On a {years} ans d’expérience ou plus.',
        en: 'We have {years} years of experience or more.',
      },
      ifNone: null,
      isOptional: true,
    },
    'claims.lifts': {
      what: { fr: 'Ponts élévateurs : {lifts}', en: 'Hydraulic lifts: {lifts}' },
      ifNone: null,
      isOptional: true,
    },
    'claims.workshopArea': {
      what: { fr: 'L’atelier a {area} pi².', en: 'The shop has {area} sq ft.' },
      ifNone: null,
      isOptional: true,
    },
    'claims.serviceRadiusKm': {
      what: {
        fr: 'Nos clients viennent de {radius} à la ronde.',
        en: 'Our customers come from within {radius}.',
      },
      ifNone: null,
      isOptional: true,
    },
    'claims.inspectionPoints': {
      what: {
        fr: 'L’inspection vérifie les {points} points nommés sur sa page, tous : le client peut les exiger.',
        en: 'The inspection checks the {points} points named on its page, all of them: a customer may insist.',
      },
      editor: 'texts.inspection',
      services: ['inspection'],
      isOptional: true,
    },
    'rating.reviews': {
      isTyped: true,
      what: {
        fr: 'Note et nombre d’avis, avec leur date',
        en: 'Rating and number of reviews, with their date',
      },
      use: {
        fr: 'L’accueil, les services et les moteurs de recherche. Une note inexacte est une fausse représentation.',
        en: 'Home, services and search engines. An inaccurate rating is a false representation.',
      },
      ifNone: null,
      isOptional: true,
    },
    'business.towing': {
      what: { fr: 'Remorquage : {towing}', en: 'Towing: {towing}' },
    },
    'business.keyDrop': {
      what: { fr: 'Dépôt des clés : {keyDrop}', en: 'Key drop: {keyDrop}' },
    },
  }),
  ...recordsOf('law', {
    'business.privacyOfficer': {
      what: {
        fr: 'La personne responsable des renseignements personnels est {privacyOfficer}.',
        en: 'The person in charge of personal information is {privacyOfficer}.',
      },
      use: { fr: 'Confidentialité; la loi l’exige.', en: 'Privacy; the law requires it.' },
    },
    'business.suppliers': {
      what: {
        fr: 'Ceux qui traitent les renseignements pour nous sont {suppliers}.',
        en: 'Those who handle information for us are {suppliers}.',
      },
      use: {
        fr: 'Confidentialité : leur nom et leur lieu, surtout hors du Québec.',
        en: 'Privacy: their name and place, above all outside Quebec.',
      },
    },
  }),
]

/** The facts of the business, the hours and what the garage says of itself; most ids are the desk's path of the fact. */
export const garageRecords = facts.map((record) => ({ editor: record.id, ...record }))
