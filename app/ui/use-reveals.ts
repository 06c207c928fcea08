import { useEffect } from 'react'
import { reducedMotion } from './reduced-motion.ts'

const THRESHOLD = 0.2
/** Milliseconds between one child and the next. */
const STAGGER = 75
const DURATION = 280

/**
 * Brings in the children of every `data-reveal` element of the page, one after the other, as it is scrolled into view.
 * The page is written with them visible: only what lies below the screen when the scripts arrive is held back, and nothing
 * for those who want less motion. Called once by a page.
 */
export function useReveals(): void {
  useEffect(() => {
    if (reducedMotion()) return
    const waiting = new AbortController()
    for (const frame of document.querySelectorAll<HTMLElement>('[data-reveal]')) reveal(frame, waiting.signal)
    addEventListener('beforeprint', () => waiting.abort(), { once: true, signal: waiting.signal })
    return () => waiting.abort()
  }, [])
}

function reveal(frame: HTMLElement, signal: AbortSignal): void {
  if (frame.getBoundingClientRect().top < innerHeight) return
  const entrances = [...frame.children].map((child, index) => {
    const entrance = child.animate(
      [
        { opacity: 0, transform: 'translateY(16px)' },
        { opacity: 1, transform: 'none' },
      ],
      { duration: DURATION, delay: index * STAGGER, fill: 'backwards', easing: 'ease-out' },
    )
    entrance.pause()
    return entrance
  })
  // A frame taller than the screen could never be a fifth in view.
  const threshold = Math.min(THRESHOLD, (innerHeight * 0.4) / frame.offsetHeight)
  const sight = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
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
