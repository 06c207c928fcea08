import type { Text } from '../language.ts'

/** Address parts of the articles, French and English side by side. One line per article, with its two files beside this one. */
export const blogSlugs: readonly Text[] = [
  { fr: 'preparation-hivernale-montreal', en: 'winter-preparation-montreal' },
  { fr: 'signes-changement-freins', en: 'brake-replacement-warning-signs' },
  { fr: 'vidange-huile-reguliere', en: 'regular-oil-changes' },
]
