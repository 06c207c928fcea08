import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href, plainPaths } from '#app/site-map.ts'
import { daysOffered } from './days.ts'
import { asReference, requestServices, STATUS_ANCHOR } from './request.ts'
import { requestServiceLabel, serviceFromKey } from './service-options.ts'

/**
 * What the contact form shows, for the loader of a page that carries it. The page's address may preselect a service
 * (`?service=`) and, after a sending without JavaScript, names the request (`?reference=`).
 */
export function contactFormContent(lang: Lang, query: URLSearchParams, now: Date) {
  const { contactForm, contact } = content(lang)
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
    reference: asReference(query.get('reference')),
  }
}

export type ContactFormContent = ReturnType<typeof contactFormContent>
