import type { ReactNode } from 'react'

type CopyTextProps = {
  text: string
  /** The accessible name, if the button's text says less. */
  label?: string
  /** Shown beside the button when the text was copied, or could not be. */
  copied: string
  failed: string
  className: string
  children: ReactNode
}

/** A button that copies a text to the clipboard. It needs JavaScript and is hidden without it. */
export function CopyText({ label, className, children, ...words }: CopyTextProps) {
  return (
    <copy-text {...words} className="contents">
      <button type="button" aria-label={label} className={`scripted ${className}`}>
        {children}
      </button>
      <span role="alert" className="small empty:hidden" />
    </copy-text>
  )
}
