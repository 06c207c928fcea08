import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'

/** Where an appointment is taken: in the garage's calendar, in a new tab; by its own form where it has none. */
export function bookingLink(lang: Lang) {
  const { bookingUrl } = facts().business
  if (!bookingUrl) return { href: `${href('contact', lang)}#contact` }
  return { href: bookingUrl, event: 'booking' as const, newTab: content(lang).interface.newTab }
}
