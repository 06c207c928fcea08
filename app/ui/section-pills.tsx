import { useLayoutEffect, useMemo, useRef } from 'react'
import { useSectionInView } from './use-section-in-view.ts'

type SectionPillsProps = {
  label: string
  sections: readonly { id: string; label: string }[]
  /** Pixels below the top of the window at which a section counts as being read. */
  offset: number
}

/**
 * Links to the sections of a long page that stay under the top bar and show which one is being read. Plain anchors; how
 * far below the bar a section stops is the page's `scroll-padding` and the section's own `scroll-margin`.
 */
export function SectionPills({ label, sections, offset }: SectionPillsProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const current = useSectionInView(ids, offset)
  const strip = useRef<HTMLUListElement>(null)
  // Before the mark is seen, and never between press and release: a tap meets what it aimed at.
  useLayoutEffect(() => {
    const list = strip.current
    if (!list || list.matches(':active')) return
    const pill = list.querySelector<HTMLElement>(`[href="#${current}"]`)
    list.scrollTo({ left: pill ? pill.offsetLeft - (list.clientWidth - pill.clientWidth) / 2 : 0 })
  }, [current])
  return (
    <nav
      aria-label={label}
      className="sticky top-16 z-20 border-b border-line bg-paper lg:top-[4.5rem] print:hidden"
    >
      <ul
        ref={strip}
        className="wrap relative flex gap-1 overflow-x-auto overscroll-x-contain py-1 [scrollbar-width:none]"
      >
        {sections.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="small flex min-h-11 items-center rounded-edge px-3.5 font-semibold whitespace-nowrap text-ink-soft hover:text-accent aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
