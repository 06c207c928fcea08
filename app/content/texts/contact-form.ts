import { bilingual } from '../language.ts'

/** The contact form, laid out as a work order. `contact.ts` explains what it costs and what an appointment is. */
export const contactForm = bilingual({
  fr: {
    title: 'Votre demande',
    number: 'Numéro',
    numberPending: 'à l’envoi',
    optional: 'pas obligatoire',
    parts: {
      you: 'Vous',
      work: 'Ce que fait l’auto',
      more: 'Le véhicule, le jour et le reste (pas\u00a0obligatoire)',
    },
    fields: {
      name: { label: 'Nom complet' },
      phone: {
        label: 'Téléphone',
        hint: 'Avec l’indicatif régional.',
      },
      email: { label: 'Courriel', hint: 'On y envoie la confirmation.' },
      vehicle_make: { label: 'Marque', hint: 'Par exemple Toyota' },
      vehicle_model: { label: 'Modèle', hint: 'Par exemple Corolla' },
      vehicle_year: { label: 'Année', hint: 'Par exemple 2018' },
      service_type: { label: 'Service souhaité' },
      preferred_date: { label: 'Date souhaitée', hint: 'À confirmer avec le garage.' },
      message: {
        label: 'Message',
        hint: 'Ce que l’auto fait ou ne fait plus, depuis quand, et dans quelles conditions.',
      },
      keeps_parts: { label: 'Je veux récupérer mes pièces remplacées' },
      plate: { label: 'Plaque', hint: 'Elle figure sur l’évaluation écrite.' },
      reach_by: { label: 'Comment vous joindre' },
      reach_hours: { label: 'Quand vous joindre', hint: 'Par exemple le midi, ou le samedi matin.' },
      reminders: {
        label:
          'J’accepte que {name} m’écrive pour me rappeler l’entretien. Je peux retirer cet accord en tout temps.',
      },
    },
    meant: 'Vouliez-vous dire [email]?',
    chooseService: 'Choisissez un service',
    services: { diagnostic: 'Diagnostic', unsure: 'Je ne sais pas' },
    reachBy: { any: 'Peu importe', phone: 'Par téléphone', text: 'Par texto', email: 'Par courriel' },
    submit: 'Envoyer la demande',
    submitting: 'Envoi en cours...',
    success: {
      title: 'Demande envoyée avec succès!',
      text: 'Nous vous contacterons dans les plus brefs délais.',
      call: 'C’est pressant? Appelez-nous au {phone}.',
      reference: 'Votre demande porte le numéro',
      keep: 'Gardez-le : il nous permet de retrouver votre demande tout de suite.',
    },
    ticket: {
      due: 'Réponse du garage au plus tard',
      moment: '[day], [time]',
      sent: 'Ce que vous avez envoyé',
      yes: 'Oui',
      next: 'La suite',
      print: 'Imprimer ou enregistrer',
      again: 'Faire une autre demande',
    },
    pending: {
      title: 'Demande gardée sur votre appareil',
      text: 'Votre demande n’a pas pu partir tout de suite. Elle partira d’elle-même dès que ce sera possible. Gardez cette page ouverte; si elle se ferme, rouvrez le site.',
      call: 'C’est pressant? Appelez-nous au {phone}.',
    },
    failed: {
      generic: 'Une erreur est survenue. Veuillez réessayer.',
      nothingLost: 'Rien de ce que vous avez écrit n’est perdu. Vous pouvez aussi nous appeler au {phone}.',
      fields: 'La demande n’est pas partie : il reste quelque chose à corriger.',
    },
    refused: {
      'idempotency-key-reused':
        'Une autre demande est déjà partie de ce formulaire; celle-ci n’est pas partie. Envoyez-la de nouveau ou appelez-nous au {phone}.',
      'too-many-requests':
        'Nous avons reçu beaucoup de demandes en peu de temps et la vôtre n’est pas partie. Réessayez dans quelques minutes ou appelez-nous au {phone}.',
      unavailable:
        'Votre demande n’a pas pu être enregistrée. Réessayez dans un instant ou appelez-nous au {phone}.',
    },
    invalid: {
      required: 'Ce champ est nécessaire pour vous répondre.',
      tooLong: 'Au plus [max] caractères.',
      kind: 'Cette valeur ne peut pas être lue.',
      control: 'Retirez les caractères invisibles.',
      digits: 'Écrivez le numéro au complet, avec l’indicatif régional.',
      areaCode: 'Écrivez le numéro en entier, avec l’indicatif régional (514, 438…).',
      accent: '« [sign] » ne va pas dans une adresse. Écrivez-la sans accents.',
      email: 'Écrivez une adresse complète, comme nom@exemple.ca.',
      choice: 'Choisissez une réponse de la liste.',
      date: 'Choisissez un jour du [first] au [last].',
    },
    privacy:
      'Ces renseignements servent seulement à répondre à votre demande, et aux rappels si vous cochez la case.',
    privacyMore:
      'Le personnel du garage les lit; l’hébergeur du site et le service de courriel les acheminent pour nous. Vous pouvez les consulter, les faire corriger ou retirer votre consentement en tout temps : {email}.',
    more: 'Lire la suite',
    privacyLink: 'Confidentialité : le texte complet',
    bait: 'Laissez ce champ vide',
  },
  en: {
    title: 'Your request',
    number: 'Number',
    numberPending: 'once sent',
    optional: 'optional',
    parts: {
      you: 'You',
      work: 'What the car does',
      more: 'The vehicle, the day and the rest (optional)',
    },
    fields: {
      name: { label: 'Full name' },
      phone: { label: 'Phone', hint: 'With the area code.' },
      email: { label: 'Email', hint: 'We send the confirmation here.' },
      vehicle_make: { label: 'Make', hint: 'For example Toyota' },
      vehicle_model: { label: 'Model', hint: 'For example Corolla' },
      vehicle_year: { label: 'Year', hint: 'For example 2018' },
      service_type: { label: 'Desired service' },
      preferred_date: { label: 'Preferred date', hint: 'To be confirmed with the garage.' },
      message: {
        label: 'Message',
        hint: 'What the car does or no longer does, since when, and in what conditions.',
      },
      keeps_parts: { label: 'I want my replaced parts back' },
      plate: { label: 'Licence plate', hint: 'It appears on the written estimate.' },
      reach_by: { label: 'How to reach you' },
      reach_hours: { label: 'Best time to reach you', hint: 'For example at noon, or Saturday morning.' },
      reminders: {
        label:
          'I agree that {name} may write to me with maintenance reminders. I can withdraw this consent at any time.',
      },
    },
    meant: 'Did you mean [email]?',
    chooseService: 'Choose a service',
    services: { diagnostic: 'Diagnostic', unsure: 'I don’t know' },
    reachBy: { any: 'No preference', phone: 'By phone', text: 'By text message', email: 'By email' },
    submit: 'Send the request',
    submitting: 'Sending...',
    success: {
      title: 'Request sent successfully!',
      text: 'We will contact you as soon as possible.',
      call: 'Is it urgent? Call us at {phone}.',
      reference: 'Your request number is',
      keep: 'Keep it: it lets us find your request right away.',
    },
    ticket: {
      due: 'The garage will answer by',
      moment: '[day], [time]',
      sent: 'What you sent',
      yes: 'Yes',
      next: 'What happens next',
      print: 'Print or save',
      again: 'Send another request',
    },
    pending: {
      title: 'Request kept on your device',
      text: 'Your request could not go out right away. It will be sent by itself as soon as possible. Keep this page open; if it closes, open the site again.',
      call: 'Is it urgent? Call us at {phone}.',
    },
    failed: {
      generic: 'An error occurred. Please try again.',
      nothingLost: 'Nothing you wrote is lost. You can also call us at {phone}.',
      fields: 'The request was not sent: something still needs correcting.',
    },
    refused: {
      'idempotency-key-reused':
        'Another request was already sent from this form; this one was not. Send it again or call us at {phone}.',
      'too-many-requests':
        'We received many requests in a short time and yours was not sent. Try again in a few minutes or call us at {phone}.',
      unavailable: 'Your request could not be saved. Try again in a moment or call us at {phone}.',
    },
    invalid: {
      required: 'We need this to answer you.',
      tooLong: 'At most [max] characters.',
      kind: 'This value cannot be read.',
      control: 'Please remove the invisible characters.',
      digits: 'Write the whole number, with the area code.',
      areaCode: 'Write the whole number, with the area code (514, 438…).',
      accent: '“[sign]” cannot be part of an address. Write it without accents.',
      email: 'Write a complete address, such as name@example.ca.',
      choice: 'Choose an answer from the list.',
      date: 'Choose a day from [first] to [last].',
    },
    privacy: 'This information is used only to answer your request, and for reminders if you tick the box.',
    privacyMore:
      'The garage’s staff read it; the site’s host and the email service handle it for us. You can see it, have it corrected or withdraw your consent at any time: {email}.',
    more: 'Read more',
    privacyLink: 'Privacy: the full text',
    bait: 'Leave this field empty',
  },
})
