import type { Text } from '#app/content/language.ts'

/** Reasons for closing or for other hours; a fixed list, so that each exists in both languages. */
export const closingReasons = {
  vacation: { fr: 'Vacances', en: 'Vacation' },
  holidaySeason: { fr: 'Congé des Fêtes', en: 'Holiday season' },
  publicHoliday: { fr: 'Jour férié', en: 'Public holiday' },
  training: { fr: 'Formation de l’équipe', en: 'Team training' },
  maintenance: { fr: 'Travaux au garage', en: 'Work on the garage' },
  storm: { fr: 'Tempête', en: 'Storm' },
  exceptional: { fr: 'Circonstances exceptionnelles', en: 'Special circumstances' },
} as const satisfies Record<string, Text>

export type ClosingReason = keyof typeof closingReasons
