import { bilingual } from '#app/content/language.ts'
import { typesetCopy } from '#app/content/typography.ts'

/** Texts of the desk for the garage's identity: name, location, payments and privacy officer. */
const copy = bilingual({
  fr: {
    group: 'Le nom et le lieu',
    names: {
      'business.name': 'Nom du garage',
      'business.address': 'Adresse',
      'business.district': 'Quartier',
      'business.coordinates': 'Position sur la carte',
      'business.services': 'Services offerts',
      'business.payments': 'Paiements acceptés',
      'business.towing': 'Remorquage',
      'business.keyDrop': 'Dépôt des clés hors des heures',
      'business.privacyOfficer': 'Responsable des renseignements personnels',
      'business.suppliers': 'Hébergeur et service de courriel',
      'business.phone': 'Téléphone',
      'business.email': 'Courriel',
      'business.bookingUrl': 'Agenda en ligne',
      'business.messagingNumber': 'Numéro WhatsApp',
      'business.reviewsUrl': 'Page des avis',
      'business.social': 'Réseaux sociaux',
    },
    fields: {
      name: 'Nom, comme sur l’enseigne',
      street: 'Numéro et rue',
      city: 'Ville',
      postalCode: 'Code postal',
      position: 'Latitude et longitude',
      district: { fr: 'Quartier, en français', en: 'Quartier, en anglais' },
      officer: { fr: 'Nom ou titre, en français', en: 'Nom ou titre, en anglais' },
      words: { fr: 'En français', en: 'En anglais' },
    },
    hints: {
      'business.name':
        'Il paraît sur chaque page, dans les courriels, sur les bons de travail et dans les applications de codes.',
      'business.address': 'Au Québec. Le lien de la carte suit l’adresse; vérifiez aussi la position.',
      'business.district':
        'Comme les gens du coin le disent, tel qu’il se lit après « à » : « Villeray », « Montréal-Nord et Saint-Michel », mais pas « Le Plateau ».',
      'business.coordinates':
        'Dans une carte en ligne, gardez le doigt sur le garage : deux nombres s’affichent. Copiez-les ici, comme 45,5019 -73,5674.',
      'business.services':
        'Un service décoché quitte tout le site : sa page, ses prix, le formulaire. Les demandes déjà reçues restent, et il revient tel quel si vous le cochez.',
      'business.privacyOfficer':
        'La loi veut son titre sur la page Confidentialité. Le nom se lit dans une phrase : « le propriétaire du garage », « Marie Tremblay, gérante ».',
      'business.suppliers': 'Le nom et le lieu de chacun, surtout hors du Québec.',
      'business.email':
        'Les réponses des clients y arrivent. L’avis d’une nouvelle demande va aux admins, sauf si le serveur nomme une adresse.',
      'business.bookingUrl': 'Vide si le garage n’en a pas.',
      'business.messagingNumber': 'Vide si le garage n’en a pas.',
      'business.reviewsUrl': 'Vide si le garage n’en a pas.',
      'business.social': 'Vide si le garage n’en a pas.',
    },
    errors: {
      'business.name': 'Écrivez un nom de 2 à 40 caractères, sans signe de dollar ni accolades.',
      'business.address': 'Écrivez la rue, la ville et un code postal du Québec, comme H2X 1Y4.',
      'business.district': 'Écrivez le quartier dans les deux langues, en 60 caractères au plus.',
      'business.coordinates':
        'Écrivez deux nombres, la latitude puis la longitude, au Québec : 45,5019 -73,5674.',
      'business.services': 'Cochez au moins un service, en plus de la mécanique générale.',
      'business.payments': 'Cochez au moins un paiement.',
      'business.towing': 'Écrivez une phrase dans les deux langues, en 300 caractères au plus.',
      'business.keyDrop': 'Écrivez une phrase dans les deux langues, en 300 caractères au plus.',
      'business.privacyOfficer': 'Écrivez le nom ou le titre dans les deux langues.',
      'business.suppliers': 'Écrivez-les dans les deux langues, en 300 caractères au plus.',
      'business.phone': 'Écrivez un numéro de dix chiffres, comme 514 555-0123.',
      'business.email': 'Écrivez une adresse de courriel complète.',
      'business.bookingUrl': 'Écrivez l’adresse complète, qui commence par https://.',
      'business.messagingNumber': 'Écrivez un numéro de dix chiffres, comme 514 555-0123.',
      'business.reviewsUrl': 'Écrivez l’adresse complète, qui commence par https://.',
      'business.social': 'Écrivez l’adresse complète, qui commence par https://.',
    },
    none: 'aucun',
  },
  en: {
    group: 'Name and place',
    names: {
      'business.name': 'Name of the garage',
      'business.address': 'Address',
      'business.district': 'Part of town',
      'business.coordinates': 'Position on the map',
      'business.services': 'Services offered',
      'business.payments': 'Accepted payments',
      'business.towing': 'Towing',
      'business.keyDrop': 'Key drop outside opening hours',
      'business.privacyOfficer': 'Person in charge of personal information',
      'business.suppliers': 'Host and email service',
      'business.phone': 'Phone',
      'business.email': 'Email',
      'business.bookingUrl': 'Online calendar',
      'business.messagingNumber': 'WhatsApp number',
      'business.reviewsUrl': 'Review page',
      'business.social': 'Social networks',
    },
    fields: {
      name: 'Name, as on the sign',
      street: 'Number and street',
      city: 'Town or city',
      postalCode: 'Postal code',
      position: 'Latitude and longitude',
      district: { fr: 'Part of town, in French', en: 'Part of town, in English' },
      officer: { fr: 'Name or title, in French', en: 'Name or title, in English' },
      words: { fr: 'In French', en: 'In English' },
    },
    hints: {
      'business.name': 'It stands on every page, in emails, on work orders and in code apps.',
      'business.address': 'In Quebec. The map link follows the address; check the position too.',
      'business.district':
        'As people around there say it, and as it reads after “in”: “Villeray”, “Montreal-North and Saint-Michel”.',
      'business.coordinates':
        'In an online map, hold your finger on the garage: two numbers appear. Copy them here, like 45.5019, -73.5674.',
      'business.services':
        'A service you uncheck leaves the whole site: its page, its prices, the form. Requests already received stay, and it comes back as it was if you check it.',
      'business.privacyOfficer':
        'The law wants their title on the Privacy page. It is read in a sentence: “the owner of the garage”, “Marie Tremblay, manager”.',
      'business.suppliers': 'The name and place of each, above all outside Quebec.',
      'business.email':
        'Customers’ replies arrive there. The notice of a new request goes to the admins, unless the server names an address.',
      'business.bookingUrl': 'Leave empty if the garage has none.',
      'business.messagingNumber': 'Leave empty if the garage has none.',
      'business.reviewsUrl': 'Leave empty if the garage has none.',
      'business.social': 'Leave empty if the garage has none.',
    },
    errors: {
      'business.name': 'Write a name of 2 to 40 characters, without dollar signs or braces.',
      'business.address': 'Write the street, the town and a postal code like H2X 1Y4.',
      'business.district': 'Write the part of town in both languages, in 60 characters at most.',
      'business.coordinates': 'Write two numbers, latitude then longitude, in Quebec: 45.5019, -73.5674.',
      'business.services': 'Check at least one service besides general repair.',
      'business.payments': 'Check at least one payment.',
      'business.towing': 'Write a sentence in both languages, in 300 characters at most.',
      'business.keyDrop': 'Write a sentence in both languages, in 300 characters at most.',
      'business.privacyOfficer': 'Write the name or title in both languages.',
      'business.suppliers': 'Write them in both languages, in 300 characters at most.',
      'business.phone': 'Write a number of ten digits, such as 514-555-0123.',
      'business.email': 'Write a complete email address.',
      'business.bookingUrl': 'Write the complete address, which begins with https://.',
      'business.messagingNumber': 'Write a number of ten digits, such as 514-555-0123.',
      'business.reviewsUrl': 'Write the complete address, which begins with https://.',
      'business.social': 'Write the complete address, which begins with https://.',
    },
    none: 'none',
  },
})

export const garageFactsCopy = typesetCopy(copy)
