import { useEffect, useRef } from 'react'
import { ESTIMATE_FIELD, type FieldErrors, fieldNames, STATUS_ANCHOR } from '#app/requests/request.ts'
import type { ContactFormContent } from './contact-form.server.ts'
import { ESTIMATE_ID } from './estimate-in-form.tsx'
import { fieldId } from './form-fields.tsx'
import { Ticket, TicketBanner } from './ticket.tsx'
import type { Sending } from './use-sending.ts'

type FormStatusProps = { sending: Sending; form: ContactFormContent; onAgain: () => void }

/** The outcome of sending: the ticket instead of the form, or the errors above it. A new outcome gets the focus. */
export function FormStatus({ sending, form, onAgain }: FormStatusProps) {
  const place = useRef<HTMLDivElement>(null)
  const { state } = sending
  const before = useRef(state)

  useEffect(() => {
    const answered = before.current === 'submitting' && state !== 'submitting'
    // The button for another request disappears with the ticket, and the focus would be lost.
    const again = state === 'idle' && (before.current === 'sent' || before.current === 'waiting')
    if (answered || again) {
      // Focus alone would not scroll to the top of a ticket taller than the screen.
      place.current?.focus({ preventScroll: true })
      place.current?.scrollIntoView()
    }
    before.current = state
  }, [state])

  return (
    <div ref={place} id={STATUS_ANCHOR} tabIndex={-1} className="scroll-mt-28 outline-none">
      <div role="status">
        {sending.state === 'sent' && sending.answerDue && (
          <div className="px-5 pt-5 pb-4 sm:px-6">
            <p>{form.copy.ticket.due}</p>
            <p className="title mt-1 first-letter:uppercase">{sending.answerDue}</p>
          </div>
        )}
        {(sending.state === 'sent' || sending.state === 'waiting') && (
          <TicketBanner sending={sending} copy={form.copy} />
        )}
      </div>
      {(sending.state === 'sent' || sending.state === 'waiting') && (
        <Ticket sending={sending} form={form} onAgain={onAgain} />
      )}
      <div role="alert">{sending.state === 'failed' && <Failed {...sending} copy={form.copy} />}</div>
    </div>
  )
}

function Failed({
  message,
  errors = {},
  copy,
}: {
  message: string
  errors?: FieldErrors
  copy: ContactFormContent['copy']
}) {
  const wrong = ([ESTIMATE_FIELD, ...fieldNames] as const).filter((name) => errors[name])
  return (
    <div className="border-b-2 border-bad bg-bad-surface px-5 py-4 text-bad sm:px-6">
      <p className="font-bold">{message}</p>
      {wrong.length > 0 ? (
        <ul className="flex flex-wrap gap-x-5">
          {wrong.map((name) => (
            <li key={name}>
              <a
                className="inline-flex min-h-11 items-center underline underline-offset-4"
                href={`#${name === ESTIMATE_FIELD ? ESTIMATE_ID : fieldId(name)}`}
              >
                {name === ESTIMATE_FIELD ? errors[name] : copy.fields[name].label}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>{copy.failed.nothingLost}</p>
      )}
    </div>
  )
}
