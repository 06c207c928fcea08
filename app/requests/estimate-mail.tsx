import type { Lang } from '#app/content/language.ts'
import { packageOf } from '#app/content/packages/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import {
  estimateAnswers,
  heldText,
  priceListText,
  shownSlip,
  slipRows,
  sumRows,
} from '#app/estimate/shown.ts'
import type { Snapshot } from '#app/estimate/snapshot.server.ts'
import { mailText, type Row, Rows, rowsText, Subheading } from '#app/mail/template.tsx'

/** An estimate in a mail, as the visitor saw it: the same in HTML and as text. The garage is told no terms of its own. */
export function estimateParts(snapshot: Snapshot, lang: Lang, reader: 'customer' | 'garage') {
  const { slip: words, staff } = content(lang).estimate
  const isCustomer = reader === 'customer'
  const job = packageOf(snapshot.job)
  const heading = fillSlots(isCustomer ? words.heading : staff.heading, { job: job.label[lang] })
  const answers = estimateAnswers(job, snapshot.answers, lang)
  const slip = shownSlip(snapshot, lang)
  const rows: Row[] = [
    ...slipRows(slip).map(({ label, amount, sureness }) => ({
      label,
      value: sureness ? `${amount} (${sureness})` : amount,
    })),
    ...sumRows(slip).map(({ label, amount }) => ({ label, value: amount })),
  ]
  const notes = [
    !slip.sum.before && slip.sum.label,
    slip.sum.foot,
    isCustomer && slip.evaluation,
    isCustomer && slip.binds,
    heldText(snapshot, lang),
    `${priceListText(snapshot, lang)}.`,
  ].filter(Boolean)
  return {
    html: (
      <>
        <Subheading>{heading}</Subheading>
        {answers.length > 0 && <p>{answers.join(' · ')}</p>}
        <Rows rows={rows} />
        <p>{notes.join(' ')}</p>
      </>
    ),
    text: mailText(heading, answers.join('\n'), rowsText(lang, rows), notes.join('\n')).trim(),
  }
}
