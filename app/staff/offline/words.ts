import { filledCopy } from '#app/content/fill.ts'
import { inPairs } from '#app/content/language.ts'

/** Texts of the staff area while it is offline. `[…]` is a slot. */
const copy = inPairs({
  cachedAt: ['Hors ligne, vu [when]', 'Offline, seen [when]'],
  today: ['à [time]', 'at [time]'],
  before: ['le [day] à [time]', '[day] at [time]'],
  waiting: {
    one: ['1 changement attend le réseau', '1 change is waiting for the network'],
    other: ['[count] changements attendent le réseau', '[count] changes are waiting for the network'],
  },
  stored: [
    'Gardé sur cet appareil. Envoyé dès que le réseau revient.',
    'Kept on this device. It is sent once the network is back.',
  ],
  waits: ['Fait [when], en attente du réseau', 'Made [when], waiting for the network'],
  note: ['Note : « [text] »', 'Note: “[text]”'],
  status: ['État : [to]', 'Status: [to]'],
  refused: ['Pas enregistré', 'Not saved'],
  gone: [
    'Cette demande n’existe plus : elle a été effacée entre-temps.',
    'This request no longer exists: it was erased in the meantime.',
  ],
  keepMine: ['Mettre le mien quand même', 'Use mine anyway'],
  drop: ['Laisser tel quel', 'Leave it as it is'],
  dropNote: ['Effacer', 'Erase'],
  notStored: [
    'Pas de réseau, et cet appareil ne garde rien. Pas enregistré : réessayez dès que le réseau revient.',
    'No network, and this device keeps nothing. Not saved: try again once the network is back.',
  ],
  onlineOnly: [
    'Pas de réseau : pas enregistré. Sans réseau, seuls une note et un état peuvent être gardés.',
    'No network: not saved. Without network, only a note and a status can be kept.',
  ],
  signOutWaiting: {
    one: [
      '1 changement n’est pas encore envoyé. Si vous vous déconnectez, il sera effacé de cet appareil. Se déconnecter quand même?',
      '1 change has not been sent yet. If you sign out, it will be erased from this device. Sign out anyway?',
    ],
    other: [
      '[count] changements ne sont pas encore envoyés. Si vous vous déconnectez, ils seront effacés de cet appareil. Se déconnecter quand même?',
      '[count] changes have not been sent yet. If you sign out, they will be erased from this device. Sign out anyway?',
    ],
  },
  signOutOffline: [
    'Pas de réseau : impossible de vous déconnecter. Les demandes gardées sur cet appareil ont été effacées.',
    'No network: you cannot sign out. The requests kept on this device have been erased.',
  ],
  page: {
    title: ['Pas de réseau', 'No network'],
    text: [
      'Cette page n’est pas sur cet appareil. Elle s’ouvrira toute seule dès le retour du réseau. Les demandes déjà ouvertes se lisent sans réseau.',
      'This page is not on this device. It opens by itself once the network is back. Requests you have already opened can be read without network.',
    ],
    list: ['Demandes gardées', 'Kept requests'],
    retry: ['Réessayer', 'Try again'],
  },
})

export const staffOfflineCopy = filledCopy(copy)
