import { filledCopy } from '#app/content/fill.ts'
import { bilingual } from '#app/content/language.ts'

/** Texts of push alerts about new requests. `[…]` is a slot. */
const copy = bilingual({
  fr: {
    title: 'Alertes sur cet appareil',
    intro:
      'Cet appareil peut vous prévenir dès qu’une demande arrive, même quand l’espace du personnel est fermé.',
    says: 'L’alerte dit le service demandé et pour quand la réponse est attendue. Rien de ce que la personne a écrit.',
    on: 'Cet appareil vous prévient.',
    turnOn: 'Me prévenir sur cet appareil',
    turnOff: 'Ne plus me prévenir ici',
    tryOut: 'Envoyer une alerte d’essai',
    unsupported: 'Ce navigateur ne reçoit pas d’alertes.',
    addFirst:
      'Sur un iPhone ou un iPad, ajoutez d’abord l’espace du personnel à l’écran d’accueil : bouton « Partager », puis « Sur l’écran d’accueil ». Ouvrez-le de là, connectez-vous et revenez ici.',
    install:
      'Pour l’ouvrir comme une application : menu du navigateur, puis « Installer » ou « Ajouter à l’écran d’accueil ».',
    denied:
      'Les alertes de ce site sont bloquées. Permettez-les dans les réglages du navigateur, puis revenez ici.',
    failed: 'L’appareil n’a pas pu s’abonner aux alertes. Réessayez.',
    unscripted: 'Les alertes demandent JavaScript.',
    message: { title: 'Nouvelle demande', due: 'Réponse attendue : [due]' },
    trial: { title: 'Alerte d’essai', body: 'Les alertes arrivent sur cet appareil.' },
    done: {
      on: 'Cet appareil vous préviendra.',
      off: 'Cet appareil ne vous prévient plus.',
      tried: 'Alerte d’essai envoyée.',
    },
    refused: {
      service: 'Le service d’alertes de ce navigateur n’est pas connu du site.',
      tried: 'Le service d’alertes de ce navigateur n’a pas pris l’essai. Réessayez dans un instant.',
    },
  },
  en: {
    title: 'Alerts on this device',
    intro: 'This device can tell you as soon as a request comes in, even while the staff area is closed.',
    says: 'The alert says which service is asked for and when an answer is due. Nothing the person wrote.',
    on: 'This device tells you.',
    turnOn: 'Tell me on this device',
    turnOff: 'Stop telling me here',
    tryOut: 'Send a test alert',
    unsupported: 'This browser cannot receive alerts.',
    addFirst:
      'On an iPhone or iPad, first add the staff area to the home screen: “Share”, then “Add to Home Screen”. Open it from there, sign in and come back here.',
    install: 'To open it as an app: the browser’s menu, then “Install” or “Add to Home screen”.',
    denied: 'Alerts from this site are blocked. Allow them in the browser’s settings, then come back here.',
    failed: 'The device could not subscribe to alerts. Try again.',
    unscripted: 'Alerts need JavaScript.',
    message: { title: 'New request', due: 'Answer due: [due]' },
    trial: { title: 'Test alert', body: 'Alerts arrive on this device.' },
    done: {
      on: 'This device will tell you.',
      off: 'This device no longer tells you.',
      tried: 'Test alert sent.',
    },
    refused: {
      service: 'The alert service of this browser is not known to the site.',
      tried: 'The alert service of this browser did not take the test. Try again in a moment.',
    },
  },
})

export const pushCopy = filledCopy(copy)
