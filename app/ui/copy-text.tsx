import type { ReactNode } from 'react'

type CopyTextProps = {
  text: string
  /** What it does, where the button itself says less. */
  label?: string
  /** Said beside the button when the text is on the clipboard, or could not be put there. */
  copied: string
  failed: string
  className: string
  children: ReactNode
}

/** A button that puts a text on the clipboard. It needs scripts, and is not there without them. */
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
