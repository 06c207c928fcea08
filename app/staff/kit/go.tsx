import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

/** What is pressed: a button, or a line of text with room for a finger. */
export const looks = {
  signal: 'action action-signal justify-self-start',
  line: 'action action-line justify-self-start',
  /** As wide as its place in a grid. */
  wide: 'action action-line px-1',
  link: 'link inline-flex min-h-11 items-center justify-self-start',
}
export type Look = keyof typeof looks

type Props = (
  | Omit<LinkProps, 'children' | 'className'>
  | (Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> & { href: string })
) & { look?: Look; label: ReactNode; className?: string }

/** A link `to` a page of the staff area, or with a plain `href`. */
export function Go({ look = 'link', label, className = '', ...link }: Props) {
  const all = { ...link, className: `${looks[look]} ${className}`, children: label }
  return 'to' in all ? <Link {...all} /> : <a {...all} />
}
