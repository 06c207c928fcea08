import type { MouseEvent } from 'react'
import type { InboxCopy } from '#app/requests/handling/words.ts'
import { ChangeForm } from './change-form.tsx'
import type { ShownRequest } from './shown-request.server.ts'

/** Id of the field for the appointment. */
export const APPOINTMENT = 'appointment'

type Props = { request: ShownRequest; copy: InboxCopy['request'] }

/** On wide screens: the next step of a request and the call, always in sight. */
export function RequestStep({ request: { step, version, ways, phone }, copy }: Props) {
  const call = ways.find(({ isCall }) => isCall)
  return (
    <div className="ml-auto hidden items-center gap-3 @3xl:flex">
      {step?.to && (
        <ChangeForm intent="status" version={version}>
          <button type="submit" name="to" value={step.to} className="action action-line">
            {step.label}
          </button>
        </ChangeForm>
      )}
      {step && !step.to && (
        <a href={`#${APPOINTMENT}`} onClick={toAppointment} className="action action-line">
          {step.label}
        </a>
      )}
      {call && (
        <a href={call.href} className="action action-signal">
          {copy.call} <span className="figure">{phone}</span>
        </a>
      )}
    </div>
  )
}

function toAppointment(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(APPOINTMENT)?.focus()
}
