import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  hint?: ReactNode
  invalid?: boolean
}

/** A labelled input with its hint. */
export function Field({ label, hint, invalid, ...input }: Props) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={invalid || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="min-h-12 w-full rounded-edge border-2 border-line-strong bg-surface px-3.5 text-ink aria-invalid:border-bad"
      />
      {hint && (
        <div id={`${id}-hint`} className="small text-ink-soft">
          {hint}
        </div>
      )}
    </div>
  )
}
