import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Lang } from '#app/content/language.ts'
import { money } from '#app/content/prices/money.ts'
import { fillIn } from '#app/device/draft.ts'
import { lineSum, ONE, type Sum, sumOf } from '#app/estimate/cents.ts'
import { Slip, type SlipLine } from '#app/estimate/slip.tsx'
import { evaluationPath } from '#app/site-map.ts'
import { AskFirst } from '#app/staff/kit/ask-first.tsx'
import { Banner } from '#app/staff/kit/banner.tsx'
import { Act, EnterButton, FilledIn, Go, Hidden, In, sentIn, TickIn } from '#app/staff/kit/fields.tsx'
import { Fold } from '#app/staff/kit/fold.tsx'
import { asksToLeave } from '#app/staff/kit/leave-question.tsx'
import { NotSaved } from '#app/staff/kit/not-saved.tsx'
import { dropTyping, keepTyping, keptTyping } from '#app/staff/offline/kept-typing.ts'
import { COLUMNS, LineFields } from './line-fields.tsx'
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

/** The draft: every button saves all of it first. What is missing most often comes first, and the customer's receipt grows beside it. */
export function EvaluationForm({ evaluation: { reference, next, lang }, form, copy, types }: Props) {
  const { lines, sum, setTyped } = useTyped(form)
  const element = useTyping(form, setTyped)
  const { fields } = copy
  const { id, version, shown, filled } = form
  const who = (['make', 'model', 'year', 'name', 'address'] as const).map((name) => ({
    name,
    value: filled.values[name],
    error: filled.errors[name],
  }))
  // The line that is open on a phone: it stays so while it is being typed in.
  const [open] = useState(
    lines.find(({ label }) => !label) ??
      lines.find((line) => Object.keys(filled.errors).some((field) => field.endsWith(`.${line.id}`))) ??
      lines.find(({ amount }) => !amount),
  )
  return (
    <Form
      ref={element}
      method="post"
      action={evaluationPath(reference)}
      encType="multipart/form-data"
      className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6"
      onInput={({ currentTarget }) => {
        const typed = sentIn(new FormData(currentTarget))
        setTyped(typed)
        keepTyping(id, typed)
      }}
      // What is typed while the form is being saved would not be in it.
      inert={useNavigation().state !== 'idle'}
      {...asksToLeave(form.isUnsaved)}
    >
      <div className="grid gap-4">
        <EnterButton intent="save" />
        <Hidden of={{ id, version, shown }} />
        <p className="text-ink-soft">{[copy.intro[next], form.inCustomers].filter(Boolean).join(' ')}</p>
        <Notices form={form} copy={copy} lang={lang} />
        <FilledIn value={filled}>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <In name="plate" label={fields.plate} maxLength={200} />
            <In name="readyAt" label={fields.readyAt} type="datetime-local" />
            <In name="validUntil" label={fields.validUntil} type="date" />
            {form.fee && <TickIn name="fee" value="announced" label={`${form.fee}. ${copy.feeHint}`} />}
          </div>
          <section
            id="lines"
            aria-label={fields.lines}
            className="divide-y divide-line border-y border-line bg-surface px-[var(--margin)] max-lg:-mx-[var(--margin)] lg:border-x lg:px-4"
          >
            <div aria-hidden="true" className={`label hidden py-2 text-ink-soft lg:grid ${COLUMNS}`}>
              {[fields.lines, fields.label, fields.count, fields.each, fields.condition].map((column) => (
                <span key={column}>{column}</span>
              ))}
              <span className="text-right">{copy.sum}</span>
            </div>
            {lines.map((line) => (
              <LineFields key={line.id} {...{ line, form, copy, lang }} isOpen={line.id === open?.id} />
            ))}
            <div className="flex flex-wrap items-end gap-x-2 gap-y-1 py-3">
              <In name="row" label={copy.row} className="grow basis-44">
                <option value="">{copy.choose}</option>
                {form.rows.map(({ label, rows: known }) => (
                  <optgroup key={label} label={label}>
                    {known.map((row) => (
                      <option key={row.value} value={row.value}>
                        {row.label}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </In>
              <Act look="line" value="add" label={copy.add} className="px-3" />
              <p className="flex flex-wrap gap-x-5 max-lg:w-full lg:ml-4 lg:*:min-h-12">
                {freeTypes.map((type) => (
                  <Act key={type} look="link" value={`add ${type}`} label={`+ ${types[type]}`} />
                ))}
              </p>
            </div>
          </section>
          <Fold
            heading={<h3 className="font-bold">{copy.who}</h3>}
            note={who.flatMap(({ value }) => value || []).join(' · ')}
            open={who.some(({ name, value, error }) => error || (!value && name !== 'address'))}
          >
            <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {who.map(({ name }) => (
                <In
                  key={name}
                  name={name}
                  label={fields[name]}
                  hint={name === 'address' && form.addressHint}
                  maxLength={200}
                />
              ))}
            </div>
          </Fold>
        </FilledIn>
        <div className="flex flex-wrap items-center gap-3">
          <Act look="line" value="save" label={copy.save} />
          <AskFirst label={copy.drop} question={copy.dropHint}>
            <Act look="link" value="drop" label={copy.drop} />
          </AskFirst>
        </div>
      </div>
      <Receipt lines={lines} of={sum} form={form} copy={copy} lang={lang} />
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

/** A line, as it is being typed. */
export type TypedLine = ReturnType<typeof useTyped>['lines'][number]

/** What is being typed, and what it comes to; what cannot be read counts nothing. */
function useTyped({ filled: { values }, sum: { lang, taxes }, ...form }: ShownForm) {
  const [typed, setTyped] = useState<Readonly<Record<string, string | undefined>>>(values)
  const lines = form.lines.map((line) => {
    const [label = '', count = '', each = ''] = ['label', 'count', 'each'].map(
      (f) => typed[`${f}.${line.id}`],
    )
    const priced = { each: typedCents(each, lang) ?? 0, count: typedCount(count, lang) ?? 0 }
    return {
      ...{ ...line, priced, label },
      times: priced.count === ONE ? '' : `${count} × ${amountText(priced.each, lang)}`,
      amount: each && amountText(lineSum(priced), lang),
    }
  })
  return {
    lines,
    sum: sumOf(
      lines.map(({ priced }) => priced),
      taxes,
    ),
    setTyped,
  }
}

const amountText = (cents: number, lang: Lang) => money(cents / 100, lang, true)

/** Puts back what was typed and not saved when the camera, a reload or an ended session took the page away. */
function useTyping({ id, version }: ShownForm, setTyped: (typed: Record<string, string>) => void) {
  const element = useRef<HTMLFormElement>(null)
  const restore = useEffectEvent(() => {
    const typed = keptTyping(id)
    if (!element.current || !typed) return
    if (typed.version !== `${version}`) return dropTyping(id)
    fillIn(element.current, typed)
    setTyped(sentIn(new FormData(element.current)))
  })
  useEffect(() => restore(), [])
  return element
}

type ReceiptProps = Pick<Props, 'form' | 'copy'> & { lines: TypedLine[]; of: Sum; lang: Lang }

/** What the customer will read, as it grows; on a phone its sum alone, within reach of the thumb. */
function Receipt({ lines, of, form, copy, lang }: ReceiptProps) {
  const sums = Object.entries(form.sum.labels).map(([part, label]) => ({
    label,
    value: amountText(of[part as keyof Sum], form.sum.lang),
  }))
  const printed = lines.map(({ id, label, kind, times, amount }) => {
    const missing = amount ? '' : copy.problems.price
    return { id, label: label || kind, note: '', count: times, amount: amount || missing, stamp: missing }
  }) as SlipLine[]
  return (
    <div className="grid gap-4 max-lg:contents lg:sticky lg:top-4">
      <div lang={lang} className="max-lg:hidden">
        <Slip subject={copy.title} slip={{ lines: printed, sum: { rows: sums } }} />
      </div>
      <p className="small text-ink-soft">{copy.thenSend}</p>
      <div className="in-reach z-10 flex flex-wrap items-center gap-x-4 border-t border-line bg-paper py-2 max-lg:-mx-[var(--margin)] max-lg:px-[var(--margin)] lg:static lg:border-0 lg:p-0">
        <p className="leading-tight lg:hidden">
          <span className="small block text-ink-soft">{form.sum.labels.total}</span>
          <b className="figure text-xl">{amountText(of.total, form.sum.lang)}</b>
        </p>
        <Act look="full" value="preview" label={copy.preview} className="grow px-2" />
      </div>
    </div>
  )
}
