import type { ReactNode } from 'react'

export type Tab = { href: string; label: string; icon?: ReactNode; current: boolean }

/**
 * Tabs as links, each with its own URL. On a narrow screen the strip scrolls to the current one (`tabs.browser.ts`). One
 * pixel of padding at its end: it scrolls by whole pixels, and the last tab may end on a fraction of one.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul
        data-tabs
        className="relative flex overflow-x-auto border-b border-line-strong pr-px [scrollbar-width:thin]"
      >
        {tabs.map(({ href, label, icon, current }) => (
          <li key={href} className="shrink-0">
            <a
              href={href}
              aria-current={current ? 'true' : undefined}
              className="flex min-h-12 items-center gap-2 border-b-4 border-transparent px-4 font-semibold text-ink-soft hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
            >
              {icon}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
