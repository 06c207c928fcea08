import { Form } from 'react-router'
import { Act, Go } from '#app/staff/kit/fields.tsx'
import { ChangeForm } from './change-form.tsx'
import { Choice } from './request-desk.tsx'
import type { ShownBill } from './shown-bill.server.ts'
import type { RequestProps } from './shown-request.server.ts'

type Props = RequestProps & { bill: ShownBill }

/** The written evaluations of a request, what the customer accepted, the bill, and the replaced parts. */
export function RequestBill({ bill, request: { version, step }, copy: { save }, outcome }: Props) {
  const { words } = bill
  return (
    <>
      <div className="grid gap-2">
        {bill.waiting && <p className="border-l-4 border-ink bg-steel p-3 font-semibold">{bill.waiting}</p>}
        {bill.isAnswered && <Accepted bill={bill} />}
        <Acts bill={bill} isStep={step?.action !== undefined} />
      </div>
      <Choice
        {...{ save, version, outcome }}
        intent="total"
        label={words.total}
        value={bill.total}
        inputMode="decimal"
      />
      {bill.withTaxes && <p className="-mt-2 font-semibold">{bill.withTaxes}</p>}
      <Turn
        intent="company"
        of={bill.company}
        to={words.company}
        back={words.consumer}
        {...{ version, outcome }}
      />
      {bill.parts && (
        <Turn intent="parts" of={bill.parts} to={words.hand} back={words.undo} {...{ version, outcome }} />
      )}
    </>
  )
}

type TurnProps = Pick<Props, 'outcome'> & {
  version: number
  intent: 'company' | 'parts'
  of: { is: boolean; text: string }
  to: string
  back: string
}

/** What is so or not: one button says it, and takes it back. */
function Turn({ intent, of: { is, text }, to, back, version, outcome }: TurnProps) {
  return (
    <ChangeForm {...{ intent, version, outcome }} className="flex flex-wrap items-center gap-3">
      {text && <p className={is ? '' : 'font-semibold'}>{text}</p>}
      <Act look="link" name="to" value={is ? '' : 'yes'} label={is ? back : to} />
    </ChangeForm>
  )
}

/** What the customer accepted; of what they refused, only what is dangerous. */
function Accepted({ bill: { accepted, sums, unsafe, verdict } }: Pick<Props, 'bill'>) {
  return (
    <>
      {unsafe.map((text) => (
        <p key={text} className="border-l-4 border-bad bg-bad-surface p-3 font-semibold text-bad">
          {text}
        </p>
      ))}
      <p className="font-semibold">{verdict}</p>
      <dl className="grid gap-1 empty:hidden">
        {[
          ...accepted,
          ...sums.map(({ label, value }) => ({ key: label, label, count: '', amount: value })),
        ].map(({ key, label, count, amount }) => (
          <div key={key} className="flex flex-wrap justify-between gap-x-4">
            <dt className="wrap-anywhere">
              {label}
              {count && <small className="figure block">{count}</small>}
            </dt>
            <dd className="figure ml-auto whitespace-nowrap">{amount}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** @param isStep whether the page offers to write it already */
function Acts({ bill, isStep }: Pick<Props, 'bill'> & { isStep: boolean }) {
  const { words, href, isOpen, begin, waiting, see, sms, isAnswered } = bill
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 font-semibold">
      {isOpen && begin && !isStep && (
        <Form method="post" action={href}>
          <Act look="link" value="open" label={begin} />
        </Form>
      )}
      {sms && <Go href={sms} label={words.text} />}
      {(waiting || isAnswered) && <Go to={href} label={see} />}
    </div>
  )
}
