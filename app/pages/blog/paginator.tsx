import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from '#app/ui/icon.tsx'
import type { PaginatorContent } from './paginator.server.ts'

const CELL = 'figure grid size-11 place-items-center'

/** First, previous, the pages around the current one, next and last; what leads nowhere is not there. */
export function Paginator({ items, first, previous, next, last, label, gap }: PaginatorContent) {
  return (
    <nav aria-label={label} className="mt-12 border-t border-line-strong pt-4">
      <ul className="flex flex-wrap items-center gap-y-1">
        <Step to={first}>
          <ChevronLeft size={20} />
          <ChevronLeft size={20} className="-ml-7" />
        </Step>
        <Step to={previous}>
          <ChevronLeft size={20} />
        </Step>
        {items.map((item) =>
          item.kind === 'gap' ? (
            <li key={`after ${item.after}`} className={CELL}>
              <span aria-hidden="true">…</span>
              <span className="sr-only">{gap}</span>
            </li>
          ) : (
            <li key={item.page}>
              <a
                href={item.href}
                aria-label={item.label}
                aria-current={item.current ? 'page' : undefined}
                className={`${CELL} hover:bg-steel aria-[current]:bg-ink aria-[current]:text-paper`}
              >
                {item.page}
              </a>
            </li>
          ),
        )}
        <Step to={next}>
          <ChevronRight size={20} />
        </Step>
        <Step to={last}>
          <ChevronRight size={20} />
          <ChevronRight size={20} className="-ml-7" />
        </Step>
      </ul>
    </nav>
  )
}

function Step({ to, children }: { to: PaginatorContent['first']; children: ReactNode }) {
  return (
    to && (
      <li>
        <a
          href={to.href}
          aria-label={to.label}
          className="flex size-11 items-center justify-center hover:bg-steel"
        >
          {children}
        </a>
      </li>
    )
  )
}
