import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { labelledText, typeset } from '#app/content/typography.ts'
import { shownSnapshot } from '#app/estimate/carried.server.ts'
import { rowText } from '#app/estimate/line.ts'
import { heldText, priceListText, shownSlip, slipRows, sumText } from '#app/estimate/shown.ts'
import { readSnapshot, recalculated, type Snapshot, sameSums } from '#app/estimate/snapshot.server.ts'

/** A request's estimate as the customer saw it, until when it is valid, and what the same costs today. */
export function staffEstimate(stored: string | null, now: Date, lang: Lang) {
  const snapshot = readSnapshot(stored)
  if (!snapshot) return undefined
  return {
    ...shownSnapshot(snapshot, lang, now),
    heading: content(lang).estimate.staff.title,
    amount: sumText(snapshot, lang),
    today: todayText(snapshot, lang),
    priceList: priceListText(snapshot, lang),
  }
}

function todayText(snapshot: Snapshot, lang: Lang): string {
  const { estimate, facts } = content(lang)
  const { staff } = estimate
  const again = recalculated(snapshot, facts)
  if (!again) return staff.nowGone
  if (sameSums(again, snapshot)) return staff.nowSame
  return typeset(fillSlots(staff.now, { amount: sumText(again, lang) }), lang)
}

/** The lines and sums of an estimate, and what there is to say of them, for lists, files and paper; undefined without an estimate. */
export function estimateRows(stored: string | null, now: Date, lang: Lang) {
  const snapshot = readSnapshot(stored)
  if (!snapshot) return undefined
  const slip = shownSlip(snapshot, lang)
  const notes = [slip.sum.none, slip.sum.foot, heldText(snapshot, lang, now), priceListText(snapshot, lang)]
  return {
    lines: slip.lines,
    sums: slip.sum.rows,
    rows: slipRows(slip),
    notes: notes.flatMap((note) => note || []),
  }
}

/** The same as texts; none without an estimate. */
export function estimateLines(stored: string | null, now: Date, lang: Lang): string[] {
  const { rows = [], notes = [] } = estimateRows(stored, now, lang) ?? {}
  return [
    ...rows.map(({ label, ...row }) => typeset(labelledText(label, rowText(row), lang), lang)),
    ...notes,
  ]
}
