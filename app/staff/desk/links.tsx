import { Link } from 'react-router'

/** Where what a message says is mended. */
export function Links({ links = [] }: { links?: readonly { href: string; what: string }[] | undefined }) {
  return links.map(({ href, what }) => (
    <Link key={href + what} to={href} className="link ml-4 inline-flex min-h-11 items-center">
      {what}
    </Link>
  ))
}
