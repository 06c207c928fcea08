import { filledCopy } from '#app/content/fill.ts'
import { inPairs } from '#app/content/language.ts'

/** Texts of push alerts about new requests. `[…]` is a slot. */
const copy = inPairs({
  title: ['Alertes sur cet appareil', 'Alerts on this device'],
  intro: [
    'Cet appareil peut vous prévenir dès qu’une demande arrive, même quand l’espace du personnel est fermé.',
    'This device can tell you as soon as a request comes in, even while the staff area is closed.',
  ],
  says: [
    'L’alerte dit le service demandé, et rien de ce que la personne a écrit.',
    'The alert says which service is asked for, and nothing the person wrote.',
  ],
  on: ['Cet appareil vous prévient.', 'This device tells you.'],
  turnOn: ['Me prévenir sur cet appareil', 'Tell me on this device'],
  turnOff: ['Ne plus me prévenir ici', 'Stop telling me here'],
  tryOut: ['Envoyer une alerte d’essai', 'Send a test alert'],
  unsupported: ['Ce navigateur ne reçoit pas d’alertes.', 'This browser cannot receive alerts.'],
  addFirst: [
    'Sur un iPhone ou un iPad, ajoutez d’abord l’espace du personnel à l’écran d’accueil : bouton « Partager », puis « Sur l’écran d’accueil ». Ouvrez-le de là, connectez-vous et revenez ici.',
    'On an iPhone or iPad, first add the staff area to the home screen: “Share”, then “Add to Home Screen”. Open it from there, sign in and come back here.',
  ],
  install: [
    'Pour l’ouvrir comme une application : menu du navigateur, puis « Installer » ou « Ajouter à l’écran d’accueil ».',
    'To open it as an app: the browser’s menu, then “Install” or “Add to Home screen”.',
  ],
  denied: [
    'Les alertes de ce site sont bloquées. Permettez-les dans les réglages du navigateur, puis revenez ici.',
    'Alerts from this site are blocked. Allow them in the browser’s settings, then come back here.',
  ],
  failed: [
    'L’appareil n’a pas pu s’abonner aux alertes. Réessayez.',
    'The device could not subscribe to alerts. Try again.',
  ],
  unscripted: ['Les alertes demandent JavaScript.', 'Alerts need JavaScript.'],
  message: {
    title: ['Nouvelle demande', 'New request'],
    due: ['Réponse attendue : [due]', 'Answer due: [due]'],
  },
  mails: {
    title: ['Aucun courriel ne part', 'No email leaves'],
    body: [
      'Depuis plus d’une heure, le serveur de courriel ne prend rien. Surveillez les demandes ici.',
      'For more than an hour the mail server has taken nothing. Watch for requests here.',
    ],
  },
  trial: {
    title: ['Alerte d’essai', 'Test alert'],
    body: ['Les alertes arrivent sur cet appareil.', 'Alerts arrive on this device.'],
  },
  done: {
    on: ['Cet appareil vous préviendra.', 'This device will tell you.'],
    off: ['Cet appareil ne vous prévient plus.', 'This device no longer tells you.'],
    tried: ['Alerte d’essai envoyée.', 'Test alert sent.'],
  },
  refused: {
    service: [
      'Le service d’alertes de ce navigateur n’est pas connu du site.',
      'The alert service of this browser is not known to the site.',
    ],
    tried: [
      'Le service d’alertes de ce navigateur n’a pas pris l’essai. Réessayez dans un instant.',
      'The alert service of this browser did not take the test. Try again in a moment.',
    ],
  },
})

export const pushCopy = filledCopy(copy)
