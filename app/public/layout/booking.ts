import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import type { Frame } from './frame.server.ts'

/** Books in the garage's calendar, in a new tab; through the contact `form` if it has no calendar. For an `ActionLink`. */
export function calendarBooking(lang: Lang, form = `${href('contact', lang)}#contact`) {
  const { bookingUrl } = facts().business
  if (!bookingUrl) return { href: form }
  return { href: bookingUrl, event: 'booking' as const, newTab: content(lang).interface.newTab }
}

/** Books through the contact form; in the garage's calendar only on a service's page. For a plain link. */
export function formBooking(frame: Frame): {
  href: string
  target?: '_blank'
  rel?: string
  'data-event'?: 'booking'
} {
  const { bookingUrl, services, path } = frame
  if (!bookingUrl || !services.some((service) => service.href === path)) return { href: contactHref(frame) }
  return { href: bookingUrl, target: '_blank', rel: 'noopener', 'data-event': 'booking' }
}

/** Id of the contact form. */
export const FORM = 'contact-form'

/** The contact section of this page if it has one, else that of the contact page. */
export function contactHref({ path, home, links }: Frame): string {
  return path === home || path === links.contact ? '#contact' : `${links.contact}#contact`
}
