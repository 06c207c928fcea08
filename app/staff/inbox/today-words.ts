import { filledCopy } from '#app/content/fill.ts'
import { inPairs } from '#app/content/language.ts'

/** Texts of the page of what needs attention today. */
const copy = inPairs({
  title: ['Aujourd’hui', 'Today'],
  label: ['Aujourd’hui :', 'Today:'],
  nothingLate: ['Rien en retard', 'Nothing overdue'],
  nobody: ['Personne n’attend de réponse', 'Nobody is waiting for an answer'],
  counts: {
    overdue: {
      one: ['1 en retard', '1 overdue'],
      other: ['[count] en retard', '[count] overdue'],
    },
    calls: {
      one: ['1 à relancer', '1 to call again'],
      other: ['[count] à relancer', '[count] to call again'],
    },
    promises: {
      one: ['1 auto promise', '1 car promised'],
      other: ['[count] autos promises', '[count] cars promised'],
    },
    appointments: {
      one: ['1 rendez-vous', '1 appointment'],
      other: ['[count] rendez-vous', '[count] appointments'],
    },
  },
  answers: {
    one: ['1 réponse attendue [due]', '1 answer due [due]'],
    other: ['[count] réponses attendues, la première [due]', '[count] answers due, the first [due]'],
  },
  overdue: ['En retard', 'Overdue'],
  expected: ['Réponses attendues', 'Answers due'],
  calls: ['À relancer', 'To call again'],
  callsHint: [
    'La date souhaitée est arrivée, et il n’y a pas encore de rendez-vous.',
    'Their preferred date has arrived, and there is no appointment yet.',
  ],
  untold: ['Prêtes, pas encore dit', 'Ready, not told yet'],
  untoldHint: [
    'Le client ne sait pas que son auto est prête : la demande a le message prêt.',
    'The customer does not know that the car is ready: the request has the message ready.',
  ],
  promises: ['Autos promises', 'Cars promised'],
  promisesHint: [
    'Tenir l’heure, ou prévenir le client : la demande a le message prêt.',
    'Keep the hour, or tell the customer: the request has the message ready.',
  ],
  appointments: ['Rendez-vous du jour', 'Appointments today'],
  passed: ['Rendez-vous passés', 'Past appointments'],
  passedHint: [
    'L’auto est-elle venue? Terminez ou archivez ces demandes.',
    'Did the car come? Complete or archive these requests.',
  ],
  mails: ['Courriels non envoyés', 'Emails not sent'],
  mailsHint: [
    'L’adresse est peut-être fausse : appelez, ou renvoyez le courriel depuis la demande.',
    'The address may be wrong: call, or send the email again from the request.',
  ],
  every: ['Voir les [count]', 'See all [count]'],
  failed: [
    'La journée n’a pas pu être chargée. Rien n’est perdu : réessayez dans un instant.',
    'The day could not be loaded. Nothing is lost: try again in a moment.',
  ],
  inbox: ['Toutes les demandes', 'All requests'],
})

export const todayCopy = filledCopy(copy)
