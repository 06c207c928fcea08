import { filledCopy } from '#app/content/fill.ts'
import { inPairs } from '#app/content/language.ts'

/** Texts of the page of what needs attention today. */
const copy = inPairs({
  title: ['Aujourd’hui', 'Today'],
  label: ['Aujourd’hui :', 'Today:'],
  nothingLate: ['Rien en retard', 'Nothing overdue'],
  nobody: ['Rien n’attend le garage', 'Nothing waits for the garage'],
  counts: {
    overdue: {
      one: ['1 en retard', '1 overdue'],
      other: ['[count] en retard', '[count] overdue'],
    },
    ours: {
      one: ['1 à faire', '1 to do'],
      other: ['[count] à faire', '[count] to do'],
    },
    booked: {
      one: ['1 rendez-vous', '1 appointment'],
      other: ['[count] rendez-vous', '[count] appointments'],
    },
  },
  first: [', la première [due]', ', the first [due]'],
  overdue: ['En retard', 'Overdue'],
  ours: ['À faire', 'To do'],
  booked: ['Rendez-vous du jour', 'Appointments today'],
  mails: ['Courriels non envoyés', 'Emails not sent'],
  mailsHint: [
    'L’adresse est peut-être fausse : appelez, ou renvoyez le courriel depuis la demande.',
    'The address may be wrong: call, or send the email again from the request.',
  ],
  every: ['Tout voir', 'See all'],
  failed: [
    'La journée n’a pas pu être chargée. Rien n’est perdu : réessayez dans un instant.',
    'The day could not be loaded. Nothing is lost: try again in a moment.',
  ],
  inbox: ['Toutes les demandes', 'All requests'],
})

export const todayCopy = filledCopy(copy)
