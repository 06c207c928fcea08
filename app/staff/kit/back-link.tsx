import { Link, type LinkProps } from 'react-router'
import { ArrowLeft } from '#app/ui/icon/icon.tsx'

/** A link back to the parent page. */
export function StaffBackLink({ children, ...link }: Pick<LinkProps, 'to' | 'state' | 'children'>) {
  return (
    <Link {...link} className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start">
      <ArrowLeft size={18} />
      {children}
    </Link>
  )
}
