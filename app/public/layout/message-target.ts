import { facts } from '#app/content/facts.ts'

/** Leads to the garage's messages, with these words written already. */
export function messageHref(greeting: string): string {
  return `https://wa.me/${facts().business.messagingNumber}?text=${encodeURIComponent(greeting)}`
}

/** What a link to the garage's messages has besides: its click is counted with where it was made. */
export function messageTarget(placement: 'fab' | 'contact') {
  return {
    target: '_blank',
    rel: 'noopener',
    'data-message-placement': placement,
    'data-event': 'message',
  }
}
