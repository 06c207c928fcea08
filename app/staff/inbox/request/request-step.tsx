import type { MouseEvent } from 'react'
import { Form } from 'react-router'
import { Act, Go, Hidden } from '#app/staff/kit/fields.tsx'
import type { ShownRequest } from './shown-request.server.ts'

type Props = { request: ShownRequest }

/** The one act of the turn, and the way its customer wants to be reached: always in sight, on a phone within reach of the thumb. */
export function RequestStep({ request: { step, version, ways } }: Props) {
  const [way] = ways
  return (
    <div className="in-reach z-10 order-last -mx-[var(--margin)] flex gap-2 border-t border-line bg-paper px-[var(--margin)] py-2 *:flex-1 max-lg:**:text-[min(1rem,4.4vw)] @3xl:order-none @3xl:mx-0 @3xl:ml-auto @3xl:border-0 @3xl:p-0 @3xl:*:flex-none print:hidden">
      {step?.href && <Go look="wide" href={step.href} onClick={toField} label={step.label} />}
      {step?.intent && (
        <Form method="post" action={step.action} replace={!step.action} preventScrollReset className="grid">
          <Hidden of={{ intent: step.intent, version }} />
          <Act look="wide" name="to" value={step.to ?? ''} label={step.label} className="@3xl:px-4" />
        </Form>
      )}
      {way && (
        <a href={way.href} className="action action-signal flex-wrap content-center gap-x-2 gap-y-0 px-2">
          {way.label} <span className="figure">{way.to}</span>
        </a>
      )}
    </div>
  )
}

/** A field may be in a fold that is closed. */
function toField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const field = document.querySelector<HTMLElement>(event.currentTarget.hash)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}
