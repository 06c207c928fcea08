import { business } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import { services } from '#app/content/services/index.ts'
import { type StaffCopy, staffCopy, withWords } from '#app/content/staff.ts'
import type { listSubmissions, MailState } from './submissions.server.ts'

type Row = Awaited<ReturnType<typeof listSubmissions>>['rows'][number]

/** A request in the words and dates of the reader's language. */
export function shownSubmission(row: Row, lang: Lang) {
  const { admin: copy } = staffCopy(lang)
  return {
    id: row.id,
    reference: row.reference,
    at: row.created_at,
    date: dateTimeText(row.created_at, lang),
    type: copy.types[row.form_type],
    name: row.name,
    email: row.email,
    phone: row.phone,
    vehicle: [row.vehicle_year, row.vehicle_make, row.vehicle_model].filter(Boolean).join(' '),
    service: services.find(({ id }) => id === row.service_type)?.label[lang] ?? copy.diagnostic,
    preferred: row.preferred_date && withWords(copy.preferred, { date: dateText(row.preferred_date, lang) }),
    isNew: row.status === 'new',
    status: copy.statuses[row.status],
    mails: row.mails.map((mail) => shownMail(mail, copy)),
  }
}

export type ShownSubmission = ReturnType<typeof shownSubmission>

function shownMail({ kind, state }: MailState, { mails }: StaffCopy['admin']) {
  const mail = kind === 'request.notice' ? mails.notice : mails.receipt
  return { kind, text: withWords(mails.line, { mail, state: mails[state] }), failed: state === 'failed' }
}

/** The garage's day and time, wherever the reader is. */
function dateTimeText(at: string, lang: Lang): string {
  return new Intl.DateTimeFormat(`${lang}-CA`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: business.timeZone,
  }).format(new Date(at))
}

function dateText(date: string, lang: Lang): string {
  return new Intl.DateTimeFormat(`${lang}-CA`, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )
}
