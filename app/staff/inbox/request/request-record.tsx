import { Form } from 'react-router'
import { Slip } from '#app/estimate/slip.tsx'
import { Act, Hidden, In } from '#app/staff/kit/fields.tsx'
import { Fold } from '#app/staff/kit/fold.tsx'
import { ErrorLines } from '#app/ui/field.tsx'
import { ChangeForm } from './change-form.tsx'
import type { RequestProps, ShownRequest } from './shown-request.server.ts'

/** Everything else: the fields that were sent, the mails, and every change, with who and when. */
export function RequestRecord({ request, copy, outcome }: RequestProps) {
  return (
    <>
      <Fold heading={<Counted text={copy.sent} />}>
        {request.estimate && <RequestEstimate estimate={request.estimate} />}
        <dl className="grid grid-cols-[min(6.5rem,38%)_minmax(0,1fr)] gap-x-3 @3xl:grid-cols-[10rem_minmax(0,1fr)] gap-y-1.5">
          <div className="contents">
            <dt className="small text-ink-soft">{copy.number}</dt>
            <dd className="figure font-normal wrap-anywhere whitespace-normal">{request.reference}</dd>
          </div>
          {request.fields.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="small text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      <Fold heading={<Counted text={copy.correct} />} open={outcome?.field === 'correct'}>
        <Correction request={request} copy={copy} outcome={outcome} />
      </Fold>
      <Fold
        heading={<Counted text={copy.mails} count={request.mails.length} />}
        open={outcome?.field === 'send-again' || request.mails.some(({ failed }) => failed)}
      >
        {request.mails.length === 0 && <p className="text-ink-soft">{copy.noMails}</p>}
        {outcome?.field === 'send-again' && <ErrorLines lines={outcome.lines} />}
        <ul className="grid gap-2 empty:hidden">
          {request.mails.map(({ id, text, to, failed }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4">
              <span className={failed ? 'font-semibold text-bad' : undefined}>{text}</span>
              <span className="small wrap-anywhere text-ink-soft">{to}</span>
              {failed && (
                <Form method="post" replace preventScrollReset>
                  <Hidden of={{ intent: 'send-again', mail: id }} />
                  <Act look="link" label={copy.sendAgain} className="font-semibold" />
                </Form>
              )}
            </li>
          ))}
        </ul>
      </Fold>
      <Fold heading={<Counted text={copy.history} count={request.history.length} />}>
        {request.history.length === 0 && <p className="text-ink-soft">{copy.noHistory}</p>}
        <ol className="grid gap-2 empty:hidden">
          {request.history.map(({ id, text, by }) => (
            <li key={id}>
              <p>{text}</p>
              <p className="small text-ink-soft">{by}</p>
            </li>
          ))}
        </ol>
      </Fold>
    </>
  )
}

/** Who the customer is, how they are reached, and their car, to be put right. */
function Correction({ request, copy, outcome }: RequestProps) {
  const own = outcome && 'typed' in outcome ? outcome : undefined
  return (
    <ChangeForm intent="correct" version={request.version} className="grid gap-3 sm:grid-cols-2">
      <p className="small text-ink-soft sm:col-span-2">{copy.correctHint}</p>
      {request.contact.map(({ name, label, value, longest }) => (
        <In
          key={`${name} ${value}`}
          name={name}
          label={label}
          maxLength={longest}
          error={own?.errors?.[name]}
          defaultValue={own?.typed?.[name] ?? value}
        />
      ))}
      <Act look="link" label={copy.save} className="font-semibold" />
    </ChangeForm>
  )
}

/** The price the customer saw, until when it is valid, and what the same costs today. */
function RequestEstimate({ estimate }: { estimate: NonNullable<ShownRequest['estimate']> }) {
  return (
    <section className="grid gap-2">
      <h4 className="font-bold">{estimate.heading}</h4>
      {estimate.held && <p className="font-semibold">{estimate.held}</p>}
      <p>{estimate.today}</p>
      <Slip {...estimate} />
      <p className="small text-ink-soft">{estimate.priceList}</p>
    </section>
  )
}

export function Counted({ text, count }: { text: string; count?: number }) {
  return (
    <h3 className="font-semibold">
      {text}
      {count !== undefined && <span className="figure ml-2 font-normal text-ink-soft">{count}</span>}
    </h3>
  )
}
