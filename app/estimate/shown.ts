import { fill } from '#app/content/fill.ts'
import { longDate } from '#app/content/hours/dates.ts'
import { dayOf } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { offeredPackages } from '#app/content/packages/offered.ts'
import type { Package, PackageOption, QuestionName } from '#app/content/packages/package.ts'
import { money } from '#app/content/prices/money.ts'
import { fillSlots } from '#app/content/slots.ts'
import { type Content, content } from '#app/content/snapshot.ts'
import { labelledText, typeset } from '#app/content/typography.ts'
import { countOf } from './cents.ts'
import { type Answers, answeredOption, type Estimate, type EstimateLine, isDeducted } from './estimate.ts'
import { isPriced } from './holds.ts'
import { centsText, labelOf, printed, type Row, sumRows } from './line.ts'
import type { SlipLine, SlipSum } from './slip.tsx'

type SlipWords = Content['estimate']['slip']
type Sums = Pick<Estimate, 'lines' | 'lowest' | 'highest' | 'certainty'>

export type ShownSlip = {
  lines: SlipLine[]
  sum: SlipSum
  evaluation: string
  /** What a firm line means; empty without one, since nothing is promised then. */
  binds: string
}

/** From one amount in cents to another: "60 $ – 130 $"; with cents only where one of them has some. */
export function rangeText(low: number, high: number, lang: Lang): string {
  const withCents = low % 100 > 0 || high % 100 > 0
  const text = (amount: number) => money(amount / 100, lang, withCents)
  return filled(content(lang).estimate.slip.between, { low: text(low), high: text(high) }, lang)
}

/** An estimate in one language, as the page, the mails and the staff area show it. */
export function shownSlip({ lines, ...sums }: Sums & Pick<Estimate, 'evaluation'>, lang: Lang): ShownSlip {
  const words = content(lang).estimate.slip
  return {
    lines: lines.map((line, place) => ({
      ...printed(line, lang, amountText(line, words, lang)),
      note: line.note[lang],
      stamp: isSaid(lines, place) ? words.certainty[line.certainty] : '',
      look: line.certainty === 'firm' ? ('sure' as const) : undefined,
    })),
    sum: shownSum({ lines, ...sums }, words, lang),
    evaluation: words.evaluation[sums.evaluation],
    binds: isPriced(sums) && lines.some(({ certainty }) => certainty === 'firm') ? words.binds : '',
  }
}

/** Whether a line says how sure its amount is: not one that is deducted, and that a range depends on the answers is said once. */
function isSaid(lines: readonly EstimateLine[], place: number): boolean {
  const { certainty } = lines[place] as EstimateLine
  if (certainty === 'range') return lines.findIndex((line) => line.certainty === 'range') === place
  return !isDeducted(lines[place] as EstimateLine)
}

/** The lines of a receipt and its sums for mails, files and paper. */
export const slipRows = ({ lines, sum }: { lines: readonly SlipLine[]; sum: SlipSum }): Row[] => [
  ...lines.map((line) => ({
    label: labelOf(line),
    note: [line.note, line.urgency?.label, line.consequence].filter(Boolean).join(' · '),
    value: line.amount,
    stamp: line.stamp === line.amount ? '' : line.stamp,
  })),
  ...sum.rows,
]

function amountText(line: EstimateLine, words: SlipWords, lang: Lang): string {
  const { certainty, lowest, highest } = line
  if (lowest === undefined) return words.certainty.toSee
  const low = centsText(lowest, lang)
  const isCounted = highest !== undefined || countOf(line) !== undefined
  const isLeast = certainty === 'minimum' || (certainty === 'toConfirm' && !isCounted)
  if (isLeast) return filled(words.from, { amount: low }, lang)
  if (certainty === 'range' && highest !== undefined) return rangeText(lowest, highest, lang)
  return highest === 0 ? words.free : low
}

/** "Tient jusqu’au 23 décembre 2026.", or until when it did; empty for an estimate without any amount, or that the garage does not promise to hold. */
export function heldText(
  { until, ...sent }: Pick<Estimate, 'lowest' | 'highest'> & { until?: string },
  lang: Lang,
  now: Date,
): string {
  const { heldUntil, ended } = content(lang).estimate.slip
  if (!until || !isPriced(sent)) return ''
  return filled(dayOf(now) > until ? ended : heldUntil, { date: longDate(until, lang) }, lang)
}

/** "Liste de prix du 25 novembre 2026": the list the visitor saw. */
export function priceListText({ at }: { at: string }, lang: Lang): string {
  const date = longDate(dayOf(new Date(at)), lang)
  return filled(content(lang).estimate.slip.priceList, { date }, lang)
}

function shownSum({ lines, lowest, highest, certainty }: Sums, words: SlipWords, lang: Lang): SlipSum {
  if (!highest && lowest.before === 0) return { none: words.noSum, rows: [], foot: '' }
  const isAlone = lines.some(isDeducted)
  const { before, gst, qst } = words
  const labels = { before, gst, qst, total: certainty === 'firm' ? words.total : words.withTaxes }
  const isRange = certainty !== 'firm' && highest
  // A sum that is not final says so: it is between two amounts, or a minimum.
  const rows = sumRows(labels, (part) =>
    isRange ? rangeText(lowest[part], highest[part], lang) : centsText(lowest[part], lang),
  )
  const total = rows.at(-1)
  if (total && certainty === 'minimum' && !isAlone) total.stamp = words.least
  return {
    rows,
    none: '',
    foot: isAlone ? words.deducted : '',
  }
}

/** The sum in one text: "au moins 100,50 $ avant taxes", "à voir". */
export function sumText(sums: Sums, lang: Lang): string {
  const { alone, certainty, least, sum } = content(lang).estimate.slip
  if (!isPriced(sums)) return certainty.toSee
  const low = centsText(sums.lowest.before, lang)
  if (sums.certainty === 'firm') return filled(sum, { sum: low }, lang)
  const range = sums.highest && rangeText(sums.lowest.before, sums.highest.before, lang)
  if (!range && sums.lines.some(isDeducted)) return filled(alone, { sum: low }, lang)
  return filled(sum, { sum: range ?? `${least} ${low}` }, lang)
}

/** An option's label; undefined without an option. */
export function optionLabel(option: PackageOption | undefined, lang: Lang): string | undefined {
  return option && fill(option.label[lang], lang, content(lang).facts)
}

/** The questions of a job with their answers: "Huile : Synthétique". One without an answer counts where the garage asks it. */
export function estimateAnswers(job: Package, answers: Answers, lang: Lang): string[] {
  const { questions, unknown } = content(lang).estimate
  const now = offeredPackages().find(({ id }) => id === job.id)
  const isAsked = (name: QuestionName) => now?.questions.some((question) => question.name === name)
  const asked = job.questions.filter(({ name }) => answers[name] || isAsked(name))
  return asked.map((question) => {
    const answer = optionLabel(answeredOption(question, answers), lang) ?? unknown
    return typeset(labelledText(questions[question.name], answer, lang), lang)
  })
}

function filled(text: string, slots: Record<string, string>, lang: Lang): string {
  return typeset(fillSlots(text, slots), lang)
}
