import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { isWithoutNetwork } from '#app/staff/offline/cached-at.ts'

/** How far before its end the list loads more, so that nobody has to wait there. */
const AHEAD = '0px 0px 800px'

/** The end of the list: loads one more page before it is scrolled to. Without scripts the links below lead to it. */
export function LoadMore({ longer }: { longer: string }) {
  const end = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { state } = useNavigation()
  useEffect(() => {
    if (!end.current || state !== 'idle') return
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting || isWithoutNetwork()) return
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
