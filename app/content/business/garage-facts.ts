import { inPairs } from '#app/content/language.ts'
import { typesetCopy } from '#app/content/typography.ts'

/** Texts of the desk for the garage's identity: name, location, payments and privacy officer. */
const copy = inPairs({
  group: ['Le nom et le lieu', 'Name and place'],
  names: {
    'business.name': ['Nom du garage', 'Name of the garage'],
    'business.address': ['Adresse', 'Address'],
    'business.district': ['Quartier', 'Part of town'],
    'business.coordinates': ['Position sur la carte', 'Position on the map'],
    'business.services': ['Services offerts', 'Services offered'],
    'business.payments': ['Paiements acceptés', 'Accepted payments'],
    'business.towing': ['Remorquage', 'Towing'],
    'business.keyDrop': ['Dépôt des clés hors des heures', 'Key drop outside opening hours'],
    'business.privacyOfficer': [
      'Responsable des renseignements personnels',
      'Person in charge of personal information',
    ],
    'business.suppliers': ['Hébergeur et service de courriel', 'Host and email service'],
    'business.priceDays': ['Durée d’un prix en ligne, en jours', 'How long an online price holds, in days'],
    'business.answerHours': [
      'Réponse à une demande, en heures d’ouverture',
      'Answer to a request, in opening hours',
    ],
    'business.requestMonths': ['Conservation des demandes, en mois', 'How long requests are kept, in months'],
    'business.repairTime': ['Durée de la plupart des réparations', 'How long most repairs take'],
    'business.nutsAgain': ['Roues à revérifier après', 'Wheel nuts to check again after'],
    'business.syntheticOil': [
      'Vidange à l’huile synthétique, tous les',
      'Oil change with synthetic oil, every',
    ],
    'business.blendOil': ['Vidange à la semi-synthétique, tous les', 'Oil change with a blend, every'],
    'business.brakes': ['Freins à changer, en général', 'Brakes usually replaced'],
    'business.inspection': ['Inspection conseillée', 'Inspection we advise'],
    'business.phone': ['Téléphone', 'Phone'],
    'business.email': ['Courriel', 'Email'],
    'business.bookingUrl': ['Agenda en ligne', 'Online calendar'],
    'business.messagingNumber': ['Numéro WhatsApp', 'WhatsApp number'],
    'business.reviewsUrl': ['Page des avis', 'Review page'],
    'business.social': ['Réseaux sociaux', 'Social networks'],
  },
  fields: {
    name: ['Nom, comme sur l’enseigne', 'Name, as on the sign'],
    street: ['Numéro et rue', 'Number and street'],
    city: ['Ville', 'Town or city'],
    postalCode: ['Code postal', 'Postal code'],
    position: ['Latitude et longitude', 'Latitude and longitude'],
    district: {
      fr: ['Quartier, en français', 'Part of town, in French'],
      en: ['Quartier, en anglais', 'Part of town, in English'],
    },
    officer: {
      fr: ['Nom ou titre, en français', 'Name or title, in French'],
      en: ['Nom ou titre, en anglais', 'Name or title, in English'],
    },
    words: {
      fr: ['En français', 'In French'],
      en: ['En anglais', 'In English'],
    },
  },
  hints: {
    'business.name': [
      'Il paraît sur chaque page, dans les courriels, sur les bons de travail et dans les applications de codes.',
      'It stands on every page, in emails, on work orders and in code apps.',
    ],
    'business.address': [
      'Au Québec. Le lien de la carte suit l’adresse; vérifiez aussi la position.',
      'In Quebec. The map link follows the address; check the position too.',
    ],
    'business.district': [
      'Comme les gens du coin le disent, tel qu’il se lit après « à » : « Villeray », « Montréal-Nord et Saint-Michel », mais pas « Le Plateau ».',
      'As people around there say it, and as it reads after “in”: “Villeray”, “Montreal-North and Saint-Michel”.',
    ],
    'business.coordinates': [
      'Dans une carte en ligne, gardez le doigt sur le garage : deux nombres s’affichent. Copiez-les ici, comme 45,5019 -73,5674.',
      'In an online map, hold your finger on the garage: two numbers appear. Copy them here, like 45.5019, -73.5674.',
    ],
    'business.services': [
      'Un service décoché quitte tout le site : sa page, ses prix, le formulaire. Les demandes déjà reçues restent, et il revient tel quel si vous le cochez.',
      'A service you uncheck leaves the whole site: its page, its prices, the form. Requests already received stay, and it comes back as it was if you check it.',
    ],
    'business.privacyOfficer': [
      'La loi veut son titre sur la page Confidentialité. Le nom se lit dans une phrase : « le propriétaire du garage », « Marie Tremblay, gérante ».',
      'The law wants their title on the Privacy page. It is read in a sentence: “the owner of the garage”, “Marie Tremblay, manager”.',
    ],
    'business.suppliers': [
      'Le nom et le lieu de chacun, surtout hors du Québec.',
      'The name and place of each, above all outside Quebec.',
    ],
    'business.requestMonths': [
      'Ce qui est plus vieux est effacé, et ne revient pas.',
      'What is older is erased, and does not come back.',
    ],
    'business.email': [
      'Les réponses des clients y arrivent. L’avis d’une nouvelle demande va aux admins, sauf si le serveur nomme une adresse.',
      'Customers’ replies arrive there. The notice of a new request goes to the admins, unless the server names an address.',
    ],
    'business.bookingUrl': ['Vide si le garage n’en a pas.', 'Leave empty if the garage has none.'],
    'business.messagingNumber': ['Vide si le garage n’en a pas.', 'Leave empty if the garage has none.'],
    'business.reviewsUrl': ['Vide si le garage n’en a pas.', 'Leave empty if the garage has none.'],
    'business.social': ['Vide si le garage n’en a pas.', 'Leave empty if the garage has none.'],
  },
  errors: {
    name: [
      'Écrivez un nom de 2 à 40 caractères, sans signe de dollar ni accolades.',
      'Write a name of 2 to 40 characters, without dollar signs or braces.',
    ],
    address: [
      'Écrivez la rue, la ville et un code postal du Québec, comme H2X 1Y4.',
      'Write the street, the town and a postal code like H2X 1Y4.',
    ],
    position: [
      'Écrivez deux nombres, la latitude puis la longitude, au Québec : 45,5019 -73,5674.',
      'Write two numbers, latitude then longitude, in Quebec: 45.5019, -73.5674.',
    ],
    services: [
      'Cochez au moins un service, en plus de la mécanique générale.',
      'Check at least one service besides general repair.',
    ],
    payments: ['Cochez au moins un paiement.', 'Check at least one payment.'],
    words: [
      'Écrivez dans les deux langues, en [most] caractères au plus.',
      'Write in both languages, in [most] characters at most.',
    ],
    phone: [
      'Écrivez un numéro de dix chiffres, comme 514 555-0123.',
      'Write a number of ten digits, such as 514-555-0123.',
    ],
    email: ['Écrivez une adresse de courriel complète.', 'Write a complete email address.'],
    link: [
      'Écrivez l’adresse complète, qui commence par https://.',
      'Write the complete address, which begins with https://.',
    ],
    number: ['Écrivez un nombre de [least] à [most].', 'Write a number from [least] to [most].'],
  },
  none: ['aucun', 'none'],
})

export const garageFactsCopy = typesetCopy(copy)
