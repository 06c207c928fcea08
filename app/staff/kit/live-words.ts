import { filledCopy } from '#app/content/fill.ts'
import { inPairs } from '#app/content/language.ts'

/** Texts of live updates in the staff area. `[…]` is a slot. */
const copy = inPairs({
  waiting: ['Connexion...', 'Connecting...'],
  live: ['En direct', 'Live'],
  lost: ['Connexion perdue, nouvel essai...', 'Connection lost, trying again...'],
  unread: {
    one: ['1 demande non lue', '1 unread request'],
    other: ['[count] demandes non lues', '[count] unread requests'],
  },
  undo: ['Annuler', 'Undo'],
})

export type LiveCopy = (typeof copy)['fr']

export const liveCopy = filledCopy(copy)
