import type { Frame } from './frame.server.ts'

/** Id of the contact form. */
export const FORM = 'contact-form'

/** The contact section of this page if it has one, else that of the contact page. */
export function contactHref({ path, home, links }: Frame): string {
  return path === home || path === links.contact ? '#contact' : `${links.contact}#contact`
}
