import { dateText, dateTimeText } from '#app/content/hours/moments.server.ts'
import { localTime } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { retention } from '#app/content/retention.ts'
import { fillSlots } from '#app/content/slots.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import type { RequestRow } from '#app/requests/life/story.server.ts'
import { requestServiceLabel } from '#app/requests/service-options.ts'
import { fieldRows, fieldTexts } from '#app/requests/shown-fields.server.ts'
import { requestVehicle } from '#app/requests/vehicle-text.ts'
import { staffCopy } from '#app/staff-words.ts'
import { telLink } from '#database/phone-numbers.ts'
import { replyLinks } from './reply-links.ts'
import { contactOf } from './shown-replies.server.ts'

/** The car, its plate and the service: "2016 Mazda 3 · ABC 123 · Brakes". */
export function requestSummary(request: RequestRow, lang: Lang): string {
  return [
    requestVehicle(request, lang),
    request.plate,
    requestServiceLabel(request.service_type, lang),
    request.form_type === 'estimate' && staffCopy(lang).admin.types.estimate,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** How and when the customer wants to be reached; empty if they did not say. */
export function reachText({ reach_by, reach_hours }: RequestRow, lang: Lang): string {
  if (reach_by === 'any' && !reach_hours) return ''
  const how = inboxCopy(lang).request.reach[reach_by]
  return reach_hours ? `${how} (${reach_hours})` : how
}

/** Links to reach the customer, the preferred one first; that one shows the phone number unless it is e-mail. */
export function contactLinks(request: RequestRow, lang: Lang) {
  const { request: copy } = inboxCopy(lang)
  const contact = contactOf(request)
  const links = replyLinks(contact)
  const ways = [
    { way: 'phone', label: copy.call, href: telLink(request.phone) },
    { way: 'text', label: copy.text, href: links.text },
    { way: 'whatsapp', label: copy.whatsapp, href: links.whatsapp },
    { way: 'email', label: copy.email, href: links.email },
  ]
  const wanted = request.reach_by === 'any' ? 'phone' : request.reach_by
  return ways
    .flatMap(({ way, label, href }) => (href ? [{ way, label, href }] : []))
    .sort((one, other) => Number(other.way === wanted) - Number(one.way === wanted))
    .map(({ way, label, href }, index) => ({
      label,
      href,
      to: index === 0 && way !== 'email' ? request.phone : '',
    }))
}

/** All other fields that were sent; empty ones are left out. */
export function requestFields(request: RequestRow, lang: Lang) {
  const { request: copy } = inboxCopy(lang)
  const consent =
    request.reminders_at &&
    fillSlots(copy.consent, {
      date: dateTimeText(request.reminders_at, lang),
      text: request.reminders_text ?? '',
    })
  const texts = fieldTexts(request, consent ?? '', lang)
  return [
    { label: copy.received, value: dateTimeText(request.created_at, lang) },
    ...fieldRows({ ...texts, name: '', message: '' }, lang),
    { label: copy.language, value: copy.languages[request.lang] },
  ]
}

/** Why a request counts as spam, and when it will be deleted. */
export function spamWords({ spam_reason, spam_since, created_at }: RequestRow, lang: Lang): string {
  const { request: copy } = inboxCopy(lang)
  const purged = localTime(new Date(spam_since ?? created_at)).add({ days: retention.spamDays })
  const reason = copy.spamReasons[spam_reason as keyof typeof copy.spamReasons]
  return [reason, fillSlots(copy.purge, { date: dateText(purged.toPlainDate().toString(), lang) })]
    .filter(Boolean)
    .join(' ')
}
