import type { Lang } from '#app/content/language.ts'
import { service } from '#app/content/services/index.ts'
import type { ServiceId } from '#app/content/services/service.ts'
import { href } from '#app/site-map.ts'

/** The contact page with a service already chosen, by its French id or its English key. */
export function requestHref(id: ServiceId, lang: Lang): string {
  const key = lang === 'fr' ? id : service(id).englishKey
  return `${href('contact', lang)}?service=${key}`
}
