import type { Lang } from '#app/content/language.ts'
import { packageOfService } from '#app/content/packages/offered.ts'
import { type ServiceId, service } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { type Answers, estimate, hasAnswers } from './estimate.ts'
import { estimateHref } from './href.ts'
import { estimateAnswers, shownSlip } from './shown.ts'

/**
 * What a service's most requested job costs in its commonest case; undefined where none of its jobs can be priced. Without the
 * price of one of the case's answers, the job is priced without answers.
 */
export function usualEstimate(id: ServiceId, lang: Lang) {
  const job = packageOfService(id)
  if (!job) return undefined
  const given = job.usual?.answers ?? {}
  const answered = { ...job, questions: job.questions.filter(({ name }) => name in given) }
  // Of what no price is by, nothing is asked.
  const asked = Object.fromEntries(answered.questions.map(({ name }) => [name, given[name]]))
  const isUsual = hasAnswers(job, asked)
  const answers: Answers = isUsual ? asked : {}
  return {
    subject: ((isUsual && job.usual?.label) || job.label)[lang],
    answers: isUsual ? estimateAnswers(answered, answers, lang) : [],
    slip: shownSlip(estimate(job, answers, content(lang).facts), lang),
    href: estimateHref(job, lang, answers),
  }
}

/** The price page with that case chosen; if none of its jobs can be priced, the service's own page. */
export const serviceEstimateHref = (id: ServiceId, lang: Lang): string =>
  usualEstimate(id, lang)?.href ?? href('service', lang, service(id).slug[lang])
