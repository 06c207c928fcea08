import { type ReactNode, useId } from 'react'

/** Why a field was not taken, line by line. */
export type Refusal = { lines: string[] }
export type FieldAttributes = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type Props = {
  label: ReactNode
  outcome: Refusal | undefined
  children: (field: FieldAttributes) => ReactNode
}

/** A field with its label and, where it was not taken, why. */
export function Labelled({ label, outcome, children }: Props) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {children({ id, ...(outcome && { 'aria-describedby': `${id}-said`, 'aria-invalid': true }) })}
      <Said outcome={outcome} id={`${id}-said`} />
    </div>
  )
}

export function Said({ outcome, id }: { outcome: Refusal | undefined; id?: string }) {
  if (!outcome) return null
  return (
    <div id={id} role="alert" className="small grid gap-1 border-l-4 border-bad bg-bad-surface p-3 text-bad">
      {outcome.lines.map((line) => (
        <p key={line} className="whitespace-pre-wrap">
          {line}
        </p>
      ))}
    </div>
  )
}
