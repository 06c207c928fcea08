import { z } from 'zod'
import { facts } from '#app/content/facts.ts'
import { dayOf, localTime } from '#app/content/hours/opening.ts'
import { forEachLang, langs } from '#app/content/language.ts'
import { beforeTaxes, countOf, EVALUATION_ABOVE, lineSum, sumOf, withTaxes } from '#app/estimate/cents.ts'
import { line as anyLine, text } from '#app/estimate/line.ts'

/** What a part is, as the law has the evaluation say it (Consumer Protection Act, s. 170). */
export const conditions = ['new', 'used', 'retooled', 'reconditioned'] as const
/** How long a line can wait: not at all, a while, or as long as the customer likes. */
export const urgencies = ['red', 'yellow', 'green'] as const
/** There is no line for shop supplies or disposal: nobody may charge them (s. 224). */
export const lineTypes = ['part', 'labour', 'package', 'duty'] as const

const line = anyLine.extend({
  id: z.string(),
  type: z.enum(lineTypes),
  /** The price of one in cents; null while nobody has said it. */
  each: z.number().int().nullable(),
  condition: z.enum(conditions).optional(),
  urgency: z.enum(urgencies).optional(),
  /** Which warranty what is fitted has; empty for none. Without it, that of its row. */
  warranty: z.string().optional(),
  /** What happens if nothing is done, in the customer's language. */
  consequence: z.string(),
  photo: z.object({ id: z.string(), sha256: z.string(), width: z.number(), height: z.number() }).optional(),
})
export type EvaluationLine = z.infer<typeof line>

const draft = z.object({
  lines: z.array(line),
  customer: z.object({ name: z.string(), address: z.string() }),
  vehicle: z.object({ make: z.string(), model: z.string(), year: z.string(), plate: z.string() }),
  /** ISO time by which the work is done; empty while nobody has said it. */
  readyAt: z.string(),
  /** The last day on which it can be accepted, as `YYYY-MM-DD`. */
  validUntil: z.string(),
  /** In cents: what making it costs, where that was announced before (s. 168); owed only if everything is refused. */
  fee: z.number().int().nullable(),
  /** How many evaluations of the request were answered when its writer last looked. */
  after: z.number().int(),
  /** What was typed and cannot be read, by its field, until it is corrected. */
  unread: z.record(z.string(), z.string()).optional(),
})
/** What staff write. */
export type Draft = z.infer<typeof draft>

const sent = draft.extend({
  kind: z.enum(['first', 'supplement']),
  /** Whether its terms are those of a company: they bind no bill. */
  isCompany: z.boolean().optional(),
  reference: z.string(),
  number: z.number().int(),
  /** ISO time at which it was sent: its date. */
  at: z.string(),
  /** The customer's language. */
  lang: z.enum(langs),
  garage: z.object({
    name: z.string(),
    street: z.string(),
    city: text,
    phone: z.string(),
    email: z.string(),
  }),
  taxes: z.object({ gst: z.number(), qst: z.number() }),
  /** What binds whom, in each language: the rest of what has to be said before a distance contract (s. 54.4). */
  terms: z.object(forEachLang(() => z.array(z.string()))),
})
/** What the customer reads: a draft with everything that the law asks for, and never changed. */
export type Sent = z.infer<typeof sent>

/** A form holds a hundred fields at most, and each line of an answer is one. */
const MOST_LINES = 60
const short = z.record(z.string(), z.string().max(200))
/** What staff may write: what is stored already is read as it is. */
const bounds = z.object({
  lines: z
    // One too many is kept, so that the page can say so.
    .array(z.object({ id: z.string().regex(/^l\d{1,4}$/), label: short, consequence: z.string().max(500) }))
    .max(MOST_LINES + 1),
  customer: short,
  vehicle: short,
})
const MOST_LETTERS = 100_000

/** Whether a draft that came from a form can be one of ours. */
export function isWithinBounds(body: Draft): boolean {
  const ids = new Set(body.lines.map(({ id }) => id))
  return (
    ids.size === body.lines.length &&
    bounds.safeParse(body).success &&
    JSON.stringify(body).length <= MOST_LETTERS
  )
}

export const readDraft = (body: string): Draft => draft.parse(JSON.parse(body))
export const readSent = (body: string): Sent => sent.parse(JSON.parse(body))

/** What an answer says of an evaluation as a whole. */
export type Verdict = 'accepted' | 'partly' | 'refused'
export function verdictOf(lines: readonly EvaluationLine[], accepted: readonly string[]): Verdict {
  if (!accepted.length) return 'refused'
  return lines.every(({ id }) => accepted.includes(id)) ? 'accepted' : 'partly'
}

/** An evaluation with its answer. */
export type Answered = { body: Sent; answer: { accepted: readonly string[] } }

export const acceptedLines = ({ body, answer }: Answered): EvaluationLine[] =>
  body.lines.filter(({ id }) => answer.accepted.includes(id))

/** The line that a State's duty is for: the nearest part above it that is called tires, else the part or the line above it. */
function lineOfDuty(lines: readonly EvaluationLine[], duty: EvaluationLine): EvaluationLine | undefined {
  const above = lines.slice(0, lines.indexOf(duty)).filter(({ type }) => type !== 'duty')
  const parts = above.filter(({ type }) => type === 'part')
  return (
    parts.findLast(({ label }) => /pneu|tire/i.test(`${label.fr} ${label.en}`)) ??
    parts.at(-1) ??
    above.at(-1)
  )
}

