import { facts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { dateTimeText } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { priceText } from '#app/content/prices/money.ts'
import { duties } from '#app/content/prices/prices.ts'
import { unitOf } from '#app/content/prices/units.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { numberError } from '#app/content/typed-number.ts'
import { decimalText } from '#app/content/typography.ts'
import { ONE } from '#app/estimate/cents.ts'
import { countOf } from '#app/estimate/quantity.ts'
import { previewOf } from '#app/requests/evaluation/drafts.server.ts'
import {
  conditions,
  type Draft,
  type EvaluationLine,
  isExpired,
  problemsOf,
  urgencies,
} from '#app/requests/evaluation/evaluation.ts'
import { shownSheet, sumLabels } from '#app/requests/evaluation/sheet.server.ts'
import { answeredOf, type SentEvaluation, unansweredOf } from '#app/requests/evaluation/stored.server.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import { evaluationPhotoPath } from '#app/site-map.ts'
import { localText } from '#app/staff/inbox/request/change-text.server.ts'
import { replyLinks } from '#app/staff/inbox/request/reply-links.ts'
import { contactOf } from '#app/staff/inbox/request/shown-replies.server.ts'
import type { Story, TypedForm } from './evaluation-edit.server.ts'
import { decimals } from './typed-amount.ts'
import { type EvaluationCopy, evaluationWords } from './words.ts'

type Around = { now: Date; lang: Lang; page: string | undefined; typed?: TypedForm | undefined }

/** The page of a request's evaluation: the draft, the one that waits for its answer, and those that were answered. */
export function shownEvaluation(story: Story, { now, lang, page, typed }: Around, isPreview: boolean) {
  const { request, evaluations } = story
  const { sent, draft } = evaluations
  const waiting = unansweredOf(sent)
  const answered = answeredOf(sent)
  const next = waiting ? ('replace' as const) : answered.length ? ('supplement' as const) : ('first' as const)
  const problems = isPreview && draft ? problemsOf(draft.body, now) : []
  const isSendable = isPreview && draft && !typed && !problems.length && draft.body.after === answered.length
  return {
    reference: request.reference,
    next,
    hasEmail: request.email !== '',
    options: rowOptions(lang),
    form: draft && {
      id: draft.id,
      version: draft.version,
      ...shownForm(story, { now, lang, page, typed }, isPreview),
    },
    preview: isSendable
      ? {
          lang: request.lang,
          sheet: shownSheet(
            { body: previewOf(request, draft, now), sha256: '', answer: undefined },
            request.lang,
          ),
        }
      : undefined,
    waiting: waiting && shownWaiting(waiting, request, { now, lang, page }),
    answered: answered
      .toReversed()
      .map((each) => ({ id: each.id, lang: request.lang, sheet: shownSheet(each, request.lang) })),
  }
}

export type ShownEvaluation = ReturnType<typeof shownEvaluation>
export type ShownForm = NonNullable<ShownEvaluation['form']>

function shownForm({ request, evaluations }: Story, { now, lang, typed }: Around, isPreview: boolean) {
  const { draft, sent } = evaluations
  const answered = answeredOf(sent).length
  const saved = draft?.body as Draft
  const body = typed?.body ?? saved
  const copy = evaluationWords(lang)
  const words = content(lang).evaluation
  const unread = typed?.unread ?? {}
  const problems = isPreview && !typed ? problemsOf(saved, now) : []
  const errors: Record<string, string> = { ...typed?.refused }
  for (const { field, why } of problems) errors[field] ??= copy.problems[why]
  for (const [field, { why, typed: as }] of Object.entries(unread))
    errors[field] =
      why === 'time' ? fillSlots(copy.noTime, { typed: as }) : numberError(as, lang, decimals[why])
  const value = (field: string, read: string) => unread[field]?.typed ?? read
  const dollars = (cents: number | null) =>
    cents === null ? '' : decimalText((cents / 100).toFixed(2), lang)
  return {
    /** What the form is read over; saving it says that its writer saw how many were answered. */
    shown: JSON.stringify({ ...body, after: answered } satisfies Draft),
    lang: request.lang,
    inCustomers:
      lang === request.lang
        ? undefined
        : fillSlots(copy.inCustomers, {
            language: inboxCopy(lang).request.languages[request.lang].toLocaleLowerCase(`${lang}-CA`),
          }),
    isOlder: saved.after !== answered,
    isRefused: Object.keys(errors).length > 0 && typed !== undefined,
    conflict: typed?.isConflict
      ? {
          text: fillSlots(copy.conflict, { who: draft?.byName ?? '' }),
          theirs: rowsOf(saved, request.lang, dollars),
        }
      : undefined,
    errors,
    missing: problems.map(({ field, why }) => ({ field, text: missingText(field, why, body, lang) })),
    lines: body.lines.map((line, at) => ({
      id: line.id,
      type: line.type,
      kind: `${at + 1}. ${words.types[line.type]}`,
      remove: fillSlots(copy.remove, { number: at + 1 }),
      label: line.label[request.lang],
      labels: amountLabels(line, copy.fields, lang),
      count: value(`count.${line.id}`, countText(line, lang)),
      each: value(`each.${line.id}`, dollars(line.each)),
      condition: line.condition ?? '',
      urgency: line.urgency ?? '',
      consequence: line.consequence,
      photo: line.photo && {
        src: evaluationPhotoPath(request.reference, line.photo.id),
        width: line.photo.width,
        height: line.photo.height,
        alt: fillSlots(words.photo, { label: line.label[request.lang] }),
      },
    })),
    customer: body.customer,
    vehicle: body.vehicle,
    readyAt: value('readyAt', body.readyAt && localText(body.readyAt)),
    validUntil: value('validUntil', body.validUntil),
    fee: value('fee', dollars(body.fee)),
    conditions: conditions.map((id) => ({ id, label: words.conditions[id] })),
    urgencies: urgencies.map((id) => ({ id, label: words.urgencies[id] })),
    sum: {
      taxes: facts().taxes,
      lang,
      labels: sumLabels(facts().taxes, lang, words.total),
    },
  }
}

/** What is counted, and what one of it costs. Labour that is not on the list is by the hour. */
function amountLabels({ type, row, unit }: EvaluationLine, fields: EvaluationCopy['fields'], lang: Lang) {
  if (unit === 'hour' || (type === 'labour' && !row)) return { count: fields.hours, each: fields.hourly }
  const many = unit && unitOf(unit)[lang].many
  return { count: many ? `${fields.count} (${many})` : fields.count, each: fields.each }
}

/** The quantity as one types it; empty while nobody has said it. */
function countText(line: EvaluationLine, lang: Lang): string {
  const count = countOf(line)
  return count ? decimalText(count / ONE, lang) : ''
}

/** What a draft says, in short lines. */
const rowsOf = (
  { lines, customer, vehicle }: Draft,
  lang: Lang,
  dollars: (cents: number | null) => string,
) => [
  ...lines.map((line) => `${line.label[lang]} : ${countText(line, lang)} × ${dollars(line.each)}`),
  [customer.name, customer.address].filter(Boolean).join(', '),
  Object.values(vehicle).filter(Boolean).join(' '),
]

/** "2. Plaquettes avant — Prix : prix à écrire" */
function missingText(
  field: string,
  why: keyof ReturnType<typeof evaluationWords>['problems'],
  { lines }: Draft,
  lang: Lang,
): string {
  const copy = evaluationWords(lang)
  const [part = '', id] = field.split('.')
  const at = lines.findIndex((line) => line.id === id)
  const { label } = lines[at] ?? {}
  const line = label ? `${at + 1}. ${label[lang]} — ` : ''
  return `${line}${copy.fields[part as keyof typeof copy.fields]} : ${copy.problems[why]}`
}

function shownWaiting(waiting: SentEvaluation, request: Story['request'], { now, lang, page }: Around) {
  const { id, sha256, body } = waiting
  return {
    id,
    seen: sha256,
    isExpired: isExpired(body, now),
    text: waitingText(waiting, now, lang),
    page,
    noPage: inboxCopy(lang).request.follow.noPage,
    sms: page && smsOf(request, page),
    lang: request.lang,
    sheet: shownSheet({ body, sha256, answer: undefined }, request.lang),
    lines: body.lines.map((line: EvaluationLine) => ({ id: line.id, label: line.label[request.lang] })),
    name: body.customer.name,
    phone: request.phone,
    asksAddress: body.customer.address === '',
  }
}

/** "Évaluation 1, envoyée le …: attend la réponse." */
export const waitingText = ({ number, sentAt, body }: SentEvaluation, now: Date, lang: Lang): string => {
  const copy = evaluationWords(lang)
  return fillSlots(isExpired(body, now) ? copy.expired : copy.waiting, {
    number,
    when: dateTimeText(sentAt, lang),
  })
}

/** A text message with the address of the customer's page, where they have no e-mail. */
export function smsOf(request: Story['request'], page: string): string | undefined {
  if (request.email) return undefined
  const text = fillSlots(evaluationWords(request.lang).smsText, { name: request.name, page })
  return replyLinks(contactOf(request), text).text
}

/** The rows of the price list, service by service, and the duties. */
function rowOptions(lang: Lang) {
  const { services, tables, prices } = facts()
  const option = (id: string, price: Parameters<typeof priceText>[0]) => ({
    id,
    label: `${fill(price.label[lang], lang, facts())}, ${priceText(price, lang)}`,
  })
  return [
    ...services.map(({ id, label }) => ({
      label: label[lang],
      rows: tables[id].flatMap((row) => {
        const price = prices[row]
        return price ? [option(row, price)] : []
      }),
    })),
    {
      label: evaluationWords(lang).duties,
      rows: Object.entries(duties).map(([id, duty]) => option(id, duty)),
    },
  ].filter(({ rows }) => rows.length)
}
