import { type ReactNode, useState } from 'react'

type CopyButtonProps = {
  text: string
  /** What it does, where the button itself says less. */
  label?: string
  /** Said beside the button when the text is on the clipboard, or could not be put there. */
  copied: string
  failed: string
  className: string
  children: ReactNode
}

/** Puts a text on the clipboard and says so beside the button. It needs scripts, and is not there without them. */
export function CopyButton({ text, label, copied, failed, className, children }: CopyButtonProps) {
  const [notice, setNotice] = useState('')

  async function copy(): Promise<void> {
    setNotice('')
    try {
      await navigator.clipboard.writeText(text)
      setNotice(copied)
    } catch {
      // No clipboard without https, or the visitor refused it.
      setNotice(failed)
    }
  }

  return (
    <>
      <button type="button" onClick={copy} aria-label={label} className={`scripted ${className}`}>
        {children}
      </button>
      <span role="alert" className="small empty:hidden">
        {notice}
      </span>
    </>
  )
}
