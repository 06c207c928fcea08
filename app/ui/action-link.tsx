import type { ReactNode } from 'react'
import { NewTab } from './new-tab.tsx'

const tones = {
  /** The screen's primary action. */
  signal: 'action action-signal',
  /** Filled, in the page's colours inverted. */
  solid: 'action bg-ink text-paper hover:bg-ink-soft',
  /** Filled and light, over a picture or a dark ground. */
  paper: 'action bg-on-night text-night hover:bg-white',
  line: 'action action-line',
  /** In running text or at the end of a block. */
  text: 'action-text',
} as const

type ActionLinkProps = {
  href: string
  tone?: keyof typeof tones
  /** "opens in a new tab": if given, the link opens one and says so. */
  newTab?: string
  /** The event counted when a link to a new tab is followed. */
  event?: 'booking'
  className?: string
  /** The accessible name, if the visible text alone is ambiguous. It must begin with that text. */
  label?: string
  children: ReactNode
}

/** A link styled as an action: to a page, an anchor, a phone number or a new tab. None where its text does not stand. */
export function ActionLink({
  href,
  tone = 'solid',
  newTab,
  event,
  className = '',
  label,
  children,
}: ActionLinkProps) {
  if (children === '') return null
  const away = newTab && ({ target: '_blank', rel: 'noopener', 'data-event': event } as const)
  return (
    <a href={href} className={`${tones[tone]} ${className}`.trim()} aria-label={label} {...away}>
      {children}
      {newTab && <NewTab words={newTab} />}
    </a>
  )
}
