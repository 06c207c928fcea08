import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { stands } from '#app/content/records/stands.ts'
import { href } from '#app/site-map.ts'
import { FORM } from './contact-href.ts'

/** Whether the garage has messages: without them a button to write leads to the form. */
export const hasMessages = (): boolean => stands('business.messagingNumber')

/** Attributes of a link to the garage's messages, with a greeting filled in; its click is counted by placement. */
export function messageLink(greeting: string, lang: Lang, placement: 'fab' | 'contact') {
  if (!hasMessages()) return { href: `${href('contact', lang)}#${FORM}` }
  return {
    href: `https://wa.me/${facts().business.messagingNumber}?text=${encodeURIComponent(greeting)}`,
    target: '_blank',
    rel: 'noopener',
    'data-message-placement': placement,
    'data-event': 'message',
  }
}
