import { longDate } from '#app/content/hours/dates.ts'
import { dayOf } from '#app/content/hours/opening.ts'
import { garageLang, type Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { labelledText, typeset } from '#app/content/typography.ts'
import { shownSnapshot } from '#app/estimate/carried.server.ts'
import { isPriced } from '#app/estimate/holds.ts'
import { heldText, priceListText, shownSlip, slipRows, sumRows, sumText } from '#app/estimate/shown.ts'
import { readSnapshot, recalculated, type Snapshot, sameSums } from '#app/estimate/snapshot.server.ts'

/** A request's estimate as the customer saw it, until when it is valid, and what the same costs today. */
export function staffEstimate(stored: string | null, now: Date, lang: Lang) {
  const snapshot = readSnapshot(stored)
  if (!snapshot) return undefined
  return {
    ...shownSnapshot(snapshot, lang),
    heading: content(lang).estimate.staff.title,
    amount: sumText(snapshot, lang),
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
  const slip = shownSlip(snapshot, lang)
  const rows = [...slipRows(slip), ...sumRows(slip)]
  return [
    ...rows.map(({ label, amount }) => typeset(labelledText(label, amount, lang), lang)),
    slip.sum.before ? '' : slip.sum.label,
    slip.sum.foot,
    heldText(snapshot, lang),
    priceListText(snapshot, lang),
  ].filter(Boolean)
}

/** The estimate as the printed work order shows it, in French like the rest of it. */
export function workOrderEstimate(stored: string | null) {
  const snapshot = readSnapshot(stored)
  if (!snapshot) return undefined
  const slip = shownSlip(snapshot, garageLang)
  const sums = sumRows(slip).map(({ label, amount }) => `${label} ${amount}`)
  return {
    lines: slipRows(slip),
    sum: `${sums.join(' · ') || slip.sum.label}. ${slip.sum.foot}`.trim(),
    held: `${heldText(snapshot, garageLang)} ${priceListText(snapshot, garageLang)}.`.trim(),
  }
}
