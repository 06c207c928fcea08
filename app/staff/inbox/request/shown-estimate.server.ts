import { longDate } from '#app/content/hours/dates.ts'
import { dayOf } from '#app/content/hours/opening.ts'
import { garageLang, type Lang } from '#app/content/language.ts'
import { packageOf } from '#app/content/packages/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { labelledText, typeset } from '#app/content/typography.ts'
import { isPriced } from '#app/estimate/holds.ts'
import { estimateAnswers, heldText, priceListText, shownSlip, sumText } from '#app/estimate/shown.ts'
import { readSnapshot, recalculated, type Snapshot, sameSums } from '#app/estimate/snapshot.server.ts'

/** A request's estimate as the customer saw it, until when it is valid, and what the same costs today. */
export function staffEstimate(stored: string | null, now: Date, lang: Lang) {
  const snapshot = readSnapshot(stored)
  if (!snapshot) return undefined
  const { staff, slip } = content(lang).estimate
  const job = packageOf(snapshot.job)
  return {
    heading: staff.title,
    title: slip.title,
    subject: job.label[lang],
    amount: sumText(snapshot, lang),
    answers: estimateAnswers(job, snapshot.answers, lang),
    slip: shownSlip(snapshot, lang),
    held: stateOf(snapshot, now, lang),
    today: todayText(snapshot, lang),
    priceList: priceListText(snapshot, lang),
  }
}

/** Until when it is valid, or that it is over; empty where nothing was promised. */
function stateOf(snapshot: Snapshot, now: Date, lang: Lang): string {
  const { until } = snapshot
  if (!until || !isPriced(snapshot)) return ''
  const { over, held } = content(lang).estimate.staff
  return fillSlots(dayOf(now) > until ? over : held, { date: longDate(until, lang) })
}

function todayText(snapshot: Snapshot, lang: Lang): string {
  const { estimate, facts } = content(lang)
  const { staff } = estimate
  const again = recalculated(snapshot, facts)
  if (!again) return staff.nowGone
  if (sameSums(again, snapshot)) return staff.nowSame
  return typeset(fillSlots(staff.now, { amount: sumText(again, lang) }), lang)
}

/** The lines and sums of an estimate as texts, for lists, files and paper; empty without an estimate. */
export function estimateLines(stored: string | null, lang: Lang): string[] {
  const snapshot = readSnapshot(stored)
  if (!snapshot) return []
  const { lines, sum } = shownSlip(snapshot, lang)
  const lineText = (label: string, amount: string) => typeset(labelledText(label, amount, lang), lang)
  return [
    ...lines.map(({ label, count, amount }) => lineText(count ? `${label} (${count})` : label, amount)),
    sum.before ? lineText(sum.label, sum.before) : sum.label,
    ...sum.rows.map(({ label, amount }) => lineText(label, amount)),
    ...(sum.foot ? [sum.foot] : []),
    heldText(snapshot, lang),
    priceListText(snapshot, lang),
  ].filter(Boolean)
}

/** The estimate as the printed work order shows it, in French like the rest of it. */
export function workOrderEstimate(stored: string | null) {
  const snapshot = readSnapshot(stored)
  if (!snapshot) return undefined
  const { lines, sum } = shownSlip(snapshot, garageLang)
  const sums = [
    sum.before && `${sum.label} ${sum.before}`,
    ...sum.rows.map(({ label, amount }) => `${label} ${amount}`),
    sum.foot,
  ]
  return {
    lines: lines.map(({ label, count, amount }) => ({
      label: count ? `${label} (${count})` : label,
      amount,
    })),
    sum: `${sums.filter(Boolean).join(' · ')}.`,
    held: `${heldText(snapshot, garageLang)} ${priceListText(snapshot, garageLang)}.`.trim(),
  }
}
