import { fill } from '#app/content/fill.ts'
import { longDate } from '#app/content/hours/dates.ts'
import { dayOf } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import type { Package, PackageOption } from '#app/content/packages/package.ts'
import { money } from '#app/content/prices/money.ts'
import { fillSlots } from '#app/content/slots.ts'
import { type Content, content } from '#app/content/snapshot.ts'
import { labelledText, typeset } from '#app/content/typography.ts'
import type { SlipLine, SlipSum } from '#app/ui/price/slip.tsx'
import type { Sum } from './cents.ts'
import { type Answers, answeredOption, type Estimate, type EstimateLine } from './estimate.ts'
import { isPriced } from './holds.ts'

type SlipWords = Content['estimate']['slip']

export type ShownSlip = {
  lines: SlipLine[]
  sum: SlipSum
  evaluation: string
  /** What a firm line means; empty without one, since nothing is promised then. */
  binds: string
}

/** An amount in cents as a bill writes it, always with two decimals: "10,50 $", "$1,010.50". */
export function centsText(amount: number, lang: Lang): string {
  return money(amount / 100, lang, true)
}

/** An estimate in one language, as the page, the mails and the staff area show it. */
export function shownSlip(
  { lines, ...sums }: Pick<Estimate, 'lines' | 'lowest' | 'highest' | 'certainty' | 'evaluation'>,
  lang: Lang,
): ShownSlip {
  const words = content(lang).estimate.slip
  return {
    lines: lines.map((line) => shownLine(line, words, lang)),
    sum: shownSum({ lines, ...sums }, words, lang),
    evaluation: words.evaluation[sums.evaluation],
    binds: isPriced(sums) && lines.some(({ certainty }) => certainty === 'firm') ? words.binds : '',
  }
}

function shownLine(line: EstimateLine, words: SlipWords, lang: Lang): SlipLine {
  const { certainty, halves = 2, each = 0, unit } = line
  const quantity = (halves / 2).toLocaleString(`${lang}-CA`)
  return {
    label: line.label[lang],
    note: line.note[lang],
    count:
      halves === 2 ? '' : `${quantity}${unit === 'litre' ? '\u00a0L' : ''}\u00a0× ${centsText(each, lang)}`,
    amount: amountText(line, words, lang),
    certainty,
    certaintyText: words.certainty[certainty],
  }
}

function amountText(line: EstimateLine, words: SlipWords, lang: Lang): string {
  const { certainty, lowest, highest } = line
  if (lowest === undefined) return words.toSee
  const low = centsText(lowest, lang)
  const isLeast = certainty === 'minimum' || (certainty === 'toConfirm' && line.halves === undefined)
  if (isLeast) return filled(words.from, { amount: low }, lang)
  if (certainty === 'range' && highest !== undefined)
    return filled(words.between, { low, high: centsText(highest, lang) }, lang)
  return highest === 0 ? words.free : low
}

/** "Tient jusqu’au 23 décembre 2026."; empty for an estimate without any amount, or that the garage does not promise to hold. */
export function heldText(
  { until, ...sent }: Pick<Estimate, 'lowest' | 'highest'> & { until?: string },
  lang: Lang,
): string {
  const { heldUntil } = content(lang).estimate.slip
  return until && isPriced(sent) ? filled(heldUntil, { date: longDate(until, lang) }, lang) : ''
}

/** "Liste de prix du 25 novembre 2026": the list the visitor saw. */
export function priceListText({ at }: { at: string }, lang: Lang): string {
  const date = longDate(dayOf(new Date(at)), lang)
  return filled(content(lang).estimate.slip.priceList, { date }, lang)
}

/** Whether a line is deducted once the repair is accepted: its amount is then what the visitor pays without the repair. */
const isDeducted = ({ certainty, lowest }: EstimateLine) => certainty === 'toSee' && lowest !== undefined

function shownSum(
  { lines, lowest, highest, certainty }: Pick<Estimate, 'lines' | 'lowest' | 'highest' | 'certainty'>,
  words: SlipWords,
  lang: Lang,
): SlipSum {
  const low = inText(lowest, lang)
  if (certainty === 'firm')
    return {
      certainty,
      label: words.before,
      before: low.before,
      rows: [
        { label: words.gst, amount: low.gst },
        { label: words.qst, amount: low.qst },
        { label: words.total, amount: low.total },
      ],
      foot: '',
    }
  if (highest) {
    const high = inText(highest, lang)
    return {
      certainty,
      label: words.before,
      before: filled(words.between, { low: low.before, high: high.before }, lang),
      rows: [],
      foot: filled(words.totalBetween, { low: low.total, high: high.total }, lang),
    }
  }
  if (lines.some(isDeducted))
    return {
      certainty,
      label: words.before,
      before: low.before,
      rows: [],
      foot: filled(words.aloneWithTaxes, low, lang),
    }
  if (lowest.before === 0) return { certainty, label: words.noSum, before: '', rows: [], foot: '' }
  return {
    certainty,
    label: words.before,
    before: filled(words.atLeast, { amount: low.before }, lang),
    rows: [],
    foot: filled(words.totalAtLeast, low, lang),
  }
}

/** The sum before taxes in one text: "au moins 100,50 $". */
export function sumText(
  sums: Pick<Estimate, 'lines' | 'lowest' | 'highest' | 'certainty'>,
  lang: Lang,
): string {
  const { alone, atLeast, between, toSee } = content(lang).estimate.slip
  const low = centsText(sums.lowest.before, lang)
  if (sums.certainty === 'firm') return low
  if (sums.highest) return filled(between, { low, high: centsText(sums.highest.before, lang) }, lang)
  if (sums.lines.some(isDeducted)) return filled(alone, { amount: low }, lang)
  return sums.lowest.before === 0 ? toSee : filled(atLeast, { amount: low }, lang)
}

function inText({ before, gst, qst, total }: Sum, lang: Lang) {
  return {
    before: centsText(before, lang),
    gst: centsText(gst, lang),
    qst: centsText(qst, lang),
    total: centsText(total, lang),
  }
}

/** An option's label; undefined without an option. */
export function optionLabel(option: PackageOption | undefined, lang: Lang): string | undefined {
  return option && fill(option.label[lang], lang, content(lang).facts)
}

/** The questions of a job with their answers: "Huile : Synthétique". */
export function estimateAnswers(job: Package, answers: Answers, lang: Lang): string[] {
  const { questions, unknown } = content(lang).estimate
  return job.questions.map((question) => {
    const answer = optionLabel(answeredOption(question, answers), lang) ?? unknown
    return typeset(labelledText(questions[question.name], answer, lang), lang)
  })
}

function filled(text: string, slots: Record<string, string>, lang: Lang): string {
  return typeset(fillSlots(text, slots), lang)
}
