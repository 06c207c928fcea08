import type { DeskCopy } from '#app/publishing/words/desk.ts'
import { In, LangsIn, RadioIn, TickIn, useFilled } from '#app/staff/kit/fields.tsx'
import type { priceChoices } from './price-edit.server.ts'

export type PriceFieldsData = {
  isAdded: boolean
  mayWithdraw: boolean
  copy: Omit<DeskCopy['price'], 'errors'>
  choices: ReturnType<typeof priceChoices>
}

/** The fields of a price line. The amount comes first, because usually nothing else changes. */
export function PriceFields(data: PriceFieldsData) {
  const { isAdded, copy, choices } = data
  const { values, errors } = useFilled()
  return (
    <>
      {isAdded && <Names copy={copy} />}
      <In
        name="amount"
        label={copy.amount}
        hint={copy.amountHint}
        inputMode="decimal"
        look="figure max-w-48 text-2xl"
      />
      <RadioIn name="kind" label={copy.kind} options={choices.kinds} className="mt-1 grid sm:grid-cols-2" />
      {isAdded ? (
        <Rest {...data} />
      ) : (
        <details open={Object.keys(errors).some((name) => name !== 'amount') || Boolean(values.withdrawn)}>
          <summary className="link inline-flex min-h-11 items-center">{copy.more}</summary>
          <div className="mt-3 grid gap-5">
            <Names copy={copy} />
            <Rest {...data} />
          </div>
        </details>
      )}
    </>
  )
}

const Names = ({ copy }: Pick<PriceFieldsData, 'copy'>) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <LangsIn name="label" labels={copy.label} rows={1} />
  </div>
)

/** Fields that seldom change. */
function Rest({ isAdded, mayWithdraw, copy, choices }: PriceFieldsData) {
  const { values, errors } = useFilled()
  const hasTokens = Object.keys(copy.details).some((lang) => values[`details.${lang}`]?.includes('{'))
  return (
    <>
      <div className="group/unit grid gap-4">
        <In name="unit" label={copy.unit} options={choices.units} />
        <div
          className={`gap-4 group-has-[[value=own]:checked]/unit:grid sm:grid-cols-2 ${errors['own.fr'] ? 'grid' : 'hidden'}`}
        >
          <LangsIn name="own" labels={copy.own} rows={1} autoCapitalize="none" />
          <p className="small text-ink-soft sm:col-span-2">{copy.ownHint}</p>
        </div>
      </div>
      {isAdded && <In name="service" label={copy.service} options={choices.services} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <LangsIn name="details" labels={copy.details} rows={1} />
        <p className="small text-ink-soft sm:col-span-2">{hasTokens ? copy.tokensHint : copy.detailsHint}</p>
      </div>
      {mayWithdraw && <TickIn name="withdrawn" label={copy.withdraw} />}
    </>
  )
}
