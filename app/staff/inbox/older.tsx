import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { isWithoutNetwork } from '#app/staff/offline/cached-at.ts'

/** How far from its end the list is made longer, so that nobody waits there. */
const AHEAD = '0px 0px 800px'

/** Where the list ends: it becomes a page longer before one has scrolled there. Without scripts the links below lead on. */
export function Older({ longer }: { longer: string }) {
  const end = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { state } = useNavigation()
  useEffect(() => {
    if (!end.current || state !== 'idle') return
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || isWithoutNetwork()) return
        near.disconnect()
        void navigate(longer, { replace: true, preventScrollReset: true })
      },
      { rootMargin: AHEAD },
    )
    near.observe(end.current)
    return () => near.disconnect()
  }, [longer, navigate, state])
  return <div ref={end} />
}
