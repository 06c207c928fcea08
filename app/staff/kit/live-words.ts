import { filledCopy } from '#app/content/fill.ts'
import { bilingual } from '#app/content/language.ts'

/** Texts of live updates and keyboard shortcuts in the staff area. `[…]` is a slot. */
const copy = bilingual({
  fr: {
    waiting: 'Connexion...',
    live: 'En direct',
    lost: 'Connexion perdue, nouvel essai...',
    fresh: { one: '1 nouvelle demande', other: '[count] nouvelles demandes' },
    unread: { one: '1 demande non lue', other: '[count] demandes non lues' },
    undo: 'Annuler',
    keys: 'Raccourcis clavier',
    keysOn: 'Raccourcis d’une seule touche',
    keysOnHint: 'Réglage gardé sur cet appareil.',
    close: 'Fermer',
    key: 'Touche',
    does: 'Ce qu’elle fait',
    enter: 'Entrée',
    inbox: {
      next: 'Demande suivante',
      previous: 'Demande précédente',
      open: 'Ouvrir la demande choisie',
      archive: 'Archiver la demande choisie',
      search: 'Chercher',
      list: 'Montrer cette liste',
    },
    request: {
      next: 'Demande suivante de la liste',
      previous: 'Demande précédente de la liste',
      open: 'Actionner le bouton ou le lien choisi',
      archive: 'Archiver cette demande',
      search: 'Chercher parmi les demandes',
      list: 'Montrer cette liste',
    },
  },
  en: {
    waiting: 'Connecting...',
    live: 'Live',
    lost: 'Connection lost, trying again...',
    fresh: { one: '1 new request', other: '[count] new requests' },
    unread: { one: '1 unread request', other: '[count] unread requests' },
    undo: 'Undo',
    keys: 'Keyboard shortcuts',
    keysOn: 'Single-key shortcuts',
    keysOnHint: 'Kept on this device.',
    close: 'Close',
    key: 'Key',
    does: 'What it does',
    enter: 'Enter',
    inbox: {
      next: 'Next request',
      previous: 'Previous request',
      open: 'Open the chosen request',
      archive: 'Archive the chosen request',
      search: 'Search',
      list: 'Show this list',
    },
    request: {
      next: 'Next request of the list',
      previous: 'Previous request of the list',
      open: 'Use the chosen button or link',
      archive: 'Archive this request',
      search: 'Search the requests',
      list: 'Show this list',
    },
  },
})

export type LiveCopy = (typeof copy)['fr']

export const liveCopy = filledCopy(copy)
