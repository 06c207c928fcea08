import { identity } from '#app/content/business/identity.ts'
import { localTime } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { inboxCopy } from '#app/content/staff/inbox.ts'
import { staffCopy } from '#app/content/staff/staff.ts'
import type { Kept } from '#app/requests/inbox/changes.server.ts'
import type { LostKind } from '#app/requests/inbox/lost.ts'
import { requestServiceLabel } from '#app/requests/service-options.ts'
import { estimateLines } from './request/shown-estimate.server.ts'

/** The columns of the exported file, in the order of `exportRow`. */
export function exportHead(lang: Lang): string[] {
  const { columns } = staffCopy(lang).admin
  const { reference, request } = inboxCopy(lang)
  const { fields } = content(lang).contactForm
  return [
    reference,
    `${columns.date} (${identity.timeZone})`,
    columns.type,
    columns.status,
    fields.name.label,
    fields.phone.label,
    fields.email.label,
    fields.vehicle_year.label,
    fields.vehicle_make.label,
    fields.vehicle_model.label,
    fields.plate.label,
    columns.service,
    content(lang).estimate.form.price,
    fields.preferred_date.label,
    request.appointment,
    fields.message.label,
    fields.keeps_parts.label,
    fields.reach_by.label,
    fields.reach_hours.label,
    request.language,
    request.lostColumn,
  ]
}

export function exportRow(row: Kept, lang: Lang): (string | null)[] {
  const { types, statuses } = staffCopy(lang).admin
  const { yes, no, lostReasons } = inboxCopy(lang).request
  return [
    row.reference,
    timeText(row.created_at),
    types[row.form_type],
    statuses[row.status],
    row.name,
    row.phone,
    row.email,
    row.vehicle_year,
    row.vehicle_make,
    row.vehicle_model,
    row.plate,
    requestServiceLabel(row.service_type, lang),
    estimateLines(row.estimate, lang).join('\n'),
    row.preferred_date,
    row.appointment_at && timeText(row.appointment_at),
    row.message,
    row.keeps_parts ? yes : no,
    content(lang).contactForm.reachBy[row.reach_by],
    row.reach_hours,
    row.lang,
    row.lost_reason && lostReasons[row.lost_reason as LostKind],
  ]
}

/** A moment in the garage's time as spreadsheets read it. */
function timeText(at: string): string {
  return localTime(new Date(at)).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ')
}
