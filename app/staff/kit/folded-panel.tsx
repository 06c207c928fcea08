import type { ReactNode } from 'react'
import { Fold } from './fold.tsx'

type Props = { title: string; open?: boolean; children: ReactNode }

/** A panel for a section that is rarely needed: collapsed until its heading is clicked. */
export function FoldedPanel({ title, open, children }: Props) {
  return (
    <div className="self-start border border-line bg-surface px-4 md:px-6">
      <Fold heading={<h2 className="heading">{title}</h2>} open={open}>
        {children}
      </Fold>
    </div>
  )
}
