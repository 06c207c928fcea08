import { phoneText } from '#app/content/business/phone.ts'
import { longDate } from '#app/content/hours/dates.ts'
import { dateTimeText } from '#app/content/hours/moments.server.ts'
import { dayOf, localTime } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { percentText } from '#app/content/prices/money.ts'
import type { Taxes } from '#app/content/prices/prices.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { typeset } from '#app/content/typography.ts'
import type { Sum } from '#app/estimate/cents.ts'
import { quantityText } from '#app/estimate/quantity.ts'
import { centsText } from '#app/estimate/shown.ts'
import { dayAndClockText } from '#app/requests/answer-due.server.ts'
import { type EvaluationLine, lineSum, type Sent, sumOf } from './evaluation.ts'
import type { Answer } from './stored.server.ts'

type Row = { label: string; value: string }

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
  const lines = body.lines.map((line) => shownLine(line, accepted, lang))
  const taken = body.lines.filter(({ id }) => accepted?.includes(id))
  const isUnsafe = accepted && lines.some((line) => !line.accepted && line.urgency?.value === 'red')
  return {
    title: copy.title[kind],
    number: fillSlots(copy.number, { reference, number }),
    parties: [
      {
        label: copy.garage,
        value: [garage.name, garage.street, garage.city[lang], phoneText(garage.phone, lang), garage.email]
          .filter(Boolean)
          .join('\n'),
      },
      {
        label: copy.customer,
        value: [answer?.name || customer.name, answer?.address || customer.address]
          .filter(Boolean)
          .join('\n'),
      },
      { label: copy.vehicle, value: [vehicle.make, vehicle.model, vehicle.year].filter(Boolean).join(' ') },
      { label: copy.plate, value: vehicle.plate },
      { label: copy.date, value: longDate(dayOf(new Date(at)), lang) },
      { label: copy.validUntil, value: longDate(validUntil, lang) },
      { label: copy.readyAt, value: dayAndClockText(localTime(new Date(readyAt)), lang) },
    ] satisfies Row[],
    lines,
    sums: accepted
      ? taken.length
        ? sumRows(sumOf(taken, body.taxes), body, lang, copy.acceptedTotal)
        : []
      : sumRows(sumOf(body.lines, body.taxes), body, lang, copy.total),
    /** Said where a line that cannot wait is refused. */
    unsafe: isUnsafe ? copy.unsafe : '',
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
    words: {
      work: copy.work,
      parties: copy.parties,
      rest: copy.rest,
      terms: copy.terms.title,
      accepted: copy.accepted,
      refused: copy.refused,
      nothingAccepted: copy.nothingAccepted,
    },
  }
}

export type ShownSheet = ReturnType<typeof shownSheet>

/** The sum before taxes, both taxes, and the total, of lines that the customer accepts. */
export function sumRows(sum: Sum, { taxes }: Pick<Sent, 'taxes'>, lang: Lang, totalLabel: string): Row[] {
  const labels = sumLabels(taxes, lang, totalLabel)
  return (Object.keys(labels) as (keyof Sum)[]).map((part) => ({
    label: labels[part],
    value: centsText(sum[part], lang),
  }))
}

/** What each part of a sum is called, in the order in which they stand. */
export function sumLabels({ gst, qst }: Taxes, lang: Lang, total: string): Record<keyof Sum, string> {
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

function shownLine(line: EvaluationLine, taken: readonly string[] | undefined, lang: Lang) {
  const { evaluation: copy } = content(lang)
  const { id, type, label, condition, urgency, consequence, photo } = line
  return {
    id,
    label: label[lang],
    /** What it is: "Pièce neuve", "Main-d’œuvre". */
    kind: type === 'part' && condition ? copy.parts[condition] : copy.types[type],
    count: quantityText(line, lang),
    amount: centsText(lineSum(line), lang),
    urgency: urgency && { value: urgency, label: copy.urgencies[urgency] },
    consequence: consequence && fillSlots(copy.ifNothing, { text: consequence }),
    photo: photo && { ...photo, alt: fillSlots(copy.photo, { label: label[lang] }) },
    accepted: taken?.includes(id),
  }
}
