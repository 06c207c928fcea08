import type { MouseEvent, ReactNode } from 'react'
import { type Directions, directionsOn } from './directions.ts'

type DirectionsLinkProps = { directions: Directions; className: string; children: ReactNode }

/** Leads to the garage in the device's own map app; on the web until scripts can tell which device this is. */
export function DirectionsLink({ directions, className, children }: DirectionsLinkProps) {
  function choose(event: MouseEvent<HTMLAnchorElement>): void {
    event.currentTarget.href = directionsOn(navigator.userAgent, directions)
  }
  return (
    <a href={directions.web} rel="noopener" onClick={choose} className={className}>
      {children}
    </a>
  )
}
