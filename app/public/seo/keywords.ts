import { fillAll } from '#app/content/fill.ts'
import { keywords } from '#app/content/pages/keywords.ts'
import type { Place } from '#app/places.ts'
import { postAt } from './structured-data/post-at.ts'
import { serviceAt } from './structured-data/service-at.ts'

/** The words a page is looked for by: an article's own, a service's, or the page's. */
export function keywordsOf(place: Place): readonly string[] {
  const words: Readonly<Record<string, readonly string[]>> = keywords[place.lang]
  return fillAll(postAt(place)?.seoKeywords ?? words[serviceAt(place)?.id ?? place.name] ?? [], place.lang)
}
