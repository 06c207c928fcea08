import type { Selectable } from 'kysely'
import { localTime } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { retention } from '#app/content/retention.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { type InboxCopy, inboxCopy } from '#app/content/staff/inbox.ts'
import { staffCopy } from '#app/content/staff/staff.ts'
import type { MailState } from '#app/mail/outbox.server.ts'
import type { Kept, requestWithStory, Staff } from '#app/requests/inbox/changes.server.ts'
import { type Status, statuses } from '#app/requests/inbox/inbox.ts'
import { requestServiceLabel } from '#app/requests/service-options.ts'
import { requestPath, workOrderPath } from '#app/site-map.ts'
import { isArchivable, shownMail, vehicleText } from '#app/staff/inbox/shown-submission.server.ts'
import { dateText, dateTimeText, dueOf } from '#app/staff/kit/when.server.ts'
import type { RequestChange } from '#database/tables.ts'
import { replyLinks } from './reply-links.ts'
import type { RequestChangeOutcome } from './request-changes.server.ts'
import { NOTE_LENGTH } from './request-changes.server.ts'
import { staffEstimate } from './shown-estimate.server.ts'
import { contactOf } from './shown-replies.server.ts'

type Story = NonNullable<Awaited<ReturnType<typeof requestWithStory>>>
type Around = { mails: MailState[]; people: Staff[]; me: Staff; now: Date; lang: Lang }

/** A request with all that happened to it, in the words of the reader's language. */
export function shownRequest({ request, notes, history }: Story, { mails, people, me, now, lang }: Around) {
  const { admin } = staffCopy(lang)
  const { request: copy } = inboxCopy(lang)
  const by = (who: string, at: string) => fillSlots(copy.by, { who, when: dateTimeText(at, lang) })
  const lastStatus = history.find(({ field }) => field === 'status')
  return {
    id: request.id,
    href: requestPath(request.reference),
    reference: request.reference,
    archivable: isArchivable(request),
    unread: request.read_at === null,
    workOrder: workOrderPath(request.reference),
    version: request.version,
    title: request.name,
    subtitle: [
      admin.types[request.form_type],
      requestServiceLabel(request.service_type, lang),
      vehicleText(request),
    ]
      .filter(Boolean)
      .join(' · '),
    due: dueOf(request, now, lang),
    ways: waysTo(request, copy),
    fields: fieldsOf(request, lang),
    message: request.message,
    estimate: staffEstimate(request.estimate, now, lang),
    spam: request.status === 'spam' ? spamWords(request, copy, lang) : undefined,
    statuses: statuses.map((status) => ({
      value: status,
      label: admin.statuses[status],
      current: status === request.status,
    })),
    undo: lastStatus && {
      to: lastStatus.from_value ?? 'new',
      text: `${changeText(lastStatus, lang)} — ${by(lastStatus.by_name, lastStatus.at)}`,
    },
    assignee: request.assignee ?? '',
    people: [{ id: '', email: copy.nobody }, ...people],
    appointment: request.appointment_at ? localText(request.appointment_at) : '',
    mails: mails.map((mail) => shownMail(mail, admin)),
    notes: notes.map(({ id, text, by_name, by_user, at }) => ({
      id,
      text,
      by: by(by_name, at),
      mine: by_user === me.id,
    })),
    history: history.map((change) => ({
      id: change.id,
      text: changeText(change, lang),
      by: by(change.by_name, change.at),
      mine: change.by_user === me.id,
    })),
  }
}

export type ShownRequest = ReturnType<typeof shownRequest>

/** A status just changed: what to say of it, and what takes it back. */
export function shownChange({ request, history }: Story, lang: Lang) {
  const last = history.find(({ field }) => field === 'status')
  return {
    href: requestPath(request.reference),
    text: `${request.name} — ${last ? changeText(last, lang) : valueText('status', request.status, lang)}`,
    back: { to: last?.from_value ?? 'new', version: request.version },
  }
}

