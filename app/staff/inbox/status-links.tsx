import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { StatusLink } from './shown-filter.server.ts'

/** Links to every status, with the number of its requests. */
export function StatusLinks({ label, links }: { label: string; links: StatusLink[] }) {
  const row = useRef<HTMLElement>(null)
  const shown = links.find(({ current }) => current)?.key
  useEffect(() => {
    const link = shown && row.current?.querySelector<HTMLElement>('[aria-current]')
    // Scrolls only the row, not the page.
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2
  }, [shown])
  return (
    <nav
      ref={row}
      aria-label={label}
      className="relative flex gap-5 overflow-x-auto border-b border-line px-[var(--margin)] lg:flex-1 lg:border-b-0 lg:px-4"
    >
      {links.map(({ key, href, label: status, count, current }) => (
        <Link
          key={key}
          to={href}
          aria-current={current ? 'page' : undefined}
          className="inline-flex min-h-11 flex-none items-center gap-1.5 border-b-4 border-transparent font-semibold whitespace-nowrap text-ink-soft aria-[current]:border-ink aria-[current]:text-ink"
        >
          {status} <span className="figure">{count}</span>
        </Link>
      ))}
    </nav>
  )
}
