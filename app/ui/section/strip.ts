/** Scrolls a strip of links sideways to centre one of them; to its start without one. */
export function scrollStrip(strip: HTMLElement, to: HTMLElement | null | undefined): void {
  strip.scrollTo({ left: to ? to.offsetLeft - (strip.clientWidth - to.clientWidth) / 2 : 0 })
}