/** What to say beside the field a form could not change, with what that person wanted. */
export function shownOutcome(
  outcome: RequestChangeOutcome,
  { request, history }: Story,
  people: Staff[],
  lang: Lang,
) {
  if (!('field' in outcome)) return undefined
  const { request: copy } = inboxCopy(lang)
  const { field, value } = outcome
  if (outcome.kind === 'invalid') {
    const words = { max: NOTE_LENGTH, example: localText(request.created_at).replace('T', ' ') }
    const text = { empty: copy.emptyNote, long: copy.longNote, time: copy.badTime }[outcome.why]
    return { field, value, lines: [fillSlots(text, words)] }
  }
  if (outcome.kind === 'refused') return { field, value, lines: [copy.refused] }
  const theirs = history.find((change) => change.field === field)
  const wanted =
    field === 'assignee'
      ? (people.find(({ id }) => id === value)?.email ?? '')
      : field === 'appointment'
        ? value.replace('T', ' ')
        : valueText('status', value, lang)
  return {
    field,
    value,
    lines: [
      copy.conflict,
      ...(theirs
        ? [
            `${changeText(theirs, lang)} — ${fillSlots(copy.by, { who: theirs.by_name, when: dateTimeText(theirs.at, lang) })}`,
          ]
        : []),
      fillSlots(copy.yours, { value: wanted || copy.none }),
    ],
  }
}

export type ShownOutcome = NonNullable<ReturnType<typeof shownOutcome>>

/** A moment as a field for a day and time takes it, in the garage's time. */
function localText(at: string): string {
  return localTime(new Date(at)).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

function valueText(field: RequestChange['field'], value: string | null, lang: Lang): string {
  const { admin } = staffCopy(lang)
  if (!value) return inboxCopy(lang).request.none
  if (field === 'status') return admin.statuses[value as Status] ?? value
  if (field === 'appointment') return dateTimeText(value, lang)
  if (field === 'mail') return value === 'request.notice' ? admin.mails.notice : admin.mails.receipt
  return value
}

function changeText(change: Selectable<RequestChange>, lang: Lang): string {
  return fillSlots(inboxCopy(lang).request.changes[change.field], {
    from: valueText(change.field, change.from_value, lang),
    to: valueText(change.field, change.to_value, lang),
  })
}

function waysTo(request: Kept, copy: InboxCopy['request']) {
  const contact = contactOf(request)
  const links = replyLinks(contact)
  return [
    { label: copy.call, href: `tel:${contact.number}` },
    { label: copy.text, href: links.text },
    ...(links.whatsapp ? [{ label: copy.whatsapp, href: links.whatsapp }] : []),
    { label: copy.email, href: links.email },
  ]
}

function fieldsOf(request: Kept, lang: Lang) {
  const { request: copy } = inboxCopy(lang)
  const { fields, reachBy } = content(lang).contactForm
  return [
    { label: copy.received, value: dateTimeText(request.created_at, lang) },
    { label: fields.phone.label, value: request.phone },
    { label: fields.email.label, value: request.email },
    { label: fields.vehicle_make.label, value: request.vehicle_make },
    { label: fields.vehicle_model.label, value: request.vehicle_model },
    { label: fields.vehicle_year.label, value: request.vehicle_year },
    { label: fields.plate.label, value: request.plate },
    { label: fields.service_type.label, value: requestServiceLabel(request.service_type, lang) },
    {
      label: fields.preferred_date.label,
      value: request.preferred_date ? dateText(request.preferred_date, lang) : '',
    },
    { label: fields.reach_by.label, value: reachBy[request.reach_by] },
    { label: fields.reach_hours.label, value: request.reach_hours },
    { label: fields.keeps_parts.label, value: request.keeps_parts ? copy.yes : copy.no },
    {
      label: copy.reminders,
      value: request.reminders_at
        ? fillSlots(copy.consent, {
            date: dateTimeText(request.reminders_at, lang),
            text: request.reminders_text ?? '',
          })
        : copy.no,
    },
    { label: copy.language, value: copy.languages[request.lang] },
  ].filter(({ value }) => value)
}

function spamWords({ spam_reason, spam_since, created_at }: Kept, copy: InboxCopy['request'], lang: Lang) {
  const purged = new Date(spam_since ?? created_at)
  purged.setUTCDate(purged.getUTCDate() + retention.spamDays)
  const reason = copy.spamReasons[spam_reason as keyof typeof copy.spamReasons]
  return [reason, fillSlots(copy.purge, { date: dateText(purged.toISOString().slice(0, 10), lang) })]
    .filter(Boolean)
    .join(' ')
}
