import { inPairs } from '../language.ts'

/** The page on which a customer follows a request. `[…]` is a slot that the page fills. */
export const followCopy = inPairs({
  title: ['Votre demande [reference]', 'Your request [reference]'],
  reference: ['Numéro', 'Reference'],
  states: {
    received: {
      title: ['Reçue', 'Received'],
      text: ['Votre demande est arrivée au garage.', 'Your request has reached the garage.'],
    },
    answered: {
      title: ['Réponse donnée', 'Answered'],
      text: ['Le garage vous a répondu.', 'The garage has answered you.'],
    },
    booked: {
      title: ['Rendez-vous pris', 'Appointment made'],
      text: ['On vous attend.', 'We are expecting you.'],
    },
    asked: {
      title: ['Autre moment demandé', 'Another time asked for'],
      text: [
        'Le garage vous confirme la nouvelle heure. D’ici là, votre rendez-vous tient.',
        'The garage confirms the new time. Until then, your appointment stands.',
      ],
    },
    cancelled: {
      title: ['Rendez-vous annulé', 'Appointment cancelled'],
      text: [
        'On ne vous attend plus. Pour en reprendre un, appelez-nous.',
        'We are no longer expecting you. To make another one, call us.',
      ],
    },
    arrived: {
      title: ['Au garage', 'At the garage'],
      text: ['Votre auto est au garage.', 'Your car is at the garage.'],
    },
    examined: {
      title: ['Examinée', 'Examined'],
      text: ['Votre auto a été examinée.', 'Your car has been examined.'],
    },
    toRead: {
      title: ['Réponse attendue', 'Waiting for your answer'],
      text: [
        'Voici le travail proposé et son prix. Acceptez ou refusez chaque travail.',
        'Here is the work proposed, with its price. Accept or refuse each job.',
      ],
    },
    accepted: {
      title: ['Évaluation acceptée', 'Estimate accepted'],
      text: ['Vous avez accepté le travail proposé.', 'You have accepted the work proposed.'],
    },
    partly: {
      title: ['Acceptée en partie', 'Accepted in part'],
      text: [
        'Le garage fait le travail que vous avez accepté, et rien d’autre.',
        'The garage does the work you accepted, and nothing else.',
      ],
    },
    refused: {
      title: ['Évaluation refusée', 'Estimate refused'],
      text: ['Rien n’est fait. Une question? Appelez-nous.', 'Nothing is done. Questions? Call us.'],
    },
    working: {
      title: ['En travaux', 'Being repaired'],
      text: ['On travaille sur votre auto.', 'We are working on your car.'],
    },
    waiting: {
      title: ['Attend une pièce', 'Waiting for a part'],
      text: [
        'Il manque une pièce. Le travail attend qu’elle arrive.',
        'A part is missing. The work waits until it arrives.',
      ],
    },
    ready: {
      title: ['Prête', 'Ready'],
      text: [
        'Venez la chercher{if:hours} pendant les heures d’ouverture{/if}.',
        'Pick it up{if:hours} during opening hours{/if}.',
      ],
    },
    done: {
      title: ['Terminée', 'Completed'],
      text: [
        'Le travail est fait et l’auto vous a été remise.',
        'The work is done and the car is back with you.',
      ],
    },
    closed: {
      title: ['Fermée', 'Closed'],
      text: [
        'Cette demande est fermée. Une question? Appelez-nous.',
        'This request is closed. Questions? Call us.',
      ],
    },
  },
  ready: ['Votre auto est prête', 'Your car is ready'],
  steps: [
    ['Reçue', 'Évaluée', 'Acceptée', 'En travaux', 'Prête'],
    ['Received', 'Estimated', 'Accepted', 'In repair', 'Ready'],
  ],
  late: [
    'L’heure promise est passée. Appelez-nous : on vous dit où ça en est.',
    'The promised time has passed. Call us: we will tell you where it stands.',
  ],
  lateAnswer: ['Notre réponse est en retard. Appelez-nous.', 'Our answer is late. Call us.'],
  appointment: {
    title: ['Votre rendez-vous', 'Your appointment'],
    change: ['Changer ce rendez-vous', 'Change this appointment'],
    until: [
      'Vous pouvez le changer ici jusqu’au [moment]. Ensuite, appelez-nous.',
      'You can change it here until [moment]. After that, call us.',
    ],
    late: ['Pour le changer, appelez-nous.', 'To change it, call us.'],
    wish: ['Le moment qui vous irait mieux', 'A time that suits you better'],
    ask: ['Demander un autre moment', 'Ask for another time'],
    cancel: ['Annuler le rendez-vous', 'Cancel the appointment'],
    cancelHint: [
      'Le garage donne alors votre place à quelqu’un d’autre.',
      'The garage then gives your place to somebody else.',
    ],
    cancelSure: ['Oui, annuler', 'Yes, cancel it'],
  },
  did: {
    asked: ['C’est envoyé.', 'Sent.'],
    cancelled: ['Le garage est prévenu.', 'The garage has been told.'],
    empty: ['Écrivez le moment qui vous irait mieux.', 'Write the time that suits you better.'],
    long: ['Au plus [max] caractères.', 'At most [max] characters.'],
    late: [
      'Il est trop tard pour le changer ici. Appelez-nous.',
      'It is too late to change it here. Call us.',
    ],
    changed: [
      'Ce rendez-vous a changé entre-temps. Voici ce qui vaut maintenant.',
      'This appointment has changed in the meantime. Here is how it stands now.',
    ],
    often: [
      'Trop d’envois de suite. Attendez quelques minutes, ou appelez-nous.',
      'Too many tries. Wait a few minutes, or call us.',
    ],
    answered: [
      'C’est noté, merci. Votre copie est sur cette page, et dans un courriel si vous nous avez laissé une adresse.',
      'Noted, thank you. Your copy is on this page, and in an email if you left us an address.',
    ],
    choose: [
      'Il manque une réponse. Acceptez ou refusez chaque travail.',
      'An answer is missing. Accept or refuse each job.',
    ],
    replaced: [
      'Le garage a changé ou retiré cette évaluation entre-temps : votre réponse n’est pas enregistrée.',
      'The garage has changed or withdrawn this estimate in the meantime: your answer was not recorded.',
    ],
    already: [
      'Cette évaluation a déjà sa réponse. La voici, plus bas.',
      'This estimate has been answered already. The answer is below.',
    ],
    expired: [
      'Cette évaluation n’est plus valable : votre réponse n’est pas enregistrée. Appelez-nous.',
      'This estimate is no longer valid: your answer was not recorded. Call us.',
    ],
    over: [
      'Cette évaluation ne s’accepte plus ici : votre réponse n’est pas enregistrée. Appelez-nous.',
      'This estimate can no longer be accepted here: your answer was not recorded. Call us.',
    ],
    name: ['Écrivez votre nom.', 'Write your name.'],
    address: ['Écrivez votre adresse.', 'Write your address.'],
    digits: [
      'Ces chiffres ne sont pas ceux du numéro que vous avez laissé.',
      'These are not the last digits of the number you left us.',
    ],
    tries: [
      'Trop d’essais. Attendez une heure, ou appelez-nous : on note votre réponse au téléphone.',
      'Too many tries. Wait an hour, or call us: we take your answer by phone.',
    ],
  },
  messages: ['Le garage vous dit', 'The garage says'],
  story: ['Ce qui s’est passé', 'What has happened'],
  storyBooked: ['Rendez-vous : [moment]', 'Appointment: [moment]'],
  storyEvaluations: {
    sent: ['Évaluation [number] envoyée', 'Estimate [number] sent'],
    withdrawn: ['Évaluation [number] retirée', 'Estimate [number] withdrawn'],
    accepted: ['Évaluation [number] acceptée', 'Estimate [number] accepted'],
    partly: ['Évaluation [number] acceptée en partie', 'Estimate [number] accepted in part'],
    refused: ['Évaluation [number] refusée', 'Estimate [number] refused'],
  },
  price: ['Le prix que vous avez vu', 'The price you saw'],
  work: {
    choice: ['Votre réponse : [label]', 'Your answer: [label]'],
    accept: ['Accepter', 'Accept'],
    refuse: ['Refuser', 'Refuse'],
    /** Of a job with several lines. */
    apart: ['Refuser seulement cette partie', 'Refuse only this part'],
    missing: ['Acceptez ou refusez ce travail.', 'Accept or refuse this job.'],
    acceptAll: ['Tout accepter', 'Accept everything'],
    next: ['Continuer', 'Continue'],
    nextHint: [
      'Ce bouton n’enregistre rien : vous verrez d’abord votre réponse au complet.',
      'This button records nothing: you will first see your whole answer.',
    ],
    before: ['Déjà accepté : [amount], taxes comprises.', 'Already accepted: [amount], taxes included.'],
    expired: [
      'L’évaluation [number] valait jusqu’au [date]. Appelez-nous : on vous en refait une.',
      'Estimate [number] was valid until [date]. Call us: we will make you a new one.',
    ],
    review: {
      title: ['Votre réponse', 'Your answer'],
      text: [
        'Relisez-la. Rien n’est enregistré avant « [button] ».',
        'Read it again. Nothing is recorded before “[button]”.',
      ],
      name: ['Votre nom', 'Your name'],
      address: ['Votre adresse', 'Your address'],
      addressHint: ['La loi la demande sur une évaluation.', 'The law asks for it on an estimate.'],
      digits: [
        'Les quatre derniers chiffres de votre téléphone',
        'The last four digits of your phone number',
      ],
      digitsHint: [
        'Du numéro que vous avez laissé au garage, pour savoir que c’est vous.',
        'Of the number you left the garage, so that we know it is you.',
      ],
      correct: ['Corriger', 'Go back and change it'],
      accept: ['Accepter pour [total]', 'Accept for [total]'],
      refuse: ['Refuser tout', 'Refuse all'],
    },
    all: ['Tout ce que vous avez accepté', 'Everything you accepted'],
    bill: ['Votre facture', 'Your invoice'],
    billTotal: ['Total de la facture', 'Total of the invoice'],
    partsDue: ['Pièces remplacées : à vous remettre.', 'Replaced parts: to be handed to you.'],
    partsHanded: ['Pièces remplacées : remises le [date].', 'Replaced parts: handed over on [date].'],
    until: ['Jusqu’au [date].', 'Until [date].'],
    untilOrKm: [
      'Jusqu’au [date] ou [km] km après la remise, selon la première limite atteinte.',
      'Until [date] or [km] km after you got the car back, whichever comes first.',
    ],
  },
  after: {
    title: ['Après le travail', 'After the work'],
    text: ['Gardez votre facture.', 'Keep your invoice.'],
    parts: [
      '{if:warranties}Elle porte la garantie de chaque pièce.{/if}',
      '{if:warranties}It carries the warranty on each part.{/if}',
    ],
  },
  private: [
    'Gardez cette adresse pour vous : qui la connaît peut lire cette page.',
    'Keep this address to yourself: whoever has it can read this page.',
  ],
  renews: [
    'La page se met à jour d’elle-même tant qu’elle est ouverte.',
    'This page updates itself while it is open.',
  ],
  gone: {
    title: ['Cette page n’est plus là', 'This page is no longer here'],
    text: [
      'Son adresse a changé, ou elle est fermée. Appelez-nous : on vous dit où ça en est.',
      'Its address has changed, or it is closed. Call us: we will tell you where it stands.',
    ],
  },
})
