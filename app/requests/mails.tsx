import { mailto } from '#app/content/business/mailto.ts'
import { facts } from '#app/content/facts.ts'
import { longDate, weekdayAndDay } from '#app/content/hours/dates.ts'
import { comingDays, dayHoursText, dayOf, tellsHours } from '#app/content/hours/opening.ts'
import { garageLang, type Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import type { Snapshot } from '#app/estimate/snapshot.server.ts'
import type { Mail } from '#app/mail/outbox.server.ts'
import { mailOf, type Row } from '#app/mail/template.tsx'
import { requestPath } from '#app/site-map.ts'
import type { StaffCopy } from '#app/staff-words.ts'
import { telLink } from '#database/phone-numbers.ts'
import type { Env } from '#platform/env.ts'
import type { Announced } from './announced.server.ts'
import { dayAndClockText, promisedAnswer } from './answer-due.server.ts'
import { estimateParts } from './estimate-mail.tsx'
import { inboxCopy } from './handling/words.ts'
import { type CheckedRequest, type FieldName, type FieldOf, fieldsOf } from './request.ts'
import { requestServiceLabel } from './service-options.ts'
import { fieldRows, fieldTexts } from './shown-fields.server.ts'
import { requestVehicle } from './vehicle-text.ts'

export type MailedRequest = {
  id: string
  reference: string
  lang: Lang
  /** When it was received. */
  at: Date
  request: CheckedRequest
  estimate: Snapshot | undefined
  announced: Announced
  /** The address at which the visitor follows it. */
  page?: string | undefined
}

/** How many days of opening hours a mail to a visitor lists. */
const DAYS_LISTED = 7

/** Each kind of mail about a request has a name for staff. */
export type RequestMailKind = keyof StaffCopy['admin']['mails']['names']
export type RequestMail = Mail & { kind: RequestMailKind }

/** The kind of the mail to the visitor. */
export const ACKNOWLEDGEMENT = 'request.acknowledgement' satisfies RequestMailKind

/** The mails of a request: to the garage, whose reply goes to the visitor, and to the visitor in their language. */
export function mailsFor(
  request: MailedRequest,
  { siteUrl, garage }: Pick<Env, 'siteUrl'> & { garage: readonly string[] },
): RequestMail[] {
  return [...garage.map((to) => notice(request, { siteUrl, to })), acknowledgement(request)]
}

function notice(
  { id, reference, lang, request, estimate }: MailedRequest,
  { siteUrl, to }: Pick<Env, 'siteUrl'> & { to: string },
): RequestMail {
  const priced = estimate ? estimateParts(estimate, garageLang, 'garage') : []
  const copy = content(garageLang).requestMails.notice
  const service = requestServiceLabel(request.service_type, garageLang)
  const heading = `${copy.heading} ${reference}`
  const rows = noticeRows(request, lang)
  const about = [service, requestVehicle(request, garageLang)].filter(Boolean).join(', ')
  const page = `${siteUrl}${requestPath(reference)}`
  return {
    kind: 'request.notice',
    requestId: id,
    lang: garageLang,
    to,
    replyTo: { name: request.name, address: request.email },
    subject: fillSlots(copy.subject, { reference, about }),
    ...mailOf({
      lang: garageLang,
      heading,
      parts: [{ rows }, ...priced, copy.reply, { button: copy.open, href: page }],
    }),
  }
}

/** What the visitor filled in; phone number and e-mail are links. */
function noticeRows(request: CheckedRequest, lang: Lang): Row[] {
  const { notice } = content(garageLang).requestMails
  const { language, languages } = inboxCopy(garageLang).request
  const texts = fieldTexts(request, request.reminders ? notice.remindersAgreed : '', garageLang)
  const links: Partial<Record<FieldName, string>> = {
    phone: telLink(request.phone),
    email: mailto(request.email),
  }
  return [
    ...fieldRows(texts, garageLang).map((row) => ({ ...row, href: links[row.name] })),
    { label: language, value: languages[lang] },
  ]
}

export type Told = { id: string; reference: string; name: string; email: string; lang: Lang }

/** The garage's mail about an appointment that the customer saw: it is cancelled, or they wish another time. */
export function changeNotice(
  { id, reference, name, email }: Told,
  { seen, wish }: { seen: string; wish: string | undefined },
  { siteUrl, to }: { siteUrl: string; to: string },
): RequestMail {
  const { notice, change } = content(garageLang).requestMails
  const heading = fillSlots(wish === undefined ? change.cancelled : change.asked, { reference, name })
  const moment = dayAndClockText(seen, garageLang)
  const page = `${siteUrl}${requestPath(reference)}`
  return {
    kind: 'request.change',
    requestId: id,
    lang: garageLang,
    to,
    ...(email && { replyTo: { name, address: email } }),
    subject: heading,
    ...mailOf({ lang: garageLang, heading, parts: [moment, wish, { button: notice.open, href: page }] }),
  }
}

/** A mail to the customer, in their language: the answer to it goes to the garage. */
export const toCustomer = ({ id, lang, email }: Pick<Told, 'id' | 'lang' | 'email'>) => ({
  requestId: id,
  lang,
  to: email,
  replyTo: { name: facts().business.name, address: facts().business.email },
})

/** What the garage tells a customer. @param page the address at which the customer follows the request */
export function messageMail(told: Told, message: string, page: string | undefined): RequestMail {
  const { reference, lang } = told
  const { acknowledgement: words, news } = content(lang).requestMails
  const subject = fillSlots(news.subject, { reference, name: facts().business.name })
  return {
    ...toCustomer(told),
    kind: 'request.news',
    subject,
    ...mailOf({
      lang,
      heading: subject,
      parts: [message, { button: words.open, href: page }, words.call, words.signature],
    }),
  }
}

/** Leads to the page of a request that staff wrote down, or whose address they corrected: it promises nothing of the first day. */
export function notedMail(told: Told, announced: Announced, page: string | undefined): RequestMail {
  const { acknowledgement: words, news } = content(told.lang).requestMails
  const said = [news.noted, words.follow, announced?.text, words.notYou].filter(Boolean)
  return messageMail(told, said.join('\n\n'), page)
}

/** What the visitor's mail says of a request. */
type Acknowledged = Omit<MailedRequest, 'request'> & {
  request: Pick<CheckedRequest, 'name' | 'email' | 'service_type' | FieldOf<'day' | 'box'>>
}

export function acknowledgement({
  id,
  reference,
  lang,
  at,
  request,
  estimate,
  announced,
  page,
}: Acknowledged): RequestMail {
  const priced = estimate ? estimateParts(estimate, lang, 'customer') : []
  const copy = content(lang).requestMails.acknowledgement
  const name = greetable(request.name)
  const greeting = name ? fillSlots(copy.greeting, { name }) : copy.greetingWithoutName
  const subject = fillSlots(copy.subject, { reference })
  // Only what was chosen, no free text: the address may be a stranger's, and nobody must send their own words under our name.
  const chosen: Row[] = [{ label: copy.service, value: requestServiceLabel(request.service_type, lang) }]
  for (const name of fieldsOf('day'))
    if (request[name] >= dayOf(at)) chosen.push({ label: copy[name], value: longDate(request[name], lang) })
  const { due } = content(lang).contactForm.ticket
  const promised = promisedAnswer(at, lang)
  const answer: Row[] = promised ? [{ label: due, value: promised }] : []
  // A sentence without its fact is empty.
  const next = [...copy.next, announced?.text ?? ''].filter(Boolean)
  const ticked = fieldsOf('box').flatMap((name) => (request[name] ? [copy[name]] : []))
  const hours = tellsHours() ? comingHours(lang, at) : []
  return {
    ...toCustomer({ id, lang, email: request.email }),
    kind: ACKNOWLEDGEMENT,
    subject,
    ...mailOf({
      lang,
      heading: subject,
      parts: [
        greeting,
        copy.received,
        { large: reference },
        { button: copy.open, href: page },
        page && copy.follow,
        { rows: chosen },
        ...ticked,
        ...priced,
        { title: copy.nextHeading },
        { rows: answer },
        { list: next },
        copy.call,
        hours.length > 0 && { title: copy.hoursHeading },
        { rows: hours },
        copy.signature,
        copy.notYou,
      ],
    }),
  }
}

/** The name for the greeting, unless it is long or has characters names do not have: it may be spam to a stranger. */
function greetable(name: string): string | undefined {
  return /^[\p{L}\p{M}][\p{L}\p{M} '’-]{0,39}$/u.test(name) ? name : undefined
}

/** The next seven days with their hours, holidays included. */
const comingHours = (lang: Lang, now: Date): Row[] =>
  comingDays(now, DAYS_LISTED).map((day) => ({
    label: weekdayAndDay(day.date, lang),
    value: dayHoursText(day, lang),
  }))
