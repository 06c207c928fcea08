import { Link, type LinkProps } from 'react-router'

/** A link back to the parent page. */
export function StaffBackLink({ children, ...link }: Pick<LinkProps, 'to' | 'state' | 'children'>) {
  return (
    <Link {...link} className="link inline-flex min-h-11 items-center justify-self-start">
      ← {children}
    </Link>
  )
}
