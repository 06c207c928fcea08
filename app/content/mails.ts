import { bilingual } from './language.ts'

export const requestMails = bilingual({
  fr: {
    notice: {
      subject: '[reference] : [about]',
      heading: 'Nouvelle demande',
      reply: 'Votre réponse à ce courriel part directement au client.',
      remindersAgreed: 'Oui, accepté à l’envoi',
      yes: 'Oui',
      language: 'Langue',
      languages: { fr: 'Français', en: 'Anglais' },
      open: 'Ouvrir la demande',
    },
    /** To the garage, when a customer changes something on the page of a request. */
    change: {
      cancelled: '[name] annule son rendez-vous ([reference])',
      asked: '[name] demande un autre moment ([reference])',
    },
    /** To a customer whose wheels were mounted: about work that was bought, so nothing in it sells. */
    retorque: {
      subject: 'Vos roues : faites revérifier les écrous ([reference])',
      text: 'Vos roues ont été montées ici il y a trois jours. Un écrou peut se desserrer après une pose : faites revérifier leur serrage après {advice:nutsAgain}.{if:wheelNuts} On le fait sur place, sans frais.{/if}',
      once: 'Cet avis suit un travail fait sur votre auto. Il ne part qu’une fois. Une question? {phone}.',
    },
    /** To a customer, with what the garage wrote. */
    news: { subject: 'Des nouvelles de votre demande [reference]' },
    acknowledgement: {
      subject: 'Votre demande [reference] est arrivée',
      greeting: 'Bonjour [name],',
      greetingWithoutName: 'Bonjour,',
      received: 'Votre demande est arrivée au garage. Elle porte le numéro :',
      follow:
        'Votre demande a sa page : où elle en est, votre rendez-vous, et quand l’auto sera prête. Gardez cette adresse pour vous.',
      open: 'Suivre ma demande',
      service: 'Service souhaité',
      preferred_date: 'Date souhaitée, à confirmer',
      nextHeading: 'La suite',
      next: [
        '{if:answeredByPerson}Une personne du garage lit votre demande pendant les heures d’ouverture et vous répond.{/if}',
        'Une demande n’est pas un rendez-vous : la date est confirmée au téléphone ou par écrit.',
        'Une réparation de plus de {law:estimateAbove} commence par une évaluation écrite.',
      ],
      /** Only where the visitor asks what is wrong. */
      diagnostic:
        'Le diagnostic coûte {amount:diagnostic}, taxes en sus{if:diagnosticDeducted}, déduit si vous acceptez la réparation{/if}.',
      keeps_parts: 'C’est noté : vous voulez récupérer vos pièces remplacées.',
      hoursHeading: 'Heures d’ouverture',
      call: 'C’est pressant? Appelez-nous au {phone} avec votre numéro de demande.',
      notYou: 'Ce n’est pas votre demande? Quelqu’un s’est trompé d’adresse : ignorez ce courriel.',
      signature: 'L’équipe, {name}',
    },
  },
  en: {
    notice: {
      subject: '[reference]: [about]',
      heading: 'New request',
      reply: 'Your reply to this email goes straight to the customer.',
      remindersAgreed: 'Yes, agreed when sending',
      yes: 'Yes',
      language: 'Language',
      languages: { fr: 'French', en: 'English' },
      open: 'Open the request',
    },
    change: {
      cancelled: '[name] cancels the appointment ([reference])',
      asked: '[name] asks for another time ([reference])',
    },
    retorque: {
      subject: 'Your wheels: have the nuts checked ([reference])',
      text: 'Your wheels were mounted here three days ago. A nut can loosen after mounting: have them checked after {advice:nutsAgain}.{if:wheelNuts} We do it on the spot, free of charge.{/if}',
      once: 'This note follows work done on your car. It is sent once. Questions? {phone}.',
    },
    news: { subject: 'News about your request [reference]' },
    acknowledgement: {
      subject: 'Your request [reference] has arrived',
      greeting: 'Hello [name],',
      greetingWithoutName: 'Hello,',
      received: 'Your request has arrived at the garage. Its number is:',
      follow:
        'Your request has its own page: where it stands, your appointment, and when the car will be ready. Keep its address to yourself.',
      open: 'Follow my request',
      service: 'Desired service',
      preferred_date: 'Preferred date, to be confirmed',
      nextHeading: 'What happens next',
      next: [
        '{if:answeredByPerson}A person at the garage reads your request during opening hours and answers you.{/if}',
        'A request is not an appointment: the date is confirmed by phone or in writing.',
        'A repair of more than {law:estimateAbove} starts with a written estimate.',
      ],
      diagnostic:
        'A diagnostic costs {amount:diagnostic}, taxes extra{if:diagnosticDeducted}, deducted if you accept the repair{/if}.',
      keeps_parts: 'Noted: you want your replaced parts back.',
      hoursHeading: 'Opening hours',
      call: 'Is it urgent? Call us at {phone} with your request number.',
      notYou: 'Not your request? Someone mistyped their address: ignore this email.',
      signature: 'The team at {name}',
    },
  },
})
