import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { estimateInQuery } from '#app/estimate/carried.server.ts'
import { daysOffered } from '#app/requests/handling/days.ts'
import type { PostedForm } from '#app/requests/request.ts'
import { STATUS_ANCHOR } from '#app/requests/request.ts'
import type { SentRequest } from '#app/requests/sent-query.server.ts'
import { requestOptions, serviceFromKey } from '#app/requests/service-options.ts'
import { href, plainPaths } from '#app/site-map.ts'

type FormVisit = {
  lang: Lang
  query: URLSearchParams
  now: Date
  sent?: SentRequest | undefined
  posted?: PostedForm
}

/**
 * The content of the contact form. The query may preselect a service (`?service=`).
 * @param visit.posted what was posted and refused: its estimate is shown again, at today's prices
 * @param visit.sent the request that was just sent without JavaScript
 */
export function contactFormContent({ lang, query, now, sent, posted }: FormVisit) {
  const { contactForm, contact, requestMails, estimate } = content(lang)
  const { invalid: _, refused: __, ...copy } = contactForm
  return {
    lang,
    copy,
    notes: { fees: contact.fees, promise: contact.promise },
    /** Without JavaScript, the post returns to the anchor that shows its outcome. */
    action: `${href('contact', lang)}#${STATUS_ANCHOR}`,
    endpoint: plainPaths.sendRequest,
    privacyHref: href('privacy', lang),
    services: requestOptions(lang),
    service: serviceFromKey(query.get('service')) ?? '',
    days: daysOffered(now),
    sent,
    estimate: estimateInQuery(posted ? new URLSearchParams(posted.values.estimate) : query, lang, now),
    estimateWords: estimate.form,
    toPage: requestMails.acknowledgement.open,
    next: requestMails.acknowledgement.next,
  }
}

export type ContactFormContent = ReturnType<typeof contactFormContent>
