import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { money } from '#app/content/prices/money.ts'
import { fillIn } from '#app/device/draft.ts'
import { type Sum, sumOf } from '#app/estimate/cents.ts'
import { evaluationPath } from '#app/site-map.ts'
import { AskFirst } from '#app/staff/kit/ask-first.tsx'
import { Banner } from '#app/staff/kit/banner.tsx'
import { Act, EnterButton, FilledIn, Go, Hidden, In, sentIn } from '#app/staff/kit/fields.tsx'
import { asksToLeave } from '#app/staff/kit/leave-question.tsx'
import { NotSaved } from '#app/staff/kit/not-saved.tsx'
import { dropTyping, keepTyping, keptTyping } from '#app/staff/offline/kept-typing.ts'
import { LineFields } from './line-fields.tsx'
import type { ShownEvaluation, ShownForm } from './shown-evaluation.server.ts'
import { typedCents, typedCount } from './typed-amount.ts'
import type { EvaluationCopy } from './words.ts'

const freeTypes = ['part', 'labour', 'package'] as const

type Props = {
  evaluation: ShownEvaluation
  form: ShownForm
  copy: EvaluationCopy
  types: Readonly<Record<(typeof freeTypes)[number], string>>
}

/** The draft: every button saves all of it first. */
export function EvaluationForm({ evaluation: { reference, next, lang }, form, copy, types }: Props) {
  const [sum, addUp] = useSum(form)
  const element = useTyping(form, addUp)
  const { fields } = copy
  const { id, version, shown } = form
  return (
    <Form
      ref={element}
      method="post"
      action={evaluationPath(reference)}
      encType="multipart/form-data"
      className="grid gap-5"
      onInput={({ currentTarget }) => {
        const typed = new FormData(currentTarget)
        addUp(typed)
        keepTyping(id, sentIn(typed))
      }}
      // What is typed while the form is being saved would not be in it.
      inert={useNavigation().state !== 'idle'}
      {...asksToLeave(form.isUnsaved)}
    >
      <EnterButton intent="save" />
      <Hidden of={{ id, version, shown }} />
      <p className="text-ink-soft">{copy.intro[next]}</p>
      <Notices form={form} copy={copy} lang={lang} />
      <FilledIn value={form.filled}>
        <section id="lines" aria-label={copy.work} className="grid gap-4">
          {form.lines.map((line) => (
            <LineFields key={line.id} line={line} form={form} copy={copy} lang={lang} />
          ))}
          <div className="grid gap-3 border border-dashed border-line-strong p-4">
            <div className="flex flex-wrap items-end gap-2">
              <In name="row" label={copy.row} className="min-w-0 grow basis-60">
                <option value="">{copy.choose}</option>
                {form.rows.map(({ label, rows }) => (
                  <optgroup key={label} label={label}>
                    {rows.map((row) => (
                      <option key={row.value} value={row.value}>
                        {row.label}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </In>
              <Act look="line" value="add" label={copy.add} />
            </div>
            <p className="small">{copy.addTyped}</p>
            <div className="thirds">
              {freeTypes.map((type) => (
                <Act key={type} look="wide" value={`add ${type}`} label={`+ ${types[type]}`} />
              ))}
            </div>
          </div>
          <Sums of={sum} {...form.sum} />
        </section>
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-3 font-bold">{copy.who}</legend>
          {(['plate', 'make', 'model', 'year', 'name'] as const).map((name) => (
            <In key={name} name={name} label={fields[name]} maxLength={200} />
          ))}
          <In name="address" label={fields.address} hint={copy.addressHint} maxLength={200} />
        </fieldset>
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-3 font-bold">{copy.when}</legend>
          <In name="readyAt" label={fields.readyAt} type="datetime-local" />
          <In name="validUntil" label={fields.validUntil} type="date" />
          {form.fee && (
            <In
              name="fee"
              label={fields.fee}
              hint={copy.feeHint}
              options={[
                { value: '', label: copy.noFee },
                { value: 'announced', label: form.fee },
              ]}
            />
          )}
        </fieldset>
      </FilledIn>
      <div className="flex flex-wrap items-center gap-3">
        <Act look="signal" value="preview" label={copy.preview} />
        <Act look="line" value="save" label={copy.save} />
        <AskFirst label={copy.drop} question={copy.dropHint}>
          <Act look="link" value="drop" label={copy.drop} />
        </AskFirst>
      </div>
    </Form>
  )
}

/** What there is to know before going on: what is not saved, what is marked, and what is missing. */
function Notices({ form, copy, lang }: Pick<Props, 'form' | 'copy'> & { lang: string }) {
  const { conflict, missing, isOlder, filled } = form
  const isMarked = !missing.length && Object.keys(filled.errors).length > 0
  return (
    <>
      {conflict ? <NotSaved>{conflict.text}</NotSaved> : isMarked && <NotSaved>{copy.notSaved}</NotSaved>}
      {conflict && (
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
      )}
      <Banner tone="bad">{isOlder && copy.answeredSince}</Banner>
      {missing.length > 0 && (
        <div>
          <NotSaved>{copy.notReady}</NotSaved>
          <ul className="bg-bad-surface px-4 pb-3">
            {missing.map(({ field, text }) => (
              <li key={field}>
                <Go href={`#${field}`} label={text} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** The sum as it is being typed; what cannot be read counts nothing. */
function useSum({ lines, filled: { values }, sum: { lang, taxes } }: ShownForm) {
  const typedSum = (typed: (field: string) => unknown) =>
    sumOf(
      lines.map(({ id }) => ({
        each: typedCents(`${typed(`each.${id}`) ?? ''}`, lang) ?? 0,
        count: typedCount(`${typed(`count.${id}`) ?? ''}`, lang) ?? 0,
      })),
      taxes,
    )
  const [sum, setSum] = useState(() => typedSum((field) => values[field]))
  return [sum, (typed: FormData) => setSum(typedSum((field) => typed.get(field)))] as const
}

/** Puts back what was typed and not saved when the camera, a reload or an ended session took the page away. */
function useTyping({ id, version }: ShownForm, addUp: (typed: FormData) => void) {
  const element = useRef<HTMLFormElement>(null)
  const restore = useEffectEvent(() => {
    const typed = keptTyping(id)
    if (!element.current || !typed) return
    if (typed.version !== `${version}`) return dropTyping(id)
    fillIn(element.current, typed)
    addUp(new FormData(element.current))
  })
  useEffect(() => restore(), [])
  return element
}

/** The sum before taxes, the taxes and the total. */
function Sums({ of, lang, labels }: ShownForm['sum'] & { of: Sum }) {
  return (
    <dl className="grid gap-1 bg-steel p-4" aria-live="off">
      {(Object.keys(labels) as (keyof Sum)[]).map((part) => (
        <div
          key={part}
          className={`flex flex-wrap justify-between gap-x-4 ${part === 'total' ? 'font-bold' : ''}`}
        >
          <dt>{labels[part]}</dt>
          <dd className="figure ml-auto">{money(of[part] / 100, lang, true)}</dd>
        </div>
      ))}
    </dl>
  )
}
