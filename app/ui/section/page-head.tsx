import type { ReactNode } from 'react'

type PageHeadProps = {
  heading: string
  lead?: string
  /** Actions under the lead. */
  children?: ReactNode
}

/** The top of a page to act on, on a dark ground: a large title on the left, the lead beside it where there is room. */
export function PageHead({ heading, lead, children }: PageHeadProps) {
  return (
    <header className="wrap on-night grid gap-x-10 gap-y-3 bg-night pt-6 pb-7 text-on-night lg:grid-cols-12 lg:items-end lg:pt-12 lg:pb-12">
      <h1 className="display lg:col-span-7">{heading}</h1>
      <div className="lg:col-span-5">
        {lead?.trim() && <p className="lead measure text-balance text-on-night-soft">{lead}</p>}
        {children}
      </div>
    </header>
  )
}
