import { phoneText } from '#app/content/business/phone.ts'
import { longDate } from '#app/content/hours/dates.ts'
import { dateTimeText } from '#app/content/hours/moments.server.ts'
import { dayOf } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { percentText } from '#app/content/prices/money.ts'
import type { Taxes } from '#app/content/prices/prices.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { typeset } from '#app/content/typography.ts'
import { type Sum, sumOf, withTaxes } from '#app/estimate/cents.ts'
import { centsText, printed, type Row, type SumLabels, sumRows } from '#app/estimate/line.ts'
import { dayAndClockText } from '#app/requests/answer-due.server.ts'
import { vehicleText } from '#app/requests/vehicle-text.ts'
import { boundBy, type EvaluationLine, isHourPast, jobsOf, refusedApart, type Sent } from './evaluation.ts'
import type { Answer } from './stored.server.ts'

type Shown = {
  body: Sent
  sha256: string
  answer: Answer | undefined
  /** Ids of the lines that the customer is about to accept. */
  accepted?: readonly string[] | undefined
}

/** A written evaluation in one language, as every page, mail and sheet shows it, with its answer once there is one. */
export function shownSheet({ body, sha256, answer, accepted = answer?.accepted }: Shown, lang: Lang) {
  const { evaluation: copy } = content(lang)
  const { garage, customer, vehicle, reference, number, kind, at, validUntil, readyAt } = body
  const [yes, no] = answer ? [copy.accepted, copy.refused] : [copy.toAccept.yes, copy.toAccept.no]
  // What is answered together stands together.
  const together = jobsOf(body.lines).flatMap(([, its]) => its)
  const lines = together.map((line) => {
    const shown = shownLine(line, lang)
    if (!accepted) return { ...shown, stamp: '' }
    return accepted.includes(line.id)
      ? { ...shown, stamp: yes, look: 'sure' as const }
      : // What is not done needs no urgency any more.
        { ...shown, stamp: no, look: 'refused' as const, urgency: undefined }
  })
  const taken = body.lines.filter(({ id }) => accepted?.includes(id))
  const total = !accepted ? copy.total : answer ? copy.acceptedTotal : copy.toAccept.total
  const sum = sumOf(accepted ? taken : body.lines, body.taxes)
  const rows = accepted && !taken.length ? [] : sheetSums(sum, body, lang, total)
  const apart = accepted ? refusedApart(body.lines, accepted) : []
  const isLate = answer?.accepted.length && isHourPast(body, new Date(answer.at))
  const hour = isLate ? copy.hourToSet : dayAndClockText(readyAt, lang)
  const isUnsafe =
    accepted && body.lines.some(({ id, urgency }) => urgency === 'red' && !accepted.includes(id))
  return {
    title: copy.title[kind],
    number: fillSlots(copy.number, { reference, number }),
    garage: {
      label: copy.garage,
      value: [garage.name, garage.street, garage.city[lang], phoneText(garage.phone, lang), garage.email]
        .filter(Boolean)
        .join('\n'),
    },
    parties: [
      {
        label: copy.customer,
        value: [answer?.name || customer.name, answer?.address || customer.address]
          .filter(Boolean)
          .join('\n'),
      },
      { label: copy.vehicle, value: `${vehicleText(vehicle, lang)}\n${copy.plate} ${vehicle.plate}` },
      { label: copy.date, value: longDate(dayOf(new Date(at)), lang) },
      { label: copy.validUntil, value: longDate(validUntil, lang) },
      { label: copy.readyAt, value: hour },
    ] satisfies Row[],
    subject: copy.work,
    slip: { lines, sum: { rows, none: copy.nothingAccepted } },
    /** Said where a line that cannot wait is refused. */
    unsafe: isUnsafe ? copy.unsafe : '',
    /** Said where a part of a job is refused. */
    apart: apart.length
      ? fillSlots(copy.apart, { labels: apart.map(({ label }) => label[lang]).join(', ') })
      : '',
    terms: body.terms[lang],
    verdict: answer?.verdict,
    answered:
      answer &&
      fillSlots(copy.answered[answer.way], {
        name: answer.name,
        moment: dateTimeText(answer.at, lang),
        phone: answer.phone,
      }),
    hash: { label: copy.hash, value: sha256 },
    termsTitle: copy.terms.title,
  }
}

export type ShownSheet = ReturnType<typeof shownSheet>

/** The fee that is due after everything was refused; empty where none is, or while another evaluation waits. */
export function feeText(answered: Parameters<typeof boundBy>[0], lang: Lang, isWaiting = false): string {
  const { fee, taxes } = boundBy(answered)
  const amounts = { before: centsText(fee, lang), total: centsText(withTaxes(fee, taxes).total, lang) }
  return fee && !isWaiting ? fillSlots(content(lang).evaluation.feeDue, amounts) : ''
}

/** What was accepted before, to which a supplement adds; empty where nothing was. */
export function acceptedText(answered: Parameters<typeof boundBy>[0], lang: Lang): string {
  const { lines, sum } = boundBy(answered)
  const amount = centsText(sum.total, lang)
  return lines.length ? fillSlots(content(lang).follow.work.before, { amount }) : ''
}

/** What these lines of an evaluation come to. */
export const sheetSums = (sum: Sum, { taxes }: Pick<Sent, 'taxes'>, lang: Lang, total: string): Row[] =>
  sumRows(sumLabels(taxes, lang, total), (part) => centsText(sum[part], lang))

/** What each part of a sum is called, in the order in which they stand. */
export function sumLabels({ gst, qst }: Taxes, lang: Lang, total: string): SumLabels {
  const { evaluation: copy } = content(lang)
  const taxLabel = (text: string, percent: number) =>
    typeset(fillSlots(text, { rate: percentText(percent, lang) }), lang)
  return {
    before: typeset(copy.before, lang),
    gst: taxLabel(copy.gst, gst),
    qst: taxLabel(copy.qst, qst),
    total: typeset(total, lang),
  }
}

function shownLine(line: EvaluationLine, lang: Lang) {
  const { evaluation: copy } = content(lang)
  const { id, type, label, condition, urgency, consequence, photo } = line
  return {
    id,
    ...printed(line, lang),
    /** What it is: "Pièce neuve", "Main-d’œuvre". */
    note: type === 'part' && condition ? copy.parts[condition] : copy.types[type],
    urgency: urgency && { value: urgency, label: copy.urgencies[urgency] },
    consequence: consequence && fillSlots(copy.ifNothing, { text: consequence }),
    photo: photo && { ...photo, alt: fillSlots(copy.photo, { label: label[lang] }) },
  }
}
