import type { Claims, Confirmable, Term } from './business/business.ts'
import type { Text } from './language.ts'

/** Everything that the owner may still have to confirm or provide. */
export type Waiting =
  | Confirmable
  | keyof Claims
  | Term
  | 'rating'
  | 'priceUnits'
  | 'reviews'
  | 'projects'
  | 'pictures'
  | 'founder'
  | 'weeklyPart'

/** What the owner has to confirm or provide, and where it is used. `[lines]` stands for the rows of the price list. */
export const toComplete: Record<Waiting, { what: Text; use: Text }> = {
  name: {
    what: { fr: 'Nom du garage', en: 'Name of the garage' },
    use: {
      fr: 'Toutes les pages, les courriels, les garanties.',
      en: 'Every page, the emails, the warranties.',
    },
  },
  phone: {
    what: { fr: 'Téléphone', en: 'Phone' },
    use: { fr: 'Tous les boutons « Appeler ».', en: 'Every “Call” button.' },
  },
  email: {
    what: { fr: 'Courriel', en: 'Email' },
    use: {
      fr: 'Le contact, la confidentialité et l’adresse où arrivent les demandes.',
      en: 'Contact, privacy, and where requests arrive.',
    },
  },
  district: {
    what: { fr: 'Quartier', en: 'Part of town' },
    use: { fr: 'L’accueil, la page À propos, le pied des pages.', en: 'Home, About, the foot of pages.' },
  },
  coordinates: {
    what: { fr: 'Position sur la carte', en: 'Position on the map' },
    use: { fr: 'L’itinéraire et les moteurs de recherche.', en: 'Directions and search engines.' },
  },
  bookingUrl: {
    what: { fr: 'Adresse de l’agenda en ligne', en: 'Address of the online calendar' },
    use: { fr: 'Les boutons « Prendre rendez-vous ».', en: 'The “Book an appointment” buttons.' },
  },
  messagingNumber: {
    what: { fr: 'Numéro de messagerie', en: 'Messaging number' },
    use: { fr: 'Le bouton pour écrire par WhatsApp.', en: 'The button to write on WhatsApp.' },
  },
  reviewsUrl: {
    what: { fr: 'Page des avis', en: 'Review page' },
    use: { fr: 'Le lien « Lire tous les avis ».', en: 'The link “Read all the reviews”.' },
  },
  social: {
    what: { fr: 'Réseaux sociaux', en: 'Social networks' },
    use: {
      fr: 'Les quatre liens en haut et en bas des pages.',
      en: 'The four links at the top and bottom of pages.',
    },
  },
  rating: {
    what: {
      fr: 'Note et nombre d’avis, avec leur date',
      en: 'Rating and number of reviews, with their date',
    },
    use: {
      fr: 'L’accueil, les services et les moteurs de recherche. Une note inexacte est une fausse représentation.',
      en: 'Home, services and search engines. An inaccurate rating is a false representation.',
    },
  },
  reviews: {
    what: { fr: 'Avis de clients', en: 'Customer reviews' },
    use: {
      fr: 'L’accueil. Les quatre textes sont des exemples, à remplacer avec l’accord de leurs auteurs.',
      en: 'Home. The four texts are samples, to replace with their authors’ consent.',
    },
  },
  projects: {
    what: { fr: 'Réalisations', en: 'Projects' },
    use: {
      fr: 'La page Réalisations : trois exemples à remplacer.',
      en: 'The Projects page: three examples to replace.',
    },
  },
  pictures: {
    what: { fr: 'Photos du garage', en: 'Photos of the garage' },
    use: { fr: 'Toutes les pages montrent des illustrations.', en: 'Every page shows illustrations.' },
  },
  founder: {
    what: {
      fr: 'Prénom, visage et signature du fondateur',
      en: 'First name, face and signature of the founder',
    },
    use: { fr: 'L’accueil et la page À propos.', en: 'Home and About.' },
  },
  weeklyPart: {
    what: { fr: 'La pièce de la semaine', en: 'Part of the week' },
    use: {
      fr: 'L’accueil : une vraie pièce usée, photographiée au garage.',
      en: 'Home: a real worn part, photographed at the garage.',
    },
  },
  yearsOfExperience: {
    what: { fr: 'Années d’expérience', en: 'Years of experience' },
    use: { fr: 'L’accueil, les services, la page À propos.', en: 'Home, services, About.' },
  },
  lifts: {
    what: { fr: 'Nombre de ponts élévateurs', en: 'Number of lifts' },
    use: { fr: 'L’accueil et la page À propos.', en: 'Home and About.' },
  },
  workshopArea: {
    what: { fr: 'Surface de l’atelier', en: 'Area of the shop' },
    use: { fr: 'L’accueil et la page À propos.', en: 'Home and About.' },
  },
  serviceRadiusKm: {
    what: { fr: 'Rayon desservi', en: 'Distance served' },
    use: { fr: 'La page À propos et les moteurs de recherche.', en: 'About and search engines.' },
  },
  inspectionPoints: {
    what: { fr: 'Les 47 points de l’inspection', en: 'The 47 points of the inspection' },
    use: {
      fr: 'Leur nombre et la liste nommée de la page Inspection : le client peut les exiger tous.',
      en: 'Their number and the named list on the Inspection page: a customer may insist on all of them.',
    },
  },
  priceUnits: {
    what: { fr: 'Unité de certains prix', en: 'Unit of some prices' },
    use: {
      fr: 'Pour un pneu, un essieu ou les quatre roues? Dans le doute, la loi lit le prix en faveur du client : [lines].',
      en: 'For one tire, an axle or all four wheels? In doubt, the law reads the price for the customer: [lines].',
    },
  },
  warrantyTerms: {
    what: { fr: 'Portée de chaque garantie', en: 'What each warranty covers' },
    use: {
      fr: 'La page Garanties, les freins, la facture : ce qui est couvert, exclu, transmis, et qui paie.',
      en: 'Warranties, brakes, the invoice: what is covered, excluded, transferred, and who pays.',
    },
  },
  diagnosticTerms: {
    what: { fr: 'Règles du diagnostic', en: 'Terms of the diagnostic' },
    use: {
      fr: 'La page Puis-je rouler? : ce qu’on paie quand la cause n’est pas trouvée, ou quand la réparation coûte moins.',
      en: 'Can I keep driving?: what is paid when the cause is not found, or when the repair costs less.',
    },
  },
  safetyAdvice: {
    what: { fr: 'Consignes de sécurité', en: 'Safety instructions' },
    use: {
      fr: 'La page Puis-je rouler?, les freins et les articles : le mécanicien en chef les relit une à une.',
      en: 'Can I keep driving?, brakes and the articles: the lead mechanic reads them one by one.',
    },
  },
  towing: {
    what: { fr: 'Remorquage', en: 'Towing' },
    use: {
      fr: 'La page Puis-je rouler? : qui remorque, et si l’auto peut arriver hors des heures.',
      en: 'Can I keep driving?: who tows, and whether a car may arrive outside opening hours.',
    },
  },
  keyDrop: {
    what: { fr: 'Dépôt des clés hors des heures', en: 'Key drop outside opening hours' },
    use: {
      fr: 'La page Puis-je rouler?, le soir et la fin de semaine.',
      en: 'Can I keep driving?, evenings and weekends.',
    },
  },
  holidays: {
    what: { fr: 'Jours fériés où le garage est fermé', en: 'Public holidays on which the garage is closed' },
    use: { fr: 'Les heures, partout sur le site.', en: 'The hours, all over the site.' },
  },
  serviceDetails: {
    what: { fr: 'Ce que comprend chaque service', en: 'What each service includes' },
    use: {
      fr: 'Les pages de service : chaque ligne engage le garage.',
      en: 'The service pages: each line binds the garage.',
    },
  },
  packages: {
    what: { fr: 'Forfaits de la page des prix', en: 'Packages of the price page' },
    use: {
      fr: 'Le prix pour votre auto : ce que prend chaque travail, un supplément par pneu, jusqu’à quand un prix envoyé tient.',
      en: 'The price for your car: what each job takes, one surcharge per tire, until when a price that was sent holds.',
    },
  },
  rustproofingSeason: {
    what: { fr: 'Saison de l’antirouille', en: 'Rustproofing season' },
    use: {
      fr: 'L’avis de saison, du 15 août au 30 septembre.',
      en: 'The season notice, August 15 to September 30.',
    },
  },
  promises: {
    what: { fr: 'Promesses du site', en: 'Promises of the site' },
    use: {
      fr: 'Réponse d’une personne pendant les heures, au plus tard à l’heure écrite sur le bon (quatre heures d’ouverture), même prix partout, appel avant tout ajout, aide à la porte, essai routier.',
      en: 'An answer from a person during opening hours, by the hour printed on the ticket (four opening hours), one price everywhere, a call before anything is added, help at the door, a road test.',
    },
  },
  story: {
    what: { fr: 'Histoire du garage', en: 'Story of the garage' },
    use: {
      fr: 'La page À propos et l’accueil : le fondateur, son rôle, ses débuts.',
      en: 'About and home: the founder, his role, the beginnings.',
    },
  },
  articles: {
    what: { fr: 'Conseils des articles', en: 'Advice in the articles' },
    use: {
      fr: 'Les trois articles du blogue, signés par l’atelier.',
      en: 'The three blog articles, signed by the shop.',
    },
  },
  privacyOfficer: {
    what: { fr: 'Responsable des renseignements personnels', en: 'Person in charge of personal information' },
    use: { fr: 'La page Confidentialité; la loi l’exige.', en: 'The Privacy page; the law requires it.' },
  },
  suppliers: {
    what: { fr: 'Hébergeur et service de courriel', en: 'Host and email service' },
    use: {
      fr: 'La page Confidentialité : leur nom et leur lieu, surtout hors du Québec.',
      en: 'The Privacy page: their name and place, above all outside Quebec.',
    },
  },
  retention: {
    what: { fr: 'Durée de conservation des demandes', en: 'How long requests are kept' },
    use: {
      fr: 'La page Confidentialité et l’effacement automatique.',
      en: 'The Privacy page and automatic erasure.',
    },
  },
  legalPages: {
    what: { fr: 'Textes de droit', en: 'Legal texts' },
    use: {
      fr: 'Confidentialité, Vos droits, Accessibilité : à faire relire.',
      en: 'Privacy, Your rights, Accessibility: to be reviewed.',
    },
  },
}
