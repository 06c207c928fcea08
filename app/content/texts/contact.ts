import { inPairs } from '../language.ts'

/** The contact section, on its own page and on the home page. The form's texts are in `contact-form.ts`. */
export const contact = inPairs({
  subtitle: [
    'Dites-nous ce que l’auto fait, ou ne fait plus. {if:answeredByPerson}Une personne du garage vous répond pendant les heures d’ouverture.{/if}',
    'Tell us what the car does, or no longer does. {if:answeredByPerson}A person at the garage answers you during opening hours.{/if}',
  ],
  address: {
    heading: ['Adresse', 'Address'],
    copy: ['Copier l’adresse', 'Copy the address'],
    copied: ['Adresse copiée', 'Address copied'],
    copyFailed: [
      'La copie n’a pas fonctionné : sélectionnez l’adresse à la main.',
      'Copying did not work: please select the address by hand.',
    ],
    directions: ['Itinéraire', 'Directions'],
    directionsHint: ['ouvre l’application de cartes de votre téléphone', 'opens your phone’s map app'],
  },
  phone: {
    heading: ['Téléphone', 'Phone'],
    call: ['Appeler le {phone}', 'Call {phone}'],
  },
  email: {
    heading: ['Courriel', 'Email'],
    write: ['Nous écrire', 'Write to us'],
  },
  message: {
    heading: ['Messagerie', 'Messaging'],
    write: ['Écrire par WhatsApp', 'Write on WhatsApp'],
  },
  hours: {
    heading: ['Heures d’ouverture', 'Opening hours'],
    exceptions: ['Jours fériés et fermetures', 'Holidays and closings'],
    later: {
      one: ['Et [count] autre jour', 'And [count] more day'],
      other: ['Et [count] autres jours', 'And [count] more days'],
    },
  },
  payment: {
    heading: ['Paiement', 'Payment'],
    note: [
      'Pour le financement, parlez-nous-en avant les travaux.',
      'For financing, talk to us before the work starts.',
    ],
  },
  access: {
    heading: ['{if:freeParking}Accès et stationnement{/if}', '{if:freeParking}Access and parking{/if}'],
    items: [
      [
        '{if:freeParking}Stationnement gratuit{/if}',
        '{if:waitingRoom}Salle d’attente avec Wi-Fi et café gratuits{/if}',
        '{if:courtesyCar}Véhicule de courtoisie sur demande si la réparation dépasse une journée{/if}',
      ],
      [
        '{if:freeParking}Free parking{/if}',
        '{if:waitingRoom}Waiting room with free Wi-Fi and coffee{/if}',
        '{if:courtesyCar}Courtesy vehicle on request if the repair takes more than a day{/if}',
      ],
    ],
    note: [
      '{if:helpAtDoor}Si vous vous déplacez avec une aide à la mobilité, appelez-nous avant de venir : on vous dira comment entrer et on vous aidera.{/if}',
      '{if:helpAtDoor}If you use a mobility aid, call us before you come: we will tell you how to get in and help you.{/if}',
    ],
  },
  card: ['Ajouter le garage à vos contacts', 'Add the garage to your contacts'],
  map: {
    heading: ['Où nous trouver', 'Where to find us'],
    drawn: ['Plan dessiné : le garage au {address}, à {city}', 'Drawn map: the garage at {address}, {city}'],
    button: ['Afficher la carte', 'Show the map'],
    notice: [
      'La carte vient d’un service externe, qui recevra votre adresse IP. Rien n’est chargé tant que vous ne l’avez pas demandé.',
      'The map comes from an outside service, which will receive your IP address. Nothing is loaded until you ask for it.',
    ],
    frame: ['Carte : {name}, {address}, {city}', 'Map: {name}, {address}, {city}'],
    loading: ['La carte arrive…', 'The map is on its way…'],
    external: ['Ouvrir dans Google Maps', 'Open in Google Maps'],
  },
  form: {
    heading: ['Écrivez-nous', 'Write to us'],
    intro: [
      'Quatre champs suffisent. Dites aussi ce que fait l’auto : notre réponse sera plus précise.',
      'Four fields are enough. Tell us what the car does, too: our answer will be more precise.',
    ],
  },
  actions: {
    heading: ['Autrement', 'Other ways'],
    book: ['Prendre rendez-vous', 'Book an appointment'],
    quote: ['Demander une soumission', 'Request a quote'],
    call: ['Appeler', 'Call'],
  },
  promise: [
    'Une demande n’est pas un rendez-vous : on vous confirme la date au téléphone ou par écrit.',
    'A request is not an appointment: we confirm the date with you, by phone or in writing.',
  ],
  fees: [
    'Bon à savoir avant d’envoyer : le diagnostic coûte {spoken:diagnostic}, taxes en sus{if:diagnosticDeducted}, déduit si vous acceptez la réparation{/if}. Une réparation de plus de {law:estimateAbove} commence par une évaluation écrite.',
    'Good to know before you send: a diagnostic costs {spoken:diagnostic}, taxes extra{if:diagnosticDeducted}, deducted if you accept the repair{/if}. A repair of more than {law:estimateAbove} starts with a written estimate.',
  ],
})
