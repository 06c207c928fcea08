/** What is to be laid out next. */
const NEXT = '.later:not([style*=content])'

/** Milliseconds between one section and the next: taps and frames have their turn. */
const PAUSE = 30

/**
 * Lets `later.css` paint a page in steps, each short enough not to hold up a tap: what a phone shows, its icons, then what
 * is below, one section after the other. Where a place further down is asked for, or was left and is come back to, all of
 * it is there at once.
 */
export function paintInSteps(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { classList } = document.documentElement

  const layOutNext = () => {
    const section = document.querySelector<HTMLElement>(NEXT)
    if (section) section.style.contentVisibility = 'visible'
    // On a slow line the page is shown while the rest of it is still to come.
    else if (document.readyState !== 'loading') return classList.remove('paint-2')
    setTimeout(layOutNext, PAUSE)
  }

  if (entry?.type === 'navigate' && !entry.name.includes('#')) classList.add('paint-1')
  new PerformanceObserver((_, watch) => {
    watch.disconnect()
    classList.replace('paint-1', 'paint-2')
    setTimeout(layOutNext, PAUSE)
  }).observe({ type: 'paint', buffered: true })
}
