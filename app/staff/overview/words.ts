import { filledCopy } from '#app/content/fill.ts'
import { inPairs } from '#app/content/language.ts'

/** Texts of the overview. `[…]` is a slot that the page fills. */
const copy = inPairs({
  title: ['Aperçu', 'Overview'],
  intro: ['Du [first] au [last], en jours du garage.', 'From [first] to [last], in the garage’s days.'],
  hint: [
    'Les indésirables ne comptent jamais; les demandes archivées, oui : elles ont été reçues. Le délai se compte en heures d’ouverture, de la demande à la première réponse. Les clics sont comptés par jour, sans témoin et sans savoir qui a cliqué.',
    'Spam is never counted; archived requests are: they came in. The time to answer is in opening hours, from the request to the first answer. Clicks are counted by the day, without cookies and without knowing who clicked.',
  ],
  period: ['Période', 'Period'],
  periods: {
    7: ['7 jours', '7 days'],
    30: ['30 jours', '30 days'],
    90: ['90 jours', '90 days'],
    365: ['12 mois', '12 months'],
  },
  head: [
    ['Quoi', 'Nombre', 'Part'],
    ['What', 'Number', 'Share'],
  ],
  requests: {
    title: ['Demandes', 'Requests'],
    received: ['Reçues', 'Received'],
    waiting: ['En attente d’une réponse', 'Waiting for an answer'],
    lost: ['Perdues : archivées sans avoir été terminées', 'Lost: archived without being completed'],
  },
  answers: {
    title: ['Délai de réponse', 'Time to answer'],
    median: ['La moitié des réponses vient en', 'Half of the answers come within'],
    none: ['Pas encore', 'Not yet'],
    goal: ['Réponses dans l’objectif de [goal]\u00a0h', 'Answers within the goal of [goal]\u00a0h'],
  },
  services: ['Par service', 'By service'],
  languages: {
    title: ['Par langue', 'By language'],
    fr: ['Français', 'French'],
    en: ['Anglais', 'English'],
  },
  lost: {
    title: ['Demandes perdues, par raison', 'Lost requests, by reason'],
  },
  clicks: {
    title: ['Clics vers le garage', 'Clicks to the garage'],
    events: {
      call: ['Appeler', 'Call'],
      message: ['Écrire (messagerie)', 'Message'],
      booking: ['Réserver', 'Book'],
    },
  },
  durations: {
    minutes: ['[minutes] min', '[minutes] min'],
    hours: ['[hours] h', '[hours] h'],
    both: ['[hours] h [minutes]', '[hours] h [minutes] min'],
  },
})

export type OverviewCopy = (typeof copy)['fr']

export const overviewCopy = filledCopy(copy)
