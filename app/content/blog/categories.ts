import type { Lang, Text } from '../language.ts'

/** The categories of the blog, in the order of the filter chips. URLs and the articles' front matter use the key. */
export const categories = {
  maintenance: { fr: 'Entretien', en: 'Maintenance' },
  repairs: { fr: 'Réparations', en: 'Repairs' },
  'tires-brakes': { fr: 'Pneus & Freins', en: 'Tires & Brakes' },
  rustproofing: { fr: 'Antirouille', en: 'Rustproofing' },
  seasonal: { fr: 'Saison', en: 'Seasonal' },
  tips: { fr: 'Conseils', en: 'Tips' },
} as const satisfies Record<string, Text>

export type CategoryKey = keyof typeof categories

export const categoryKeys = Object.keys(categories) as [CategoryKey, ...CategoryKey[]]

export function categoriesIn(lang: Lang): { key: CategoryKey; label: string }[] {
  return categoryKeys.map((key) => ({ key, label: categories[key][lang] }))
}
