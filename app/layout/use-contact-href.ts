import { useLocation } from 'react-router'
import type { Frame } from './frame.server.ts'

/** The contact section of this page where it has one, else the contact page. */
export function useContactHref(frame: Frame): string {
  const { pathname } = useLocation()
  return pathname === frame.home || pathname === frame.links.contact
    ? '#contact'
    : `${frame.links.contact}#contact`
}
