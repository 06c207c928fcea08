import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { typeset } from '#app/content/typography.ts'
import { readCarried, shownEstimate } from '#app/estimate/carried.server.ts'
import { withTaxes } from '#app/estimate/cents.ts'
import { sumText } from '#app/estimate/shown.ts'
import { type Snapshot, snapshotOf, sumsOf } from '#app/estimate/snapshot.server.ts'
import type { Answer } from './answer.ts'
import type { CheckedRequest } from './request.ts'

/** A request's estimate: the snapshot to store, or the answer if the visitor saw other prices. */
export type SentEstimate = { snapshot: Snapshot } | { changed: Answer }

/**
 * Recalculates the submitted estimate at today's prices. The form says what was asked, never what it costs: if its sums are
 * not ours (forged or outdated), the visitor is told ours.
 */
export function estimateOf(
  { estimate }: Pick<CheckedRequest, 'estimate'>,
  lang: Lang,
  now: Date,
): SentEstimate | undefined {
  const carried = estimate ? readCarried(estimate, lang) : undefined
  if (!carried) return undefined
  const { estimate: words, facts } = content(lang)
  const snapshot = snapshotOf(carried.job, carried.answers, facts, now)
  if (sumsOf(snapshot) === carried.sums) return { snapshot }
  const texts = { now: sumText(snapshot, lang), seen: sumsText(carried.sums, snapshot, lang) }
  return {
    changed: {
      kind: 'invalid',
      errors: { estimate: typeset(fillSlots(words.form.changed, texts), lang) },
      estimate: shownEstimate(carried.job, carried.answers, lang, now),
    },
  }
}

const SEEN = /^(\d{1,9})-(\d{0,9})$/

/** Submitted sums of the same job as text; "?" if they are malformed. */
function sumsText(seen: string, { lines }: Snapshot, lang: Lang): string {
  const [, low, high] = SEEN.exec(seen) ?? []
  if (!low) return '?'
  const sum = (cents: string) => withTaxes(Number(cents), content(lang).facts.taxes)
  const certainty = low === high ? 'firm' : 'minimum'
  return sumText({ lines, certainty, lowest: sum(low), ...(high && { highest: sum(high) }) }, lang)
}
