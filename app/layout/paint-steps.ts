/** What is still to come. */
const WAITING = '.later:not([style*=content])'

/** Milliseconds after the last section until what is far is let go. */
const REST = 150

/**
 * Lets a phone paint a page in steps, each short enough not to hold up a tap: what it shows, its icons, then what is below,
 * a section a frame, and all the rest as soon as the page is scrolled. Laid out once, a section keeps its height and takes
 * no work while it is far. Where a place further down is asked for, or was left and is come back to, the page
 * is there at once.
 */
export function paintInSteps(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const phone = matchMedia('(max-width: 767px)').matches
  if (!phone || entry?.type !== 'navigate' || entry.name.includes('#')) return
  const { classList } = document.documentElement

  const set = (selector: string, value: string) => {
    for (const section of document.querySelectorAll<HTMLElement>(selector))
      section.style.contentVisibility = value
  }
  const showAll = () => {
    set(WAITING, 'visible')
    // A link to a place that was not there yet.
    document.querySelector('.paint-2 :target')?.scrollIntoView()
  }
  const afterFrame = (task: () => void) => requestAnimationFrame(() => setTimeout(task))
  const showNext = () => {
    const section = document.querySelector<HTMLElement>(WAITING)
    if (section) section.style.contentVisibility = 'visible'
    // On a slow line the page is shown while the rest of it is still to come.
    else if (document.readyState !== 'loading') {
      return setTimeout(() => {
        classList.remove('paint-2')
        // In a page that is being read nothing is touched.
        if (!scrollY) set('.later', 'auto')
      }, REST)
    }
    afterFrame(showNext)
  }

  classList.add('paint-1', 'paint-2')
  new PerformanceObserver((_, watch) => {
    watch.disconnect()
    classList.remove('paint-1')
    afterFrame(showNext)
    addEventListener('scroll', showAll, { once: true })
    addEventListener('hashchange', showAll, { once: true })
  }).observe({ type: 'paint', buffered: true })
}
