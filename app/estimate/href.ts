import type { Lang } from '#app/content/language.ts'
import type { Package } from '#app/content/packages/package.ts'
import { href } from '#app/site-map.ts'
import { choicesQuery } from './choices.ts'
import type { Answers } from './estimate.ts'

/** Anchors on the price page: the estimate form and its result. */
export const ESTIMATE = 'estimation'
export const SLIP = 'estimate-slip'

/** The price page with a job chosen. */
export function estimateHref(job: Package, lang: Lang, answers: Answers = {}): string {
  return `${href('pricing', lang)}?${choicesQuery(job, answers, lang)}#${ESTIMATE}`
}
