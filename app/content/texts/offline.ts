import { inPairs } from '../language.ts'

/** Texts of the offline page, for a page that is not cached, and of the banner above a cached page. */
export const offlineCopy = inPairs({
  title: ['Hors ligne', 'Offline'],
  heading: ['Pas de réseau, mais le garage est là', 'No network, but the garage is here'],
  text: [
    'La page demandée n’est pas sur cet appareil. Elle s’ouvrira d’elle-même dès le retour du réseau.',
    'The page you asked for is not on this device. It will open by itself as soon as the network is back.',
  ],
  retry: ['Réessayer', 'Try again'],
  onDevice: ['Gardé sur cet appareil', 'Kept on this device'],
  cached: [
    'Le réseau ne répond pas. Voici la page gardée sur cet appareil le [date] à [time].',
    'The network is not answering. This is the page of [date], [time], kept on this device.',
  ],
})
