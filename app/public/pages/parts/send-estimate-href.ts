import type { Lang } from '#app/content/language.ts'
import type { Package } from '#app/content/packages/package.ts'
import { serviceKey } from '#app/content/services/index.ts'
import { choicesQuery } from '#app/estimate/choices.ts'
import type { Answers } from '#app/estimate/estimate.ts'
import { href } from '#app/site-map.ts'

/** The contact form with this estimate in it. */
export function sendEstimateHref(job: Package, answers: Answers, lang: Lang): string {
  const service = job.request ?? serviceKey(job.service, lang)
  return `${href('contact', lang)}?service=${service}&${choicesQuery(job, answers, lang)}#contact-form`
}
