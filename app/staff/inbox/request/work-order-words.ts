import type { Text } from '#app/content/language.ts'

/** Texts of the printed work order: what a written estimate must state (Consumer Protection Act, s. 170). French comes first. */
export const workOrder = {
  title: { fr: 'Évaluation écrite et bon de travail', en: 'Written estimate and work order' },
  /** Once an evaluation was accepted: that is the document which binds. */
  ordered: { fr: 'Bon de travail', en: 'Work order' },
  unanswered: { fr: 'Sans l’accord du client : rien à faire encore', en: 'Not agreed to: nothing to do yet' },
  print: { fr: 'Imprimer', en: 'Print' },
  merchant: { fr: 'Commerçant', en: 'Merchant' },
  customer: { fr: 'Consommateur', en: 'Consumer' },
  company: { fr: 'Client (entreprise)', en: 'Customer (company)' },
  address: { fr: 'Adresse', en: 'Address' },
  vehicle: { fr: 'Véhicule', en: 'Vehicle' },
  make: { fr: 'Marque', en: 'Make' },
  model: { fr: 'Modèle', en: 'Model' },
  year: { fr: 'Année', en: 'Year' },
  plate: { fr: 'Plaque', en: 'Plate' },
  odometer: { fr: 'Odomètre (km)', en: 'Odometer (km)' },
  nature: { fr: 'Nature de la réparation', en: 'Nature of the repair' },
  parts: { fr: 'Pièces et main-d’œuvre', en: 'Parts and labour' },
  state: {
    fr: 'Neuve, usagée, réusinée ou remise à neuf',
    en: 'New, used, retooled or reconditioned',
  },
  price: { fr: 'Prix', en: 'Price' },
  total: { fr: 'Prix total', en: 'Total price' },
  shownPrices: { fr: 'Vu en ligne par le client :', en: 'Seen online by the customer:' },
  date: { fr: 'Date de l’évaluation', en: 'Date of the estimate' },
  valid: { fr: 'Valable jusqu’au', en: 'Valid until' },
  follow: { fr: 'Suivre la réparation', en: 'Follow the repair' },
  promised: { fr: 'Promise pour', en: 'Promised for' },
  keepsParts: { fr: 'Pièces remplacées à remettre', en: 'Replaced parts to hand over' },
  yes: { fr: 'Oui', en: 'Yes' },
  reach: {
    fr: 'Pour toute réparation non prévue, joindre d’abord',
    en: 'Before any further repair, reach first',
  },
  authorised: { fr: 'Autorisation (date, heure, par qui)', en: 'Authorization (date, time, by whom)' },
  merchantSigns: { fr: 'Signature du commerçant', en: 'Merchant’s signature' },
  customerSigns: { fr: 'Signature du client', en: 'Customer’s signature' },
} as const satisfies Record<string, Text>
