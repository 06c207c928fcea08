import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { Banner } from '#app/staff/kit/banner.tsx'

/** Why nothing was saved. Scrolls to the first invalid field, or else to this message, because a form may be long. */
export function NotSaved({ children }: { children: ReactNode }) {
  const words = useRef<HTMLDivElement>(null)
  const { state } = useNavigation()
  useEffect(() => {
    if (state !== 'idle') return
    const marked = [...document.querySelectorAll<HTMLElement>('main [aria-invalid=true]')]
    const seen = marked.find((field) => field.checkVisibility()) ?? words.current
    seen?.focus({ preventScroll: true })
    seen?.scrollIntoView({ block: 'center' })
  }, [state])
  return (
    <div ref={words} tabIndex={-1}>
      <Banner tone="bad">{children}</Banner>
    </div>
  )
}
