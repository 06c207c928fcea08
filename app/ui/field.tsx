import { type ReactNode, useId } from 'react'

/** Props that a control takes from its field, so that label, hint and error are announced with it. */
export type ControlProps = {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = {
  /** Also the control's `id`; unique on the page. */
  id?: string
  label: ReactNode
  /** Shown before the label, as on a paper form (`field.css`); screen readers skip it. */
  number?: number
  /** "pas obligatoire", if it may stay empty. */
  optional?: string
  hint?: ReactNode
  /** The error: under the control, or as lines of a box that is announced at once. */
  error?: string | readonly string[]
  /** Set if the error is shown elsewhere on the page. */
  invalid?: boolean
  /** A ruled line, as on a sheet of paper, or a box. */
  look?: keyof typeof looks
  className?: string
  children: (control: ControlProps) => ReactNode
}

const looks = { sheet: 'sheet-control', box: 'box-control' }

/** A control with its label, hint and error beside it. */
export function Field({
  id: given,
  label,
  number,
  optional,
  hint,
  error,
  invalid = false,
  look = 'sheet',
  className = '',
  children,
}: FieldProps) {
  const made = useId()
  const id = given ?? made
  return (
    <div className={`${look}-look flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} data-number={number} className="font-semibold leading-snug">
        {label}
        {optional && <span className="small font-normal text-ink-soft">{` (${optional})`}</span>}
      </label>
      {children({ ...described({ id, hint, error, invalid }), id, className: looks[look] })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

type TickFieldProps = Pick<FieldProps, 'label' | 'number' | 'hint' | 'error' | 'className'> & {
  id: string
  name: string
  value?: string
  defaultChecked?: boolean
  required?: boolean | undefined
}

/** A checkbox with its label beside it. */
export function TickField({ id, label, number, hint, error, className = '', ...box }: TickFieldProps) {
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} data-number={number} className="flex min-h-12 items-center gap-3 leading-snug">
        <input
          value="yes"
          {...box}
          {...described({ id, hint, error })}
          id={id}
          type="checkbox"
          className="size-6 shrink-0 accent-ink"
        />
        {label}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

type Notes = Pick<FieldProps, 'hint' | 'error' | 'invalid'> & { id: string }

function described({ id, hint, error, invalid }: Notes) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    'aria-describedby': notes || undefined,
    'aria-invalid': error || invalid ? (true as const) : undefined,
  }
}

function FieldNotes({ id, hint, error }: Notes) {
  return (
    <>
      {hint && (
        <div id={`${id}-hint`} className="small text-ink-soft">
          {hint}
        </div>
      )}
      {typeof error === 'string' && error && (
        <p id={`${id}-error`} className="small font-semibold text-bad">
          {error}
        </p>
      )}
      {typeof error === 'object' && <ErrorLines id={`${id}-error`} lines={error} />}
    </>
  )
}

/** Error messages, one per line, announced as soon as they appear. */
export function ErrorLines({ lines, id }: { lines: readonly string[]; id?: string }) {
  return (
    <div id={id} role="alert" className="small grid gap-1 border-l-4 border-bad bg-bad-surface p-3 text-bad">
      {lines.map((line) => (
        <p key={line} className="whitespace-pre-wrap">
          {line}
        </p>
      ))}
    </div>
  )
}
