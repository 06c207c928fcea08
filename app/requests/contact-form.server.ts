import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href, plainPaths } from '#app/site-map.ts'
import { daysOffered } from './days.ts'
import { requestServices, STATUS_ANCHOR } from './request.ts'
import type { SentRequest } from './sent-query.server.ts'
import { requestServiceLabel, serviceFromKey } from './service-options.ts'

type FormVisit = { lang: Lang; query: URLSearchParams; now: Date; sent?: SentRequest | undefined }

/**
 * What the contact form shows. The page's address may preselect a service (`?service=`).
 * @param visit.sent the request that was just sent without scripts
 */
export function contactFormContent({ lang, query, now, sent }: FormVisit) {
  const { contactForm, contact, requestMails } = content(lang)
  const { invalid: _, refused: __, ...copy } = contactForm
  return {
    lang,
    copy,
    notes: { fees: contact.fees, promise: contact.promise },
    /** The native post leads back to the place where its outcome is said. */
    action: `${href('contact', lang)}#${STATUS_ANCHOR}`,
    endpoint: plainPaths.sendRequest,
    privacyHref: href('privacy', lang),
    services: requestServices.map((id) => ({ id, label: requestServiceLabel(id, lang) })),
    service: serviceFromKey(query.get('service')) ?? '',
    days: daysOffered(now),
    sent,
    next: requestMails.acknowledgement.next,
  }
}

export type ContactFormContent = ReturnType<typeof contactFormContent>
