/** Scrolls a strip of links sideways until one of them stands in its middle; to its beginning without one. */
export function scrollStrip(strip: HTMLElement, to: HTMLElement | null | undefined): void {
  strip.scrollTo({ left: to ? to.offsetLeft - (strip.clientWidth - to.clientWidth) / 2 : 0 })
}
