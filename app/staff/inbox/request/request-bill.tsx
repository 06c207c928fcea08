import { Form, Link } from 'react-router'
import { Act, Go } from '#app/staff/kit/fields.tsx'
import { ChangeForm } from './change-form.tsx'
import { Choice } from './request-desk.tsx'
import type { ShownBill } from './shown-bill.server.ts'
import type { ShownOutcome } from './shown-request.server.ts'

type Props = { bill: ShownBill; version: number; save: string; outcome: ShownOutcome | undefined }

/** The written evaluations of a request, what the customer accepted, the bill, and the replaced parts. */
export function RequestBill({ bill, version, save, outcome }: Props) {
  const { words } = bill
  return (
    <section aria-label={words.title} className="grid min-w-0 gap-4 border-t border-line pt-4">
      <div className="grid gap-2">
        <h3 className="font-bold">{words.title}</h3>
        {bill.waiting && <p className="border-l-4 border-ink bg-steel p-3 font-semibold">{bill.waiting}</p>}
        {bill.isAnswered && <Accepted bill={bill} />}
        <Acts bill={bill} />
      </div>
      <Choice
        intent="total"
        label={words.total}
        save={save}
        version={version}
        value={bill.total}
        outcome={outcome}
        inputMode="decimal"
      />
      {bill.withTaxes && <p className="-mt-2 font-semibold">{bill.withTaxes}</p>}
      {bill.parts && (
        <ChangeForm
          intent="parts"
          version={version}
          outcome={outcome}
          className="flex flex-wrap items-center gap-3"
        >
          <p className={bill.parts.isHanded ? '' : 'font-semibold'}>{bill.parts.text}</p>
          <Act
            look={bill.parts.isHanded ? 'link' : 'line'}
            name="to"
            value={bill.parts.isHanded ? '' : 'handed'}
            label={bill.parts.isHanded ? words.undo : words.hand}
          />
        </ChangeForm>
      )}
    </section>
  )
}

/** What the customer accepted; of what they refused, only what is dangerous. */
function Accepted({ bill: { accepted, sums, unsafe, words } }: Pick<Props, 'bill'>) {
  return (
    <>
      {unsafe.map((text) => (
        <p key={text} className="border-l-4 border-bad bg-bad-surface p-3 font-semibold text-bad">
          {text}
        </p>
      ))}
      <p className="font-semibold">{accepted.length ? words.answered : words.nothing}</p>
      <dl className="grid gap-1">
        {[...accepted, ...sums.map(({ label, value }) => ({ key: label, label, amount: value }))].map(
          ({ key, label, amount }) => (
            <div key={key} className="flex flex-wrap justify-between gap-x-4">
              <dt className="wrap-anywhere">{label}</dt>
              <dd className="figure ml-auto whitespace-nowrap">{amount}</dd>
            </div>
          ),
        )}
      </dl>
    </>
  )
}

function Acts({ bill }: Pick<Props, 'bill'>) {
  const { words, href, isOpen, isBegun, begin, waiting, sms, isAnswered } = bill
  const link = 'link inline-flex min-h-11 items-center font-semibold'
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      {isOpen && isBegun && <Go look="line" to={href} label={words.goOn} />}
      {isOpen && !isBegun && begin && (
        <Form method="post" action={href}>
          <Act look="line" value="open" label={begin} />
        </Form>
      )}
      {sms && <Go look="line" href={sms} label={words.text} />}
      {(waiting || isAnswered) && (
        <Link to={href} className={link}>
          {waiting ? words.answer : words.see}
        </Link>
      )}
    </div>
  )
}
