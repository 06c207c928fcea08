import { filledCopy } from '#app/content/fill.ts'
import { bilingual } from '#app/content/language.ts'

/** Texts of the overview. `[…]` is a slot that the page fills. */
const copy = bilingual({
  fr: {
    title: 'Aperçu',
    intro: 'Du [first] au [last], en jours du garage.',
    hint: 'Les indésirables ne comptent jamais; les demandes archivées, oui : elles ont été reçues. Le délai se compte en heures d’ouverture, de la demande à la première réponse. Les clics sont comptés par jour, sans témoin et sans savoir qui a cliqué.',
    period: 'Période',
    periods: { 7: '7 jours', 30: '30 jours', 90: '90 jours', 365: '12 mois' },
    head: ['Quoi', 'Nombre', 'Part'],
    requests: {
      title: 'Demandes',
      received: 'Reçues',
      waiting: 'En attente d’une réponse',
      lost: 'Perdues : archivées sans avoir été terminées',
    },
    answers: {
      title: 'Délai de réponse',
      median: 'La moitié des réponses vient en',
      none: 'Pas encore',
      goal: 'Réponses dans l’objectif de [goal]\u00a0h',
    },
    services: 'Par service',
    languages: { title: 'Par langue', fr: 'Français', en: 'Anglais' },
    lost: { title: 'Demandes perdues, par raison' },
    clicks: {
      title: 'Clics vers le garage',
      events: { call: 'Appeler', message: 'Écrire (messagerie)', booking: 'Réserver' },
    },
    durations: { minutes: '[minutes] min', hours: '[hours] h', both: '[hours] h [minutes]' },
  },
  en: {
    title: 'Overview',
    intro: 'From [first] to [last], in the garage’s days.',
    hint: 'Spam is never counted; archived requests are: they came in. The time to answer is in opening hours, from the request to the first answer. Clicks are counted by the day, without cookies and without knowing who clicked.',
    period: 'Period',
    periods: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '12 months' },
    head: ['What', 'Number', 'Share'],
    requests: {
      title: 'Requests',
      received: 'Received',
      waiting: 'Waiting for an answer',
      lost: 'Lost: archived without being completed',
    },
    answers: {
      title: 'Time to answer',
      median: 'Half of the answers come within',
      none: 'Not yet',
      goal: 'Answers within the goal of [goal]\u00a0h',
    },
    services: 'By service',
    languages: { title: 'By language', fr: 'French', en: 'English' },
    lost: { title: 'Lost requests, by reason' },
    clicks: {
      title: 'Clicks to the garage',
      events: { call: 'Call', message: 'Message', booking: 'Book' },
    },
    durations: { minutes: '[minutes] min', hours: '[hours] h', both: '[hours] h [minutes] min' },
  },
})

export type OverviewCopy = (typeof copy)['fr']

export const overviewCopy = filledCopy(copy)
