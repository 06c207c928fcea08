/** What is still to come. */
const WAITING = '.later:not([data-shown])'

/** Milliseconds after which the part of the page that is there is shown, on a slow line. */
const SLOW_LINE = 100

/**
 * Lets a phone lay out and paint a long page in steps: first what its window shows, then one section a frame, and all the
 * rest at once as soon as the page is scrolled or a place further down is asked for. Laid out in one piece, such a page
 * keeps a slow phone from answering a tap for 100 to 200 ms.
 */
export function paintInSteps(): void {
  if (!matchMedia('(max-width: 767px)').matches) return
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type !== 'navigate' || location.hash) return
  const { classList } = document.documentElement

  const showAll = () => {
    classList.remove('paint-2')
    // A link to a place that was not there yet.
    document.querySelector(':target')?.scrollIntoView()
    removeEventListener('scroll', showAll)
    removeEventListener('hashchange', showAll)
  }
  const showNext = () => {
    if (!classList.contains('paint-2')) return
    const section = document.querySelector<HTMLElement>(WAITING)
    if (section) section.dataset.shown = ''
    // On a slow line the page is shown while the rest of it is still to come.
    else if (document.readyState !== 'loading') return showAll()
    afterFrame(showNext)
  }

  // Until its HTML is there the page is not laid out: the first layout would be done again a moment later.
  classList.add('paint-1', 'paint-2')
  const showTop = () => classList.remove('paint-1')
  setTimeout(showTop, SLOW_LINE)
  document.addEventListener('readystatechange', showTop)
  new PerformanceObserver((_, watch) => {
    watch.disconnect()
    afterFrame(showNext)
    addEventListener('scroll', showAll)
    addEventListener('hashchange', showAll)
  }).observe({ type: 'paint', buffered: true })
}

/** Runs a task once the next frame is painted. */
function afterFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}
