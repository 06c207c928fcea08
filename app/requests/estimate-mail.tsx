import { longDate } from '#app/content/hours/dates.ts'
import type { Lang } from '#app/content/language.ts'
import { packageOf } from '#app/content/packages/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { estimateAnswers, shownSlip } from '#app/estimate/shown.ts'
import type { Snapshot } from '#app/estimate/snapshot.server.ts'
import { mailText, type Row, Rows, rowsText, Subheading } from '#app/mail/template.tsx'

/** An estimate in a mail, as the visitor saw it: the same in HTML and as text. */
export function estimateParts(snapshot: Snapshot, lang: Lang) {
  const { slip: words } = content(lang).estimate
  const job = packageOf(snapshot.job)
  const heading = fillSlots(words.heading, { job: job.label[lang] })
  const answers = estimateAnswers(job, snapshot.answers, lang)
  const { lines, sum, evaluation } = shownSlip(snapshot, lang)
  const rows: Row[] = [
    ...lines.map(({ label, count, amount }) => ({
      label: count ? `${label} (${count})` : label,
      value: amount,
    })),
    { label: sum.label, value: sum.before },
    ...sum.rows.map(({ label, amount }) => ({ label, value: amount })),
  ]
  const notes = [
    sum.foot,
    evaluation,
    words.binds,
    fillSlots(words.heldUntil, { date: longDate(snapshot.until, lang) }),
    fillSlots(words.priceList, { version: snapshot.priceList }),
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
