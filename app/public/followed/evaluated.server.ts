import type { Runtime } from '#app/context.server.ts'
import { answerEvaluation, type Unanswered, whyUntaken } from '#app/requests/evaluation/answer.server.ts'
import { type EvaluationLine, jobsOf, withDuties } from '#app/requests/evaluation/evaluation.ts'
import { mayAnswer } from '#app/requests/follow/limits.server.ts'
import { act } from '#app/requests/life/act.server.ts'
import { CUSTOMER, type Story } from '#app/requests/life/story.server.ts'
import type { FollowAnswer } from './follow-alert.tsx'

/** What a customer chose and typed for an evaluation, as it was posted. */
export type TypedAnswer = {
  id: string
  /** The hash of what was shown. */
  seen: string
  /** By the name of a field: `yes` or `no` of a job, `no` of a line that is refused apart. */
  choices: Readonly<Record<string, string>>
  name: string | undefined
  address: string
  digits: string
}

export const jobName = (job: string) => `job.${job}`
export const lineName = (id: string) => `line.${id}`
type Choices = TypedAnswer['choices']

/** Which lines are accepted: those of the jobs that are, without what is refused of one. */
export function acceptedIn(lines: readonly EvaluationLine[], choices: Choices): string[] {
  const taken = jobsOf(lines).flatMap(([job, its]) => (choices[jobName(job)] === 'yes' ? its : []))
  const accepted = taken.map(({ id }) => id).filter((id) => choices[lineName(id)] !== 'no')
  return withDuties(lines, accepted)
}

const acts = ['all', 'review', 'correct', 'answer']
/** Whether a post is about an evaluation. */
export const isOfEvaluation = (form: FormData) => acts.includes(`${form.get('act')}`)

type Desk = Pick<Runtime, 'database' | 'env' | 'secret' | 'jobs' | 'log'>

/** Takes one step of an answer: `review` shows it again whole, `all` with everything accepted, `correct` goes back, and only `answer` gives it. */
export async function evaluated(
  runtime: Desk,
  story: Story,
  form: FormData,
  now: Date,
): Promise<FollowAnswer> {
  const typed = typedIn(form)
  const step = form.get('act')
  const { id, reference } = story.request
  const found = story.evaluations.sent.find((each) => each.id === typed.id)
  if (step === 'correct') return { typed }
  if (step !== 'answer') {
    const kind = whyUntaken(found, typed.seen, story.request, now)
    if (kind) return { kind, typed }
  }
  // Before the digits are counted: whoever guesses an evaluation takes no try from the customer.
  if (!found || found.sha256 !== typed.seen) return { kind: 'replaced', typed }
  const { lines } = found.body
  if (step === 'all') {
    const choices = Object.fromEntries(jobsOf(lines).map(([job]) => [jobName(job), 'yes']))
    return { typed: { ...typed, choices }, isReview: true }
  }
  if (jobsOf(lines).some(([job]) => !typed.choices[jobName(job)])) return { kind: 'choose', typed }
  if (step === 'review') return { typed, isReview: true }

  if (!(await mayAnswer(runtime, id))) return { kind: 'tries', typed, isReview: true }
  const given = answerEvaluation({
    ...typed,
    name: typed.name ?? '',
    accepted: acceptedIn(lines, typed.choices),
    way: 'web',
  })
  const { why } = await act(runtime, { reference, by: CUSTOMER, now }, given)
  runtime.log.info('follow.act', { id, act: 'answer', outcome: why ?? 'answered' })
  return said(why, typed)
}

function said(why: Unanswered | 'gone' | undefined, typed: TypedAnswer): FollowAnswer {
  if (why === 'name' || why === 'address' || why === 'digits') return { kind: why, typed, isReview: true }
  // A number to call back is asked of staff alone.
  return { kind: why === 'gone' || why === 'phone' ? 'replaced' : (why ?? 'answered'), typed }
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function typedIn(form: FormData): TypedAnswer {
  const text = (name: string) => textOf(form, name)
  const choices = [...form.keys()]
    .filter((name) => /^(job|line)\./.test(name))
    .map((name) => [name, text(name)] as const)
    .filter(([, choice]) => choice === 'yes' || choice === 'no')
  return {
    id: text('evaluation'),
    seen: text('seen'),
    choices: Object.fromEntries(choices),
    name: form.has('name') ? text('name') : undefined,
    address: text('address'),
    digits: text('digits'),
  }
}
