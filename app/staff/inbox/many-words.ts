import { filledCopy } from '#app/content/fill.ts'
import { inPairs } from '#app/content/language.ts'

/** Texts of bulk actions on requests. `[…]` is a slot. */
const copy = inPairs({
  choose: ['Choisir', 'Choose'],
  chooseAll: ['Toutes', 'All'],
  chooseOne: ['Choisir : [name]', 'Choose: [name]'],
  chosen: ['Avec les demandes choisies', 'With the chosen requests'],
  status: ['État', 'Status'],
  assignee: ['Confier à', 'Assign to'],
  nobody: ['Personne encore', 'Nobody yet'],
  apply: ['Changer', 'Change'],
  give: ['Confier', 'Assign'],
  undo: ['Annuler', 'Undo'],
  act: ['Autres gestes : [name]', 'More: [name]'],
  called: ['Contactée', 'Contacted'],
  archive: ['Archiver', 'Archive'],
  changed: {
    one: ['1 demande changée.', '1 request changed.'],
    other: ['[count] demandes changées.', '[count] requests changed.'],
  },
  takenBack: {
    one: ['1 demande remise comme avant.', '1 request as it was before.'],
    other: ['[count] demandes remises comme avant.', '[count] requests as they were before.'],
  },
  conflicts: [
    'Laissées comme elles sont, quelqu’un vient de les changer : [names].',
    'Left as they are, someone has just changed them: [names].',
  ],
  refused: [
    'Pas confiées, cette personne n’a plus accès aux demandes : [names].',
    'Not assigned, this person no longer has access to the requests: [names].',
  ],
})

export type ManyCopy = (typeof copy)['fr']

export const manyCopy = filledCopy(copy)
