import { filledCopy } from '#app/content/fill.ts'
import { inPairs } from '#app/content/language.ts'

/** Texts of live updates in the staff area. `[…]` is a slot. */
const copy = inPairs({
  waiting: ['Connexion...', 'Connecting...'],
  live: ['En direct', 'Live'],
  lost: ['Connexion perdue, nouvel essai...', 'Connection lost, trying again...'],
  ours: {
    one: ['1 demande attend le garage', '1 request waits for the garage'],
    other: ['[count] demandes attendent le garage', '[count] requests wait for the garage'],
  },
  undo: ['Annuler', 'Undo'],
})

export type LiveCopy = (typeof copy)['fr']

export const liveCopy = filledCopy(copy)
