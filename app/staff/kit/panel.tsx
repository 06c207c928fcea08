import type { ReactNode } from 'react'
import { Fold } from './fold.tsx'

type Props = {
  id: string
  title: string
  /** For a form with few fields: limits its width on wide screens. */
  narrow?: boolean
  /** As wide as the page, where panels stand beside each other. */
  wide?: boolean
  children: ReactNode
}

/** A section of a staff page, with its heading. */
export function Panel({ id, title, narrow, wide, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className={`grid w-full min-w-0 grid-cols-1 content-start gap-5 border border-line bg-surface p-4 md:p-6 ${narrow ? 'max-w-3xl' : ''} ${wide ? 'lg:col-span-2' : ''}`}
    >
      <h2 id={id} className="heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

type FoldedProps = Pick<Props, 'title' | 'children'> & { open?: boolean }

/** A panel for a section that is rarely needed: collapsed until its heading is clicked. */
export const FoldedPanel = ({ title, ...fold }: FoldedProps) => (
  <div className="self-start border border-line bg-surface px-4 md:px-6">
    <Fold heading={<h2 className="heading">{title}</h2>} {...fold} />
  </div>
)
