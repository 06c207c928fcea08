import { filledCopy } from '#app/content/fill.ts'
import { bilingual } from '#app/content/language.ts'

/** Texts of the page of what needs attention today. */
const copy = bilingual({
  fr: {
    title: 'Aujourd’hui',
    label: 'Aujourd’hui :',
    calm: 'Rien ne presse',
    counts: {
      overdue: { one: '1 en retard', other: '[count] en retard' },
      due: { one: '1 à rappeler', other: '[count] à rappeler' },
      calls: { one: '1 à relancer', other: '[count] à relancer' },
      appointments: { one: '1 rendez-vous', other: '[count] rendez-vous' },
    },
    later: {
      one: '1 attend une réponse d’ici [due]',
      other: '[count] attendent une réponse, la première d’ici [due]',
    },
    waiting: 'À rappeler',
    expected: 'Réponses attendues plus tard',
    calls: 'À relancer',
    callsHint: 'La date souhaitée est arrivée, et il n’y a pas encore de rendez-vous.',
    appointments: 'Rendez-vous du jour',
    passed: 'Rendez-vous passés',
    passedHint: 'L’auto est-elle venue? Terminez ou archivez ces demandes.',
    mails: 'Courriels non envoyés',
    mailsHint: 'L’adresse est peut-être fausse : appelez, ou renvoyez le courriel depuis la demande.',
    every: 'Voir les [count]',
    empty: 'Rien ne presse. Personne n’attend de réponse, et aucun rendez-vous n’est prévu aujourd’hui.',
    unread: {
      one: 'Rien ne presse, mais 1 demande n’est pas encore lue.',
      other: 'Rien ne presse, mais [count] demandes ne sont pas encore lues.',
    },
    failed: 'La journée n’a pas pu être chargée. Rien n’est perdu : réessayez dans un instant.',
    inbox: 'Toutes les demandes',
  },
  en: {
    title: 'Today',
    label: 'Today:',
    calm: 'Nothing is pressing',
    counts: {
      overdue: { one: '1 overdue', other: '[count] overdue' },
      due: { one: '1 to call', other: '[count] to call' },
      calls: { one: '1 to call again', other: '[count] to call again' },
      appointments: { one: '1 appointment', other: '[count] appointments' },
    },
    later: {
      one: '1 is waiting for an answer by [due]',
      other: '[count] are waiting for an answer, the first by [due]',
    },
    waiting: 'To call',
    expected: 'Answers due later',
    calls: 'To call again',
    callsHint: 'Their preferred date has arrived, and there is no appointment yet.',
    appointments: 'Appointments today',
    passed: 'Past appointments',
    passedHint: 'Did the car come? Complete or archive these requests.',
    mails: 'Emails not sent',
    mailsHint: 'The address may be wrong: call, or send the email again from the request.',
    every: 'See all [count]',
    empty: 'Nothing is pressing. Nobody is waiting for an answer, and there is no appointment today.',
    unread: {
      one: 'Nothing is pressing, but 1 request is still unread.',
      other: 'Nothing is pressing, but [count] requests are still unread.',
    },
    failed: 'The day could not be loaded. Nothing is lost: try again in a moment.',
    inbox: 'All requests',
  },
})

export const todayCopy = filledCopy(copy)
