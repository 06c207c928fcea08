import { useEffect } from 'react'

/** Browsers without it get pauses of this many milliseconds. */
const PAUSE = 50

/**
 * Lays out the sections that `home.css` leaves for later, one whenever the browser has nothing to do: none of them holds up
 * a tap, and soon the page has its true height.
 */
export function useLaterSections(): void {
  useEffect(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('.home-hero ~ *, footer')]
    const later = (work: () => void) =>
      'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, PAUSE)
    function next(): void {
      const section = sections.shift()
      if (!section) return
      section.style.contentVisibility = 'visible'
      later(next)
    }
    later(next)
  }, [])
}
