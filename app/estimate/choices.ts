import { type Lang, langs } from '#app/content/language.ts'
import { estimateParameters, everyEstimateParameter } from '#app/content/packages/index.ts'
import { offeredPackages } from '#app/content/packages/offered.ts'
import type { Package, QuestionName } from '#app/content/packages/package.ts'
import { type Answers, answeredOption } from './estimate.ts'

/** The job and the answers in a query, and why they cannot be priced. */
export type EstimateQuery = {
  job?: Package
  answers: Answers
  problems: readonly ChoiceProblem[]
}

/**
 * `language`: in the other language's words. `choice`: not one of the options, or several. `apart`: a question that the job
 * does not ask. `missing`: no job is named.
 */
export type ChoiceProblem = { on: 'job' | QuestionName; kind: 'language' | 'choice' | 'apart' | 'missing' }

/** Whether a query has any parameter of an estimate. */
export function asksEstimate(query: URLSearchParams): boolean {
  return everyEstimateParameter.some((name) => query.has(name))
}

/** Reads a job and its answers from a query in one language's words. Other parameters are ignored. */
export function readChoices(query: URLSearchParams, lang: Lang, jobs = offeredPackages()): EstimateQuery {
  const own = new Set(Object.values(estimateParameters).map((name) => name[lang]))
  const isForeign = everyEstimateParameter.some((name) => query.has(name) && !own.has(name))
  if (isForeign) return { answers: {}, problems: [{ on: 'job', kind: 'language' }] }
  const keys = query.getAll(estimateParameters.job[lang])
  const job = jobs.find(({ key }) => key[lang] === keys[0])
  if (!job || keys.length > 1) {
    const other = langs.some((each) => jobs.some(({ key }) => key[each] === keys[0]))
    const kind = keys.join('') === '' ? 'missing' : other && keys.length === 1 ? 'language' : 'choice'
    return { answers: {}, problems: [{ on: 'job', kind }] }
  }
  const problems: ChoiceProblem[] = []
  const answers: Answers = {}
  for (const [name, parameter] of Object.entries(estimateParameters) as [
    QuestionName | 'job',
    typeof job.key,
  ][]) {
    const given = query.getAll(parameter[lang])
    if (name === 'job' || given.join('') === '') continue
    const question = job.questions.find((each) => each.name === name)
    const option = question?.options.find(({ key }) => key[lang] === given[0])
    if (!question) problems.push({ on: name, kind: 'apart' })
    else if (!option || given.length > 1) problems.push({ on: name, kind: 'choice' })
    else answers[name] = option.id
  }
  return { job, answers, problems }
}

/** The query for a job with these answers, in one language's words. */
export function choicesQuery(job: Package, answers: Answers, lang: Lang): string {
  const query = new URLSearchParams({ [estimateParameters.job[lang]]: job.key[lang] })
  for (const question of job.questions) {
    const option = answers[question.name] && answeredOption(question, answers)
    if (option) query.set(estimateParameters[question.name][lang], option.key[lang])
  }
  return `${query}`
}
