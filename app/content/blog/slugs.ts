import type { Text } from '../language.ts'
import { isOwnKey, type OwnKey } from '../own-key.ts'

/** The bundled articles: the slugs, and where the garage's own photograph of each is stored. Their two files are in this folder. */
const bundled: readonly { slugs: Text; photograph: OwnKey }[] = [
  {
    slugs: { fr: 'preparation-hivernale-montreal', en: 'winter-preparation-montreal' },
    photograph: 'own-b1090001',
  },
  {
    slugs: { fr: 'signes-changement-freins', en: 'brake-replacement-warning-signs' },
    photograph: 'own-b1090002',
  },
  { slugs: { fr: 'vidange-huile-reguliere', en: 'regular-oil-changes' }, photograph: 'own-b1090003' },
]

export const blogSlugs: readonly Text[] = bundled.map(({ slugs }) => slugs)

/** Where an article's photograph is stored: an article that the garage added has it under its own key. */
export const photographKey = (key: string): OwnKey | undefined =>
  isOwnKey(key) ? key : bundled.find(({ slugs }) => slugs.fr === key)?.photograph
