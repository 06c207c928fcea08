import type { ReactNode } from 'react'
import { NewTab } from './new-tab.tsx'

const tones = {
  /** The one action that matters on a screen. */
  signal: 'action action-signal',
  /** Full, in the colours of the page turned round. */
  solid: 'action bg-ink text-paper hover:bg-ink-soft',
  /** Full and light, over a picture or on night. */
  paper: 'action bg-on-night text-night hover:bg-white',
  line: 'action action-line',
  /** In running text or at the end of a block. */
  text: 'link inline-flex min-h-11 items-center gap-2 font-semibold',
} as const

type ActionLinkProps = {
  href: string
  tone?: keyof typeof tones
  /** "opens in a new tab": given, the link opens one and says so. */
  newTab?: string
  /** What is counted when a link to a new tab is followed. */
  event?: 'booking'
  className?: string
  /** What a screen reader says, where the words alone could mean several things. It begins with them. */
  label?: string
  children: ReactNode
}

/** A link that is an action: a page, a place on this page, a telephone number or a new tab. */
export function ActionLink({
  href,
  tone = 'solid',
  newTab,
  event,
  className = '',
  label,
  children,
}: ActionLinkProps) {
  const look = `${tones[tone]} ${className}`.trim()
  if (!newTab)
    return (
      <a href={href} className={look} aria-label={label}>
        {children}
      </a>
    )
  return (
    <a href={href} data-event={event} className={look} target="_blank" rel="noopener">
      {children}
      <NewTab words={newTab} />
    </a>
  )
}
