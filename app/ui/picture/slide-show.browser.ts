import { reducedMotion } from '#app/ui/section/reduced-motion.ts'
import { playButton } from './play-button.browser.ts'

/** On touch screens `:hover` still matches long after a tap. */
const hovers = matchMedia('(hover: hover)')

/**
 * Scrolls the row of `slide-show.tsx`, a native scroller, by its buttons and marks and, if it has `every`, by itself. It
 * pauses while it, or the element with `data-holds` around it, is hovered or focused, and while it is out of view or behind a
 * dialog.
 */
class SlideShow extends HTMLElement {
  #row: HTMLElement = this.querySelector<HTMLElement>('.slides') ?? this
  #marks = [...this.querySelectorAll('.tick')]
  #index = 0
  #timer: ReturnType<typeof setInterval> | undefined

  connectedCallback(): void {
    this.#row.addEventListener('scroll', () => this.#read(), { passive: true })
    this.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('.step, .tick')
      if (button?.dataset.step) this.step(Number(button.dataset.step))
      else if (button?.matches('.tick')) this.show(this.#marks.indexOf(button))
    })
    const every = Number(this.getAttribute('every'))
    if (!every || this.#row.children.length < 2) return
    const move = () => this.#isHeld() || this.step(1)
    const play = (playing: boolean) => {
      button.show(playing)
      this.#row.ariaLive = playing ? 'off' : 'polite'
      clearInterval(this.#timer)
      if (playing && isVisible) this.#timer = setInterval(move, every)
    }
    let isVisible = false
    const button = playButton(this.querySelector('[data-play]'), play)
    this.#row.addEventListener('touchstart', () => play(false), { passive: true })
    // On a slow device several entries arrive at once; the last one says how it is now.
    new IntersectionObserver((entries) => {
      isVisible = Boolean(entries.at(-1)?.isIntersecting)
      if (isVisible) this.#takeIn()
      play(button.isPlaying())
    }).observe(this.#row)
    play(!reducedMotion())
  }

  /** Scrolls to a slide. */
  show(place: number): void {
    this.#takeIn()
    this.#scrollTo(place * this.#width())
  }

  /** Moves by a number of slides; wraps around at either end. */
  step(way: number): void {
    this.#takeIn()
    const { scrollLeft, scrollWidth } = this.#row
    if (way > 0 && this.#isAtEnd()) this.#scrollTo(0)
    else if (way < 0 && scrollLeft < 2) this.#scrollTo(scrollWidth)
    else this.show(Math.round(scrollLeft / this.#width()) + way)
  }

  /** Inserts the slides that were held back until the row is seen. */
  #takeIn(): void {
    const waiting = this.#row.querySelector('noscript')
    if (waiting) waiting.outerHTML = waiting.textContent
  }

  #scrollTo(left: number): void {
    this.#row.scrollTo({ left, behavior: reducedMotion() ? 'instant' : 'smooth' })
  }

  /** Updates which slide is current: the last one when the row is scrolled to its end. */
  #read(): void {
    const last = this.#row.children.length - 1
    const index = this.#isAtEnd() ? last : Math.round(this.#row.scrollLeft / this.#width())
    if (index === this.#index) return
    this.#marks[this.#index]?.removeAttribute('aria-current')
    this.#marks[index]?.setAttribute('aria-current', 'true')
    const count = this.querySelector('.slide-controls > .figure')
    if (count) count.textContent = `${index + 1} / ${last + 1}`
    this.#index = index
    this.dispatchEvent(new CustomEvent('slide', { bubbles: true, detail: index }))
  }

  #isHeld(): boolean {
    const place = this.closest<HTMLElement>('[data-holds]') ?? this
    const isPointedAt = hovers.matches && place.matches(':hover')
    return (
      isPointedAt ||
      document.hidden ||
      Boolean(place.querySelector(':focus-visible') ?? document.querySelector(':modal'))
    )
  }

  #isAtEnd(): boolean {
    const { scrollLeft, scrollWidth, clientWidth } = this.#row
    return scrollLeft > 2 && scrollLeft >= scrollWidth - clientWidth - 2
  }

  /** The distance between two slides in pixels: all are equally wide. */
  #width(): number {
    const [first, second] = this.#row.children as HTMLCollectionOf<HTMLElement>
    return first && second ? second.offsetLeft - first.offsetLeft : 1
  }
}

customElements.define('slide-show', SlideShow)

declare global {
  interface HTMLElementTagNameMap {
    'slide-show': SlideShow
  }
}
