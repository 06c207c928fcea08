import type { Text } from '../language.ts'
import { isOwnKey, type OwnKey } from '../own-key.ts'

/** Slugs of the bundled articles. One line per article; its two files are in this folder. */
export const blogSlugs: readonly Text[] = [
  { fr: 'preparation-hivernale-montreal', en: 'winter-preparation-montreal' },
  { fr: 'signes-changement-freins', en: 'brake-replacement-warning-signs' },
  { fr: 'vidange-huile-reguliere', en: 'regular-oil-changes' },
]

/** Where the garage's own photograph of a bundled article is stored, by the article's key. */
const photographKeys: Readonly<Record<string, OwnKey>> = {
  'preparation-hivernale-montreal': 'own-b1090001',
  'signes-changement-freins': 'own-b1090002',
  'vidange-huile-reguliere': 'own-b1090003',
}

/** Where an article's photograph is stored: an article that the garage added has it under its own key. */
export const photographKey = (key: string): OwnKey | undefined => (isOwnKey(key) ? key : photographKeys[key])
