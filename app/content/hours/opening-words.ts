import { bilingual } from '#app/content/language.ts'

export const openingWords = bilingual({
  fr: {
    closed: 'Fermé',
    call: 'Appelez pour les heures',
    range: '[first] à [last]',
    openUntil: 'Ouvert jusqu’à [time]',
    opensToday: 'Ouvre à [time]',
    opensTomorrow: 'Ouvre demain à [time]',
    opensThisWeek: 'Ouvre [day] à [time]',
    opensLater: 'Ouvre le [day] à [time]',
  },
  en: {
    closed: 'Closed',
    call: 'Call for our hours',
    range: '[first] to [last]',
    openUntil: 'Open until [time]',
    opensToday: 'Opens at [time]',
    opensTomorrow: 'Opens tomorrow at [time]',
    opensThisWeek: 'Opens [day] at [time]',
    opensLater: 'Opens [day] at [time]',
  },
})
