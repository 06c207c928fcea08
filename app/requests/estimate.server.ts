import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { typeset } from '#app/content/typography.ts'
import { readCarried, shownEstimate } from '#app/estimate/carried.server.ts'
import { centsText, sumText } from '#app/estimate/shown.ts'
import { type Snapshot, snapshotOf, sumsOf } from '#app/estimate/snapshot.server.ts'
import type { Answer } from './answer.ts'
import type { CheckedRequest } from './request.ts'

/** The estimate of a request: as it is kept, or the answer to someone who saw other prices. */
export type SentEstimate = { snapshot: Snapshot } | { changed: Answer }

/**
 * Asks today's prices for the estimate that a form carried. The form says what was asked, never what it costs: an amount
 * made up in it is at most another than ours, and its sender is told ours.
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
  const texts = { now: sumText(snapshot, lang), seen: sumsText(carried.sums, lang) }
  return {
    changed: {
      kind: 'invalid',
      errors: { estimate: typeset(fillSlots(words.form.changed, texts), lang) },
      estimate: shownEstimate(carried.job, carried.answers, lang, now),
    },
  }
}

const SEEN = /^(\d{1,9})-(\d{0,9})$/

/** Sums as a form carried them, as text; empty where it is no sum. */
function sumsText(seen: string, lang: Lang): string {
  const [, low, high] = SEEN.exec(seen) ?? []
  if (!low) return '?'
  const { atLeast, between } = content(lang).estimate.slip
  const lowest = centsText(Number(low), lang)
  if (!high) return fillSlots(atLeast, { amount: lowest })
  return low === high ? lowest : fillSlots(between, { low: lowest, high: centsText(Number(high), lang) })
}
