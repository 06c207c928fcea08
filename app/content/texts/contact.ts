import { bilingual } from '../language.ts'

/** The contact section, on its own page and on the home page. The form's texts are in `contact-form.ts`. */
export const contact = bilingual({
  fr: {
    subtitle:
      'Dites-nous ce que l’auto fait, ou ne fait plus. {if:answeredByPerson}Une personne du garage vous répond pendant les heures d’ouverture.{/if}',
    address: {
      heading: 'Adresse',
      copy: 'Copier l’adresse',
      copied: 'Adresse copiée',
      copyFailed: 'La copie n’a pas fonctionné : sélectionnez l’adresse à la main.',
      directions: 'Itinéraire',
      directionsHint: 'ouvre l’application de cartes de votre téléphone',
    },
    phone: { heading: 'Téléphone', call: 'Appeler le {phone}' },
    email: { heading: 'Courriel', write: 'Nous écrire' },
    message: { heading: 'Messagerie', write: 'Écrire par WhatsApp' },
    hours: {
      heading: 'Heures d’ouverture',
      exceptions: 'Jours fériés et fermetures',
      later: { one: 'Et [count] autre jour', other: 'Et [count] autres jours' },
      note: 'Les fermetures imprévues sont affichées ici.',
    },
    payment: {
      heading: 'Paiement',
      note: 'Le financement concerne les grosses réparations : parlez-nous-en avant les travaux.',
    },
    access: {
      heading: 'Accès et stationnement',
      items: [
        '{if:freeParking}Stationnement gratuit{/if}',
        '{if:waitingRoom}Salle d’attente avec Wi-Fi et café gratuits{/if}',
        '{if:courtesyCar}Véhicule de courtoisie sur demande si la réparation dépasse une journée{/if}',
      ],
      note: '{if:helpAtDoor}Si vous vous déplacez avec une aide à la mobilité, appelez-nous avant de venir : on vous dira comment entrer et on vous aidera.{/if}',
    },
    card: 'Ajouter le garage à vos contacts',
    map: {
      heading: 'Où nous trouver',
      drawn: 'Plan dessiné : le garage au {address}, à {city}',
      button: 'Afficher la carte',
      notice:
        'La carte vient d’un service externe, qui recevra votre adresse IP. Rien n’est chargé tant que vous ne l’avez pas demandé.',
      frame: 'Carte : {name}, {address}, {city}',
      loading: 'La carte arrive…',
      external: 'Ouvrir dans Google Maps',
    },
    form: {
      heading: 'Écrivez-nous',
      intro: 'Quatre champs suffisent. Dites aussi ce que fait l’auto : notre réponse sera plus précise.',
    },
    actions: {
      heading: 'Autrement',
      book: 'Prendre rendez-vous',
      quote: 'Demander une soumission',
      call: 'Appeler',
    },
    promise: 'Une demande n’est pas un rendez-vous : on vous confirme la date au téléphone ou par écrit.',
    fees: 'Bon à savoir avant d’envoyer : le diagnostic coûte {amount:diagnostic}, taxes en sus{if:diagnosticDeducted}, déduit si vous acceptez la réparation{/if}. Une réparation de plus de {law:estimateAbove} commence par une évaluation écrite.',
  },
  en: {
    subtitle:
      'Tell us what the car does, or no longer does. {if:answeredByPerson}A person at the garage answers you during opening hours.{/if}',
    address: {
      heading: 'Address',
      copy: 'Copy the address',
      copied: 'Address copied',
      copyFailed: 'Copying did not work: please select the address by hand.',
      directions: 'Directions',
      directionsHint: 'opens your phone’s map app',
    },
    phone: { heading: 'Phone', call: 'Call {phone}' },
    email: { heading: 'Email', write: 'Write to us' },
    message: { heading: 'Messaging', write: 'Write on WhatsApp' },
    hours: {
      heading: 'Opening hours',
      exceptions: 'Holidays and closings',
      later: { one: 'And [count] more day', other: 'And [count] more days' },
      note: 'Unplanned closings are posted here.',
    },
    payment: {
      heading: 'Payment',
      note: 'Financing is for large repairs: talk to us about it before the work starts.',
    },
    access: {
      heading: 'Access and parking',
      items: [
        '{if:freeParking}Free parking{/if}',
        '{if:waitingRoom}Waiting room with free Wi-Fi and coffee{/if}',
        '{if:courtesyCar}Courtesy vehicle on request if the repair takes more than a day{/if}',
      ],
      note: '{if:helpAtDoor}If you use a mobility aid, call us before you come: we will tell you how to get in and help you.{/if}',
    },
    card: 'Add the garage to your contacts',
    map: {
      heading: 'Where to find us',
      drawn: 'Drawn map: the garage at {address}, {city}',
      button: 'Show the map',
      notice:
        'The map comes from an outside service, which will receive your IP address. Nothing is loaded until you ask for it.',
      frame: 'Map: {name}, {address}, {city}',
      loading: 'The map is on its way…',
      external: 'Open in Google Maps',
    },
    form: {
      heading: 'Write to us',
      intro: 'Four fields are enough. Tell us what the car does, too: our answer will be more precise.',
    },
    actions: {
      heading: 'Other ways',
      book: 'Book an appointment',
      quote: 'Request a quote',
      call: 'Call',
    },
    promise: 'A request is not an appointment: we confirm the date with you, by phone or in writing.',
    fees: 'Good to know before you send: a diagnostic costs {amount:diagnostic}, taxes extra{if:diagnosticDeducted}, deducted if you accept the repair{/if}. A repair of more than {law:estimateAbove} starts with a written estimate.',
  },
})
