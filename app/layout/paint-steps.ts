/** What is still to come. */
const WAITING = '.later:not([style*=visible])'

/** Milliseconds after which what is there of the page is shown, be it all or not. */
const SLOW_LINE = 100

/** What opens a dialog. */
const OPENS_DIALOG = '[commandfor], a[href^="/pictures/"]'

/** Milliseconds after which a finger has opened what it came down on, or never will, and a turned page is laid out. */
const SETTLED = 500

/**
 * Lets a phone paint a page in steps, each short enough not to hold up a tap: what it shows, its icons, then what is below,
 * a section a frame, and all the rest as soon as the page is scrolled. Until its HTML is there it is not laid out: a browser
 * would, at the end of the HTML or for a frame between, ask the system for every size of a font that stands in, and do it
 * again when the font has come. Where a place further down is asked for, or was left and is come back to, the page is there
 * at once.
 */
export function paintInSteps(): void {
  // What a browser cannot let rest, it shows at once.
  if (!matchMedia('(max-width: 767px)').matches || !CSS.supports('content-visibility:auto')) return
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type !== 'navigate' || location.hash) {
    addEventListener('load', restSoon)
    return
  }
  const { classList } = document.documentElement

  const showAll = () => {
    if (!classList.contains('paint-2')) return
    for (const section of document.querySelectorAll<HTMLElement>(WAITING))
      section.style.contentVisibility = 'visible'
    // A link to a place that was not there yet.
    document.querySelector('.paint-2 :target')?.scrollIntoView()
  }
  const showNext = () => {
    const section = document.querySelector<HTMLElement>(WAITING)
    if (section) section.style.contentVisibility = 'visible'
    // On a slow line the page is shown while the rest of it is still to come.
    else if (document.readyState !== 'loading') {
      classList.remove('paint-2')
      return restSoon()
    }
    afterFrame(showNext)
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
    for (const type of ['scroll', 'hashchange']) addEventListener(type, showAll)
  }).observe({ type: 'paint', buffered: true })
}

/** Runs a task once the next frame is painted. */
export function afterFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}

/** Once every section is as tall as the site's own font makes it. */
function restSoon(): void {
  document.fonts.ready.then(() => afterFrame(restUnseen))
}

/**
 * What is not in the window takes no work, whatever a tap changes: a question that opens, a theme. A browser lays it out when it
 * is two and a half windows away. Laid out once, a section keeps its height, until the window is as wide no more. A dialog
 * shuts off the page behind it: until it is closed nothing beyond the window takes work at all.
 */
function restUnseen(): void {
  const sections = document.querySelectorAll<HTMLElement>('.later:not(.later .later)')
  const change = (from: string, to: string) => {
    for (const { style } of sections) if (style.contentVisibility === from) style.contentVisibility = to
  }
  const watch = new IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen)
      (target as HTMLElement).style.contentVisibility = isIntersecting ? 'visible' : 'auto'
  })
  const wake = () => document.querySelector(':modal') || change('hidden', 'auto')

  const rest = () => {
    for (const section of sections) watch.observe(section)
  }
  let width = innerWidth
  addEventListener('resize', () => {
    if (innerWidth === width) return
    width = innerWidth
    watch.disconnect()
    change('auto', 'visible')
    setTimeout(rest, SETTLED)
  })
  rest()

  const press = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(OPENS_DIALOG))) return
    change('auto', 'hidden')
    setTimeout(wake, SETTLED)
  }
  addEventListener('pointerdown', press, true)
  // A finger that scrolls opens nothing.
  addEventListener('pointercancel', wake, true)
  document.addEventListener('close', () => afterFrame(wake), true)
}
