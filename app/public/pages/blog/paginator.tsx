import type { ReactNode } from 'react'
import { type PostFilters, paginator } from '#app/content/blog/search.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { ChevronLeft, ChevronRight } from '#app/ui/icon/icon.tsx'
import { listHref, RESULTS } from './list-href.ts'

const CELL = 'figure grid size-11 place-items-center'

type PaginatorProps = { lang: Lang; filters: PostFilters; page: number; pages: number }

/**
 * First, previous, the pages around the current one, next and last. Steps that lead nowhere are left out; a single page has
 * no paginator.
 */
export function Paginator({ lang, filters, page, pages }: PaginatorProps) {
  const model = paginator(page, pages)
  if (!model) return null
  const copy = content(lang).blog.list.paginator
  const to = (target: number) => `${listHref({ ...filters, page: target }, lang)}#${RESULTS}`
  return (
    <nav aria-label={copy.label} className="mt-12 border-t border-line-strong pt-4">
      <ul className="flex flex-wrap items-center gap-y-1">
        <Step page={model.first} label={copy.first} to={to}>
          <ChevronLeft size={20} />
          <ChevronLeft size={20} className="-ml-7" />
        </Step>
        <Step page={model.previous} label={copy.previous} to={to}>
          <ChevronLeft size={20} />
        </Step>
        {model.items.map((item) =>
          item.kind === 'gap' ? (
            <li key={`after ${item.after}`} className={CELL}>
              <span aria-hidden="true">…</span>
              <span className="sr-only">{copy.gap}</span>
            </li>
          ) : (
            <li key={item.page}>
              <a
                href={to(item.page)}
                aria-label={fillSlots(item.current ? copy.current : copy.page, { page: item.page, pages })}
                aria-current={item.current ? 'page' : undefined}
                className={`${CELL} hover:bg-steel aria-[current]:bg-ink aria-[current]:text-paper`}
              >
                {item.page}
              </a>
            </li>
          ),
        )}
        <Step page={model.next} label={copy.next} to={to}>
          <ChevronRight size={20} />
        </Step>
        <Step page={model.last} label={copy.last} to={to}>
          <ChevronRight size={20} />
          <ChevronRight size={20} className="-ml-7" />
        </Step>
      </ul>
    </nav>
  )
}

type StepProps = {
  page: number | undefined
  label: string
  to: (page: number) => string
  children: ReactNode
}

function Step({ page, label, to, children }: StepProps) {
  return (
    page !== undefined && (
      <li>
        <a
          href={to(page)}
          aria-label={label}
          className="flex size-11 items-center justify-center hover:bg-steel"
        >
          {children}
        </a>
      </li>
    )
  )
}
