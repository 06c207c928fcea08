import { Link, type LinkProps } from 'react-router'

/** Leads back to the page that this one belongs to. */
export function StaffBackLink({ children, ...link }: Pick<LinkProps, 'to' | 'state' | 'children'>) {
  return (
    <Link {...link} className="link inline-flex min-h-11 items-center justify-self-start">
      ← {children}
    </Link>
  )
}
