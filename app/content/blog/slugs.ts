import type { Text } from '../language.ts'

/** Slugs of the bundled articles. One line per article; its two files are in this folder. */
export const blogSlugs: readonly Text[] = [
  { fr: 'preparation-hivernale-montreal', en: 'winter-preparation-montreal' },
  { fr: 'signes-changement-freins', en: 'brake-replacement-warning-signs' },
  { fr: 'vidange-huile-reguliere', en: 'regular-oil-changes' },
]
