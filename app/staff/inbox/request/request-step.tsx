import type { MouseEvent } from 'react'
import { Act, Go } from '#app/staff/kit/fields.tsx'
import { ChangeForm } from './change-form.tsx'
import type { ShownRequest } from './shown-request.server.ts'

/** Id of the field for the appointment. */
export const APPOINTMENT = 'appointment'

type Props = { request: ShownRequest }

/** On wide screens: the next step of a request and the way its customer wants to be reached, always in sight. */
export function RequestStep({ request: { step, version, ways } }: Props) {
  const [way] = ways
  return (
    <div className="ml-auto hidden items-center gap-3 @3xl:flex">
      {step?.to && (
        <ChangeForm intent="status" version={version}>
          <Act look="line" name="to" value={step.to} label={step.label} />
        </ChangeForm>
      )}
      {step && !step.to && (
        <Go look="line" href={`#${APPOINTMENT}`} onClick={toAppointment} label={step.label} />
      )}
      {way && (
        <a href={way.href} className="action action-signal">
          {way.label} <span className="figure">{way.to}</span>
        </a>
      )}
    </div>
  )
}

function toAppointment(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(APPOINTMENT)?.focus()
}
