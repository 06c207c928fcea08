import { CLICKS_PATH } from './clicks.ts'

/** Reports that a link to the garage was followed: its kind, nothing else. */
export function reportClick(target: Element): void {
  const link = target.closest<HTMLElement>('[data-event],[href^="tel:"]')
  // Clicks in the desk's preview are not visitors' clicks.
  if (!link || document.body.dataset.preview !== undefined) return
  const event = link.dataset.event ?? 'call'
  const type = 'application/json'
  navigator.sendBeacon(CLICKS_PATH, new Blob([JSON.stringify({ event })], { type }))
}
