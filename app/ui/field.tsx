import type { ReactNode } from 'react'

/** What a control takes over from its field, so that label, hint and error are read out with it. */
export type ControlProps = {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  /** Also the control's `id`; unique on the page. */
  id: string
  label: string
  /** Printed before the label, as on a paper form (`field.css`); not read out. */
  number?: number
  /** "pas obligatoire", where it may stay empty. */
  optional?: string
  hint?: string
  error?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

const control =
  'block w-full min-h-12 rounded-none border-0 border-b-2 border-line-strong bg-steel px-3 py-2.5 text-ink disabled:text-ink-soft aria-invalid:border-bad aria-invalid:bg-bad-surface'

/** A control with its label, hint and error beside it. */
export function Field({ id, label, number, optional, hint, error, className = '', children }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} data-number={number} className="font-semibold leading-snug">
        {label}
        {optional && <span className="small font-normal text-ink-soft">{` (${optional})`}</span>}
      </label>
      {children({
        id,
        className: control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

type TickFieldProps = Omit<FieldProps, 'children' | 'optional'> & {
  name: string
  defaultChecked?: boolean
}

/** A box to tick, its words beside it. */
export function TickField({ id, label, number, hint, error, className = '', ...box }: TickFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} data-number={number} className="flex min-h-12 items-center gap-3 leading-snug">
        <input
          {...box}
          id={id}
          type="checkbox"
          value="yes"
          className="size-6 shrink-0 accent-ink"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        {label}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

function FieldNotes({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="small text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="small font-semibold text-bad">
          {error}
        </p>
      )}
    </>
  )
}
