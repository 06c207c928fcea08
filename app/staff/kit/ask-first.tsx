import type { ReactNode } from 'react'

type Props = {
  label: string
  /** The accessible name, if the label alone is not clear enough. */
  about?: string | undefined
  /** What will happen. */
  question: string
  /** The button that does it. */
  children: ReactNode
}

/** An action that cannot be taken back: the first press says what it does, the button below does it. */
export function AskFirst({ label, about, question, children }: Props) {
  return (
    <details
      className="min-w-0 open:w-full"
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary aria-label={about} className="link inline-flex min-h-11 min-w-11 items-center">
        {label}
      </summary>
      <div className="mb-2 grid gap-2 border-l-4 border-bad bg-steel p-3">
        <p className="measure">{question}</p>
        {children}
      </div>
    </details>
  )
}
