import type { ReactNode } from 'react'

/** One subject of a page of the staff area, under its heading. */
export function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-1 content-start gap-5 border border-line bg-surface p-4 md:p-6"
    >
      <h2 id={id} className="heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
