import type { Lang } from '#app/content/language.ts'
import { type ServiceId, serviceKey } from '#app/content/services/index.ts'
import { FORM } from '#app/public/pages/contact/request-form.tsx'
import { href } from '#app/site-map.ts'

/** The contact form with a service chosen. */
export function requestHref(id: ServiceId, lang: Lang): string {
  return `${href('contact', lang)}?service=${serviceKey(id, lang)}#${FORM}`
}

/** The contact form for a fault whose cause is not known yet. */
export function diagnosticHref(lang: Lang): string {
  return `${href('contact', lang)}?service=diagnostic#${FORM}`
}
