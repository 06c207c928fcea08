import type { Facts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { forEachLang, type Text } from '#app/content/language.ts'
import { packageOf } from '#app/content/packages/index.ts'
import {
  type LineType,
  type Package,
  type PackageLine,
  type PackageOption,
  type PackageQuestion,
  type QuestionName,
  unpricedLines,
} from '#app/content/packages/package.ts'
import { duties, type Price, type RowKey } from '#app/content/prices/prices.ts'
import { type Countable, unitOf } from '#app/content/prices/units.ts'
import { recordOf } from '#app/content/records/records.ts'
import { recordOfRow, rowStands } from '#app/content/records/rows.ts'
import { isConfirmed, stands } from '#app/content/records/stands.ts'
import { cents, evaluationDue, ONE, type Sum, times, withTaxes } from './cents.ts'
import type { Line } from './line.ts'

/** Answers by question, as ids of options. */
export type Answers = Partial<Record<QuestionName, string>>

/**
 * How sure a line's amount is: `firm`, as posted; `range`, while an answer is missing; `minimum`, posted as "from"; `toConfirm`,
 * while nobody has said what it is for; `toSee`, to be quoted at the garage.
 */
export type Certainty = 'firm' | 'range' | 'minimum' | 'toConfirm' | 'toSee'

export type EstimateLine = Line & {
  type: LineType
  certainty: Certainty
  /** What is included, or what the amount depends on. */
  note: Text
  /** In cents. Without a price yet, `lowest` is left out; without an upper bound, `highest` is. */
  lowest?: number
  highest?: number
}

/** Whether a line is deducted once the repair is accepted: its amount is then what the visitor pays without the repair. */
export const isDeducted = ({ certainty, lowest }: EstimateLine) =>
  certainty === 'toSee' && lowest !== undefined

export type Estimate = {
  lines: readonly EstimateLine[]
  /** The total if all lines are firm; otherwise the minimum. */
  lowest: Sum
  /** Left out if a line has no upper bound. */
  highest?: Sum
  certainty: 'firm' | 'range' | 'minimum'
  evaluation: ReturnType<typeof evaluationDue>
}

type About = { job: Package; answers: Answers; facts: Facts }

const NOTHING: Text = { fr: '', en: '' }

/** Prices a job with these answers and this price list. An unanswered question makes a range. */
export function estimate(job: Package, answers: Answers, facts: Facts): Estimate {
  const about = { job, answers, facts }
  const priced = (lines: readonly PackageLine[] = []) => lines.map((line) => pricedLine(line, about))
  const lines = [
    ...priced(job.lines),
    ...job.questions.flatMap((question) => {
      const answered = answeredOption(question, answers)
      if (answered) return priced(answered.lines)
      // Whoever does not know may have what cannot be chosen now.
      const whole = packageOf(job.id).questions.find(({ name }) => name === question.name)
      const choices = (whole ?? question).options.map((option) => priced(option.lines))
      return choices.some((choice) => choice.length > 0) ? [rangeLine(question, choices, facts)] : []
    }),
  ]
  const known = lines.map((line, at) => ({
    id: `l${at + 1}`,
    job: job.id,
    ...line,
    ...(line.certainty === 'firm' && !isBinding(line, about) && { certainty: 'toConfirm' as const }),
  }))
  return summed(known, facts)
}

/** Whether the garage has confirmed a line's row and its package: what it has not confirmed must not be called firm. */
function isBinding({ row }: Pick<EstimateLine, 'row'>, { job, facts }: About): boolean {
  const records = [`packages.${job.id}`, row && recordOfRow(row as RowKey)]
  return records.every((id) => !id || isConfirmed(recordOf(id), facts))
}

/** The answered or preset option; undefined without either. */
export function answeredOption(question: PackageQuestion, answers: Answers): PackageOption | undefined {
  const id = answers[question.name] ?? question.preset
  return question.options.find((option) => option.id === id)
}

/** Whether the job still asks all that was answered, and has these answers. */
export function hasAnswers(job: Package, answers: Answers): boolean {
  return Object.entries(answers).every(([name, answer]) =>
    job.questions.some(
      (question) => question.name === name && question.options.some(({ id }) => id === answer),
    ),
  )
}

/** How many a price is for, for each answer that is possible, and which; none if the job cannot count them. */
function countsOf({ unit }: Price, line: PackageLine, { job, answers }: About) {
  const what: Countable | undefined = unit ? unitOf(unit).counts : 'vehicle'
  if (!what) return []
  if (what === 'vehicle') return [{ count: 1 }]
  const own = 'counts' in line ? line.counts : undefined
  const always = (own ?? job.counts)?.[what]
  if (always) return [{ count: always }]
  const question = own ? undefined : job.questions.find(({ options }) => options[0]?.counts?.[what])
  if (!question) return []
  const answered = answeredOption(question, answers)
  return (answered ? [answered] : question.options).map(({ counts, which }) => ({
    count: counts?.[what] ?? 0,
    ...(which && what === 'axles' && { which }),
  }))
}

function pricedLine(line: PackageLine, about: About): EstimateLine {
  if ('unpriced' in line)
    return { type: line.type, row: line.unpriced, certainty: 'toSee', ...unpricedLines[line.unpriced] }
  const { facts } = about
  const price: Price = 'duty' in line ? duties[line.duty] : facts.prices[line.row]
  const as = 'as' in line ? line.as : undefined
  const base = {
    type: line.type,
    row: 'duty' in line ? line.duty : line.row,
    label: inEach(price.label, facts),
    note: price.details ? inEach(price.details, facts) : NOTHING,
  }
  // The owner quotes this price case by case, has withdrawn it or has not confirmed it: there is no amount.
  const isShown = 'duty' in line || rowStands(line.row, facts)
  if (price.amount === 'quote' || !isShown) return { ...base, certainty: 'toSee' }
  if (as === 'free' || price.amount === 'free') return { ...base, certainty: 'firm', lowest: 0, highest: 0 }
  const each = cents(price.amount)
  const ofOne = { ...base, each, ...(price.unit && { unit: price.unit }) }
  const [one, ...others] = countsOf(price, line, about).map(({ count, ...which }) => {
    return { count: count * ONE, ...which }
  })
  if (!one) return { ...ofOne, certainty: 'toSee' }
  const sums = [one, ...others].map(({ count }) => times(each, count))
  const [lowest, highest] = [Math.min(...sums), Math.max(...sums)]
  const counted = { ...ofOne, ...(others.length === 0 && one), lowest }
  if (as === 'toSee' && stands('diagnosticDeducted', facts)) return { ...counted, certainty: 'toSee' }
  if (price.unitToConfirm && !price.unit) return { ...counted, certainty: 'toConfirm' }
  if (price.from || as === 'least') return { ...counted, certainty: 'minimum' }
  return { ...counted, certainty: lowest === highest ? 'firm' : 'range', highest }
}

/** One line for an unanswered question, from its cheapest to its dearest option; without a price where one has none. */
function rangeLine(
  question: PackageQuestion,
  choices: readonly (readonly EstimateLine[])[],
  facts: Facts,
): EstimateLine {
  const sums = choices.map((lines) => summed(lines, facts))
  const lowest = Math.min(...sums.map((sum) => sum.lowest.before))
  const tops = sums.map(({ highest }) => highest?.before)
  const highest = tops.some((top) => top === undefined) ? undefined : Math.max(...tops.map(Number))
  const base = {
    type: choices.flat()[0]?.type ?? ('package' as const),
    label: inEach(question.unknown ?? NOTHING, facts),
    note: NOTHING,
  }
  if (choices.flat().some((line) => line.lowest === undefined)) return { ...base, certainty: 'toSee' }
  if (choices.flat().some(({ certainty }) => certainty === 'toConfirm'))
    return lowest === 0 ? { ...base, certainty: 'toSee' } : { ...base, certainty: 'toConfirm', lowest }
  if (highest === undefined) return { ...base, certainty: 'minimum', lowest }
  return { ...base, certainty: lowest === highest ? 'firm' : 'range', lowest, highest }
}

function summed(lines: readonly EstimateLine[], { taxes }: Facts): Estimate {
  const lowest = lines.reduce((sum, line) => sum + (line.lowest ?? 0), 0)
  const isOpen = lines.some((line) => line.highest === undefined)
  const highest = isOpen ? undefined : lines.reduce((sum, line) => sum + (line.highest ?? 0), 0)
  return {
    lines,
    lowest: withTaxes(lowest, taxes),
    ...(highest !== undefined && { highest: withTaxes(highest, taxes) }),
    certainty: isOpen ? 'minimum' : lowest === highest ? 'firm' : 'range',
    evaluation: evaluationDue(lowest, highest),
  }
}

export function inEach(text: Text, facts: Facts): Text {
  return forEachLang((lang) => fill(text[lang], lang, facts))
}
