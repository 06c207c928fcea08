import { reducedMotion } from './reduced-motion.ts'

const THRESHOLD = 0.2
/** Milliseconds between one child and the next. */
const STAGGER = 75
const DURATION = 280

/**
 * Brings in the children of every `data-reveal` element, one after the other, as it is scrolled into view. Nothing is ever
 * hidden in the first screen, without scripts, in print or with `prefers-reduced-motion`.
 */
export function revealFrames(): void {
  if (reducedMotion()) return
  const waiting = new AbortController()
  for (const frame of document.querySelectorAll<HTMLElement>('[data-reveal]')) reveal(frame, waiting.signal)
  addEventListener('beforeprint', () => waiting.abort(), { once: true, signal: waiting.signal })
}

function reveal(frame: HTMLElement, signal: AbortSignal): void {
  if (frame.getBoundingClientRect().top < innerHeight) return
  const entrances = [...frame.children].map((child, index) => {
    const entrance = child.animate(
      { opacity: [0, 1], transform: ['translateY(16px)', 'none'] },
      { duration: DURATION, delay: index * STAGGER, fill: 'backwards', easing: 'ease-out' },
    )
    entrance.pause()
    return entrance
  })
  // A fifth of a frame taller than five screens could never be in view.
  const threshold = Math.min(THRESHOLD, (innerHeight * 0.4) / frame.offsetHeight)
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      for (const entrance of entrances) entrance.play()
      sight.disconnect()
    },
    { threshold },
  )
  sight.observe(frame)
  signal.addEventListener('abort', () => {
    sight.disconnect()
    for (const entrance of entrances) entrance.cancel()
  })
}
