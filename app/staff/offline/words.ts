import { filledCopy } from '#app/content/fill.ts'
import { bilingual } from '#app/content/language.ts'

/** Texts of the staff area while it is offline. `[…]` is a slot. */
const copy = bilingual({
  fr: {
    label: 'Sans réseau',
    cachedAt: 'Hors ligne, vu [when]',
    today: 'à [time]',
    before: 'le [day] à [time]',
    waiting: {
      one: '1 changement attend le réseau',
      other: '[count] changements attendent le réseau',
    },
    stored: 'Gardé sur cet appareil. Envoyé dès que le réseau revient.',
    waits: 'Fait [when], en attente du réseau',
    note: 'Note : « [text] »',
    status: 'État : [to]',
    refused: 'Pas enregistré',
    gone: 'Cette demande n’existe plus : elle a été effacée entre-temps.',
    keepMine: 'Mettre le mien quand même',
    drop: 'Laisser tel quel',
    dropNote: 'Effacer',
    notStored:
      'Pas de réseau, et cet appareil ne garde rien. Pas enregistré : réessayez dès que le réseau revient.',
    onlineOnly: 'Pas de réseau : pas enregistré. Sans réseau, seuls une note et un état peuvent être gardés.',
    signOutWaiting: {
      one: '1 changement n’est pas encore envoyé. Si vous vous déconnectez, il sera effacé de cet appareil.',
      other:
        '[count] changements ne sont pas encore envoyés. Si vous vous déconnectez, ils seront effacés de cet appareil.',
    },
    signOutAnyway: 'Se déconnecter quand même',
    staySignedIn: 'Garder la session ouverte',
    signOutOffline:
      'Pas de réseau : impossible de vous déconnecter. Les demandes gardées sur cet appareil ont été effacées.',
    page: {
      title: 'Pas de réseau',
      text: 'Cette page n’est pas sur cet appareil. Elle s’ouvrira toute seule dès le retour du réseau. Les demandes déjà ouvertes se lisent sans réseau.',
      list: 'Demandes gardées',
      retry: 'Réessayer',
    },
  },
  en: {
    label: 'No network',
    cachedAt: 'Offline, seen [when]',
    today: 'at [time]',
    before: '[day] at [time]',
    waiting: {
      one: '1 change is waiting for the network',
      other: '[count] changes are waiting for the network',
    },
    stored: 'Kept on this device. It is sent once the network is back.',
    waits: 'Made [when], waiting for the network',
    note: 'Note: “[text]”',
    status: 'Status: [to]',
    refused: 'Not saved',
    gone: 'This request no longer exists: it was erased in the meantime.',
    keepMine: 'Use mine anyway',
    drop: 'Leave it as it is',
    dropNote: 'Erase',
    notStored: 'No network, and this device keeps nothing. Not saved: try again once the network is back.',
    onlineOnly: 'No network: not saved. Without network, only a note and a status can be kept.',
    signOutWaiting: {
      one: '1 change has not been sent yet. If you sign out, it will be erased from this device.',
      other: '[count] changes have not been sent yet. If you sign out, they will be erased from this device.',
    },
    signOutAnyway: 'Sign out anyway',
    staySignedIn: 'Stay signed in',
    signOutOffline: 'No network: you cannot sign out. The requests kept on this device have been erased.',
    page: {
      title: 'No network',
      text: 'This page is not on this device. It opens by itself once the network is back. Requests you have already opened can be read without network.',
      list: 'Kept requests',
      retry: 'Try again',
    },
  },
})

export const staffOfflineCopy = filledCopy(copy)
