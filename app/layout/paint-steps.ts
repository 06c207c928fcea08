/** What is still to come, or was let go. */
const WAITING = '.later:not([style*=visible])'

/** What changes the whole page, seen or not: what lies behind a dialog is shut off, a theme has other colours. */
const TOUCHES_ALL = '[commandfor], dialog, [data-theme-toggle], a[href^="/pictures/"]'

/** Milliseconds after which what is there of the page is shown, be it all or not. */
const SLOW_LINE = 100

/** Milliseconds after a tap until what was let go is taken up again. */
const ANSWERED = 500

/**
 * Lets a phone paint a page in steps, each short enough not to hold up a tap: what it shows, its icons, then what is below,
 * a section a frame, and all the rest as soon as the page is scrolled. Until its HTML is there it is not laid out: a browser
 * would, at the end of the HTML or for a frame between, ask the system for every size of a font that stands in, and do it
 * again when the font has come. While a tap is answered, what is not on the screen takes no work: laid out once, a section
 * keeps its height. Where a place further down is asked for, or was left and is come back to, the page is there at once.
 */
export function paintInSteps(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const phone = matchMedia('(max-width: 767px)').matches
  if (!phone || entry?.type !== 'navigate' || entry.name.includes('#')) return
  const { classList } = document.documentElement

  const showAll = () => {
    for (const section of document.querySelectorAll<HTMLElement>(WAITING))
      section.style.contentVisibility = 'visible'
    // A link to a place that was not there yet.
    document.querySelector('.paint-2 :target')?.scrollIntoView()
  }
  const afterFrame = (task: () => void) => requestAnimationFrame(() => setTimeout(task))
  const showNext = () => {
    const section = document.querySelector<HTMLElement>(WAITING)
    if (section) section.style.contentVisibility = 'visible'
    // On a slow line the page is shown while the rest of it is still to come.
    else if (document.readyState !== 'loading') return classList.remove('paint-2')
    afterFrame(showNext)
  }

  const letGo = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(TOUCHES_ALL)) return
    // Asked of all before any is changed: the page is laid out once.
    const far = [...document.querySelectorAll<HTMLElement>('.later:not(.later .later)')].filter((section) => {
      const { top, bottom } = section.getBoundingClientRect()
      return bottom < 0 || top > innerHeight
    })
    for (const section of far) section.style.contentVisibility = 'auto'
    setTimeout(showNext, ANSWERED)
  }

  classList.add('paint-0', 'paint-1', 'paint-2')
  const show = () => classList.remove('paint-0')
  setTimeout(show, SLOW_LINE)
  document.addEventListener('readystatechange', () => {
    setTimeout(show)
    requestAnimationFrame(show)
  })
  new PerformanceObserver((_, watch) => {
    watch.disconnect()
    classList.remove('paint-1')
    afterFrame(showNext)
    addEventListener('click', letGo, true)
    addEventListener('scroll', showAll, { once: true })
    addEventListener('hashchange', showAll, { once: true })
  }).observe({ type: 'paint', buffered: true })
}
