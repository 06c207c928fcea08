import { Go } from '#app/staff/kit/fields.tsx'

/** Where what a message says is mended. */
export function Links({ links = [] }: { links?: readonly { href: string; what: string }[] | undefined }) {
  return links.map(({ href, what }) => <Go key={href + what} to={href} label={what} className="ml-4" />)
}
