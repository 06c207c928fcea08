import { bilingual } from '../language.ts'

/** Texts of the offline page, for a page that is not cached, and of the banner above a cached page. */
export const offlineCopy = bilingual({
  fr: {
    title: 'Hors ligne',
    description:
      'La page demandée n’est pas sur cet appareil, mais les prix, les heures et le téléphone y sont.',
    heading: 'Pas de réseau, mais le garage est là',
    text: 'La page demandée n’est pas sur cet appareil. Elle s’ouvrira d’elle-même dès le retour du réseau.',
    retry: 'Réessayer',
    onDevice: 'Gardé sur cet appareil',
    cached: 'Le réseau ne répond pas. Voici la page gardée sur cet appareil le [date] à [time].',
  },
  en: {
    title: 'Offline',
    description: 'The page you asked for is not on this device, but prices, hours and the phone number are.',
    heading: 'No network, but the garage is here',
    text: 'The page you asked for is not on this device. It will open by itself as soon as the network is back.',
    retry: 'Try again',
    onDevice: 'Kept on this device',
    cached: 'The network is not answering. This is the page of [date], [time], kept on this device.',
  },
})
