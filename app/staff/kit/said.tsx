import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Go } from '#app/staff/kit/fields.tsx'
import { Banner } from './banner.tsx'

type Props = { notice: string; see?: string; links?: { href: string; what: string }[] }

/** What was done, with the public pages that now show it, or the way back. Scrolled to, since it may have been done far down the page. */
export function Said({ notice, see, links = [] }: Props) {
  const words = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation says something anew.
  useEffect(() => {
    words.current?.focus({ preventScroll: true })
    words.current?.scrollIntoView({ block: 'center' })
  }, [key])
  return (
    <div ref={words} tabIndex={-1}>
      <Banner tone="good">
        {notice}
        {see && links.length > 0 && <span> {see}</span>}
        {links.map(({ href, what }) => (
          <Go key={what} href={href} label={what} className="ml-4 first-letter:uppercase" />
        ))}
      </Banner>
    </div>
  )
}
