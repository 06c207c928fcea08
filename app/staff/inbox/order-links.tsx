import { Link } from 'react-router'
import type { OrderLink } from './shown-filter.server.ts'

/** The orders of the list that are one tap away; the filters have the others. A phone's bar opens the list by due time. */
export function OrderLinks({ label, links }: { label: string; links: OrderLink[] }) {
  return (
    <nav aria-label={label} className="flex rounded-edge border border-line-strong max-lg:hidden">
      {links.map(({ href, label: order, current }) => (
        <Link
          key={href}
          to={href}
          aria-current={current ? 'true' : undefined}
          className="flex min-h-11.5 items-center px-3 font-semibold text-ink-soft aria-[current]:bg-steel aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-4"
        >
          {order}
        </Link>
      ))}
    </nav>
  )
}
