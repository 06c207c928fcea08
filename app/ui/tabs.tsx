import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

export type Tab = { href: string; label: string; current: boolean }

/** Views of one thing, each with its own address. On a narrow screen the strip scrolls and shows the current one. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const strip = useRef<HTMLUListElement>(null)
  const current = tabs.find((tab) => tab.current)?.href
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip moves when the current tab changes
  useEffect(() => {
    const list = strip.current
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.clientWidth) / 2
  }, [current])
  return (
    <nav aria-label={label}>
      <ul
        ref={strip}
        className="relative flex overflow-x-auto border-b border-line-strong [scrollbar-width:thin]"
      >
        {tabs.map(({ href, label, current }) => (
          <li key={href} className="shrink-0">
            <Link
              discover="none"
              to={href}
              preventScrollReset
              aria-current={current ? 'true' : undefined}
              className="flex min-h-12 items-center border-b-4 border-transparent px-4 font-semibold text-ink-soft hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
