import type { Lang } from '#app/content/language.ts'
import { type ServiceFacts, serviceKey } from '#app/content/services/index.ts'
import { href } from '#app/site-map.ts'

/** The home page with a service in detail. */
export function detailHref({ id }: ServiceFacts, lang: Lang): string {
  return `${href('home', lang)}?service=${serviceKey(id, lang)}#services`
}
