import { inPairs } from './language.ts'

/** Texts of the layout around every page: menus, buttons, footer, notices. */
export const interfaceCopy = inPairs({
  skipToContent: ['Aller au contenu principal', 'Skip to main content'],
  menu: ['Menu', 'Menu'],
  quickAccess: ['Accès rapide', 'Quick access'],
  breadcrumb: ['Fil d’Ariane', 'Breadcrumb'],
  openMenu: ['Ouvrir le menu', 'Open the menu'],
  closeMenu: ['Fermer le menu', 'Close the menu'],
  new: ['Nouveau', 'New'],
  call: ['Appeler', 'Call'],
  callNow: ['Appeler maintenant', 'Call Now'],
  book: ['Prendre rendez-vous', 'Book an appointment'],
  newTab: ['s’ouvre dans un nouvel onglet', 'opens in a new tab'],
  directions: ['Itinéraire', 'Directions'],
  language: ['Langue', 'Language'],
  toggleTheme: ['Changer de thème', 'Change theme'],
  sample: ['Exemple', 'Sample'],
  backToTop: ['Retour en haut', 'Back to top'],
  message: [
    'Écrire{if:business.messagingNumber} par messagerie{/if}',
    'Send{if:business.messagingNumber} us{/if} a message',
  ],
  /** Short, for the bottom bar on phones. */
  bar: {
    write: ['Écrire', 'Message'],
    prices: ['Prix', 'Prices'],
    book: ['Rendez-vous', 'Book'],
  },
  messageGreeting: [
    'Bonjour, j’aimerais une soumission pour mon véhicule.',
    'Hello, I would like a quote for my vehicle.',
  ],
  pricingGreeting: [
    'Bonjour, j’ai une question sur vos prix.',
    'Hello, I have a question about your prices.',
  ],
  taxesExtra: ['Taxes en sus (TPS {gst}, TVQ {qst}).', 'Taxes extra (GST {gst}, QST {qst}).'],
  footer: {
    description: [
      '{if:familyGarage}Garage familial indépendant à {district}.{/if} Pour votre auto : {trades}. {if:trucks}Toutes marques.{/if}',
      '{if:familyGarage}Independent family garage in {district}.{/if} For your car: {trades}. {if:trucks}All makes.{/if}',
    ],
    quickLinks: ['Liens rapides', 'Quick links'],
    services: ['Services', 'Services'],
    contact: ['Contact', 'Contact'],
    hours: ['Heures', 'Hours'],
    follow: ['Suivez-nous', 'Follow us'],
    payments: ['Paiements acceptés : {counterPayments}', 'Payments accepted: {counterPayments}'],
    rights: ['Tous droits réservés.', 'All rights reserved.'],
  },
  home: ['Retour à l’accueil', 'Return to Home'],
  notFound: {
    title: ['Oups! Page introuvable', 'Oops! Page not found'],
    text: [
      'Cette page n’existe pas ou a changé d’adresse. Le garage, lui, n’a pas bougé.',
      'This page does not exist or has moved. The garage has not.',
    ],
  },
  error: {
    title: ['Une erreur est survenue', 'Something went wrong'],
    text: [
      'La page n’a pas pu s’afficher. Réessayez, ou appelez-nous au {phone}.',
      'The page could not be shown. Try again, or call us at {phone}.',
    ],
  },
  carousel: {
    previous: ['Précédent', 'Previous'],
    next: ['Suivant', 'Next'],
    pause: ['Mettre en pause', 'Pause'],
    play: ['Reprendre le défilement', 'Resume'],
    close: ['Fermer', 'Close'],
    enlarge: ['Agrandir', 'Enlarge'],
    carousel: ['carrousel', 'carousel'],
    slide: ['diapositive', 'slide'],
    of: ['sur', 'of'],
  },
})
