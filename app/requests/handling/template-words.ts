import { filledCopy } from '#app/content/fill.ts'
import { inPairs, type Text } from '#app/content/language.ts'

export const templateNames = ['greeting', 'details', 'time', 'ready'] as const
export type TemplateName = (typeof templateNames)[number]

/** The placeholders a template may contain in brackets, in each language. */
export const templatePlaceholders = {
  name: { fr: 'nom', en: 'name' },
  reference: { fr: 'numéro', en: 'reference' },
  vehicle: { fr: 'véhicule', en: 'vehicle' },
  service: { fr: 'service', en: 'service' },
  appointment: { fr: 'rendez-vous', en: 'appointment' },
  garage: { fr: 'garage', en: 'garage' },
  phone: { fr: 'téléphone', en: 'phone' },
  address: { fr: 'adresse', en: 'address' },
} as const satisfies Record<string, Text>

export type Placeholder = keyof typeof templatePlaceholders

/** The default replies, until the garage writes its own. Each is in the customer's language. */
export const bundledTemplates: Record<TemplateName, Text> = {
  greeting: {
    fr: `Bonjour [nom],

Merci de votre demande [numéro]. On l’a bien reçue et on regarde ça.

[garage]
[téléphone]`,
    en: `Hello [name],

Thank you for your request [reference]. We have it and we are looking into it.

[garage]
[phone]`,
  },
  details: {
    fr: `Bonjour [nom],

Pour bien préparer votre demande [numéro], il manque quelques détails sur votre [véhicule] : le kilométrage, depuis quand le problème est là et à quel moment il se produit (à froid, au freinage, dans les virages...). Une photo aide aussi.

[garage]
[téléphone]`,
    en: `Hello [name],

To prepare your request [reference] we need a few more details about your [vehicle]: the mileage, when the problem started, and when it happens (cold, braking, turning...). A photo helps too.

[garage]
[phone]`,
  },
  time: {
    fr: `Bonjour [nom],

Pour votre demande [numéro], on peut recevoir votre [véhicule] le [rendez-vous]. Est-ce que ça vous convient? Sinon, dites quel jour vous arrange.

[garage]
[adresse]
[téléphone]`,
    en: `Hello [name],

For your request [reference], we can take your [vehicle] on [appointment]. Does that work for you? If not, tell us which day is better.

[garage]
[address]
[phone]`,
  },
  ready: {
    fr: `Bonjour [nom],

Bonne nouvelle : le travail sur votre [véhicule] est terminé. Vous pouvez venir chercher votre véhicule{if:hours} pendant les heures d’ouverture{/if}. Si les roues ont été enlevées, faites revérifier le serrage des écrous après {advice:nutsAgain}.

[garage]
[adresse]
[téléphone]`,
    en: `Hello [name],

Good news: the work on your [vehicle] is done. You can pick it up{if:hours} during our opening hours{/if}. If the wheels were off, have the nuts checked again after {advice:nutsAgain}.

[garage]
[address]
[phone]`,
  },
}

/** Used in a reply when the request has no value: a general word, or a gap for staff to fill. */
export const fallbacks = {
  vehicle: { fr: 'véhicule', en: 'vehicle' },
  service: { fr: 'service à préciser', en: 'service to be determined' },
  appointment: { fr: '[jour et heure]', en: '[day and time]' },
} as const satisfies Partial<Record<Placeholder, Text>>

/** Texts of the templates page and of a request's replies. `[…]` is a slot. */
const copy = inPairs({
  title: ['Modèles de réponse', 'Reply templates'],
  intro: [
    'Ces textes sont proposés sur la page de chaque demande, dans la langue de la personne qui l’a envoyée. Ils s’ouvrent dans votre courriel, vos textos ou WhatsApp : rien ne part sans vous.',
    'These texts are offered on the page of each request, in the language of the person who sent it. They open in your email, your messages or WhatsApp: nothing is sent without you.',
  ],
  names: {
    greeting: ['Prise de contact', 'First contact'],
    details: ['Demander des précisions', 'Ask for details'],
    time: ['Proposer un rendez-vous', 'Propose a time'],
    ready: ['Véhicule prêt', 'Ready for pickup'],
  },
  languages: {
    fr: ['Texte français', 'French text'],
    en: ['Texte anglais', 'English text'],
  },
  words: ['Ce qui se remplit tout seul', 'What fills itself in'],
  wordsHint: ['Écrivez ces mots entre crochets, tels quels.', 'Write these words in brackets, as they are.'],
  meanings: {
    name: ['nom de la personne', 'name of the person'],
    reference: ['numéro de la demande', 'reference of the request'],
    vehicle: ['marque, modèle et année du véhicule', 'year, make and model of the vehicle'],
    service: ['service demandé', 'service asked for'],
    appointment: ['rendez-vous noté sur la demande', 'appointment noted on the request'],
    garage: ['nom du garage', 'name of the garage'],
    phone: ['téléphone du garage', 'phone of the garage'],
    address: ['adresse du garage', 'address of the garage'],
  },
  save: ['Enregistrer', 'Save'],
  restore: ['Revenir au texte d’origine', 'Back to the original text'],
  saved: ['Modèle enregistré.', 'Template saved.'],
  restored: ['Le texte d’origine est de retour.', 'The original text is back.'],
  empty: ['Écrivez le texte avant de l’enregistrer.', 'Write the text before you save it.'],
  long: ['Au plus [max] caractères.', 'At most [max] characters.'],
  unknown: {
    one: ['Ce mot entre crochets n’existe pas : [words].', 'There is no such word in brackets: [words].'],
    other: [
      'Ces mots entre crochets n’existent pas : [words].',
      'There are no such words in brackets: [words].',
    ],
  },
  known: ['Ceux qui existent : [words].', 'The words you can use: [words].'],
  conflict: [
    'Pas enregistré : quelqu’un a changé ce texte pendant que vous l’écriviez. Son texte :',
    'Not saved: someone changed this text while you were writing. Their text:',
  ],
  keep: ['Pour garder le vôtre, enregistrez de nouveau.', 'To keep yours, save again.'],
  reply: ['Répondre', 'Reply'],
  ready: [
    'Déjà écrites : un toucher ouvre le message ([way]).',
    'Already written: one tap opens the message ([way]).',
  ],
  change: ['Relire ou changer avant d’envoyer', 'Read or change before you send'],
  gap: ['à compléter', 'to complete'],
  text: ['Texte de la réponse', 'Text of the reply'],
  gaps: ['À compléter avant l’envoi : [words].', 'To complete before you send: [words].'],
  by: {
    email: ['Courriel', 'Email'],
    text: ['Texto', 'Text'],
    whatsapp: ['WhatsApp', 'WhatsApp'],
  },
  edit: ['Modifier les modèles', 'Edit the templates'],
})

export const templatesCopy = filledCopy(copy)
