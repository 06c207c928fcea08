import { dateTimeText } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { decimalText, typeset } from '#app/content/typography.ts'
import { centsText, printed } from '#app/estimate/line.ts'
import { boundBy, isExpired } from '#app/requests/evaluation/evaluation.ts'
import { feeText, sheetSums } from '#app/requests/evaluation/sheet.server.ts'
import { answeredOf, type SentEvaluation, unansweredOf } from '#app/requests/evaluation/stored.server.ts'
import { statusFacts } from '#app/requests/handling/inbox.ts'
import type { Story } from '#app/requests/life/story.server.ts'
import { evaluationPath } from '#app/site-map.ts'
import { smsOf, waitingText } from '#app/staff/inbox/evaluation/shown-evaluation.server.ts'
import { evaluationWords } from '#app/staff/inbox/evaluation/words.ts'

/** What became of a request's evaluations, what was accepted of them, the bill, and the replaced parts. */
export function shownBill(
  story: Story,
  { page, now, lang }: { page: string | undefined; now: Date; lang: Lang },
) {
  const { request, evaluations } = story
  const { sent, draft } = evaluations
  const copy = evaluationWords(lang)
  const { request: said } = copy
  const answered = answeredOf(sent)
  const bound = boundBy(answered)
  const accepted = bound.lines
  // What was refused first may have been accepted since.
  const taken = new Set(accepted.map(({ label }) => label[lang]))
  const refused = answered.flatMap(({ body, answer }) =>
    body.lines.filter(({ id }) => !answer.accepted.includes(id)),
  )
  const waiting = unansweredOf(story)
  const isWaiting = waiting && !isExpired(waiting.body, now)
  const total = request.final_total === null ? undefined : Number(request.final_total)
  return {
    words: { ...copy.request, text: copy.text },
    href: evaluationPath(request.reference),
    isOpen: statusFacts[request.status].isOpen,
    begin: draft ? said.goOn : waiting ? undefined : copy.open[bound.kind],
    waiting: waiting && waitingText(waiting, now, lang),
    see: isWaiting ? said.answer : said.see,
    sms: isWaiting && page && smsOf(request, page),
    isAnswered: answered.length > 0,
    verdict: accepted.length ? said.answered : feeText(answered, lang, isWaiting) || said.nothing,
    accepted: accepted.map((line, at) => ({ key: `${at}`, ...printed(line, lang) })),
    sums: accepted.length ? sheetSums(bound.sum, bound, lang, content(lang).evaluation.acceptedTotal) : [],
    unsafe: refused
      .filter(({ urgency, label }) => urgency === 'red' && !taken.has(label[lang]))
      .map(({ label }) => fillSlots(said.unsafe, { label: label[lang] })),
    total: total === undefined ? '' : decimalText((total / 100).toFixed(2), lang),
    withTaxes:
      total !== undefined && fillSlots(said.withTaxes, { sum: centsText(bound.bill(total).total, lang) }),
    company: {
      is: request.company !== null,
      // What was accepted as a person still binds.
      text: request.company && answered.every(({ body }) => body.isCompany) ? said.isCompany : '',
    },
    parts:
      request.keeps_parts === 1 || request.parts_handed_at
        ? {
            is: request.parts_handed_at !== null,
            text: request.parts_handed_at
              ? fillSlots(said.handed, { when: dateTimeText(request.parts_handed_at, lang) })
              : said.keeps,
          }
        : undefined,
  }
}

export type ShownBill = ReturnType<typeof shownBill>

/** Why a bill may not say as much: above what was accepted, or above what needs no evaluation. */
export function aboveAccepted(sent: readonly SentEvaluation[], lang: Lang): string {
  const { above, refused, due } = evaluationWords(lang).request
  const { most, kind } = boundBy(answeredOf(sent))
  const text = !sent.some(({ answer }) => answer) ? due : kind === 'first' ? refused : above
  return typeset(fillSlots(text, { sum: centsText(most, lang) }), lang)
}
