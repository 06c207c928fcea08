import type { ReactNode } from 'react'

type PageHeadProps = {
  /** Above the title: where the page is in the site. */
  above?: ReactNode
  heading: string
  lead?: string
  /** Actions under the lead. */
  children?: ReactNode
}

/** The top of a page: a large title on the left, the lead beside it where there is room. */
export function PageHead({ above, heading, lead, children }: PageHeadProps) {
  return (
    <div className="wrap grid gap-x-10 gap-y-6 pt-8 pb-10 lg:grid-cols-12 lg:pt-16 lg:pb-14">
      <div className="lg:col-span-7">
        {above && <div className="label mb-4 text-accent">{above}</div>}
        <h1 className="display">{heading}</h1>
      </div>
      <div className="lg:col-span-5 lg:self-end">
        {lead && <p className="lead measure text-ink-soft">{lead}</p>}
        {children}
      </div>
    </div>
  )
}
