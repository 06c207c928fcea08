import { filledCopy } from '#app/content/fill.ts'
import { inPairs } from '#app/content/language.ts'

/** Texts of the overview. `[…]` is a slot that the page fills. */
const copy = inPairs({
  title: ['Aperçu', 'Overview'],
  intro: ['Du [first] au [last], en jours du garage.', 'From [first] to [last], in the garage’s days.'],
  hint: [
    'Les indésirables ne comptent jamais; les demandes archivées, oui : elles ont été reçues. Un appel noté compte comme un contact. Les clics sont comptés par jour, sans témoin et sans savoir qui a cliqué.',
    'Spam is never counted; archived requests are: they came in. A call that was noted counts as a contact. Clicks are counted by the day, without cookies and without knowing who clicked.',
  ],
  period: ['Période', 'Period'],
  /** By their days, today included. */
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
  groups: {
    requests: ['Demandes', 'Requests'],
    answers: [
      'De la demande à la réponse, en heures d’ouverture',
      'From request to answer, in opening hours',
    ],
    types: ['Par formulaire', 'By form'],
    services: ['Par service', 'By service'],
    languages: ['Par langue', 'By language'],
    lost: ['Demandes perdues, par raison', 'Lost requests, by reason'],
    clicks: ['Clics vers le garage', 'Clicks to the garage'],
  },
  requests: {
    received: ['Reçues', 'Received'],
    waiting: ['En attente d’une réponse', 'Waiting for an answer'],
    lost: ['Perdues : archivées sans avoir été terminées', 'Lost: archived without being completed'],
  },
  answers: {
    median: ['La moitié des réponses vient en', 'Half of the answers come within'],
    none: ['Pas encore', 'Not yet'],
    goal: ['Réponses dans l’objectif de [goal]\u00a0h', 'Answers within the goal of [goal]\u00a0h'],
  },
  events: {
    call: ['Appeler', 'Call'],
    message: ['Écrire (messagerie)', 'Message'],
    booking: ['Réserver', 'Book'],
  },
})

export const overviewCopy = filledCopy(copy)
