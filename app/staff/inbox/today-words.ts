import { filledCopy } from '#app/content/fill.ts'
import { bilingual } from '#app/content/language.ts'

/** Texts of the page of what needs attention today. */
const copy = bilingual({
  fr: {
    title: 'Aujourd’hui',
    label: 'Aujourd’hui :',
    nothingLate: 'Rien en retard',
    nobody: 'Personne n’attend de réponse',
    counts: {
      overdue: { one: '1 en retard', other: '[count] en retard' },
      calls: { one: '1 à relancer', other: '[count] à relancer' },
      promises: { one: '1 auto promise', other: '[count] autos promises' },
      appointments: { one: '1 rendez-vous', other: '[count] rendez-vous' },
    },
    answers: {
      one: '1 réponse attendue [due]',
      other: '[count] réponses attendues, la première [due]',
    },
    overdue: 'En retard',
    expected: 'Réponses attendues',
    calls: 'À relancer',
    callsHint: 'La date souhaitée est arrivée, et il n’y a pas encore de rendez-vous.',
    promises: 'Autos promises',
    promisesHint: 'Tenir l’heure, ou prévenir le client : la demande a le message prêt.',
    appointments: 'Rendez-vous du jour',
    passed: 'Rendez-vous passés',
    passedHint: 'L’auto est-elle venue? Terminez ou archivez ces demandes.',
    mails: 'Courriels non envoyés',
    mailsHint: 'L’adresse est peut-être fausse : appelez, ou renvoyez le courriel depuis la demande.',
    every: 'Voir les [count]',
    failed: 'La journée n’a pas pu être chargée. Rien n’est perdu : réessayez dans un instant.',
    inbox: 'Toutes les demandes',
  },
  en: {
    title: 'Today',
    label: 'Today:',
    nothingLate: 'Nothing overdue',
    nobody: 'Nobody is waiting for an answer',
    counts: {
      overdue: { one: '1 overdue', other: '[count] overdue' },
      calls: { one: '1 to call again', other: '[count] to call again' },
      promises: { one: '1 car promised', other: '[count] cars promised' },
      appointments: { one: '1 appointment', other: '[count] appointments' },
    },
    answers: {
      one: '1 answer due [due]',
      other: '[count] answers due, the first [due]',
    },
    overdue: 'Overdue',
    expected: 'Answers due',
    calls: 'To call again',
    callsHint: 'Their preferred date has arrived, and there is no appointment yet.',
    promises: 'Cars promised',
    promisesHint: 'Keep the hour, or tell the customer: the request has the message ready.',
    appointments: 'Appointments today',
    passed: 'Past appointments',
    passedHint: 'Did the car come? Complete or archive these requests.',
    mails: 'Emails not sent',
    mailsHint: 'The address may be wrong: call, or send the email again from the request.',
    every: 'See all [count]',
    failed: 'The day could not be loaded. Nothing is lost: try again in a moment.',
    inbox: 'All requests',
  },
})

export const todayCopy = filledCopy(copy)
