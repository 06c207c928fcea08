import { type FormEvent, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { money } from '#app/content/prices/money.ts'
import { type Sum, times, withTaxes } from '#app/estimate/cents.ts'
import { evaluationPath } from '#app/site-map.ts'
import { AskFirst } from '#app/staff/kit/ask-first.tsx'
import { Banner } from '#app/staff/kit/banner.tsx'
import { EnterButton } from '#app/staff/kit/enter-button.tsx'
import { asksToLeave } from '#app/staff/kit/leave-question.tsx'
import { NotSaved } from '#app/staff/kit/not-saved.tsx'
import { Field } from '#app/ui/field.tsx'
import { LineFields } from './line-fields.tsx'
import type { ShownEvaluation, ShownForm } from './shown-evaluation.server.ts'
import { typedCents, typedCount } from './typed-amount.ts'
import type { EvaluationCopy } from './words.ts'

export const freeTypes = ['part', 'labour', 'package'] as const

type Props = {
  evaluation: ShownEvaluation
  form: ShownForm
  copy: EvaluationCopy
  types: Readonly<Record<(typeof freeTypes)[number], string>>
}

/** The draft: every button saves all of it first. */
export function EvaluationForm({ evaluation: { reference, next, options }, form, copy, types }: Props) {
  const [before, onInput] = useBefore(form)
  // What is typed while the form is being saved would not be in it.
  const isSaving = useNavigation().state !== 'idle'
  const field = (
    name: keyof EvaluationCopy['fields'],
    value: string,
    { hint, type = 'text', inputMode }: { hint?: string; type?: string; inputMode?: 'decimal' } = {},
  ) => (
    <Field id={name} label={copy.fields[name]} hint={hint} error={form.errors[name]} look="box">
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          inputMode={inputMode}
          defaultValue={value}
          maxLength={200}
          autoComplete="off"
        />
      )}
    </Field>
  )
  return (
    <Form
      method="post"
      action={evaluationPath(reference)}
      encType="multipart/form-data"
      className="grid gap-5"
      onInput={onInput}
      inert={isSaving}
      {...asksToLeave(form.isRefused || form.conflict !== undefined)}
    >
      <EnterButton intent="save" />
      <input type="hidden" name="id" value={form.id} />
      <input type="hidden" name="version" value={form.version} />
      <input type="hidden" name="shown" value={form.shown} />
      <p className="text-ink-soft">{copy.intro[next]}</p>
      {form.conflict ? <Conflict conflict={form.conflict} copy={copy} lang={form.lang} /> : null}
      {form.isRefused && !form.conflict && <NotSaved>{copy.notSaved}</NotSaved>}
      {form.isOlder && (
        <Banner tone="bad" role="alert">
          {copy.answeredSince}
        </Banner>
      )}
      {form.missing.length > 0 && <Missing missing={form.missing} title={copy.notReady} />}
      <section id="lines" aria-label={copy.work} className="grid gap-4">
        {form.lines.map((line) => (
          <LineFields key={line.id} line={line} form={form} copy={copy} />
        ))}
        <div className="grid gap-3 border border-dashed border-line-strong p-4">
          <div className="flex flex-wrap items-end gap-2">
            <Field label={copy.row} look="box" className="min-w-0 grow basis-60">
              {(control) => (
                <select {...control} name="row" defaultValue="">
                  <option value="">{copy.choose}</option>
                  {options.map(({ label, rows }) => (
                    <optgroup key={label} label={label}>
                      {rows.map((row) => (
                        <option key={row.id} value={row.id}>
                          {row.label}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </select>
              )}
            </Field>
            <button type="submit" name="intent" value="add" className="action action-line">
              {copy.add}
            </button>
          </div>
          <p className="small">{copy.addTyped}</p>
          <div className="thirds">
            {freeTypes.map((type) => (
              <button
                key={type}
                type="submit"
                name="intent"
                value={`add ${type}`}
                className="action action-line px-1"
              >
                {`+ ${types[type]}`}
              </button>
            ))}
          </div>
        </div>
        <Sums before={before} {...form.sum} />
      </section>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-bold">{copy.who}</legend>
        {field('plate', form.vehicle.plate)}
        {field('make', form.vehicle.make)}
        {field('model', form.vehicle.model)}
        {field('year', form.vehicle.year)}
        {field('name', form.customer.name)}
        {field('address', form.customer.address, { hint: copy.addressHint })}
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-bold">{copy.when}</legend>
        {field('readyAt', form.readyAt, { type: 'datetime-local' })}
        {field('validUntil', form.validUntil, { type: 'date' })}
        {field('fee', form.fee, { hint: copy.feeHint, inputMode: 'decimal' })}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" name="intent" value="preview" className="action action-signal">
          {copy.preview}
        </button>
        <button type="submit" name="intent" value="save" className="action action-line">
          {copy.save}
        </button>
        <AskFirst label={copy.drop} question={copy.dropHint}>
          <button
            type="submit"
            name="intent"
            value="drop"
            className="link min-h-11 justify-self-start font-semibold"
          >
            {copy.drop}
          </button>
        </AskFirst>
      </div>
    </Form>
  )
}

/** The sum before taxes in cents, as it is being typed; what cannot be read counts nothing. */
function useBefore({ lines, sum: { lang } }: ShownForm) {
  const sumOf = (typed: (field: string, shown: string) => string) =>
    lines.reduce((sum, { id, each, count }) => {
      const price = typedCents(typed(`each.${id}`, each), lang) ?? 0
      return sum + times(price, typedCount(typed(`count.${id}`, count), lang) ?? 0)
    }, 0)
  const [before, setBefore] = useState(() => sumOf((_, shown) => shown))
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const now = new FormData(currentTarget)
    setBefore(sumOf((field) => `${now.get(field) ?? ''}`))
  }
  return [before, onInput] as const
}

/** The sum before taxes, the taxes and the total. */
function Sums({ before, taxes, lang, labels }: ShownForm['sum'] & { before: number }) {
  const sum = withTaxes(before, taxes)
  return (
    <dl className="grid gap-1 bg-steel p-4" aria-live="off">
      {(Object.keys(labels) as (keyof Sum)[]).map((part) => (
        <div
          key={part}
          className={`flex flex-wrap justify-between gap-x-4 ${part === 'total' ? 'font-bold' : ''}`}
        >
          <dt>{labels[part]}</dt>
          <dd className="figure ml-auto">{money(sum[part] / 100, lang, true)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the law or common sense still asks for, each a link to its field. */
function Missing({ missing, title }: { missing: ShownForm['missing']; title: string }) {
  return (
    <div>
      <NotSaved>{title}</NotSaved>
      <ul className="bg-bad-surface px-4 pb-3">
        {missing.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`} className="link inline-flex min-h-11 items-center">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ConflictProps = Pick<ShownForm, 'lang'> & {
  conflict: NonNullable<ShownForm['conflict']>
  copy: EvaluationCopy
}

function Conflict({ conflict, copy, lang }: ConflictProps) {
  return (
    <>
      <NotSaved>{conflict.text}</NotSaved>
      <section className="border-l-4 border-line-strong pl-3">
        <h3 className="font-bold">{copy.theirs}</h3>
        <ul lang={lang}>
          {conflict.theirs.map((row) => (
            <li key={row} className="wrap-anywhere">
              {row}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
