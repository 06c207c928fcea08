import { Link } from 'react-router'

export type TabLink = { href: string; label: string; current: boolean }

/** Choices that are addresses, the one that is shown marked. */
export function TabLinks({ label, links }: { label: string; links: TabLink[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-3.5 max-sm:small sm:gap-x-5">
      {links.map(({ href, label: choice, current }) => (
        <Link
          key={href}
          to={href}
          preventScrollReset
          aria-current={current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold whitespace-nowrap text-ink-soft aria-[current]:border-accent aria-[current]:text-ink"
        >
          {choice}
        </Link>
      ))}
    </nav>
  )
}
