import { filledCopy } from '#app/content/fill.ts'
import { inPairs } from '#app/content/language.ts'

/** Texts of live updates and keyboard shortcuts in the staff area. `[…]` is a slot. */
const copy = inPairs({
  waiting: ['Connexion...', 'Connecting...'],
  live: ['En direct', 'Live'],
  lost: ['Connexion perdue, nouvel essai...', 'Connection lost, trying again...'],
  unread: {
    one: ['1 demande non lue', '1 unread request'],
    other: ['[count] demandes non lues', '[count] unread requests'],
  },
  undo: ['Annuler', 'Undo'],
  keys: ['Raccourcis clavier', 'Keyboard shortcuts'],
  keysOn: ['Raccourcis d’une seule touche', 'Single-key shortcuts'],
  keysOnHint: ['Réglage gardé sur cet appareil.', 'Kept on this device.'],
  close: ['Fermer', 'Close'],
  key: ['Touche', 'Key'],
  does: ['Ce qu’elle fait', 'What it does'],
  enter: ['Entrée', 'Enter'],
  inbox: {
    next: ['Demande suivante', 'Next request'],
    previous: ['Demande précédente', 'Previous request'],
    open: ['Ouvrir la demande choisie', 'Open the chosen request'],
    archive: ['Archiver la demande choisie', 'Archive the chosen request'],
    search: ['Chercher', 'Search'],
    list: ['Montrer cette liste', 'Show this list'],
  },
  request: {
    next: ['Demande suivante de la liste', 'Next request of the list'],
    previous: ['Demande précédente de la liste', 'Previous request of the list'],
    open: ['Actionner le bouton ou le lien choisi', 'Use the chosen button or link'],
    archive: ['Archiver cette demande', 'Archive this request'],
    search: ['Chercher parmi les demandes', 'Search the requests'],
    list: ['Montrer cette liste', 'Show this list'],
  },
})

export type LiveCopy = (typeof copy)['fr']

export const liveCopy = filledCopy(copy)
