import { filledCopy } from '#app/content/fill.ts'
import { bilingual } from '#app/content/language.ts'

/** Texts of push alerts about new requests. `[…]` is a slot. */
const copy = bilingual({
  fr: {
    title: 'Alertes sur cet appareil',
    intro:
      'Cet appareil peut vous prévenir dès qu’une demande arrive, même quand l’espace du personnel est fermé.',
    says: {
      nothing:
        'L’alerte dit qu’une demande est arrivée et pour quand la réponse est attendue. Rien sur la personne.',
      service: 'L’alerte dit le service demandé et pour quand la réponse est attendue.',
      name: 'L’alerte dit le prénom, le service demandé et pour quand la réponse est attendue.',
    },
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
    quiet: {
      title: 'Heures tranquilles',
      hint: 'Aucun de vos appareils ne sonne pendant ces heures. À la fin, on vous signale ce que personne n’a encore lu.',
      none: 'Aucune',
      from: 'De',
      until: 'À',
      save: 'Enregistrer les heures',
    },
    detail: {
      title: 'Ce que l’alerte dit',
      hint: 'Pour toute l’équipe. Une alerte se lit aussi sur un écran verrouillé.',
      choices: {
        nothing: 'Qu’une demande est arrivée',
        service: 'Le service demandé',
        name: 'Le prénom et le service demandé',
      },
      save: 'Enregistrer le choix',
    },
    message: { title: 'Nouvelle demande', due: 'Réponse attendue : [due]' },
    trial: { title: 'Alerte d’essai', body: 'Les alertes arrivent sur cet appareil.' },
    done: {
      on: 'Cet appareil vous préviendra.',
      off: 'Cet appareil ne vous prévient plus.',
      tried: 'Alerte d’essai envoyée.',
      quiet: 'Heures tranquilles enregistrées.',
      noQuiet: 'Plus d’heures tranquilles.',
      detail: 'Enregistré pour toute l’équipe.',
    },
    refused: {
      service: 'Le service d’alertes de ce navigateur n’est pas connu du site.',
      hours: 'Écrivez deux heures différentes, ou laissez les deux vides.',
      tried: 'Le service d’alertes de ce navigateur n’a pas pris l’essai. Réessayez dans un instant.',
    },
  },
  en: {
    title: 'Alerts on this device',
    intro: 'This device can tell you as soon as a request comes in, even while the staff area is closed.',
    says: {
      nothing: 'The alert says that a request came in and when an answer is due. Nothing about the person.',
      service: 'The alert says which service is asked for and when an answer is due.',
      name: 'The alert says the first name, the service asked for and when an answer is due.',
    },
    on: 'This device tells you.',
    turnOn: 'Tell me on this device',
    turnOff: 'Stop telling me here',
    tryOut: 'Send a test alert',
    unsupported: 'This browser receives no alerts.',
    addFirst:
      'On an iPhone or iPad, first add the staff area to the home screen: “Share”, then “Add to Home Screen”. Open it from there, sign in and come back here.',
    install: 'To open it as an app: the browser’s menu, then “Install” or “Add to Home screen”.',
    denied: 'Alerts of this site are blocked. Allow them in the browser’s settings, then come back here.',
    failed: 'The device could not subscribe to alerts. Try again.',
    unscripted: 'Alerts need JavaScript.',
    quiet: {
      title: 'Quiet hours',
      hint: 'None of your devices rings during these hours. At their end you are told of what nobody has read yet.',
      none: 'None',
      from: 'From',
      until: 'To',
      save: 'Save the hours',
    },
    detail: {
      title: 'What the alert says',
      hint: 'For the whole team. An alert can be read on a locked screen, too.',
      choices: {
        nothing: 'That a request came in',
        service: 'The service asked for',
        name: 'The first name and the service asked for',
      },
      save: 'Save the choice',
    },
    message: { title: 'New request', due: 'Answer due: [due]' },
    trial: { title: 'Test alert', body: 'Alerts arrive on this device.' },
    done: {
      on: 'This device will tell you.',
      off: 'This device no longer tells you.',
      tried: 'Test alert sent.',
      quiet: 'Quiet hours saved.',
      noQuiet: 'No more quiet hours.',
      detail: 'Saved for the whole team.',
    },
    refused: {
      service: 'The alert service of this browser is not known to the site.',
      hours: 'Write two different times, or leave both empty.',
      tried: 'The alert service of this browser did not take the test. Try again in a moment.',
    },
  },
})

export type PushCopy = (typeof copy)['fr']

export const pushCopy = filledCopy(copy)
