import type { Lang } from '#app/content/language.ts'
import type { Package } from '#app/content/packages/package.ts'
import { type ServiceId, serviceKey } from '#app/content/services/index.ts'
import { choicesQuery } from '#app/estimate/choices.ts'
import type { Answers } from '#app/estimate/estimate.ts'
import { FORM } from '#app/public/layout/booking.ts'
import { href } from '#app/site-map.ts'

/** The contact form with a service chosen. */
export function requestHref(id: ServiceId, lang: Lang): string {
  return formHref(serviceKey(id, lang), lang)
}

/** The contact form for a fault whose cause is not known yet. */
export function diagnosticHref(lang: Lang): string {
  return formHref('diagnostic', lang)
}

/** The contact form with this estimate in it. */
export function sendEstimateHref(job: Package, answers: Answers, lang: Lang): string {
  const service = job.request ?? serviceKey(job.service, lang)
  return formHref(`${service}&${choicesQuery(job, answers, lang)}`, lang)
}

function formHref(service: string, lang: Lang): string {
  return `${href('contact', lang)}?service=${service}#${FORM}`
}
