import { sectionAt } from '#app/ui/section/section-at.ts'

/** Pixels after which the top bar is opaque. */
const OPAQUE_AFTER = 50
/** Fraction of the page after which the back-to-top button shows. */
const PAST_HALF = 0.5

/** Pixels of scrolling down after which the phone's bottom bar goes away; scrolling up brings it back. */
const BAR_HIDES_AFTER = 100
/** On the home page the bar appears here, in heights of the window. */
const BAR_FROM = 0.85

/** Sections that the navigation highlights while they are read, and how far below the top they count, in pixels. */
const SECTIONS = ['home', 'services', 'carrosserie', 'a-propos', 'contact', 'faq', 'blog']
const SECTION_OFFSET = 100
/** The bodywork section counts as part of the services. */
const PARENTS: Record<string, string> = { carrosserie: 'services' }

function highlightSection(): void {
  const found = sectionAt(SECTIONS, SECTION_OFFSET) ?? ''
  const current = PARENTS[found] ?? found
  for (const link of document.querySelectorAll<HTMLElement>('[data-section]')) {
    if (link.dataset.section === current) link.setAttribute('aria-current', 'true')
    else if (link.getAttribute('aria-current') === 'true') link.removeAttribute('aria-current')
  }
}

/** Whether the bottom bar is away, for each position that is scrolled to; it comes back where scrolling up begins. */
function barFollower(): (y: number) => boolean {
  const isHome = document.querySelector('.bar-home') !== null
  let last = 0
  let downFrom = 0
  return (y) => {
    const first = isHome ? BAR_FROM * innerHeight : 0
    if (y < last || y < first) downFrom = Math.max(y, first)
    last = y
    return y - downFrom > BAR_HIDES_AFTER
  }
}

/** What the back-to-top button must not cover on a phone, where it has no margin to stand in. */
const CONTROLS = ':is(input, select, textarea, button, summary, .action)'
const BACK_TO_TOP = '.back-to-top'

function isOnControl(): boolean {
  const place = document.querySelector(BACK_TO_TOP)?.getBoundingClientRect()
  if (!place) return false
  const { left, right, top, bottom } = place
  const middle = [(left + right) / 2, (top + bottom) / 2] as const
  const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const))
  return [middle, ...corners].some(([x, y]) =>
    document.elementsFromPoint(x, y).some((element) => element.closest(CONTROLS)),
  )
}

const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, select'

/** Sets classes for the scroll position on `html`, for `shell.css`, and highlights the section being read. */
export function followScroll(): void {
  const { classList } = document.documentElement
  const isBarAway = barFollower()
  let waiting = false

  function show(): void {
    waiting = false
    const y = Math.max(0, scrollY)
    const length = document.documentElement.scrollHeight - innerHeight
    classList.toggle('scrolled', y > OPAQUE_AFTER)
    const isPastHalf = length > 0 && y > length * PAST_HALF
    classList.toggle('past-half', isPastHalf)
    classList.toggle('on-control', isPastHalf && isOnControl())
    classList.toggle('past-window', y >= BAR_FROM * innerHeight)
    classList.toggle('bar-away', isBarAway(y))
    highlightSection()
  }

  // Measuring forces a layout: at most once per frame.
  function showSoon(): void {
    if (waiting) return
    waiting = true
    requestAnimationFrame(show)
  }

  addEventListener('scroll', showSoon, { passive: true })
  addEventListener('resize', showSoon)
  for (const event of ['focusin', 'focusout'])
    addEventListener(event, () => classList.toggle('typing', document.activeElement?.matches(TYPED)))
  showSoon()
}
