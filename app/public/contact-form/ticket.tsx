import { longDate } from '#app/content/hours/dates.ts'
import { Slip } from '#app/estimate/slip.tsx'
import { type FieldName, fieldNames, forEachField, type TypedValues } from '#app/requests/request.ts'
import { Check, Printer } from '#app/ui/icon/icon.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import type { ContactFormContent } from './contact-form.server.ts'
import type { Ticketed } from './use-sending.ts'

type Copy = ContactFormContent['copy']

/** Says for some seconds that the request was received; or that it waits on the device, for as long as it does. */
export function TicketBanner({ sending, copy }: { sending: Ticketed; copy: Copy }) {
  if (sending.state === 'waiting')
    return (
      <div className="border-b-2 border-ink bg-steel p-5 sm:p-6">
        <p className="font-bold">{copy.pending.title}</p>
        <p>{copy.pending.text}</p>
        <p>
          <LinkedText text={copy.pending.call} />
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
export function Ticket({
  sending,
  form,
  onAgain,
}: {
  sending: Ticketed
  form: ContactFormContent
  onAgain: () => void
}) {
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
