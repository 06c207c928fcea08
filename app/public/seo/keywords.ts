import { content } from '#app/content/snapshot.ts'
import type { Place } from '#app/places.ts'
import { postAt, serviceAt } from './subjects.ts'

/** The search keywords of a page: an article's own, a service's, or the page's. */
export function keywordsOf(place: Place): readonly string[] {
  const { headings, services } = content(place.lang)
  const pages: Partial<Record<string, { keywords: readonly string[] }>> = headings
  const service = serviceAt(place)
  return postAt(place)?.seoKeywords ?? (service ? services[service.id] : pages[place.name])?.keywords ?? []
}
