import type { Lang } from '#app/content/language.ts'
import { packageOf } from '#app/content/packages/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { estimateAnswers, heldText, priceListText, shownSlip, slipRows } from '#app/estimate/shown.ts'
import type { Snapshot } from '#app/estimate/snapshot.server.ts'
import type { Part } from '#app/mail/template.tsx'

/** An estimate in a mail, as the visitor saw it. The garage is told no terms of its own. */
export function estimateParts(snapshot: Snapshot, lang: Lang, reader: 'customer' | 'garage'): Part[] {
  const { slip: words, staff } = content(lang).estimate
  const isCustomer = reader === 'customer'
  const job = packageOf(snapshot.job)
  const heading = fillSlots(isCustomer ? words.heading : staff.heading, { job: job.label[lang] })
  const answers = estimateAnswers(job, snapshot.answers, lang)
  const slip = shownSlip(snapshot, lang)
  const notes = [
    slip.sum.none,
    slip.sum.foot,
    isCustomer && slip.evaluation,
    isCustomer && slip.binds,
    heldText(snapshot, lang, new Date()),
    `${priceListText(snapshot, lang)}.`,
  ].filter(Boolean)
  return [{ title: heading }, answers.join(' · '), { receipt: slipRows(slip) }, notes.join(' ')]
}
