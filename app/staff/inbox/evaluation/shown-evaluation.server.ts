import { facts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { dateTimeText } from '#app/content/hours/moments.server.ts'
import { isUnfetchable } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { listedRows } from '#app/content/prices/listed.ts'
import { priceText } from '#app/content/prices/money.ts'
import { duties, type Price } from '#app/content/prices/prices.ts'
import { unitOf } from '#app/content/prices/units.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { labelledText } from '#app/content/typography.ts'
import { centsText } from '#app/estimate/line.ts'
import { announcedWith } from '#app/requests/announced.server.ts'
import { previewOf } from '#app/requests/evaluation/drafts.server.ts'
import {
  boundBy,
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
import type { Story } from '#app/requests/life/story.server.ts'
import { evaluationPhotoPath } from '#app/site-map.ts'
import { localText } from '#app/staff/inbox/request/change-text.server.ts'
import { replyLinks } from '#app/staff/inbox/request/reply-links.ts'
import { contactOf } from '#app/staff/inbox/request/shown-replies.server.ts'
import { closedText } from '#app/staff/inbox/request/shown-request.server.ts'
import type { Unsaved } from './evaluation-edit.server.ts'
import { filled } from './fields.server.ts'
import { type EvaluationCopy, evaluationWords } from './words.ts'

type Around = { now: Date; lang: Lang; page: string | undefined; unsaved?: Unsaved | undefined }

/** The page of a request's evaluation: the draft, the one that waits for its answer, and those that were answered. */
export function shownEvaluation(story: Story, around: Around, isPreview: boolean) {
  const { request, evaluations } = story
  const { sent, draft } = evaluations
  const waiting = unansweredOf(story)
  const answered = answeredOf(sent)
  const { readyAt } = evaluationWords(around.lang).fields
  const { kind } = boundBy(answered)
  const problems = isPreview && draft && !around.unsaved ? problemsOf(draft.body, around.now) : undefined
  const sheetOf = (shown: Omit<Parameters<typeof shownSheet>[0], 'accepted'>) =>
    shownSheet(shown, request.lang)
  return {
    reference: request.reference,
    next: waiting ? ('replace' as const) : kind,
    /** The customer's, in which an evaluation is written. */
    lang: request.lang,
    hasEmail: request.email !== '',
    form: draft && shownForm(story, draft, around, problems),
    preview:
      problems?.length === 0 && draft?.body.after === answered.length
        ? sheetOf({ body: previewOf(request, draft, kind, around.now), sha256: '', answer: undefined })
        : undefined,
    /** Asked about before it is sent. */
    closedThen:
      draft?.body.readyAt && isUnfetchable(new Date(draft.body.readyAt))
        ? labelledText(readyAt, closedText(localText(draft.body.readyAt), around.lang), around.lang)
        : undefined,
    waiting: waiting && { ...shownWaiting(waiting, request, around), sheet: sheetOf(waiting) },
    answered: answered.toReversed().map((each) => ({ id: each.id, sheet: sheetOf(each) })),
  }
}

export type ShownEvaluation = ReturnType<typeof shownEvaluation>
export type ShownForm = NonNullable<ShownEvaluation['form']>

function shownForm(
  { request, evaluations: { sent } }: Story,
  { id, version, body: saved, byName }: NonNullable<Story['evaluations']['draft']>,
  { lang, unsaved }: Around,
  problems: ReturnType<typeof problemsOf> = [],
) {
  const answered = answeredOf(sent)
  const draft = unsaved?.draft ?? saved
  const announced = announcedWith(request)
  const copy = evaluationWords(lang)
  const words = content(lang).evaluation
  const { values, errors } = filled(draft, lang, request)
  const lacking = problems.map(({ field, why }) => [field, copy.problems[why]] as const)
  return {
    id,
    version,
    /** What the form is read over; saving it says that its writer saw how many were answered. */
    shown: JSON.stringify({ ...draft, after: answered.length } satisfies Draft),
    filled: { values, errors: { ...Object.fromEntries(lacking), ...errors, ...unsaved?.errors } },
    missing: lacking.map(([field, why]) => ({
      field,
      text: labelledText(nameOf(field, draft, lang), why, lang),
    })),
    isOlder: saved.after !== answered.length,
    isUnsaved: unsaved !== undefined,
    conflict: unsaved?.draft && {
      text: fillSlots(copy.conflict, { who: byName }),
      theirs: draftLines(saved, lang, request),
    },
    addressHint: request.company ? undefined : copy.addressHint,
    inCustomers: lang === request.lang ? undefined : copy.inCustomers[request.lang],
    lines: draft.lines.map((line, at) => ({
      id: line.id,
      type: line.type,
      kind: `${at + 1}. ${words.types[line.type]}`,
      labels: amountLabels(line, copy.fields, lang),
      remove: fillSlots(copy.remove, { number: at + 1 }),
      photo: line.photo && {
        src: evaluationPhotoPath(request.reference, line.photo.id),
        width: line.photo.width,
        height: line.photo.height,
        alt: fillSlots(words.photo, { label: line.label[request.lang] }),
      },
    })),
    rows: rowChoices(lang),
    conditions: conditions.map((id) => ({ value: id, label: words.conditions[id] })),
    warranties: content(lang).warranties.lines.map(({ key, title, length }) => ({
      value: key,
      label: labelledText(title, length, lang),
    })),
    fee:
      boundBy(answered).kind === 'first' &&
      announced &&
      labelledText(copy.fields.fee, centsText(announced.cents, lang), lang),
    urgencies: urgencies.map((id) => ({ value: id, label: words.urgencies[id] })),
    sum: { taxes: facts().taxes, lang, labels: sumLabels(facts().taxes, lang, words.total) },
  }
}

/** The unit of what is counted, and what one of it costs. Labour that is not on the list is by the hour. */
function amountLabels({ type, row, unit }: EvaluationLine, fields: EvaluationCopy['fields'], lang: Lang) {
  if (unit === 'hour' || (type === 'labour' && !row)) return { unit: fields.hours, each: fields.hourly }
  return { unit: unit && unitOf(unit)[lang].many, each: fields.each }
}

/** What a draft says, in short lines. */
export function draftLines(draft: Draft, lang: Lang, request: Story['request']): string[] {
  const { values } = filled(draft, lang, request)
  const said = (...names: string[]) => names.flatMap((name) => values[name] || [])
  return [
    ...draft.lines.map(({ id }) =>
      labelledText(said(`label.${id}`).join(), said(`count.${id}`, `each.${id}`).join(' × '), lang),
    ),
    said('name', 'address').join(', '),
    said('make', 'model', 'year', 'plate').join(', '),
  ]
}

/** "2. Plaquettes avant — Prix" */
function nameOf(field: string, { lines }: Draft, lang: Lang): string {
  const [part = '', id] = field.split('.')
  const at = lines.findIndex((line) => line.id === id)
  const label = lines[at]?.label[lang]
  const { fields } = evaluationWords(lang)
  return (label ? `${at + 1}. ${label} — ` : '') + fields[part as keyof typeof fields]
}

function shownWaiting(waiting: SentEvaluation, request: Story['request'], { now, lang, page }: Around) {
  const { id, sha256, body } = waiting
  return {
    id,
    seen: sha256,
    isExpired: isExpired(body, now),
    text: waitingText(waiting, now, lang),
    noPage: page ? undefined : inboxCopy(lang).request.follow.noPage,
    sms: page && !isExpired(body, now) && smsOf(request, page),
    lines: body.lines.map((line) => ({ id: line.id, label: line.label[request.lang] })),
    values: { name: body.customer.name, phone: request.phone, way: 'phone' },
    asksAddress: body.customer.address === '' && !request.company,
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

/** The rows of the price list that visitors see, service by service, and the duties. */
function rowChoices(lang: Lang) {
  const { services, prices } = facts()
  const choice = ([value, price]: [string, Price]) => ({
    value,
    label: `${fill(price.label[lang], lang, facts())}, ${priceText(price, lang)}`,
  })
  const lists = services.map(({ id, label }) => ({
    label: label[lang],
    rows: listedRows(id).flatMap((row) => (prices[row] ? [choice([row, prices[row]])] : [])),
  }))
  const duty = { label: evaluationWords(lang).duties, rows: Object.entries(duties).map(choice) }
  return [...lists, duty].filter(({ rows }) => rows.length)
}
