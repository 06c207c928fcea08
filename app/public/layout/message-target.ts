import { facts } from '#app/content/facts.ts'

/** Links to the garage's messages, with a greeting filled in. */
export function messageHref(greeting: string): string {
  return `https://wa.me/${facts().business.messagingNumber}?text=${encodeURIComponent(greeting)}`
}

/** Attributes of such a link: its click is counted by placement. */
export function messageTarget(placement: 'fab' | 'contact') {
  return {
    target: '_blank',
    rel: 'noopener',
    'data-message-placement': placement,
    'data-event': 'message',
  }
}
