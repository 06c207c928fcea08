import { Link } from 'react-router'

export type Tabs = { label: string; links: { href: string; label: string; current: boolean }[] }

/** Tabs that are links, with the current one marked. Those a page loads as `tabs` are above it (`layout.tsx`). */
export function TabLinks({ label, links }: Tabs) {
  return (
    <nav
      aria-label={label}
      className="-mx-2 flex flex-wrap max-sm:small sm:gap-x-1 max-md:group-has-[[data-item]]/page:hidden print:hidden"
    >
      {links.map(({ href, label: choice, current }) => (
        <Link
          key={href}
          to={href}
          preventScrollReset
          aria-current={current ? 'page' : undefined}
          className="group inline-flex min-w-11 justify-center px-2 font-semibold whitespace-nowrap text-ink-soft aria-[current]:text-ink"
        >
          <span className="inline-flex min-h-11 items-center border-b-2 border-transparent group-aria-[current]:border-ink">
            {choice}
          </span>
        </Link>
      ))}
    </nav>
  )
}
