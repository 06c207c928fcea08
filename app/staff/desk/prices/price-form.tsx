import { Form } from 'react-router'
import { langs } from '#app/content/language.ts'
import type { DeskCopy } from '#app/publishing/words/desk.ts'
import { textFieldNames } from '#app/staff/desk/text-fields.ts'
import { asksToLeave } from '#app/staff/kit/leave-question.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Field } from '#app/ui/field.tsx'
import type { priceChoices, TypedPrice } from './price-edit.server.ts'

type Lines = string[] | undefined

type Props = {
  isRefused: boolean
  form: {
    typed: TypedPrice
    seen: { was: string; draft: string }
    /** The row number of the line to be added. */
    row: string | undefined
    isAdded: boolean
    mayWithdraw: boolean
    errors: Record<'amount' | 'label' | 'details' | 'unit', Lines>
  }
  copy: Omit<DeskCopy['price'], 'online' | 'errors'>
  choices: ReturnType<typeof priceChoices>
}

/** The form of a price line. The amount comes first, because usually nothing else changes. */
export function PriceForm({ isRefused, form, copy, choices }: Props) {
  const { typed, seen, row, isAdded, errors } = form
  return (
    <Form method="post" {...asksToLeave(isRefused)} className="grid gap-5">
      <input type="hidden" name="was" value={seen.was} />
      <input type="hidden" name="draft" value={seen.draft} />
      {row !== undefined && <input type="hidden" name="row" value={row} />}
      {isAdded && <Names {...{ form, copy }} />}
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
                className="size-5 accent-accent"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {isAdded ? (
        <Rest {...{ form, copy, choices }} />
      ) : (
        <details open={Boolean(errors.details || errors.label || errors.unit || typed.withdrawn)}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{copy.more}</summary>
          <div className="mt-3 grid gap-5">
            <Names {...{ form, copy }} />
            <Rest {...{ form, copy, choices }} />
          </div>
        </details>
      )}
      <button type="submit" className="action action-signal justify-self-start">
        {copy.save}
      </button>
    </Form>
  )
}

function Names({ form: { typed, errors }, copy }: Pick<Props, 'form' | 'copy'>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextFields name="label" {...{ typed, copy }} error={errors.label} />
    </div>
  )
}

/** Fields that seldom change. */
function Rest({
  form: { typed, isAdded, mayWithdraw, errors },
  copy,
  choices,
}: Pick<Props, 'form' | 'copy' | 'choices'>) {
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
            className="size-5 accent-accent"
          />
          {copy.withdraw}
        </label>
      )}
    </>
  )
}

type TextFieldsProps = Pick<Props, 'copy'> & {
  name: 'label' | 'details' | 'own'
  typed: TypedPrice
  error: Lines
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
          className={`${field.className} field-sizing-content wrap-anywhere py-2.5`}
        />
      )}
    </Field>
  ))
}
