import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Hidden } from '#app/staff/kit/fields.tsx'
import { ErrorLines } from '#app/ui/field.tsx'
import type { ShownOutcome } from './shown-request.server.ts'

type Props = {
  intent: ShownOutcome['field']
  version: number
  /** The outcome of the last form of the page; why this one was refused is shown below it. */
  outcome?: ShownOutcome | undefined
  className?: string
  onInput?: () => void
  onSubmit?: () => void
  children: ReactNode
}

/** A form that changes one field of a request, and sends the version it was shown with. */
export function ChangeForm({
  intent,
  version,
  outcome,
  className = 'grid gap-2',
  children,
  ...events
}: Props) {
  return (
    <Form method="post" replace preventScrollReset className={className} {...events}>
      <Hidden of={{ intent, version }} />
      {children}
      {outcome?.field === intent && <ErrorLines lines={outcome.lines} />}
    </Form>
  )
}

type PressedProps = {
  legend: ReactNode
  choices: readonly { value: string; label: string; current: boolean; look?: string | undefined }[]
  className: string
}

/** The values of a field as buttons, with the present one pressed. */
export const Pressed = ({ legend, choices, className }: PressedProps) => (
  <fieldset>
    {legend}
    <div className={className}>
      {choices.map(({ value, label, current, look = '' }) => (
        <button
          key={label}
          type="submit"
          name="to"
          value={value}
          aria-pressed={current}
          className={`min-h-12 rounded-edge bg-paper px-1 text-base leading-tight font-semibold hover:underline aria-pressed:bg-ink aria-pressed:text-paper ${look}`}
        >
          {label}
        </button>
      ))}
    </div>
  </fieldset>
)
