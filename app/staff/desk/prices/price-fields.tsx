import { langs } from '#app/content/language.ts'
import type { DeskCopy } from '#app/publishing/words/desk.ts'
import { textFieldNames } from '#app/staff/desk/text-fields.ts'
import { Choice } from '#app/ui/choice.tsx'
import { Field } from '#app/ui/field.tsx'
import type { PriceErrors, priceChoices, TypedPrice } from './price-edit.server.ts'

export type PriceFieldsData = {
  typed: TypedPrice
  isAdded: boolean
  mayWithdraw: boolean
  errors: { [field in keyof PriceErrors]: string[] | undefined }
  copy: Omit<DeskCopy['price'], 'errors'>
  choices: ReturnType<typeof priceChoices>
}

/** The fields of a price line. The amount comes first, because usually nothing else changes. */
export function PriceFields(data: PriceFieldsData) {
  const { typed, isAdded, errors, copy, choices } = data
  return (
    <>
      {isAdded && <Names {...data} />}
      <Field label={copy.amount} hint={copy.amountHint} error={errors.amount} look="box">
        {(field) => (
          <input
            {...field}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typed.amount}
            className={`${field.className} figure max-w-48 text-2xl`}
          />
        )}
      </Field>
      <fieldset>
        <legend className="font-bold">{copy.kind}</legend>
        <div className="mt-1 grid sm:grid-cols-2">
          {choices.kinds.map(({ value, label }) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="kind"
                value={value}
                defaultChecked={typed.kind === value}
                className="size-5 accent-ink"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {isAdded ? (
        <Rest {...data} />
      ) : (
        <details open={Boolean(errors.details || errors.label || errors.unit || typed.withdrawn)}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{copy.more}</summary>
          <div className="mt-3 grid gap-5">
            <Names {...data} />
            <Rest {...data} />
          </div>
        </details>
      )}
    </>
  )
}

function Names({ typed, errors, copy }: PriceFieldsData) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextFields name="label" {...{ typed, copy }} error={errors.label} />
    </div>
  )
}

/** Fields that seldom change. */
function Rest({ typed, isAdded, mayWithdraw, errors, copy, choices }: PriceFieldsData) {
  const hasTokens = textFieldNames('details').some((name) => typed[name].includes('{'))
  return (
    <>
      <div className="group/unit grid gap-4">
        <Choice look="box" name="unit" label={copy.unit} options={choices.units} value={typed.unit} />
        <div
          className={`gap-4 group-has-[[value=own]:checked]/unit:grid sm:grid-cols-2 ${errors.unit ? 'grid' : 'hidden'}`}
        >
          <TextFields name="own" {...{ typed, copy }} error={errors.unit} />
          <p className="small text-ink-soft sm:col-span-2">{copy.ownHint}</p>
        </div>
      </div>
      {isAdded && (
        <Choice
          look="box"
          name="service"
          label={copy.service}
          options={choices.services}
          value={typed.service}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextFields name="details" {...{ typed, copy }} error={errors.details} />
        <p className="small text-ink-soft sm:col-span-2">{hasTokens ? copy.tokensHint : copy.detailsHint}</p>
      </div>
      {mayWithdraw && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="withdrawn"
            value="yes"
            defaultChecked={typed.withdrawn !== ''}
            className="size-5 accent-ink"
          />
          {copy.withdraw}
        </label>
      )}
    </>
  )
}

type TextFieldsProps = Pick<PriceFieldsData, 'copy' | 'typed'> & {
  name: 'label' | 'details' | 'own'
  error: string[] | undefined
}

/** A field for each language; the error is shown at the first one. */
function TextFields({ name, typed, copy, error }: TextFieldsProps) {
  return langs.map((lang) => (
    <Field key={lang} label={copy[name][lang]} error={lang === langs[0] ? error : undefined} look="box">
      {(field) => (
        <textarea
          {...field}
          name={`${name}.${lang}`}
          lang={lang}
          rows={1}
          autoCapitalize={name === 'own' ? 'none' : undefined}
          defaultValue={typed[`${name}.${lang}`]}
        />
      )}
    </Field>
  ))
}
