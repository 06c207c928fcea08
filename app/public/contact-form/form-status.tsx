import { useEffect, useRef } from 'react'
import { longDate } from '#app/content/hours/dates.ts'
import { Slip } from '#app/estimate/slip.tsx'
import {
  ESTIMATE_FIELD,
  type FieldName,
  fieldNames,
  forEachField,
  STATUS_ANCHOR,
  type TypedValues,
} from '#app/requests/request.ts'
import { Check, Printer } from '#app/ui/icon/icon.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import type { ContactFormContent } from './contact-form.server.ts'
import { ESTIMATE_ID } from './estimate-in-form.tsx'
import { fieldId } from './form-fields.tsx'
import type { Sending, Ticketed } from './use-sending.ts'

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

type Copy = ContactFormContent['copy']

function Failed({ message, errors = {}, copy }: Extract<Sending, { state: 'failed' }> & { copy: Copy }) {
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

/** Says for some seconds that the request was received; or that it waits on the device, for as long as it does. */
function TicketBanner({ sending, copy }: { sending: Ticketed; copy: Copy }) {
  if (sending.state === 'waiting')
    return (
      <div className="border-b-2 border-ink bg-steel p-5 sm:p-6">
        <p className="font-bold">{copy.pending.title}</p>
        <p>{copy.pending.text}</p>
        <p>
          <LinkedText text={copy.success.call} />
        </p>
      </div>
    )
  // Hidden, it keeps its space, so that the ticket does not move.
  return (
    <div
      className={`${sending.banner ? '' : 'invisible '}small flex gap-3 border-y border-good bg-good-surface px-5 py-3 leading-snug text-good sm:px-6 print:hidden`}
    >
      <Check size={20} />
      <div>
        <p className="font-bold">{copy.success.title}</p>
        <p>{copy.success.text}</p>
        <p>
          <LinkedText text={copy.success.call} />
        </p>
      </div>
    </div>
  )
}

/** The work order that replaces the form: reference, what was sent, what comes next. */
function Ticket({ sending, form, onAgain }: FormStatusProps & { sending: Ticketed }) {
  const { copy } = form
  const rows = sending.values ? rowsOf(sending.values, form) : []
  const estimate = form.sent ? form.sent.estimate : sending.values?.estimate && form.estimate
  return (
    <div className="ticket grid gap-6 p-5 sm:p-6">
      {sending.state === 'sent' && (
        <div>
          <p>{copy.success.reference}</p>
          <p className="heading figure my-1">{sending.reference}</p>
          <p className="small text-ink-soft">{copy.success.keep}</p>
          {sending.page && (
            <a href={sending.page} className="action action-line mt-3 print:hidden">
              {form.toPage}
            </a>
          )}
        </div>
      )}
      {rows.length > 0 && (
        <section>
          <h3 className="label text-ink-soft">{copy.ticket.sent}</h3>
          <dl className="mt-2 border-t-2 border-ink">
            {rows.map(({ label, value }) => (
              <div
                key={label}
                className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[12rem_minmax(0,1fr)]"
              >
                <dt className="small text-ink-soft">{label}</dt>
                <dd className="min-w-0 font-semibold wrap-anywhere whitespace-pre-line" dir="auto">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {estimate && (
        <div>
          <Slip {...estimate} />
          <p className="small mt-2">{estimate.held}</p>
        </div>
      )}
      <section>
        <h3 className="label text-ink-soft">{copy.ticket.next}</h3>
        <ol className="mt-2 grid list-inside list-decimal gap-1.5">
          {form.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <p className="scripted flex flex-wrap gap-x-6 gap-y-3 print:hidden">
        <button type="button" onClick={() => print()} className="action action-line">
          <Printer />
          {copy.ticket.print}
        </button>
        <button
          type="button"
          onClick={onAgain}
          className="link inline-flex min-h-12 items-center font-semibold"
        >
          {copy.ticket.again}
        </button>
      </p>
    </div>
  )
}

/** What was sent, field by field, with the form's labels; empty fields are left out. */
function rowsOf(values: TypedValues, { lang, copy, services }: ContactFormContent) {
  const yes = (name: FieldName) => values[name] && copy.ticket.yes
  const texts: Record<FieldName, string | undefined> = {
    ...forEachField('text', (name) => values[name]),
    ...forEachField('day', (name) => values[name] && longDate(values[name], lang)),
    ...forEachField('box', yes),
    ...forEachField('consent', yes),
    service_type: services.find(({ id }) => id === values.service_type)?.label,
    reach_by: values.reach_by === 'any' ? '' : copy.reachBy[values.reach_by as keyof Copy['reachBy']],
  }
  return fieldNames.flatMap((name) => {
    const value = texts[name]
    return value ? [{ label: copy.fields[name].label, value }] : []
  })
}
