import { inPairs } from './language.ts'

export const requestMails = inPairs({
  notice: {
    subject: ['[reference] : [about]', '[reference]: [about]'],
    heading: ['Nouvelle demande', 'New request'],
    reply: [
      'Votre réponse à ce courriel part directement au client.',
      'Your reply to this email goes straight to the customer.',
    ],
    remindersAgreed: ['Oui, accepté à l’envoi', 'Yes, agreed when sending'],
    open: ['Ouvrir la demande', 'Open the request'],
  },
  /** To the garage, when a customer changes something on the page of a request. */
  change: {
    cancelled: [
      '[name] annule son rendez-vous ([reference])',
      '[name] cancels the appointment ([reference])',
    ],
    asked: ['[name] demande un autre moment ([reference])', '[name] asks for another time ([reference])'],
  },
  /** To a customer whose wheels were mounted: about work that was bought, so nothing in it sells. */
  retorque: {
    subject: [
      'Vos roues : faites revérifier les écrous ([reference])',
      'Your wheels: have the nuts checked ([reference])',
    ],
    text: [
      'Si on a enlevé des roues de votre auto chez {name} le [date], les écrous peuvent se desserrer. Faites-en revérifier le serrage après {advice:nutsAgain}.{if:wheelNuts} On le fait sur place, sans frais.{/if}',
      'If we took wheels off your car at {name} on [date], the nuts can loosen. Have them checked after {advice:nutsAgain}.{if:wheelNuts} We do it on the spot, free of charge.{/if}',
    ],
    once: [
      'Cet avis suit un travail fait sur votre auto. Il ne part qu’une fois. Une question? {phone}.',
      'This note follows work done on your car. It is sent once. Questions? {phone}.',
    ],
  },
  /** To a customer, with what the garage wrote. */
  news: {
    subject: ['Au sujet de votre demande [reference]', 'About your request [reference]'],
    noted: ['Bonjour, le garage a noté votre demande.', 'Hello, the garage has noted your request.'],
  },
  acknowledgement: {
    subject: ['Votre demande [reference] est arrivée', 'Your request [reference] has arrived'],
    greeting: ['Bonjour [name],', 'Hello [name],'],
    greetingWithoutName: ['Bonjour,', 'Hello,'],
    received: [
      'Votre demande est arrivée au garage. Elle porte le numéro :',
      'Your request has arrived at the garage. Its number is:',
    ],
    follow: [
      'Votre demande a sa page : où elle en est, votre rendez-vous, et quand l’auto sera prête. Gardez cette adresse pour vous.',
      'Your request has its own page: where it stands, your appointment, and when the car will be ready. Keep its address to yourself.',
    ],
    open: ['Suivre ma demande', 'Follow my request'],
    service: ['Service souhaité', 'Desired service'],
    preferred_date: ['Date souhaitée, à confirmer', 'Preferred date, to be confirmed'],
    nextHeading: ['La suite', 'What happens next'],
    next: [
      [
        '{if:answeredByPerson}Une personne du garage lit votre demande pendant les heures d’ouverture et vous répond.{/if}',
        'Une demande n’est pas un rendez-vous : la date est confirmée au téléphone ou par écrit.',
        'Une réparation de plus de {law:estimateAbove} commence par une évaluation écrite.',
      ],
      [
        '{if:answeredByPerson}A person at the garage reads your request during opening hours and answers you.{/if}',
        'A request is not an appointment: the date is confirmed by phone or in writing.',
        'A repair of more than {law:estimateAbove} starts with a written estimate.',
      ],
    ],
    /** Only where the visitor asks what is wrong. */
    diagnostic: [
      'Le diagnostic coûte {spoken:diagnostic}, taxes en sus{if:diagnosticDeducted}, déduit si vous acceptez la réparation{/if}.',
      'A diagnostic costs {spoken:diagnostic}, taxes extra{if:diagnosticDeducted}, deducted if you accept the repair{/if}.',
    ],
    keeps_parts: [
      'C’est noté : vous voulez récupérer vos pièces remplacées.',
      'Noted: you want your replaced parts back.',
    ],
    hoursHeading: ['Heures d’ouverture', 'Opening hours'],
    call: [
      'C’est pressant? Appelez-nous au {phone} avec votre numéro de demande.',
      'Is it urgent? Call us at {phone} with your request number.',
    ],
    notYou: [
      'Ce n’est pas votre demande? Quelqu’un s’est trompé d’adresse : ignorez ce courriel.',
      'Not your request? Someone mistyped their address: ignore this email.',
    ],
    signature: ['L’équipe, {name}', 'The team at {name}'],
  },
})
