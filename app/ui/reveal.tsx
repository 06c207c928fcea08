import { type ReactNode, useEffect, useRef } from 'react'
import { reducedMotion } from './reduced-motion.ts'

const THRESHOLD = 0.2
/** Milliseconds between one child and the next. */
const STAGGER = 75
const DURATION = 280

/**
 * Its children come in one after the other when it is scrolled into view. The page is written with them visible:
 * only what lies below the screen when the scripts arrive is held back, and nothing for those who want less motion.
 */
export function Reveal({ className, children }: { className?: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element || reducedMotion() || element.getBoundingClientRect().top < innerHeight) return
    const entrances = [...element.children].map((child, index) => {
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
    const threshold = Math.min(THRESHOLD, (innerHeight * 0.4) / element.offsetHeight)
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        for (const entrance of entrances) entrance.play()
        sight.disconnect()
      },
      { threshold },
    )
    sight.observe(element)
    const finish = () => {
      for (const entrance of entrances) entrance.cancel()
    }
    addEventListener('beforeprint', finish)
    return () => {
      sight.disconnect()
      finish()
      removeEventListener('beforeprint', finish)
    }
  }, [])
  return (
    <div ref={frame} className={className}>
      {children}
    </div>
  )
}
