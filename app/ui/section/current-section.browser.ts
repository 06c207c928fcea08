import { sectionAt } from './section-at.ts'

/**
 * Marks, in every nav of anchor links with `data-current`, the link to the section being read (`aria-current="location"`).
 * The attribute says how many pixels below the top of the viewport a section counts as being read. A list that is a strip
 * scrolls sideways to the marked link.
 */
export function markCurrentSections(): void {
  const navs = document.querySelectorAll<HTMLElement>('nav[data-current]')
  if (navs.length === 0) return
  let waiting = false
  const markSoon = () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      for (const nav of navs) mark(nav)
    })
  }
  markSoon()
  addEventListener('scroll', markSoon, { passive: true })
  addEventListener('resize', markSoon)
}

function mark(nav: HTMLElement): void {
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const section = sectionAt(links.map(sectionOf), Number(nav.dataset.current))
  const current = links.find((link) => sectionOf(link) === section)
  const before = links.find((link) => link.ariaCurrent)
  if (current === before) return
  before?.removeAttribute('aria-current')
  current?.setAttribute('aria-current', 'location')
  const strip = nav.querySelector('ul')
  // Not between press and release, so that a tap hits what it aimed at.
  if (strip && !strip.matches(':active')) scrollStrip(strip, current)
}

function sectionOf(link: HTMLAnchorElement): string {
  return decodeURIComponent(link.hash.slice(1))
}

/** Scrolls a strip of tabs wider than the screen to the current one (`tabs.tsx`). */
export function showCurrentTabs(): void {
  for (const strip of document.querySelectorAll<HTMLElement>('[data-tabs]'))
    scrollStrip(strip, strip.querySelector<HTMLElement>('[aria-current]'))
}

/** Scrolls a strip of links sideways to centre one of them; to its start without one. */
function scrollStrip(strip: HTMLElement, to: HTMLElement | null | undefined): void {
  strip.scrollTo({ left: to ? to.offsetLeft - (strip.clientWidth - to.clientWidth) / 2 : 0 })
}