/** What a line is accepted with: a duty with what it is for, another by itself. */
const answeredWith = (lines: readonly EvaluationLine[], line: EvaluationLine): EvaluationLine =>
  (line.type === 'duty' && lineOfDuty(lines, line)) || line

/** What a customer answers at once: a job with its lines, which stand together. A line of no job is one by itself. */
export const jobsOf = (lines: readonly EvaluationLine[]): [job: string, lines: EvaluationLine[]][] => [
  ...Map.groupBy(lines, (line) => {
    const { job, id } = answeredWith(lines, line)
    return job ?? id
  }),
]

/** What is accepted of these lines, with the duties that go with it and without the others. */
export const withDuties = (lines: readonly EvaluationLine[], accepted: readonly string[]): string[] =>
  lines.filter((line) => accepted.includes(answeredWith(lines, line).id)).map(({ id }) => id)

/** The refused lines of jobs of which another line is accepted. */
export const refusedApart = (lines: readonly EvaluationLine[], accepted: readonly string[]) =>
  jobsOf(lines).flatMap(([, job]) => {
    const own = job.filter(({ type }) => type !== 'duty')
    const refused = own.filter(({ id }) => !accepted.includes(id))
    return refused.length < own.length ? refused : []
  })

/**
 * What all answers bind: lines, their sum as each sheet rounded it, in cents the fee that is due where all was refused, and the most
 * that the bill may say before taxes (without an answer, what needs no evaluation: s. 168).
 */
export function boundBy(answered: readonly Answered[]) {
  const lines = answered.flatMap(acceptedLines)
  const sums = answered.map((each) => sumOf(acceptedLines(each), each.body.taxes))
  const all = (part: keyof ReturnType<typeof sumOf>) => sums.reduce((sum, one) => sum + one[part], 0)
  const sum = { before: all('before'), gst: all('gst'), qst: all('qst'), total: all('total') }
  const fee = lines.length ? 0 : Math.max(0, ...answered.map(({ body }) => body.fee ?? 0))
  const taxes = answered.at(-1)?.body.taxes ?? facts().taxes
  return {
    ...{ lines, sum, fee, taxes },
    most: answered.length ? sum.before + fee : EVALUATION_ABOVE,
    /** What the next one is: it adds to what is accepted, or stands by itself. */
    kind: lines.length ? ('supplement' as const) : ('first' as const),
    /** A bill with its taxes: of all that was accepted, those that were accepted. */
    bill: (before: number) => (before === sum.before ? sum : withTaxes(before, taxes)),
  }
}

/** Whether it can still be accepted on its last day, in the garage's time. */
export const isExpired = ({ validUntil }: Pick<Draft, 'validUntil'>, now: Date): boolean =>
  dayOf(now) > validUntil

/** Whether the work can no longer be done by the hour that it names. */
export const isHourPast = ({ readyAt }: Pick<Draft, 'readyAt'>, now: Date) => new Date(readyAt) <= now

/** What the garage calls about before it begins: the rest of a job may not go without what is refused of it, or the hour was past. */
export function callAbout({ body, answer }: Answered & { answer: { at: string } }) {
  if (refusedApart(body.lines, answer.accepted).length) return 'callApart'
  return answer.accepted.length && isHourPast(body, new Date(answer.at)) ? 'callHour' : undefined
}

/** Why an evaluation cannot be sent yet, by the field of its form. */
export type Problem = { field: string; why: 'empty' | 'price' | 'amount' | 'condition' | 'past' | 'nothing' }

const MOST_CENTS = 10_000_000
export const NAME_LENGTH = 100
export const ADDRESS_LENGTH = 200

/** What the law or common sense still asks of a draft; empty if it can be sent. */
export function problemsOf(
  { lines, customer, vehicle, readyAt, validUntil, fee, unread = {} }: Draft,
  now: Date,
): Problem[] {
  const problems: Problem[] = Object.keys(unread).map((field) => ({ field, why: 'amount' }))
  const missing = (field: string, why: Problem['why'] = 'empty') =>
    field in unread || problems.push({ field, why })
  if (!lines.length) missing('lines', 'nothing')
  if (lines.length > MOST_LINES || beforeTaxes(lines) > MOST_CENTS) missing('lines', 'amount')
  if (fee && fee > MOST_CENTS) missing('fee', 'amount')
  for (const line of lines) {
    const { id, type, label, each, condition } = line
    if (!label.fr.trim() || !label.en.trim()) missing(`label.${id}`)
    if (each === null) missing(`each.${id}`, 'price')
    if (!((countOf(line) ?? 0) > 0)) missing(`count.${id}`, 'amount')
    else if (lineSum(line) > MOST_CENTS) missing(`each.${id}`, 'amount')
    if (type === 'part' && !condition) missing(`condition.${id}`, 'condition')
  }
  if (!customer.name.trim()) missing('name')
  if (customer.name.length > NAME_LENGTH) missing('name', 'amount')
  if (customer.address.length > ADDRESS_LENGTH) missing('address', 'amount')
  for (const part of ['make', 'model', 'plate'] as const) if (!vehicle[part].trim()) missing(part)
  if (!readyAt) missing('readyAt')
  else if (isHourPast({ readyAt }, now)) missing('readyAt', 'past')
  if (!validUntil) missing('validUntil')
  else if (isExpired({ validUntil }, now)) missing('validUntil', 'past')
  return problems
}

const VALID_DAYS = 14

/** The last day of a new draft. */
export const validFrom = (now: Date): string =>
  localTime(now).toPlainDate().add({ days: VALID_DAYS }).toString()
