import { facts, factsAt } from '#app/content/facts.ts'
import { longDate } from '#app/content/hours/dates.ts'
import { dayOf, localTime } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { type Limit, warrantyOf } from '#app/content/prices/warranties.ts'
import { isOpen } from '#app/content/records/stands.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content, warrantiesWith } from '#app/content/snapshot.ts'
import { typeset } from '#app/content/typography.ts'
import { sumOf } from '#app/estimate/cents.ts'
import { centsText } from '#app/estimate/line.ts'
import { boundBy, type EvaluationLine, isHourPast } from '#app/requests/evaluation/evaluation.ts'
import { acceptedText, feeText, sheetSums, shownSheet } from '#app/requests/evaluation/sheet.server.ts'
import { answeredOf, isWorked, unansweredOf, waitingOf } from '#app/requests/evaluation/stored.server.ts'
import { statusFacts } from '#app/requests/handling/inbox.ts'
import { isCompleted } from '#app/requests/life/stage.ts'
import type { Story } from '#app/requests/life/story.server.ts'
import { endedAt } from './shown.server.ts'

/** What a customer reads of the work on their car: what waits for their answer, what they accepted, the bill, the warranties. */
export function shownWork(story: Story, lang: Lang, now: Date) {
  const { request, evaluations } = story
  const { acceptedTotal, hourPast, mail, validUntil } = content(lang).evaluation
  const { work: copy } = content(lang).follow
  const waiting = waitingOf(story, now)
  const answered = answeredOf(evaluations.sent)
  const bound = boundBy(answered)
  const { lines, sum } = bound
  const sums = lines.length > 0 ? sheetSums(sum, bound, lang, acceptedTotal) : []
  const bill = request.final_total
    ? sheetSums(bound.bill(Number(request.final_total)), bound, lang, copy.billTotal)
    : []
  const late = !waiting && unansweredOf(story)
  return {
    waiting,
    /** How much, and until when. */
    facts: waiting
      ? [
          {
            label: mail.totalIs,
            value: centsText(sumOf(waiting.body.lines, waiting.body.taxes).total, lang),
          },
          { label: validUntil, value: longDate(waiting.body.validUntil, lang) },
        ]
      : (bill.length ? bill : sums).slice(-1),
    /** Of whoever accepts: the law asks it of a consumer. */
    asksAddress: waiting?.body.customer.address === '' && !request.company,
    answered: answered.map((each) => ({ id: each.id, sheet: shownSheet(each, lang) })),
    /** What was accepted before, where a supplement waits; the fee that is due; and what is too late. */
    notes: [
      waiting && acceptedText(answered, lang),
      waiting && isHourPast(waiting.body, now) && hourPast,
      feeText(answered, lang, waiting !== undefined),
      late && fillSlots(copy.expired, { number: late.number, date: longDate(late.body.validUntil, lang) }),
    ].filter(Boolean),
    /** The bill, and what several answers come to. */
    sums: [
      { subject: copy.bill, rows: bill },
      { subject: copy.all, rows: answered.length > 1 ? sums : [] },
    ].filter(({ rows }) => rows.length > 0),
    parts: request.keeps_parts === 1 && partsText(story, lines, lang),
    isFitted: isFitted(lines),
    warranties: warrantiesOf(lines, endedAt(story), lang),
  }
}

export type ShownWork = ReturnType<typeof shownWork>

/** Whether parts are among the lines: a package of the price list has none, one that was typed may. */
const isFitted = (lines: readonly EvaluationLine[]) =>
  lines.some(({ type, row }) => type === 'part' || (type === 'package' && !row))

/** What becomes of replaced parts: there are none before a part is accepted, nor where the request ended without work. */
function partsText({ request, evaluations }: Story, lines: readonly EvaluationLine[], lang: Lang): string {
  const { follow, requestMails } = content(lang)
  const { parts_handed_at: handedAt, status } = request
  if (handedAt)
    return typeset(
      fillSlots(follow.work.partsHanded, { date: longDate(dayOf(new Date(handedAt)), lang) }),
      lang,
    )
  if (!statusFacts[status].isOpen && !(isCompleted(request) && isWorked(request, evaluations.sent))) return ''
  if (isFitted(lines)) return follow.work.partsDue
  return statusFacts[status].isOpen ? requestMails.acknowledgement.keeps_parts : ''
}

/** The warranties of what was fitted as their page had them when the car was handed over, and when each ends; none before. */
function warrantiesOf(bound: readonly EvaluationLine[], done: string | undefined, lang: Lang) {
  const { work: copy } = content(lang).follow
  const fitted = new Set(bound.filter(({ type }) => type === 'part').map(warrantyOf))
  if (!done) return []
  const then = factsAt(done)
  // Nothing was given in preparation, where the samples stand.
  const given = isOpen(then) ? then : facts()
  return warrantiesWith(lang, given).lines.flatMap(({ key, title, length, scope }) => {
    const { limit } = given.warranties[key]
    return fitted.has(key) ? { title, length, scope, until: !limit.most && until(done, limit) } : []
  })

  function until(since: string, { months, km }: Limit): string {
    const end = localTime(new Date(since)).toPlainDate().add({ months }).toString()
    const distance = km?.toLocaleString(`${lang}-CA`) ?? ''
    const text = km ? copy.untilOrKm : copy.until
    return typeset(fillSlots(text, { date: longDate(end, lang), km: distance }), lang)
  }
}
