import { inPairs } from '../language.ts'

/** The contact form, laid out as a work order. `contact.ts` explains what it costs and what an appointment is. */
export const contactForm = inPairs({
  title: ['Votre demande', 'Your request'],
  number: ['Numéro', 'Number'],
  numberPending: ['à l’envoi', 'once sent'],
  optional: ['pas obligatoire', 'optional'],
  parts: {
    you: ['Vous', 'You'],
    work: ['Ce que fait l’auto', 'What the car does'],
    more: [
      'Le véhicule, le jour et le reste (pas\u00a0obligatoire)',
      'The vehicle, the day and the rest (optional)',
    ],
  },
  fields: {
    name: {
      label: ['Nom complet', 'Full name'],
    },
    phone: {
      label: ['Téléphone', 'Phone'],
      hint: ['Avec l’indicatif régional.', 'With the area code.'],
    },
    email: {
      label: ['Courriel', 'Email'],
      hint: ['On y envoie la confirmation.', 'We send the confirmation here.'],
    },
    vehicle_make: {
      label: ['Marque', 'Make'],
      hint: ['Par exemple Toyota', 'For example Toyota'],
    },
    vehicle_model: {
      label: ['Modèle', 'Model'],
      hint: ['Par exemple Corolla', 'For example Corolla'],
    },
    vehicle_year: {
      label: ['Année', 'Year'],
      hint: ['Par exemple 2018', 'For example 2018'],
    },
    service_type: {
      label: ['Service souhaité', 'Desired service'],
    },
    preferred_date: {
      label: ['Date souhaitée', 'Preferred date'],
      hint: ['À confirmer avec le garage.', 'To be confirmed with the garage.'],
    },
    message: {
      label: ['Message', 'Message'],
      hint: [
        'Ce que l’auto fait ou ne fait plus, depuis quand, et dans quelles conditions.',
        'What the car does or no longer does, since when, and in what conditions.',
      ],
    },
    keeps_parts: {
      short: ['Pièces remplacées à remettre', 'Replaced parts to give back'],
      label: ['Je veux récupérer mes pièces remplacées', 'I want my replaced parts back'],
    },
    plate: {
      label: ['Plaque', 'Licence plate'],
      hint: ['Elle figure sur l’évaluation écrite.', 'It appears on the written estimate.'],
    },
    reach_by: {
      short: ['Contact préféré', 'Preferred contact'],
      label: ['Comment vous joindre', 'How to reach you'],
    },
    reach_hours: {
      short: ['Meilleur moment', 'Best time'],
      label: ['Quand vous joindre', 'Best time to reach you'],
      hint: ['Par exemple le midi, ou le samedi matin.', 'For example at noon, or Saturday morning.'],
    },
    reminders: {
      short: ['Rappels d’entretien', 'Maintenance reminders'],
      label: [
        'J’accepte que {name} m’écrive pour me rappeler l’entretien. Je peux retirer cet accord en tout temps.',
        'I agree that {name} may write to me with maintenance reminders. I can withdraw this consent at any time.',
      ],
    },
  },
  meant: ['Vouliez-vous dire [email]?', 'Did you mean [email]?'],
  chooseService: ['Choisissez un service', 'Choose a service'],
  services: {
    diagnostic: ['Diagnostic', 'Diagnostic'],
    unsure: ['Je ne sais pas', 'I don’t know'],
  },
  reachBy: {
    any: ['Peu importe', 'No preference'],
    phone: ['Par téléphone', 'By phone'],
    text: ['Par texto', 'By text message'],
    email: ['Par courriel', 'By email'],
  },
  submit: ['Envoyer la demande', 'Send the request'],
  submitting: ['Envoi en cours...', 'Sending...'],
  success: {
    title: ['Demande envoyée avec succès!', 'Request sent successfully!'],
    text: ['Nous vous contacterons dans les plus brefs délais.', 'We will contact you as soon as possible.'],
    call: ['C’est pressant? Appelez-nous au {phone}.', 'Is it urgent? Call us at {phone}.'],
    reference: ['Votre demande porte le numéro', 'Your request number is'],
    keep: [
      'Gardez-le : il nous permet de retrouver votre demande tout de suite.',
      'Keep it: it lets us find your request right away.',
    ],
  },
  ticket: {
    due: ['Réponse du garage au plus tard', 'The garage will answer by'],
    moment: ['[day], [time]', '[day], [time]'],
    sent: ['Ce que vous avez envoyé', 'What you sent'],
    yes: ['Oui', 'Yes'],
    next: ['La suite', 'What happens next'],
    print: ['Imprimer ou enregistrer', 'Print or save'],
    again: ['Faire une autre demande', 'Send another request'],
  },
  pending: {
    title: ['Demande gardée sur votre appareil', 'Request kept on your device'],
    text: [
      'Votre demande n’a pas pu partir tout de suite. Elle partira d’elle-même dès que ce sera possible. Gardez cette page ouverte; si elle se ferme, rouvrez le site.',
      'Your request could not go out right away. It will be sent by itself as soon as possible. Keep this page open; if it closes, open the site again.',
    ],
  },
  failed: {
    generic: ['Une erreur est survenue. Veuillez réessayer.', 'An error occurred. Please try again.'],
    nothingLost: [
      'Rien de ce que vous avez écrit n’est perdu. Vous pouvez aussi nous appeler au {phone}.',
      'Nothing you wrote is lost. You can also call us at {phone}.',
    ],
    fields: [
      'La demande n’est pas partie : il reste quelque chose à corriger.',
      'The request was not sent: something still needs correcting.',
    ],
  },
  refused: {
    'idempotency-key-reused': [
      'Une autre demande est déjà partie de ce formulaire; celle-ci n’est pas partie. Envoyez-la de nouveau ou appelez-nous au {phone}.',
      'Another request was already sent from this form; this one was not. Send it again or call us at {phone}.',
    ],
    'too-many-requests': [
      'Nous avons reçu beaucoup de demandes en peu de temps et la vôtre n’est pas partie. Réessayez dans quelques minutes ou appelez-nous au {phone}.',
      'We received many requests in a short time and yours was not sent. Try again in a few minutes or call us at {phone}.',
    ],
    unavailable: [
      'Votre demande n’a pas pu être enregistrée. Réessayez dans un instant ou appelez-nous au {phone}.',
      'Your request could not be saved. Try again in a moment or call us at {phone}.',
    ],
  },
  invalid: {
    required: ['Ce champ est nécessaire pour vous répondre.', 'We need this to answer you.'],
    tooLong: ['Au plus [max] caractères.', 'At most [max] characters.'],
    kind: ['Cette valeur ne peut pas être lue.', 'This value cannot be read.'],
    control: ['Retirez les caractères invisibles.', 'Please remove the invisible characters.'],
    digits: [
      'Écrivez le numéro au complet, avec l’indicatif régional.',
      'Write the whole number, with the area code.',
    ],
    areaCode: [
      'Écrivez le numéro en entier, avec l’indicatif régional (514, 438…).',
      'Write the whole number, with the area code (514, 438…).',
    ],
    accent: [
      '« [sign] » ne va pas dans une adresse. Écrivez-la sans accents.',
      '“[sign]” cannot be part of an address. Write it without accents.',
    ],
    email: [
      'Écrivez une adresse complète, comme nom@exemple.ca.',
      'Write a complete address, such as name@example.ca.',
    ],
    choice: ['Choisissez une réponse de la liste.', 'Choose an answer from the list.'],
    date: ['Choisissez un jour du [first] au [last].', 'Choose a day from [first] to [last].'],
  },
  privacy: [
    'Ces renseignements servent seulement à répondre à votre demande, et aux rappels si vous cochez la case.',
    'This information is used only to answer your request, and for reminders if you tick the box.',
  ],
  privacyMore: [
    'Le personnel du garage les lit; l’hébergeur du site et le service de courriel les acheminent pour nous. Vous pouvez les consulter, les faire corriger ou retirer votre consentement en tout temps : {email}.',
    'The garage’s staff read it; the site’s host and the email service handle it for us. You can see it, have it corrected or withdraw your consent at any time: {email}.',
  ],
  more: ['Lire la suite', 'Read more'],
  privacyLink: ['Confidentialité : le texte complet', 'Privacy: the full text'],
  bait: ['Laissez ce champ vide', 'Leave this field empty'],
})
