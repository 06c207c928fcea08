import type { Frame } from './frame.server.ts'

/** The contact section of this page where it has one, else the contact page. */
export function contactHref({ path, home, links }: Frame): string {
  return path === home || path === links.contact ? '#contact' : `${links.contact}#contact`
}

/** Where an appointment is taken: on a service's page by the booking calendar, elsewhere by the garage's own form. */
export function bookingTarget(frame: Frame) {
  if (!frame.bookingUrl || !frame.services.some(({ href }) => href === frame.path))
    return { href: contactHref(frame) }
  return { href: frame.bookingUrl, target: '_blank', rel: 'noopener', 'data-event': 'booking' }
}
