import type { Selectable } from 'kysely'
import { dateTimeText } from '#app/content/hours/moments.server.ts'
import { localTime } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { centsText } from '#app/estimate/line.ts'
import { evaluationEvent } from '#app/requests/follow/shown.server.ts'
import type { Status } from '#app/requests/handling/inbox.ts'
import type { LostKind } from '#app/requests/handling/lost.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import { correctable } from '#app/requests/life/acts.server.ts'
import type { CarState } from '#app/requests/life/stage.ts'
import { mailName } from '#app/staff/inbox/shown-row.server.ts'
import { staffCopy } from '#app/staff-words.ts'
import type { RequestChange } from '#database/rows/requests.ts'

/** A time in the format of a `datetime-local` field, in the garage's time zone. */
export function localText(at: string): string {
  return localTime(new Date(at)).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/** A value of a field, as the history says it. */
export function valueText(field: RequestChange['field'], value: string | null, lang: Lang): string {
  const { admin } = staffCopy(lang)
  const { none, yes, no } = inboxCopy(lang).request
  if (field === 'company') return value ? yes : no
  if (!value) return none
  if (field === 'status') return admin.statuses[value as Status] ?? value
  if (field === 'reason') return inboxCopy(lang).request.lostReasons[value as LostKind] ?? value
  if (field === 'appointment' || field === 'promise' || field === 'parts') return dateTimeText(value, lang)
  if (field === 'total') return centsText(Number(value), lang)
  if (field === 'evaluation') return evaluationEvent(value, lang) ?? value
  if (field === 'car') return inboxCopy(lang).request.follow.cars[value as CarState] ?? value
  if (field === 'mail') return mailName(value, admin)
  return value
}

/** A change, as the history says it. */
export function changeText(change: Selectable<RequestChange>, lang: Lang): string {
  const { changes } = inboxCopy(lang).request
  const corrected = correctable.find((field) => field === change.field)
  const text = corrected ? changes.corrected : changes[change.field as keyof typeof changes]
  return fillSlots(text, {
    label: corrected ? content(lang).contactForm.fields[corrected].label : '',
    from: valueText(change.field, change.from_value, lang),
    to: valueText(change.field, change.to_value, lang),
  })
}
