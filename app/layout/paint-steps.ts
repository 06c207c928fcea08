/** What is still to come. */
const WAITING = '.later:not([style*=content])'

/** Milliseconds between one section and the next: taps and frames have their turn. */
const PAUSE = 30

/**
 * Lets a phone paint a page in steps, each short enough not to hold up a tap: what it shows, its icons, then what is below,
 * one section after the other, and all the rest as soon as the page is scrolled. Once it was laid out, a section keeps
 * its height and takes no work while it is far. Where a place further down is asked for, or was left and is come back to,
 * the page is there at once.
 */
export function paintInSteps(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (innerWidth > 767 || entry?.type !== 'navigate' || entry.name.includes('#')) return
  const { classList } = document.documentElement

  const show = (section: HTMLElement) => {
    section.style.contentVisibility = 'visible'
    setTimeout(() => {
      section.style.contentVisibility = 'auto'
    }, PAUSE * 5)
  }
  const showNext = () => {
    const section = document.querySelector<HTMLElement>(WAITING)
    if (section) show(section)
    // On a slow line the page is shown while the rest of it is still to come.
    else if (document.readyState !== 'loading') return classList.remove('paint-2')
    setTimeout(showNext, PAUSE)
  }

  classList.add('paint-1', 'paint-2')
  new PerformanceObserver((_, watch) => {
    watch.disconnect()
    classList.remove('paint-1')
    setTimeout(showNext, PAUSE)
    addEventListener('scroll', () => document.querySelectorAll<HTMLElement>(WAITING).forEach(show), {
      once: true,
    })
  }).observe({ type: 'paint', buffered: true })
}
