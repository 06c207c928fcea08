import type { ReactNode } from 'react'
import { StaffBackLink } from '#app/staff/kit/back-link.tsx'
import { NotSaved } from '#app/staff/kit/not-saved.tsx'

type Props = {
  back: { to: string; label: string }
  /** Beside the link back. */
  beside?: ReactNode
  /** Why nothing was saved. */
  refused: ReactNode
  children: ReactNode
}

/** The page of one item of the desk. Phones, which have little room, get no tabs (`tab-links.tsx`). */
export function ItemPage({ back, beside, refused, children }: Props) {
  return (
    <div data-item className="grid gap-6">
      <p className="flex flex-wrap gap-x-6">
        <StaffBackLink to={back.to}>{back.label}</StaffBackLink>
        {beside}
      </p>
      {refused && <NotSaved>{refused}</NotSaved>}
      {children}
    </div>
  )
}
