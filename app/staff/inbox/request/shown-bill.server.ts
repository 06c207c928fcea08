import { facts } from '#app/content/facts.ts'
import { dateTimeText } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { decimalText, typeset } from '#app/content/typography.ts'
import { sumOf, withTaxes } from '#app/estimate/cents.ts'
import { centsText, printed } from '#app/estimate/line.ts'
import { acceptedLines, mostBilled } from '#app/requests/evaluation/evaluation.ts'
import { sheetSums } from '#app/requests/evaluation/sheet.server.ts'
import { answeredOf, type SentEvaluation, unansweredOf } from '#app/requests/evaluation/stored.server.ts'
import { statusFacts } from '#app/requests/handling/inbox.ts'
import type { Story } from '#app/requests/life/story.server.ts'
import { evaluationPath } from '#app/site-map.ts'
import { smsOf, waitingText } from '#app/staff/inbox/evaluation/shown-evaluation.server.ts'
import { evaluationWords } from '#app/staff/inbox/evaluation/words.ts'

/** What became of a request's evaluations, what was accepted of them, the bill, and the replaced parts. */
export function shownBill(
  { request, evaluations: { sent, draft } }: Story,
  { page, now, lang }: { page: string | undefined; now: Date; lang: Lang },
) {
  const copy = evaluationWords(lang)
  const answered = answeredOf(sent)
  const accepted = answered.flatMap(acceptedLines)
  const refused = answered.flatMap(({ body, answer }) =>
    body.lines.filter(({ id }) => !answer.accepted.includes(id)),
  )
  const waiting = unansweredOf(sent)
  const total = request.final_total === null ? undefined : Number(request.final_total)
  const last = answered.at(-1)?.body
  return {
    words: { ...copy.request, text: copy.text },
    href: evaluationPath(request.reference),
    isOpen: statusFacts[request.status].isOpen,
    begin: draft
      ? copy.request.goOn
      : waiting
        ? undefined
        : copy.open[answered.length ? 'supplement' : 'first'],
    waiting: waiting && waitingText(waiting, now, lang),
    sms: waiting && page && smsOf(request, page),
    isAnswered: answered.length > 0,
    accepted: accepted.map((line, at) => ({ key: `${at}`, ...printed(line, lang) })),
    sums:
      last && accepted.length
        ? sheetSums(sumOf(accepted, last.taxes), last, lang, content(lang).evaluation.acceptedTotal)
        : [],
    unsafe: refused
      .filter(({ urgency }) => urgency === 'red')
      .map(({ label }) => fillSlots(copy.request.unsafe, { label: label[lang] })),
    total: total === undefined ? '' : decimalText((total / 100).toFixed(2), lang),
    withTaxes:
      total === undefined
        ? undefined
        : fillSlots(copy.request.withTaxes, {
            sum: centsText(withTaxes(total, last?.taxes ?? facts().taxes).total, lang),
          }),
    company: {
      is: request.company !== null,
      text: request.company ? copy.request.isCompany : '',
    },
    parts:
      request.keeps_parts === 1 || request.parts_handed_at
        ? {
            is: request.parts_handed_at !== null,
            text: request.parts_handed_at
              ? fillSlots(copy.request.handed, { when: dateTimeText(request.parts_handed_at, lang) })
              : copy.request.keeps,
          }
        : undefined,
  }
}

export type ShownBill = ReturnType<typeof shownBill>

/** Why a bill may not say as much: above what was accepted, or above what needs no evaluation. */
export function aboveAccepted(sent: readonly SentEvaluation[], lang: Lang): string {
  const { above, due } = evaluationWords(lang).request
  const answered = answeredOf(sent)
  const sum = centsText(mostBilled(answered), lang)
  return typeset(fillSlots(answered.length ? above : due, { sum }), lang)
}
