import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { fetchPart } from './fetch-part.ts'

/** How far below the window a section's scripts are fetched. */
const MARGIN = '400px'

/** What a visitor does that may change the page: from then on, every section must be able to answer. */
const TOUCHES = ['click', 'pointercancel', 'keydown', 'popstate'] as const

const waiting = new Set<() => void>()

function releaseAll(): void {
  for (const release of waiting) release()
}

/** What is touched is answered and painted first. */
function releaseSoon(): void {
  requestAnimationFrame(() => setTimeout(releaseAll))
}

/** Resolves when the section comes near the window, is touched, or is not on the page that the server sent. */
function near(id: string): Promise<void> {
  const section = document.getElementById(id)
  if (!section) return Promise.resolve()
  return new Promise((resolve) => {
    const release = () => {
      waiting.delete(release)
      sight.disconnect()
      section.removeEventListener('pointerdown', release)
      if (waiting.size === 0) for (const touch of TOUCHES) removeEventListener(touch, releaseSoon, true)
      resolve()
    }
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && release(), {
      rootMargin: MARGIN,
    })
    if (waiting.size === 0) for (const touch of TOUCHES) addEventListener(touch, releaseSoon, true)
    section.addEventListener('pointerdown', release)
    waiting.add(release)
    sight.observe(section)
  })
}

/**
 * A section that the server writes with the page and whose scripts come only when it is near: until then React keeps the
 * server's HTML as it stands. `id` is the id of the section's own outermost element. Put it inside `<Near>`.
 *
 * Any tap or key calls all sections in, because a page with a section still asleep cannot change (React waits
 * for it); so does leaving the page.
 */
export function whenNear<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazy(() => (typeof document === 'undefined' ? load() : near(id).then(() => fetchPart(load))))
}

/** Holds the place of a section made by `whenNear`. */
export function Near({ children }: { children: ReactNode }) {
  useEffect(() => releaseAll, [])
  return <Suspense fallback={null}>{children}</Suspense>
}
