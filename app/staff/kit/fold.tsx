import type { ReactNode } from 'react'
import { ChevronDown } from '#app/ui/icon/icon.tsx'

type Props = {
  heading: ReactNode
  /** A one-line summary of the content. */
  note?: string
  open?: boolean
  /** Of the folds with the same name, only one is open at a time. */
  name?: string
  children: ReactNode
}

/** A disclosure: a line that opens the content below it. */
export function Fold({ heading, note, open, name, children }: Props) {
  return (
    <details open={open} name={name} className="group min-w-0">
      <summary className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2">
        {heading}
        <ChevronDown className={`group-open:rotate-180 ${note ? 'row-span-2' : ''}`} />
        {note && <span className="small truncate text-ink-soft">{note}</span>}
      </summary>
      <div className="grid grid-cols-1 gap-4 pb-4">{children}</div>
    </details>
  )
}
